package import Basics
package import Manifests
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets
import Threads

/// A scene as the user wrote it, on a command line, in a scenes file, or in a record.
package struct SceneDraft: Sendable {
    private let given: SceneEntry
    private let options: [OptionText]
    private let defaults: SceneChoices

    /// - Parameters:
    ///   - options: Options of the command line, in addition to those of `given`.
    ///   - defaults: Choices that apply if `given` has none.
    package init(_ given: SceneEntry, options: [OptionText] = [], defaults: SceneChoices) {
        (self.given, self.options, self.defaults) = (given, options, defaults)
    }

    fileprivate var name: String { given.name.text }
    fileprivate var template: SourceText? { given.choices.template ?? defaults.template }

    /// The choices with the defaults.
    private func entry(for templateSet: TemplateSet) -> SceneEntry {
        var entry = given
        entry.choices = given.choices.over(defaults)
        if given.choices.template != nil {
            // The defaults are for another set, so only options that this one has apply.
            entry.choices.options = entry.choices.options.filter { key, _ in
                given.choices.options[key] != nil || templateSet.options.contains { $0.name == key }
            }
        }
        for option in options { entry.choices.options[option.key.text] = nil }
        return entry
    }

    fileprivate func resolved(
        for templateSet: TemplateSet, _ number: Int, _ record: SceneRecord?,
        _ authorship: Authorship
    ) throws(Failure) -> ResolvedScenes.Item {
        let entry = entry(for: templateSet)
        let scene = try entry.scene(
            for: templateSet, author: authorship.author(recorded: record?.author),
            date: authorship.date(recorded: record?.date), options: options)
        var given = given
        for option in options {
            given.choices.options[option.key.text] = OptionEntry(option.value ?? option.key)
        }
        return ResolvedScenes.Item(scene: scene, set: number, given: given, entry: entry)
    }
}

/// Scenes whose names, types, and options were checked against their sets.
package struct ResolvedScenes: Sendable {
    package struct Item: Sendable {
        package var scene: Scene
        /// The index of its set in `sets`.
        package let set: Int
        /// The choices as they were written, with options of the command line.
        package var given: SceneEntry
        /// The choices with the defaults.
        package let entry: SceneEntry
    }

    package var items: [Item]
    package let sets: [TemplateSet]

    /// - Parameters:
    ///   - findSet: Returns the set that a text names.
    ///   - earlier: Returns the record of an existing scene, for its author and date.
    /// - Throws: `Failure` with everything that is wrong with the scenes, and what `findSet` and
    ///   `earlier` throw.
    package init(
        _ drafts: [SceneDraft], by authorship: Authorship,
        set findSet: (SourceText?) throws(Failure) -> TemplateSet,
        earlier: @Sendable (String) throws(Failure) -> SceneRecord? = { _ in nil }
    ) throws(Failure) {
        var found: [TemplateSet] = []
        var numbers: [ObjectIdentifier: Int] = [:]
        let setNumbers = drafts.map { draft in
            Result { () throws(Failure) in
                let templateSet = try findSet(draft.template)
                let number = numbers[ObjectIdentifier(templateSet)] ?? found.count
                if number == found.count { found.append(templateSet) }
                numbers[ObjectIdentifier(templateSet)] = number
                return number
            }
        }
        let sets = found
        let usesRecord = sets.map { $0.usesAuthor || $0.usesDate }
        // Once the sets are known, the rest is read on several cores.
        let results = Parallel.map(drafts.indices) { range in
            range.map { index in
                Result { () throws(Failure) in
                    let (draft, number) = (drafts[index], try setNumbers[index].get())
                    let record = usesRecord[number] ? try earlier(draft.name) : nil
                    return try draft.resolved(for: sets[number], number, record, authorship)
                }
            }
        }
        self.sets = sets
        items = try Self.map(results.flatMap(\.self)) { (item) throws(Failure) in try item.get() }
    }

    /// A mistake in a default is a mistake of every scene, and is reported once.
    private static func map<Given, Value>(
        _ given: [Given], _ read: (Given) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        do throws(Failure) {
            return try mapCollectingErrors(given, read)
        } catch {
            var (failure, seen): (Failure, Set<Diagnostic>) = (error, [])
            failure.diagnostics.removeAll { !seen.insert($0).inserted }
            throw failure
        }
    }
}

extension ResolvedScenes {
    /// Notes about names that several sets have.
    package var notes: [Diagnostic] { sets.compactMap(\.reference?.note) }

    /// Whether any scene has tests.
    package var makesTests: Bool {
        items.contains { sets[$0.set].makesTests($0.scene.options, $0.scene.parts) }
    }

    /// The packages and platforms that the code of the scenes needs.
    package var requirements: PackageRequirements {
        let options = Dictionary(grouping: items, by: \.set).mapValues { $0.map(\.scene.options) }
        return PackageRequirements.merged(
            sets.enumerated().map { $1.requirements(for: options[$0] ?? []) })
    }

    /// The scenes as targets of routes, by name.
    package func targets(in module: String?) -> [String: RouteTarget] {
        let targets = items.map { item in
            let target = RouteTarget(item.scene, of: sets[item.set], module: module)
            return (item.scene.name.description, target)
        }
        return Dictionary(targets) { $1 }
    }

    /// Finds the scenes that the routes lead to.
    package mutating func resolveRoutes(
        from module: String?, among targets: RouteTargets
    ) throws(Failure) {
        let sets = sets
        let leading = items.indices.filter { !(items[$0].entry.choices.routes ?? []).isEmpty }
        let routes = try Self.map(leading.map { items[$0] }) { (item) throws(Failure) in
            try targets.routes(of: item.entry, for: sets[item.set], from: module)
        }
        for (index, routes) in zip(leading, routes) { items[index].scene.routes = routes }
    }

    /// The scenes, ready to be rendered.
    ///
    /// - Parameter sharedFiles: The shared files to render with them, for each set.
    package func generation(
        in layout: OutputLayout, _ environment: RenderEnvironment,
        sharing sharedFiles: [SceneGeneration.SharedFiles]
    ) -> SceneGeneration {
        SceneGeneration(
            items.map {
                .init(.scene($0.scene), set: $0.set, name: $0.given.name, folder: $0.given.folder)
            }, of: sets, sharing: sharedFiles, in: layout, environment)
    }
}
