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
        "from", from: .dynamic(Completions.scenes), help: "The scene that the route starts from.")
    private static let to = Argument(
        "[label:]To", from: .dynamic(Completions.scenes),
        help: "The scene that it leads to, after a label of your own if you want one.")

    private static let present = Option.flag(
        "--present", help: "Show the scene over whatever is on screen.")
    private static let param = Option.value(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "What the other scene's builder takes, if you wrote it by hand.")
    private static let noParam = Option.flag(
        "--no-param", help: "You wrote the other scene's builder by hand, and it takes nothing.")

    static let command = Command(
        name: "route", synonyms: ["add", "link", "connect", "navigate"],
        abstract: "Add a route from one scene to another.",
        discussion: """
            This creates an extension of the router, and its test. It doesn't change any existing \
            file, so it also works with routers that you wrote. The route takes the parameters \
            that the other scene was created with.
            """,
        arguments: [from, to],
        options: [
            present, param, NewCommand.importModule, noParam, .template, NewCommand.option,
        ] + GenerationOptions.places + [NewCommand.noRecord] + GenerationOptions.others,
        exclusions: GenerationOptions.exclusions + [[param, noParam], [.force, .skipExisting]],
        examples: [
            Example(
                "scene-kit route CarList details:CarDetails",
                "Let CarListRouter navigate to CarDetails, with its initial data."),
            Example(
                "scene-kit route CarList Login --present --no-param",
                "Present a scene whose builder you wrote by hand."),
        ])

    private let from: SourceText
    /// The scene that the route leads to, and the parameters of its builder if the user wrote the
    /// builder.
    private let entry: RouteEntry
    private let template: String?
    private let options: [OptionText]
    private let common: GenerationOptions
    private let isRecorded: Bool

    static let resultKey: String? = "operations"

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        from = SourceText(argument: arguments.value(of: Self.from) ?? "", of: "from")
        let parameters =
            arguments.texts(of: Self.param) ?? (arguments.flag(Self.noParam) ? [] : nil)
        entry = RouteEntry(
            SourceText(argument: arguments.value(of: Self.to) ?? "", of: "to"),
            arguments.flag(Self.present) ? .present : .push, parameters: parameters,
            imports: parameters == nil ? [] : arguments.texts(of: NewCommand.importModule) ?? [])
        template = arguments.last(of: .template)
        options = arguments.values(of: NewCommand.option).map(OptionText.init(argument:))
        isRecorded = !arguments.flag(NewCommand.noRecord)
        common = try GenerationOptions(
            arguments, environment, Self.reportOptions(arguments, environment))
    }

    func run() throws(Failure) -> Outcome {
        let resolver = try OutputResolver(common.output)
        let project = resolver.project
        let snapshot = try ProjectSnapshot(project, by: common.authorship)
        try RouteOrder(from, entry.text, in: project).check()
        let targets = RouteTargets(snapshot, commandTakesParameters: true)
        let name = try SceneName(parsing: from) { targets.names }
        let record = try snapshot.record(of: name.description)
        let templateSet = try templateSet(record, snapshot)
        let origin = try origin(name, record, templateSet, project)
        let place = try place(record, resolver, templateSet, in: snapshot, origin)
        var choices = SceneChoices()
        choices.routes = [entry]
        let routes = try targets.routes(
            of: SceneEntry(name: from, choices: choices), for: templateSet, from: place.module)
        if let record { try checkLabel(of: routes[0], in: record, project) }
        let addition = SceneRoutes(
            routes, from: origin, from, templateSet, at: place, record: record)
        if record == nil {
            try RouteOriginLookup(name, in: project, snapshot.records)
                .check(addition.files(in: snapshot), at: place)
        }
        var desired = DesiredProject(snapshot)
        desired.newRoute = (addition, entry)
        var policy = PlanPolicy(common.policy)
        (policy.isRecorded, policy.updatesSharedFiles) = (isRecorded, false)
        let planned = try ScenePlanner.plan(desired, policy)
        return Outcome(
            planned.plan,
            notes: notesOnList(name, routes[0], record, project) + place.notes + planned.notes,
            common.report)
    }

    /// - Throws: `Failure` with 73 if a route with that label leads to another scene, whose callers
    ///   would get the wrong one, or if a list gives the route another presentation.
    private func checkLabel(
        of route: Route, in record: SceneRecord, _ project: Project
    ) throws(Failure) {
        guard common.policy != .overwrite,
            let other = record.entry.choices.routes?.first(where: {
                $0.label?.caseFolded == route.label.caseFolded
            })
        else { return }
        let scene = record.entry.name.text
        if other.target == route.target.name.description {
            if other.style == entry.style { return }
            // The command updates a record but not a list.
            guard let list = record.list else { return }
            throw Failure(
                .conflict,
                entry.text.diagnostic(
                    "'\(project.shownPath(ofList: list))' says that '\(scene)' "
                        + (other.style == .push ? "shows" : "presents")
                        + " '\(route.target.name)'",
                    hint: "Change it there and run '\(project.generateCommand(forList: list))'."))
        }
        let removal = project.command(
            "remove \(scene) --route \((other.label ?? "").quotedInMessage)")
        throw Failure(
            .conflict,
            entry.text.diagnostic(
                "'\(scene)' already has a route '\(other.label ?? "")', which "
                    + (other.style == .push ? "shows" : "presents") + " '\(other.target ?? "")'",
                hint: "Choose another label, or remove that route first: \(removal)"))
    }

    /// Notes about a scene whose routes `route` doesn't record because a list contains them.
    private func notesOnList(
        _ name: SceneName, _ route: Route, _ record: SceneRecord?, _ project: Project
    ) -> [Diagnostic] {
        guard let record, let list = record.list else { return [] }
        let choices = record.entry.choices
        let isListed = choices.routes?.contains {
            $0.style == entry.style && $0.label == route.label
                && $0.target == route.target.name.description
        }
        if isListed == true { return [] }
        return [
            Diagnostic.note(
                "'\(name)' is listed in '\(project.shownPath(ofList: list))', which does not have "
                    + "this route",
                path: "from",
                hint: "Add \"\(entry.text.text)\" to the scene's \"\(entry.style.key)\" there, and "
                    + "'\(project.generateCommand(forList: list))' keeps the route up to date.")
        ]
    }

    private func templateSet(
        _ record: SceneRecord?, _ snapshot: ProjectSnapshot
    ) throws(Failure) -> TemplateSet {
        if let template { return try snapshot.sets.set(named: template) }
        let defaults = snapshot.project.configuration.defaults
        return try snapshot.sets.set(record?.entry.choices.template ?? defaults.template)
    }

    private func origin(
        _ name: SceneName, _ record: SceneRecord?, _ templateSet: TemplateSet, _ project: Project
    ) throws(Failure) -> RouteOrigin {
        var options = record?.resolved.options ?? project.configuration.defaults.options
        // The set may have become another since.
        options = options.filter { key, _ in templateSet.options.contains { $0.name == key } }
        for given in self.options { options[given.key.text] = nil }
        let kept = SceneChoices(options: options).optionTexts
        return RouteOrigin(
            name: name,
            options: try OptionValues(parsing: kept + self.options, for: templateSet),
            author: common.authorship.author().text,
            date: try CalendarDate(parsing: common.authorship.date()))
    }

    /// The place of the route's files: beside the scene, if the scene is recorded and the command
    /// names no other place.
    private func place(
        _ record: SceneRecord?, _ resolver: OutputResolver, _ templateSet: TemplateSet,
        in snapshot: ProjectSnapshot, _ origin: RouteOrigin
    ) throws(Failure) -> ResolvedOutput {
        let output = common.output
        let makesTests = templateSet.makesTests(origin.options)
        guard let record, output.output == nil else {
            return try resolver.resolve(
                makesTests: makesTests, needing: templateSet.requirements)
        }
        var place = snapshot.place(of: record)
        if record.support == nil {
            place.layout.support = resolver.supportRoot(beside: place.layout.scene)
        }
        if let tests = output.tests { place.layout.tests = OutputLayout.Root(tests) }
        if !makesTests { place.layout.tests = nil }
        place.module = output.module ?? place.module
        return place
    }
}

/// Checks that the label in a `scene-kit route` command belongs to the target.
private struct RouteOrder {
    private let from: SourceText
    private let to: SourceText
    private let project: Project

    init(_ from: SourceText, _ to: SourceText, in project: Project) {
        (self.from, self.to, self.project) = (from, to, project)
    }

    /// - Throws: `Failure` with 64 if the first scene has a label.
    func check() throws(Failure) {
        let parts = from.text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, let second = parts[1].first,
            !to.text.contains(":")
        else { return }
        if second.isUppercase {
            throw failure("the scene that a route starts from comes first", to.text, from.text)
        }
        if first.isUppercase {
            throw failure(
                "the label belongs to the scene that a route leads to", String(parts[0]),
                "\(parts[1]):\(to.text)")
        }
    }

    private func failure(_ message: String, _ start: String, _ end: String) -> Failure {
        let words = [start, end].map(\.quotedInMessage).joined(separator: " ")
        return from.failure(message, hint: "Did you mean '\(project.command("route \(words)"))'?")
    }
}

/// Checks that a route has a start: a scene that is recorded or listed, or a router in the sources.
private struct RouteOriginLookup {
    private let name: SceneName
    private let project: Project
    private let names: Set<String>

    init(_ name: SceneName, in project: Project, _ records: RecordStore) {
        (self.name, self.project) = (name, project)
        names = Set(project.configuration.scenes?.map(\.name.text) ?? []).union(records.names)
    }

    /// - Parameter files: The files of the route, which extend the router.
    /// - Throws: `Failure` with 66 if no source declares the router.
    func check(_ files: [OutputFile], at place: ResolvedOutput) throws(Failure) {
        if names.contains(name.description) { return }
        let extended = files.filter { !$0.file.isShared && $0.file.root == .scene }
            .reduce(into: Set<String>()) { types, output in
                types.formUnion(Identifiers.extendedTypes(in: output.file.text))
            }
        guard let router = extended.sorted().first(where: { $0.hasPrefix(name.description) })
        else { return }
        var isDeclared = false
        for root in Set([project.root, place.layout.scene.path]) where !isDeclared {
            SwiftFiles.forEach(below: root) { _, text in
                isDeclared = isDeclared || !DeclaredTypes.find([router], in: text).isEmpty
            }
        }
        if isDeclared { return }
        throw Failure(
            .notFound,
            name.source.diagnostic(
                "no scene '\(name)' is recorded, and no source declares '\(router)'",
                hint: Suggestions.question(for: name.description, among: names.sorted())
                    ?? "'\(project.command("new \(name)"))' creates the scene."))
    }
}
