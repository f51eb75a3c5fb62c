import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// `scene-kit route`: a way from one scene to another, in files of its own.
struct RouteCommand: Subcommand {
    private static let from = Argument(
        "from", from: .dynamic(Completions.scenes), help: "The scene that the way starts from.")
    private static let to = Argument(
        "[label:]To", from: .dynamic(Completions.scenes),
        help: "The scene that it leads to, and what it is called if not after that.")

    private static let present = Option.flag(
        "--present", help: "Show the scene over whatever is on screen.")
    private static let param = Option.value(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "What the other scene's builder takes, where it was written by hand.")
    private static let noParam = Option.flag(
        "--no-param", help: "The other scene's builder was written by hand and takes nothing.")

    static let command = Command(
        name: "route",
        abstract: "Add a way from one scene to another.",
        discussion: """
            It makes one extension of the router and its test, and touches no file that is there, \
            so it works for routers written by hand as well. The parameters are those that the \
            other scene was made with.
            """,
        arguments: [from, to],
        options: [
            present, param, NewCommand.importModule, noParam, .template, NewCommand.option,
            .package, .output, .tests, .support, .module, NewCommand.noRecord, .author, .date,
            .force, .skipExisting, .dryRun, .diff, .json,
        ],
        exclusions: [
            [.package, .output], [.package, .tests], [param, noParam], [.force, .skipExisting],
        ],
        examples: [
            Example(
                "scene-kit route CarList details:CarDetails",
                "Let CarListRouter navigate to CarDetails, with what that scene starts with."),
            Example(
                "scene-kit route CarList Login --present --no-param",
                "Present a scene whose builder was written by hand."),
        ])

    private let from: SourceText
    /// The scene it leads to, and what that one's builder takes, where it is said to be written by
    /// hand.
    private let entry: RouteEntry
    private let style: RouteStyle
    private let template: String?
    private let options: [OptionText]
    private let authorship: Authorship
    private let output: OutputOptions
    private let policy: ExistingFilePolicy
    private let isRecorded: Bool
    private let report: ReportOptions

    static let resultKey: String? = "operations"

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        from = SourceText(argument: arguments.value(of: Self.from) ?? "", of: "from")
        style = arguments.flag(Self.present) ? .present : .push
        let parameters =
            arguments.texts(of: Self.param) ?? (arguments.flag(Self.noParam) ? [] : nil)
        entry = RouteEntry(
            SourceText(argument: arguments.value(of: Self.to) ?? "", of: "to"),
            parameters: parameters,
            imports: parameters == nil ? [] : arguments.texts(of: NewCommand.importModule) ?? [])
        template = arguments.last(of: .template)
        options = arguments.values(of: NewCommand.option).map(OptionText.init(argument:))
        authorship = Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        isRecorded = !arguments.flag(NewCommand.noRecord)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let resolver = try OutputResolver(output)
        let project = resolver.project
        let name = try SceneName(parsing: from)
        let record = try RecordStore(project).record(of: name.description)
        let set = try set(record, project)
        let origin = try origin(name, record, set, project)
        let place = try place(record, resolver, set, origin)
        let start = RouteStart(name: name.description, of: set, module: place.module)
        let route = try route(project, start, origin)
        guard set.makesRoutes else { throw RouteTargets.noRoutes(set, nil) }
        // A router that was written by hand, or a part of a scene, may be the first to need the
        // shared files.
        let needsShared = record == nil || record?.entry.choices.parts != nil
        let made = try ScenePlan(
            SceneGeneration(
                [.init(.route(route, from: origin), name: from)],
                of: [set], sharing: [needsShared ? .all(origin.options) : .none],
                in: place.layout,
                project.surroundings(
                    of: place, for: [set], author: origin.author, date: origin.date)),
            in: project, at: place)
        let update = record.map { record in
            { (recorder: SceneRecorder, skipped: Set<Destination>) in
                self.recorded(
                    record, with: route, made.files.filter { !skipped.contains($0.destination) },
                    isWhole: skipped.isEmpty, recorder)
            }
        }
        let (plan, notes) = try made.plan(policy, record: isRecorded ? update : nil)
        let unknown = record == nil ? try Self.noteOnUnknown(name, project) : []
        return Outcome(plan, notes: unknown + place.notes + notes, report)
    }

    /// The record with the route; nil where a file lies outside the project.
    ///
    /// - Parameter isWhole: whether no file of an earlier route stays. Where one does, that route does.
    private func recorded(
        _ record: SceneRecord, with route: Route, _ files: [OutputFile], isWhole: Bool,
        _ recorder: SceneRecorder
    ) -> SceneRecord? {
        guard let recorded = recorder.recorded(files) else { return nil }
        var record = record
        isWhole ? record.replace(entry, route.style) : record.add(entry, route.style)
        record.add(recorded)
        record.tests =
            record.tests ?? recorder.place.layout.tests.flatMap(recorder.project.folder)
        return record
    }

    /// A router that was written by hand has no record, and neither has a misspelt one.
    private static func noteOnUnknown(
        _ name: SceneName, _ project: Project
    ) throws(Failure) -> [Diagnostic] {
        let listed = project.configuration.scenes?.map(\.name.text) ?? []
        let known = Set(listed).union(try RecordStore(project).names())
        guard !known.contains(name.description),
            let question = Suggestions.question(for: name.description, among: known.sorted())
        else { return [] }
        return [
            Diagnostic(
                .note,
                "no scene '\(name)' is recorded, so its router is taken for one written by hand",
                path: "from", hint: question)
        ]
    }

    private func set(
        _ record: SceneRecord?, _ project: Project
    ) throws(Failure) -> TemplateSet {
        if let template { return try TemplateStore(project).set(named: template) }
        var remembered: [String: SetSource] = [:]
        if let record, let template = record.entry.choices.template {
            remembered[template.text] = record.setSource
        }
        return try TemplateStore(project, remembering: remembered).set(
            record?.entry.choices.template ?? project.configuration.defaults.template)
    }

    private func origin(
        _ name: SceneName, _ record: SceneRecord?, _ set: TemplateSet, _ project: Project
    ) throws(Failure) -> RouteOrigin {
        var options = record?.entry.choices.options ?? project.configuration.defaults.options
        // The set may have become another since.
        options = options.filter { key, _ in set.options.contains { $0.name == key } }
        for given in self.options { options[given.key.text] = nil }
        let kept = SceneChoices(options: options).optionTexts
        return RouteOrigin(
            name: name, options: try OptionValues(parsing: kept + self.options, for: set),
            author: authorship.author().text, date: try CalendarDate(parsing: try authorship.day()))
    }

    /// Beside the scene, where it is recorded and nothing else is asked for.
    private func place(
        _ record: SceneRecord?, _ resolver: OutputResolver, _ set: TemplateSet,
        _ origin: RouteOrigin
    ) throws(Failure) -> ResolvedOutput {
        let makesTests = set.makesTests(origin.options)
        guard let record, output.output == nil else {
            return try resolver.resolve(makesTests: makesTests, packages: set.packages)
        }
        let project = resolver.project
        let scene = project.place(of: record.sources)
        var layout = OutputLayout(scene: scene, support: resolver.supportRoot(beside: scene))
        if makesTests {
            layout.tests =
                output.tests.map { OutputLayout.Root($0) } ?? record.tests.map(project.place)
        }
        var place = ResolvedOutput(layout, module: output.module ?? record.module)
        place.followFormatter()
        return place
    }

    private func route(
        _ project: Project, _ start: RouteStart, _ origin: RouteOrigin
    ) throws(Failure) -> Route {
        let request = try RouteRequest(parsing: entry.text, style)
        let targets = RouteTargets(
            project: project, author: Option.author.text(origin.author),
            date: Option.date.text("\(origin.date)"), commandTakesParameters: true)
        return Route(
            request,
            to: try targets.target(of: request, from: start, custom: CustomBuilder(entry)))
    }
}
