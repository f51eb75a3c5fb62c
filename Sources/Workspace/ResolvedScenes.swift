package import Basics
import FileSystem
package import Projects
package import Scenes
package import SwiftSource
package import TemplateSets

/// A scene as the user wrote it, on a command line, in a scenes file, or in a record.
package struct SceneDraft: Sendable {
    package var given: SceneEntry
    /// Options of the command line, in addition to those of `given`.
    package var options: [OptionText]
    /// Choices that apply if `given` has none.
    package var defaults: SceneChoices

    package init(_ given: SceneEntry, options: [OptionText] = [], defaults: SceneChoices) {
        (self.given, self.options, self.defaults) = (given, options, defaults)
    }

    /// The choices with the defaults.
    fileprivate func entry(for templateSet: TemplateSet) -> SceneEntry {
        var choices = given.choices.over(defaults)
        if given.choices.template != nil {
            // The defaults are for another set, so only options that this one has apply.
            choices.options = choices.options.filter { key, _ in
                given.choices.options[key] != nil || templateSet.options.contains { $0.name == key }
            }
        }
        for option in options { choices.options[option.key.text] = nil }
        var entry = given
        entry.choices = choices
        return entry
    }
}

/// Scenes whose names, types, and options were checked against their sets.
package struct ResolvedScenes: Sendable {
    package struct Item: Sendable {
        package var scene: Scene
        /// The index of its set in `sets`.
        package let set: Int
        /// The choices as they were written, with options of the command line.
        package let given: SceneEntry
        /// The choices with the defaults.
        package let entry: SceneEntry
    }

    package var items: [Item] = []
    package private(set) var sets: [TemplateSet] = []
    private let authorship: Authorship

    /// - Parameters:
    ///   - findSet: Returns the set that a text names.
    ///   - earlier: Returns the record of an existing scene, for its author and date.
    /// - Throws: `Failure` with everything that is wrong with the scenes, and what `findSet` and `earlier`
    ///   throw.
    package init(
        _ drafts: [SceneDraft], by authorship: Authorship,
        set findSet: (SourceText?) throws(Failure) -> TemplateSet,
        earlier: @Sendable (String) throws(Failure) -> SceneRecord? = { _ in nil }
    ) throws(Failure) {
        self.authorship = authorship
        var numbers: [ObjectIdentifier: Int] = [:]
        var resolved: [Result<Int, Failure>] = []
        for draft in drafts {
            do throws(Failure) {
                let template = draft.given.choices.template ?? draft.defaults.template
                let templateSet = try findSet(template)
                let number = numbers[ObjectIdentifier(templateSet)] ?? sets.count
                if number == sets.count {
                    numbers[ObjectIdentifier(templateSet)] = number
                    sets.append(templateSet)
                }
                resolved.append(.success(number))
            } catch {
                resolved.append(.failure(error))
            }
        }
        var problems = Problems()
        items.reserveCapacity(drafts.count)
        for result in read(drafts, resolved, earlier) {
            if let item = problems.collect({ () throws(Failure) in try result.get() }) {
                items.append(item)
            }
        }
        try Self.check(problems)
    }

    /// Reads the drafts on several cores, once the sets are known.
    private func read(
        _ drafts: [SceneDraft], _ numbers: [Result<Int, Failure>],
        _ earlier: @Sendable (String) throws(Failure) -> SceneRecord?
    ) -> [Result<Item, Failure>] {
        let usesRecord = sets.map { $0.usesAuthor || $0.usesDate }
        let parts = Parallel.map(drafts.indices) { range in
            range.map { index -> Result<Item, Failure> in
                do throws(Failure) {
                    let number = try numbers[index].get()
                    let name = drafts[index].given.name.text
                    return .success(
                        try item(drafts[index], number, usesRecord[number] ? earlier(name) : nil))
                } catch {
                    return .failure(error)
                }
            }
        }
        return Array(parts.joined())
    }

    private func item(
        _ draft: SceneDraft, _ number: Int, _ record: SceneRecord?
    ) throws(Failure) -> Item {
        let entry = draft.entry(for: sets[number])
        let scene = try entry.scene(
            for: sets[number], author: authorship.author(recorded: record?.author),
            date: authorship.date(recorded: record?.date), options: draft.options)
        var given = draft.given
        for option in draft.options {
            given.choices.options[option.key.text] = OptionEntry(option.value ?? option.key)
        }
        return Item(scene: scene, set: number, given: given, entry: entry)
    }

    /// A mistake in a default is a mistake of every scene, and is reported once.
    private static func check(_ problems: Problems) throws(Failure) {
        if problems.isEmpty { return }
        var failure = problems.failure
        var seen: Set<Diagnostic> = []
        failure.diagnostics = failure.diagnostics.filter { seen.insert($0).inserted }
        throw failure
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
        PackageRequirements.merged(sets.map(\.requirements))
    }

    /// The scenes as targets of routes, by name.
    package func targets(in module: String?) -> [String: RouteTarget] {
        var targets: [String: RouteTarget] = [:]
        for item in items {
            targets[item.scene.name.description] = RouteTarget(
                item.scene, of: sets[item.set], module: module)
        }
        return targets
    }

    /// Finds the scenes that the routes lead to.
    ///
    /// - Throws: what `RouteTargets` throws, for all of them.
    package mutating func resolveRoutes(
        from module: String?, among targets: RouteTargets
    ) throws(Failure) {
        guard items.contains(where: \.entry.choices.leads) else { return }
        var problems = Problems()
        for index in items.indices where items[index].entry.choices.leads {
            let item = items[index]
            let routes = problems.collect { () throws(Failure) in
                try targets.routes(of: item.entry, for: sets[item.set], from: module)
            }
            if let routes { items[index].scene.routes = routes }
        }
        try Self.check(problems)
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
                .init(
                    .scene($0.scene), set: $0.set, name: $0.given.name, folder: $0.given.folder)
            }, of: sets, sharing: sharedFiles, in: layout, environment)
    }
}

extension SceneChoices {
    /// Whether the scene has routes.
    fileprivate var leads: Bool {
        !(routes ?? []).isEmpty
    }
}
