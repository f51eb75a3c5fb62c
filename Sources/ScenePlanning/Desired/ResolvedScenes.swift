package import Basics
package import Manifests
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets
import Threads

/// A scene whose name, types, and options were checked against its set.
package struct ResolvedScene: Sendable {
    package var scene: Scene
    /// The index of its set in `ResolvedScenes.sets`.
    package let set: Int
    /// The choices as they were written, with options of the command line.
    package var given: SceneEntry
    /// The choices with the defaults.
    package let entry: SceneEntry
}

/// Scenes whose names, types, and options were checked against their sets.
package struct ResolvedScenes: Sendable {
    package var all: [ResolvedScene]
    package let sets: [TemplateSet]

    /// - Parameters:
    ///   - entries: The scenes as the user wrote them, on a command line, in a scenes file, or in
    ///     records.
    ///   - options: Options of the command line, in addition to those of the entries.
    ///   - defaults: Choices that apply if an entry has none.
    ///   - findSet: Returns the set that a text names.
    ///   - earlier: Returns the record of an existing scene, for its author and date.
    /// - Throws: `Failure` with everything that is wrong with the scenes, and what `findSet` and
    ///   `earlier` throw.
    package init(
        _ entries: [SceneEntry], options: [OptionText] = [],
        defaults: SceneChoices = SceneChoices(), by authorship: Authorship,
        set findSet: (SourceText?) throws(Failure) -> TemplateSet,
        earlier: @Sendable (String) throws(Failure) -> SceneRecord? = { _ in nil }
    ) throws(Failure) {
        var found: [TemplateSet] = []
        let setNumbers = entries.map { entry in
            Result { () throws(Failure) in
                let templateSet = try findSet(entry.choices.template ?? defaults.template)
                let known = found.firstIndex { $0 === templateSet }
                if known == nil { found.append(templateSet) }
                return known ?? found.count - 1
            }
        }
        let sets = found
        let usesRecord = sets.map { $0.usesAuthor || $0.usesDate }
        let presentDefaults = sets.map(defaults.present)
        // Once the sets are known, the rest is read on several cores.
        let results = Parallel.map(entries.indices) { range in
            range.map { index in
                Result { () throws(Failure) in
                    let number = try setNumbers[index].get()
                    var given = entries[index]
                    given.choices = given.choices.present(in: sets[number])
                    let options = options.compactMap(sets[number].present)
                    let record = usesRecord[number] ? try earlier(given.name.text) : nil
                    let entry = given.over(
                        presentDefaults[number], for: sets[number], replacing: options)
                    let scene = try Scene(
                        named: entry.name, entry.choices, options: options,
                        by: record?.authorship(or: authorship) ?? authorship, for: sets[number])
                    return ResolvedScene(
                        scene: scene, set: number, given: given.adding(options), entry: entry)
                }
            }
        }
        self.sets = sets
        all = try mapCollectingErrors(results.flatMap(\.self)) { (result) throws(Failure) in
            try result.get()
        }
    }
}

extension SceneEntry {
    /// The entry with the defaults, without those that options of the command line replace.
    fileprivate func over(
        _ defaults: SceneChoices, for templateSet: TemplateSet, replacing options: [OptionText]
    ) -> SceneEntry {
        var entry = self
        entry.choices = choices.over(defaults)
        if choices.template != nil {
            // The defaults are for another set, so only options that this one has apply.
            entry.choices.options = entry.choices.options.filter { key, _ in
                choices.options[key] != nil || templateSet.options.contains { $0.name == key }
            }
        }
        for option in options { entry.choices.options[option.key.text] = nil }
        return entry
    }

    fileprivate func adding(_ options: [OptionText]) -> SceneEntry {
        var entry = self
        for option in options {
            entry.choices.options[option.key.text] = OptionEntry(option.value ?? option.key)
        }
        return entry
    }
}

extension ResolvedScenes {
    /// Notes about names that several sets have.
    package var notes: [Diagnostic] { sets.compactMap(\.reference?.note) }

    /// Whether any scene has tests.
    package var makesTests: Bool {
        all.contains { sets[$0.set].makesTests($0.scene.options, $0.scene.parts) }
    }

    /// The packages and platforms that the code of the scenes needs.
    package var requirements: PackageRequirements {
        let generated = all.filter { !$0.scene.isWrittenByHand(as: sets[$0.set]) }
        let options = Dictionary(grouping: generated, by: \.set)
            .mapValues { $0.map(\.scene.options) }
        return PackageRequirements.merged(
            sets.enumerated().map { $1.requirements(for: options[$0] ?? []) })
    }

    /// The scenes as targets of routes, by name.
    package func targets(in module: String?) -> [String: RouteTarget] {
        let targets = all.map { resolved in
            let target = RouteTarget(resolved.scene, of: sets[resolved.set], module: module)
            return (resolved.scene.name.description, target)
        }
        return Dictionary(targets) { $1 }
    }

    /// Whether any scene has routes.
    var haveRoutes: Bool { all.contains { !($0.entry.choices.routes ?? []).isEmpty } }

    /// Finds the scenes that the routes lead to.
    package mutating func resolveRoutes(
        from module: String?, among targets: RouteTargets
    ) throws(Failure) {
        let sets = sets
        let leading = all.indices.filter { !(all[$0].entry.choices.routes ?? []).isEmpty }
        let routes = try mapCollectingErrors(leading.map { all[$0] }) {
            (resolved) throws(Failure) in
            try targets.routes(of: resolved.entry, for: sets[resolved.set], from: module)
        }
        for (index, routes) in zip(leading, routes) {
            all[index].scene.routes = routes
            let known = routes.map(\.target).filter(\.isGenerated).map(\.name.description)
            all[index].given = all[index].given.withoutGuesses(knowing: Set(known))
        }
    }

    /// The scenes, ready to be rendered.
    ///
    /// - Parameter sharedFiles: The shared files to render with them, for each set.
    package func generation(
        in layout: OutputLayout, _ environment: RenderEnvironment,
        sharing sharedFiles: [SceneGeneration.SharedFiles]
    ) -> SceneGeneration {
        SceneGeneration(
            all.map {
                .init(.scene($0.scene), set: $0.set, name: $0.given.name, folder: $0.given.folder)
            }, of: sets, sharing: sharedFiles, in: layout, environment)
    }
}
