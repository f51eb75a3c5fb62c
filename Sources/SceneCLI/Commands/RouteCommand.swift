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

    private let from: String
    /// The scene it leads to, with its label.
    private let to: String
    private let style: RouteStyle
    /// What the other scene's builder takes, where it is said to be written by hand.
    private let custom: CustomBuilderRequest?
    private let template: String?
    private let options: [String]
    private let authorship: Authorship
    private let output: OutputOptions
    private let policy: ExistingFilePolicy
    private let isRecorded: Bool
    private let report: ReportOptions

    private struct CustomBuilderRequest {
        let parameters: [String]
        let imports: [String]
    }

    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember? {
        JSONMember("operations", [])
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        from = arguments.value(of: Self.from) ?? ""
        to = arguments.value(of: Self.to) ?? ""
        style = arguments.flag(Self.present) ? .present : .push
        let parameters = arguments.values(of: Self.param)
        let isCustom = !parameters.isEmpty || arguments.flag(Self.noParam)
        custom =
            isCustom
            ? CustomBuilderRequest(
                parameters: parameters, imports: arguments.values(of: NewCommand.importModule))
            : nil
        template = arguments.last(of: .template)
        options = arguments.values(of: NewCommand.option)
        authorship = Authorship(arguments, environment)
        output = try OutputOptions(arguments)
        policy = ExistingFilePolicy(arguments)
        isRecorded = !arguments.flag(NewCommand.noRecord)
        report = Self.reportOptions(arguments, environment)
    }

    func run() throws(Failure) -> Outcome {
        let request = try PlaceRequest(output)
        let project = request.project
        let name = try SceneName(parsing: from, of: "from")
        let record = try RecordStore(project).record(of: name.description)
        let set = try set(record, project)
        let origin = try origin(name, record, set, project)
        let place = try place(record, request, set, origin)
        let start = RouteStart(name: name.description, of: set, module: place.module)
        let route = try route(project, start, origin)
        guard set.makesRoutes else { throw RouteTargets.noRoutes(set) }
        let renderer = try project.renderer(
            of: set, at: place, author: origin.author, date: origin.date)
        let files = try place.placed(
            Self.rendered(route, from: origin, record, renderer), of: set
        ).keepingHeaders(renderer.surroundings)
        let job = SceneJob(
            project: project, set: set, place: place, files: files,
            isRecorded: record != nil && isRecorded)
        let (plan, notes) = try job.plan(policy) { recorder, skipped in
            guard var record,
                let recorded = recorder.recorded(
                    files.filter { !skipped.contains($0.destination) })
            else { return nil }
            // Where a file of an earlier route stays, that route does.
            skipped.isEmpty
                ? record.replace(routeEntry, route.style) : record.add(routeEntry, route.style)
            record.add(recorded)
            record.tests = record.tests ?? place.tests.flatMap(project.folder)
            return record
        }
        try SharedTypes(place).check(plan)
        let unknown = record == nil ? try Self.noteOnUnknown(name, project) : []
        let unlisted = UnlistedFiles.notes(on: plan, of: place, in: project)
        return Outcome(
            plan, notes: unknown + place.notes + renderer.warnings + notes + unlisted, report)
    }

    private static func rendered(
        _ route: Route, from origin: RouteOrigin, _ record: SceneRecord?,
        _ renderer: SceneRenderer
    ) throws(Failure) -> [RenderedFile] {
        let own = try renderer.render(route, from: origin)
        // A router that was written by hand, or a part of a scene, may be the first to need the
        // shared files.
        guard record == nil || record?.entry.choices.parts != nil else { return own }
        return try own + renderer.renderSharedFiles(origin.options)
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
        for text in self.options { options[String(text.prefix { $0 != "=" })] = nil }
        let kept = SceneChoices(options: options).optionArguments
        let entry =
            record?.entry
            ?? SceneEntry(
                name: SourceText(name: "from", text: name.description),
                choices: project.configuration.defaults)
        return RouteOrigin(
            name: name,
            options: try entry.located { () throws(Failure) in
                try OptionValues(parsing: kept + self.options, for: set)
            },
            author: authorship.author(), date: try CalendarDate(parsing: try authorship.day()))
    }

    /// Beside the scene, where it is recorded and nothing else is asked for.
    private func place(
        _ record: SceneRecord?, _ request: PlaceRequest, _ set: TemplateSet, _ origin: RouteOrigin
    ) throws(Failure) -> Place {
        let makesTests = set.makesTests(origin.options)
        guard let record, output.output == nil else {
            return try request.resolve(makesTests: makesTests, packages: set.packages)
        }
        let project = request.project
        let scene = project.place(of: record.sources)
        var place = Place(
            scene: scene,
            tests: makesTests
                ? output.tests.map { Place.Root($0) } ?? record.tests.map(project.place) : nil,
            support: request.supportRoot(beside: scene))
        place.module = output.module ?? record.module
        place.followFormatter()
        return place
    }

    private func route(
        _ project: Project, _ start: RouteStart, _ origin: RouteOrigin
    ) throws(Failure) -> Route {
        let request = try RouteRequest(parsing: to, style, of: "to")
        let handwritten = try custom.map { custom throws(Failure) in
            try HandwrittenBuilder(parameters: custom.parameters, imports: custom.imports)
        }
        let targets = RouteTargets(
            project: project, author: origin.author, date: origin.date.description)
        return Route(
            request,
            to: try targets.target(
                of: request, from: start, handwritten: handwritten, option: "to"))
    }

    /// The route as records have it.
    private var routeEntry: RouteEntry {
        func texts(_ values: [String]) -> [SourceText] {
            values.map { SourceText(name: "", text: $0) }
        }
        return RouteEntry(
            SourceText(name: "", text: to), parameters: (custom?.parameters).map(texts),
            imports: texts(custom?.imports ?? []))
    }
}
