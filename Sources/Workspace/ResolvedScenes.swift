package import Basics
import FileSystem
package import Projects
package import Scenes
package import SwiftSource
package import TemplateSets

/// Scenes that were asked for, each read against its set, and all that they share.
package struct ResolvedScenes: Sendable {
    package struct Item: Sendable {
        package var scene: Scene
        /// The number of its set in `sets`.
        package let set: Int
        /// What was given of it, options of the command line among it.
        package let given: SceneEntry
        /// The same with the defaults.
        package let entry: SceneEntry
    }

    /// Which options shared files are made with.
    package enum SharedOptions {
        /// Those of the one scene there is.
        case ofScene
        /// Those that all scenes have which say nothing else, and what a scene chooses for the project.
        case common(SceneChoices)
        /// Those that are chosen for each set.
        case chosen((TemplateSet) throws(Failure) -> OptionValues)
    }

    package var items: [Item] = []
    package private(set) var sets: [TemplateSet] = []
    /// One for each set.
    private var sharedOptions: [OptionValues] = []
    /// Whose name and day the headers of new files have.
    private var header: (author: SourceText, date: SourceText)
    private let authorship: Authorship

    /// - Parameters:
    ///   - findSet: the set that a text names, asked once for each.
    ///   - earlier: the record of a scene that is there, for who it is by and its day.
    /// - Throws: everything that is wrong with what is asked for, where it stands, and what `findSet`
    ///   and `earlier` throw.
    package init(
        _ asked: [AskedScene], sharing options: SharedOptions, by authorship: Authorship,
        set findSet: (SourceText?) throws(Failure) -> TemplateSet,
        earlier: @Sendable (String) throws(Failure) -> SceneRecord? = { _ in nil }
    ) throws(Failure) {
        self.authorship = authorship
        header = (authorship.author(), authorship.date())
        var sets = SetNumbers()
        var numbers: [Result<Int, Failure>] = []
        for scene in asked {
            do throws(Failure) {
                let template = scene.given.choices.template ?? scene.defaults.template
                numbers.append(.success(try sets.number(of: template, findSet)))
            } catch {
                numbers.append(.failure(error))
            }
        }
        self.sets = sets.sets
        var problems = Problems()
        items.reserveCapacity(asked.count)
        for result in read(asked, numbers, earlier) {
            if let item = problems.collect({ () throws(Failure) in try result.get() }) {
                items.append(item)
            }
        }
        try Self.check(problems)
        switch options {
        case .ofScene:
            sharedOptions = items.map(\.scene.options)
            if let scene = items.first?.scene {
                header.author = SourceText(name: "", text: scene.author)
                header.date = SourceText(name: "", text: scene.date.description)
            }
        case .common(let choices):
            try shareOptions(choices, with: items)
        case .chosen(let choose):
            for templateSet in self.sets { sharedOptions.append(try choose(templateSet)) }
        }
    }

    /// Makes shared files with the options that scenes choose for the project.
    ///
    /// - Parameters:
    ///   - choices: what the scenes have which say nothing else.
    ///   - items: the scenes that count, which may be those of other modules too.
    /// - Throws: `Failure` for options that a set does not take.
    package mutating func shareOptions(
        _ choices: SceneChoices, with items: [Item]
    ) throws(Failure) {
        sharedOptions = try sets.map { (templateSet) throws(Failure) in
            var options = try Self.options(of: choices, for: templateSet)
            for item in items {
                options.takeProjectScope(in: templateSet) { item.scene.options[$0]?.texts.first }
            }
            return options
        }
    }

    /// Reads what is asked for on several cores, once the sets are known.
    private func read(
        _ asked: [AskedScene], _ numbers: [Result<Int, Failure>],
        _ earlier: @Sendable (String) throws(Failure) -> SceneRecord?
    ) -> [Result<Item, Failure>] {
        let usesRecord = sets.map { $0.usesAuthor || $0.usesDate }
        let parts = Parallel.map(asked.indices) { range in
            range.map { index -> Result<Item, Failure> in
                do throws(Failure) {
                    let number = try numbers[index].get()
                    let name = asked[index].given.name.text
                    return .success(
                        try item(
                            asked[index], number,
                            usesRecord[number] ? try earlier(name) : nil))
                } catch {
                    return .failure(error)
                }
            }
        }
        return Array(parts.joined())
    }

    private func item(
        _ asked: AskedScene, _ number: Int, _ record: SceneRecord?
    ) throws(Failure) -> Item {
        let entry = asked.entry(for: sets[number])
        let scene = try entry.scene(
            for: sets[number], author: authorship.author(recorded: record?.author),
            date: authorship.date(recorded: record?.date), options: asked.options)
        var given = asked.given
        for option in asked.options {
            given.choices.options[option.key.text] = OptionEntry(option.value ?? option.key)
        }
        return Item(scene: scene, set: number, given: given, entry: entry)
    }

    /// What is said to every scene, as far as the set has it.
    private static func options(
        of choices: SceneChoices, for templateSet: TemplateSet
    ) throws(Failure) -> OptionValues {
        let options = choices.options.filter { key, _ in
            templateSet.options.contains { $0.name == key }
        }
        return try OptionValues(
            parsing: SceneChoices(options: options).optionTexts, for: templateSet)
    }

    /// What is wrong with a default is wrong with every scene, and said once.
    private static func check(_ problems: Problems) throws(Failure) {
        if problems.isEmpty { return }
        var failure = problems.failure
        var seen: Set<Diagnostic> = []
        failure.diagnostics = failure.diagnostics.filter { seen.insert($0).inserted }
        throw failure
    }
}

extension ResolvedScenes {
    /// Which sets were taken for names that several have.
    package var notes: [Diagnostic] { sets.compactMap(\.reference?.note) }

    /// Whether any scene has tests.
    package var makesTests: Bool {
        items.contains { sets[$0.set].makesTests($0.scene.options, $0.scene.parts) }
    }

    /// What the code of any of the scenes needs of the package that it lies in.
    package var requirements: PackageRequirements {
        PackageRequirements.merged(sets.map(\.requirements))
    }

    /// Where routes from these scenes may lead: to each other, and to what the project knows.
    ///
    /// - Parameter others: those that the scenes may lead to besides.
    package func routeTargets(
        in project: Project? = nil, _ records: RecordStore? = nil, from module: String?,
        besides others: [String: RouteTarget] = [:]
    ) -> RouteTargets {
        var targets = RouteTargets(
            project: project, records: records, generated: others,
            author: authorship.author(), date: authorship.date())
        for item in items {
            targets.generated[item.scene.name.description] = RouteTarget(
                item.scene, of: sets[item.set], module: module)
        }
        return targets
    }

    /// Looks up where the routes lead.
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

    /// The scenes on their way to files.
    package func generation(
        in layout: OutputLayout, _ environment: RenderEnvironment
    ) -> SceneGeneration {
        SceneGeneration(
            items.map {
                .init(
                    .scene($0.scene), set: $0.set, name: $0.given.name, folder: $0.given.folder)
            }, of: sets,
            sharing: sharedOptions.map { .needed($0) }, in: layout, environment)
    }

    /// The same for the files of a project.
    ///
    /// - Throws: what looking for the project's text macros throws.
    package func generation(
        in project: Project, at place: ResolvedOutput
    ) throws(Failure) -> SceneGeneration {
        let environment = try project.renderEnvironment(
            of: place, for: sets, author: header.author.text,
            date: CalendarDate(parsing: header.date), organization: authorship.organization)
        return generation(in: place.layout, environment)
    }
}

extension SceneChoices {
    /// Whether routes are asked for.
    fileprivate var leads: Bool {
        !(routes ?? []).isEmpty || !(presentations ?? []).isEmpty
    }
}
