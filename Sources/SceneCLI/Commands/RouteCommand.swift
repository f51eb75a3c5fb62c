import ArgumentParsing
import Basics
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import SwiftSource
import TemplateSets

/// `scene-kit route`: a way from one scene to another, in files of its own.
struct RouteCommand: Subcommand {
    private static let from = Argument(
        "from", from: .dynamic(Completions.scenes), help: "The scene that the route starts from.")
    private static let to = Argument(
        "[label:]To", from: .dynamic(Completions.scenes), optional: true,
        help: "The scene to push, after a label of your own if you want one.")

    private static let present = Option(
        "--present", "[label:]Scene", from: .dynamic(Completions.scenes),
        synonyms: NewCommand.present.synonymText,
        help: "The scene to present, over whatever is on screen."
    ).under(.routes)
    private static let param = Option(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        help: "What the other scene's builder takes, if you wrote it by hand."
    ).under(.routes)
    private static let noParam = Option.flag(
        "--no-param", help: "You wrote the other scene's builder by hand, and it takes nothing."
    ).under(.routes)

    static let command = Command(
        name: "route", synonyms: "add link connect navigate",
        abstract: "Add a route from one scene to another.",
        discussion: """
            This creates an extension of the router, and its test. It changes no Swift code that \
            exists, so it also works with routers that you wrote; manifests and project files get \
            what the new files need. The route takes the parameters that the other scene was \
            created with.
            """,
        arguments: [from, to],
        options: [present, param, NewCommand.importModule, noParam, .template, NewCommand.option]
            + [Option].places + [.addToTarget] + [Option].writing + [NewCommand.noRecord],
        exclusions: [[Option]].places + [[param, noParam]],
        examples: [
            "scene-kit route CarList details:CarDetails":
                "Let CarListRouter navigate to CarDetails, with its initial data.",
            "scene-kit route CarList --present Login --no-param":
                "Present a scene whose builder you wrote by hand.",
        ],
        advice: [
            "--push push --style --via":
                "Leave it out: a route pushes, unless --present names the scene",
            "present modal modally":
                "'scene-kit route <from> --present <To>' presents a scene",
            "remove delete --remove --delete --drop":
                "'scene-kit remove <scene> --route <label>' removes a route",
            "--label --name --as *":
                "A label is written before the scene: 'scene-kit route <from> <label>:<To>'",
            "list": "'scene-kit graph' draws the routes",
        ])

    let invocation: Invocation

    private var from: SourceText { invocation.text(of: Self.from) }

    /// The scene that the route leads to, and its builder's parameters if the user wrote that.
    /// Throws a `Failure` with 64 unless there is one.
    private func entry() throws(Failure) -> RouteEntry {
        let pushed = invocation.arguments.value(of: Self.to)
        let presented = invocation.last(of: Self.present)
        guard let target = pushed ?? presented, pushed == nil || presented == nil else {
            throw Failure(
                .usage,
                pushed == nil
                    ? "the scene that the route leads to is missing"
                    : "a route leads to one scene",
                hint: from.text.splitAsNames.map {
                    "Separate them with a space: scene-kit route \($0.joined(separator: " "))"
                } ?? "Name the scene to push, or the one to --present.")
        }
        let parameters =
            invocation.texts(of: Self.param) ?? (invocation.flag(Self.noParam) ? [] : nil)
        return RouteEntry(
            SourceText(argument: target, of: "to"),
            presented == nil ? .push : .present, parameters: parameters,
            imports: parameters == nil ? [] : invocation.texts(of: NewCommand.importModule) ?? [])
    }

    func run() throws(Failure) -> Outcome {
        let entry = try entry()
        let authorship = try invocation.authorship()
        let resolver = try invocation.outputResolver()
        let state = try invocation.state(of: resolver.project, by: authorship)
        try checkOrder(of: entry, in: state.project)
        let targets = RouteTargets(state, commandTakesParameters: true)
        let name = try SceneName(parsing: from) { targets.names }
        let record = try state.record(of: name.description)
        let defaults = state.project.configuration.defaults
        let templateSet =
            try state.sets.set(
                invocation.texts(of: .template)?.last ?? record?.entry.choices.template
                    ?? defaults.template)
        if record == nil, resolver.isUndecided, !state.project.packages.isEmpty {
            throw state.unknownScene(from)
        }
        let origin = try origin(name, record, templateSet, state)
        var place = try place(of: record, resolver, in: state, templateSet, origin.options)
        var choices = SceneChoices()
        choices.routes = [entry]
        let routes = try targets.routes(
            of: SceneEntry(name: from, choices: choices), for: templateSet, from: place.module)
        if let record {
            var recorded = RecordedScene(record, in: state)
            recorded.isContinued = true
            if invocation.flag(.template) { try recorded.check(templateSet) }
            try recorded.check(place, chosenBy: resolver.options)
            try checkOptions(origin.options, of: record, templateSet, state.project)
            try checkLabel(of: routes[0], entry, in: record, state.project)
            try leaveOutTests(of: record, at: &place, state.project)
        }
        let addition = SceneRoutes(
            routes, from: origin, from, templateSet, at: place, record: record)
        let files = try addition.files(in: state).map(\.file)
        if record?.files.contains(where: \.isAdopted) ?? true {
            try checkRouter(of: name, record, extendedBy: files, at: place, state)
        }
        try checkBuilder(of: routes[0].target.name, entry, calledBy: files, at: place, state)
        var desired = DesiredProject(state)
        try desired.addRoute(entry, as: addition)
        let intent = PlanIntent.addRoute(isRecorded: !invocation.flag(NewCommand.noRecord))
        let policy = PlanPolicy(intent, onConflict: invocation.policy)
        let planned = try ScenePlanner.plan(desired, policy)
        let notes = record.map { notesOnFile(of: $0, routes[0], entry, state.project) } ?? []
        return Outcome(planned.plan, notes: notes + place.notes + planned.notes, invocation.report)
    }

    /// - Throws: `Failure` with 73 for a value of an option that the scene wasn't created with,
    ///   because `update` would change the route.
    private func checkOptions(
        _ options: OptionValues, of record: SceneRecord, _ templateSet: TemplateSet,
        _ project: Project
    ) throws(Failure) {
        let recorded = try OptionValues(record.resolved.options, for: templateSet)
        let key = invocation.setOptions.map(\.key).first { recorded[$0.text] != options[$0.text] }
        guard let key else { return }
        let name = record.entry.name.text
        let words = (options[key.text]?.texts ?? []).map {
            " --option " + "\(key.text)=\($0)".quotedInMessage
        }.joined()
        throw key.failure(
            .conflict, "the scene '\(name)' was created with another value of '\(key.text)'",
            hint: "Leave out the option, or change the scene: "
                + "'\(project.command("update \(name)\(words)"))'.")
    }

    /// - Throws: `Failure` with 73 if a route with that label leads to another scene, whose callers
    ///   would get the wrong one, or if a list gives the route another presentation.
    private func checkLabel(
        of route: Route, _ entry: RouteEntry, in record: SceneRecord, _ project: Project
    ) throws(Failure) {
        let key = route.label.caseFolded
        guard invocation.policy != .overwrite,
            let other = record.entry.choices.routes?.first(where: { $0.label?.caseFolded == key })
        else { return }
        let scene = record.entry.name.text
        let verb = other.style == .push ? "shows" : "presents"
        if other.target == route.target.name.description {
            // The command updates a record but not a list.
            guard other.style != entry.style, let list = record.scenesFile else { return }
            throw entry.text.failure(
                .conflict,
                "'\(project.shownPath(ofList: list))' says that '\(scene)' \(verb) "
                    + "'\(route.target.name)'",
                hint: "Change it there and run '\(project.generateCommand(forList: list))'.")
        }
        let label = other.label ?? ""
        let removal = project.command("remove \(scene) --route \(label.quotedInMessage)")
        throw entry.text.failure(
            .conflict,
            "'\(scene)' already has a route '\(label)', which \(verb) '\(other.target ?? "")'",
            hint: "Choose another label, or remove that route first: \(removal)")
    }

    /// Returns a note if a list contains the scene but not the route, which isn't recorded then.
    private func notesOnFile(
        of record: SceneRecord, _ route: Route, _ entry: RouteEntry, _ project: Project
    ) -> [Diagnostic] {
        let isListed = record.entry.choices.routes?.contains {
            $0.style == entry.style && $0.label == route.label
                && $0.target == route.target.name.description
        }
        guard let list = record.scenesFile, isListed != true else { return [] }
        return [
            .note(
                "'\(record.entry.name.text)' is listed in '\(project.shownPath(ofList: list))', "
                    + "which does not have this route", path: project.shownPath(ofList: list),
                hint: "Add \"\(entry.text.text)\" to the scene's \"\(entry.style.key)\" there, and "
                    + "'\(project.generateCommand(forList: list))' keeps the route up to date.")
        ]
    }

    private func origin(
        _ name: SceneName, _ record: SceneRecord?, _ templateSet: TemplateSet,
        _ state: ProjectState
    ) throws(Failure) -> RouteOrigin {
        let given = invocation.setOptions
        let recorded = record?.resolved.options ?? state.project.configuration.defaults.options
        // The set may have become another since.
        let kept = recorded.filter { key, _ in
            templateSet.options.contains { $0.name == key }
                && !given.contains { $0.key.text == key }
        }
        return RouteOrigin(
            name: name,
            options: try OptionValues(
                parsing: SceneChoices(options: kept).optionTexts + given, for: templateSet),
            by: state.authorship)
    }

    /// The place of the route: beside a recorded scene, unless the command names another one. The
    /// shared files keep their recorded place, because `update` looks for them there.
    private func place(
        of record: SceneRecord?, _ resolver: OutputResolver, in state: ProjectState,
        _ templateSet: TemplateSet, _ options: OptionValues
    ) throws(Failure) -> ResolvedOutput {
        let (output, makesTests) = (resolver.options, templateSet.makesTests(options))
        let needs = templateSet.requirements(for: [options])
        guard let record else {
            return try resolver.resolve(makesTests: makesTests, needing: needs)
        }
        var place = state.place(of: record)
        if output.output != nil {
            var named = try resolver.resolve(makesTests: makesTests, needing: needs)
            named.layout.support = place.layout.support
            if state.project.folder(at: named.layout.scene) != record.sources { return named }
        }
        if let tests = output.tests { place.layout.tests = OutputLayout.Root(tests) }
        if !makesTests { place.layout.tests = nil }
        place.module = output.module ?? place.module
        return place
    }

    /// Leaves the test of the route out if the whole scene has no tests, because `update` would
    /// create those of the scene, too. Throws a `Failure` with 73 if the command names a folder for
    /// tests.
    private func leaveOutTests(
        of record: SceneRecord, at place: inout ResolvedOutput, _ project: Project
    ) throws(Failure) {
        guard place.layout.tests != nil, record.tests == nil, record.scenesFile == nil,
            record.entry.choices.parts == nil
        else { return }
        place.layout.tests = nil
        guard invocation.flag(.tests) else { return }
        let name = record.entry.name.text
        throw Failure(
            .conflict, "the scene '\(name)' was created without tests", path: "--tests",
            hint: "'\(project.command("new \(name)"))' with --tests and --module creates them.")
    }

    /// - Throws: `Failure` with 64 if the label is at the first scene.
    private func checkOrder(of entry: RouteEntry, in project: Project) throws(Failure) {
        let parts = from.text.split(separator: ":", omittingEmptySubsequences: false)
        let to = entry.text.text
        guard parts.count == 2, let first = parts[0].first, let second = parts[1].first,
            !to.contains(":"), first.isUppercase || second.isUppercase
        else { return }
        let isSwapped = second.isUppercase
        let words = isSwapped ? [to, from.text] : [String(parts[0]), "\(parts[1]):\(to)"]
        let command = "route " + words.map(\.quotedInMessage).joined(separator: " ")
        throw from.failure(
            isSwapped
                ? "the scene that a route starts from comes first"
                : "the label belongs to the scene that a route leads to",
            hint: "Did you mean '\(project.command(command))'?")
    }

    /// - Throws: `Failure` with 66 if a scene was written by hand and isn't listed, and no source
    ///   declares the router that the files of the route extend.
    private func checkRouter(
        of name: SceneName, _ record: SceneRecord?, extendedBy files: [RenderedFile],
        at place: ResolvedOutput, _ state: ProjectState
    ) throws(Failure) {
        let project = state.project
        let names = Completions.sceneNames(in: project)
        if record == nil, names.contains(name.description) { return }
        let own = files.filter { !$0.isShared && $0.root == .scene }
        let extended = own.flatMap { Identifiers.extendedTypes(in: $0.text) }
        guard let router = extended.filter({ $0.hasPrefix(name.description) }).min(),
            !declares(router, at: place, state)
        else { return }
        if let record {
            let role = own[0].role
            let exists = record.entry.choices.parts?.contains { $0.text == role } == true
            throw name.source.failure(
                .notFound, "no source declares '\(router)', which the route extends",
                hint: exists
                    ? "Declare it, or generate the scene's parts with the set."
                    : "'\(project.command("new \(name) --only \(role)"))' creates it.")
        }
        throw name.source.failure(
            .notFound, "no scene '\(name)' is recorded, and no source declares '\(router)'",
            hint: state.hintOnUnrecordedScene(name.description, among: names))
    }

    /// - Throws: `Failure` with 66 if no source declares a Builder that was written by hand, or that
    ///   the set of a recorded scene doesn't make.
    private func checkBuilder(
        of name: SceneName, _ entry: RouteEntry, calledBy files: [RenderedFile],
        at place: ResolvedOutput, _ state: ProjectState
    ) throws(Failure) {
        let (builder, project) = ("\(name)Builder", state.project)
        let record = try state.record(of: name.description)
        if let record {
            // Sources are searched only if no file has the usual name.
            if record.files.contains(where: { $0.path.fileName == builder + ".swift" }) { return }
        } else if entry.parameters == nil
            || entry.imports.contains(where: { project.libraries[$0.text] == nil })
        {
            return
        }
        let isCalled = files.contains { file in
            !file.isShared && !Identifiers.find([builder], in: Array(file.text.utf8)).isEmpty
        }
        if !isCalled || declares(builder, at: place, state) { return }
        let message = "no source declares '\(builder)', which the route creates"
        if record != nil {
            throw entry.text.failure(
                .notFound, message, hint: "Declare it, or generate it with the set of the scene.")
        }
        let interface = entry.imports.first { $0.text.hasSuffix("Interface") }
        throw entry.text.failure(
            .notFound, "no scene '\(name)' is recorded, and \(message)",
            hint: interface.map { "Declare it, or declare '\(name)Route' in '\($0.text)'." }
                ?? state.hintOnUnrecordedScene(name.description)
                + " If another module has its Builder, name that with --import.")
    }

    /// Whether a source of the project, or of the scene's folder, declares a type.
    private func declares(_ type: String, at place: ResolvedOutput, _ state: ProjectState) -> Bool {
        var isDeclared = false
        for root in Set([state.project.root, place.layout.scene.path]) where !isDeclared {
            for (_, text) in state.sources.files(below: root) {
                isDeclared = isDeclared || !DeclaredTypes.find([type], in: text).isEmpty
            }
        }
        return isDeclared
    }
}
