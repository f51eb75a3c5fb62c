import ArgumentParsing
import Basics
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import SwiftSource
import TemplateSets

/// `scene-kit new`: one scene from a template set, and the routes that start from it.
struct NewCommand: Subcommand {
    static let name = Argument(
        "name", help: "The scene's name: a Swift identifier such as CarDetails.")

    static let param = Option(
        "--param", "[label ]name:Type[=default]", repeatable: true,
        synonyms:
            "--params --parameter --add-param --input --data -d --property --field --arg --argument "
            + "--prop",
        help: "A parameter of the scene's initial data, such as carID:String."
    ).under(.scene)
    static let importModule = Option(
        "--import", "Module", repeatable: true, synonyms: "--imports",
        help: "A module that the types of the parameters come from."
    ).under(.scene, rare: true)
    static let dependency = Option(
        "--dependency", "name:Type[=default]", repeatable: true,
        synonyms: "--dependencies --inject --service",
        help: "A dependency of the view model that the builder supplies, such as "
            + "'api:any CarFetching=CarService.shared'."
    ).under(.scene)
    static let sample = Option(
        "--sample", "name=expression", repeatable: true,
        help: "A value of a parameter, for the generated tests."
    ).under(.scene, rare: true)

    static let route = Option(
        "--route", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        synonyms: "--routes --push --to --child --leads-to",
        help: "A scene to push from this one, as 'scene-kit route' does."
    ).under(.routes)
    static let present = Option(
        "--present", "[label:]Scene", from: .dynamic(Completions.scenes), repeatable: true,
        synonyms: "--modal --sheet",
        help: "A scene to present from this one, over whatever is on screen."
    ).under(.routes)
    static let only = Option(
        "--only", "role|file", from: .dynamic(Completions.setParts), repeatable: true,
        synonyms: "--parts --part --files",
        help: "A part to create, by its role or the id of its file, such as ViewModel. Other parts "
            + "are left out. 'scene-kit show' lists both."
    ).under(.template, rare: true)
    static let feature = Option(
        "--feature", "name", from: .dynamic(Completions.features),
        help: "The feature that the scene belongs to, as 'scene-kit feature' created it."
    ).under(.location)
    static let folder = Option(
        "--folder", "path", from: .directory, synonyms: "--group --subfolder",
        help: "A folder for the scene, below the sources and below the tests."
    ).under(.location, rare: true)
    static let noRecord = Option.flag("--no-record", help: "Don't record the scene in .scene-kit.")
        .under(.output, rare: true)

    static let option = Option(
        "--option", "key=value", from: .dynamic(Completions.setOptions), repeatable: true,
        synonyms: "--custom_parameters --data -d --var --answer --extra-context --vars",
        help: "An option of the template set. 'scene-kit show' lists them."
    ).under(.template)

    static let command = Command(
        name: "new", synonyms: "create add make init scene scaffold copy gen g",
        abstract: "Create a scene from a template set.",
        discussion: """
            Everything is rendered and checked before the first file is written. If an existing \
            file differs, it is a conflict, and nothing is written. Files that all scenes share \
            are created once; after that, they are yours to edit.

            Write the value of --param like a parameter in Swift:
              carID:String
              'onSelect:@escaping (Car) -> Void'
              'for car:Car'
              page:Int=1

            In a terminal, 'new' without a name asks for the rest, shows the plan and the command \
            that does the same, and creates the files once you confirm. If you don't, the exit \
            status is 1.
            """,
        arguments: [name],
        options: [param, importModule, dependency, sample, route, present, .template, option, only]
            + [Option].places + [feature, folder, .addToTarget] + [Option].writing + [noRecord],
        exclusions: [[Option]].places
            + [Option.package, .output, .tests, .support, .module, .addToTarget].map {
                [feature, $0]
            },
        examples: [
            "scene-kit new CarDetails --param carID:String --package Shop":
                "Create the package Shop with a scene that takes a car's ID, and its tests.",
            "scene-kit new CarPicker --param 'cars:[Car]' "
                + "--param 'onSelect:@escaping (Car) -> Void' --import CarKit --output App":
                "Create a scene in the folder App, with types from the module CarKit.",
            "scene-kit new CarList --option viewController=UITableViewController --output App "
                + "--dry-run":
                "Show what would be created for a scene with a table in the folder App.",
        ],
        advice: [
            "--config --config-path -c --answers-file":
                "scene-kit.json in the project has the defaults of all scenes",
            "--author": "The author is that of GIT_AUTHOR_NAME, or your user name",
            "--skip --without --exclude --omit": "'--only <role|file>' names the parts to create",
            "--like --copy --base": "'scene-kit show <scene>' shows what one was created with",
            "--interactive -i --ask --prompt": "'scene-kit new' without a name asks for the rest",
            "--prefix --suffix --class": "The name of the scene begins the names of its types",
            "project app solution": "Xcode makes projects; '--package <dir>' creates a package",
            "template set pack": "'scene-kit init-pack <dir>' creates template sets",
        ])

    let invocation: Invocation

    private var name: SourceText { invocation.text(of: Self.name) }
    private var isRecorded: Bool { !invocation.flag(Self.noRecord) }

    /// The scene's choices, without the set's options.
    private var choices: SceneChoices {
        var choices = SceneChoices()
        choices.template = invocation.texts(of: .template)?.last
        choices.parameters = invocation.texts(of: Self.param)
        choices.imports = invocation.texts(of: Self.importModule)
        choices.dependencies = invocation.texts(of: Self.dependency)
        choices.samples = invocation.texts(of: Self.sample)
        choices.parts = invocation.texts(of: Self.only)
        let routes =
            (invocation.texts(of: Self.route) ?? []).map { RouteEntry($0, .push) }
            + (invocation.texts(of: Self.present) ?? []).map { RouteEntry($0, .present) }
        choices.routes = routes.isEmpty ? nil : routes
        return choices
    }

    func run() throws(Failure) -> Outcome {
        let (folder, scene) = name.text.splitAtLastSlash
        if scene != name.text, scene.first?.isUppercase == true {
            throw name.failure(
                "a scene name cannot hold '/'",
                hint: "Name the folder with --folder: 'scene-kit new "
                    + "\(String(scene).quotedInMessage) --folder \(String(folder).quotedInMessage)'."
            )
        }
        return try run(in: invocation.texts(of: Self.folder)?.last?.sceneFolder())
    }

    private func run(in folder: ProjectFolder?) throws(Failure) -> Outcome {
        let authorship = try invocation.authorship()
        var resolver = try outputResolver(folder)
        resolver.prefersCurrentTarget = true
        let state = try invocation.state(of: resolver.project, by: authorship)
        if let feature = invocation.texts(of: Self.feature)?.last {
            resolver = try resolver.inFeature(feature, of: state)
        }
        try checkSpelling(among: state.records)
        let recorded = try recordedScene(in: state)
        let continued = recorded.flatMap { $0.isContinued ? $0 : nil }
        let kept = recorded.flatMap { $0.isContinued || isUnchanged($0) ? $0 : nil }
        resolver.record = kept?.record
        let earlier = recorded.flatMap { $0.exists ? $0.record : nil }
        var scenes: ResolvedScenes
        do throws(Failure) {
            scenes = try resolved(in: state, over: kept, folder ?? earlier?.entry.folder)
        } catch {
            // A link may name a parameter that the scene has.
            if kept == nil, choices.parameters == nil, invocation.policy != .overwrite {
                try recorded?.check(choices, [])
            }
            throw error
        }
        if let continued, choices.parts != nil, choices.routes != nil {
            // A scene with tests has those of its routes, too.
            let parts = continued.record.entry.choices.parts.map { Set($0.map(\.text)) }
            scenes.all[0].scene.parts.formUnion(scenes.sets[0].testsOfRoutes(among: parts))
        }
        let (templateSet, scene) = (scenes.sets[0], scenes.all[0].scene)
        try checkTests(templateSet)
        var place = try resolver.resolve(
            makesTests: scenes.makesTests, needing: scenes.requirements)
        place.note(imports: scene.imports, in: state.project)
        if recorded == nil, place.doubt == nil {
            place.doubt = resolver.noteOnCurrentFolder(besides: state.records)
        }
        try continued?.check(place, chosenBy: resolver.options)
        if let recorded {
            try recorded.check(place)
            if let folder, recorded.exists {
                try recorded.check(folder.below(place.layout.scene.path, on: invocation.disk))
            }
            if recorded.hasFiles, !recorded.isContinued, invocation.policy != .overwrite {
                try recorded.check(templateSet)
                try recorded.check(choices, invocation.setOptions.compactMap(templateSet.present))
            }
        }
        var desired = DesiredProject(state)
        try desired.create(scenes, at: place, over: earlier)
        if let continued { try desired.keepRoutes(of: continued.record, isForTests: true) }
        let generation = try desired.generation(
            of: desired.groups[0], sharing: [.needed(scene.options)])
        try continued?.check(desired.groups[0].scenes, choices, in: generation.environment)
        try Self.checkParts(of: generation, place)
        var intent = PlanIntent.create(isRecorded: isRecorded)
        if invocation.policy == .overwrite, let earlier, scene.parts.isEmpty {
            // A route that leads nowhere keeps its file.
            if (try? desired.keepRoutes(of: earlier, isForTests: false)) != nil {
                intent = .recreate
            }
            try desired.findReferringScenes()
        } else if isRecorded, earlier?.hasBuilder != true {
            try desired.findScenesReferring(to: name.text)
        }
        let planned = try ScenePlanner.plan(
            desired, PlanPolicy(intent, onConflict: invocation.policy))
        let advice = NamingAdvice(
            name: scene.name, parameters: scene.parameters.parameters.map(\.parameter),
            project: state.project, isDryRun: invocation.report.isDryRun, command: { "new \($0)" })
        let notes = scenes.notes + (continued?.notes ?? []) + place.notes + planned.notes
        var outcome = Outcome(
            planned.plan, notes: notes + advice.notes(on: planned.plan), invocation.report)
        outcome.doubt =
            place.doubt ?? resolver.options.output.flatMap { noteOnOwnFolder($0, planned.plan) }
        if outcome.status == .success {
            outcome.diagnostics += ignoredOptions(planned.plan, templateSet)
            if earlier != nil, planned.plan.changes.isEmpty {
                let show = state.project.command("show \(name.text)")
                outcome.diagnostics.append(
                    .note("there is a scene '\(name.text)' already", hint: "'\(show)' shows it."))
            } else if outcome.plan != nil {
                outcome.nextStep = place.nextStep
            }
        }
        return outcome
    }

    /// A note that `--output` seems to name the folder of the scene itself.
    private func noteOnOwnFolder(_ output: String, _ plan: Plan) -> Diagnostic? {
        let (parent, last) = output.splitAtLastSlash
        guard last == name.text, !invocation.disk.isFolder(output),
            plan.operations.contains(where: { $0.path.hasPrefix("\(output)/\(last)/") })
        else { return nil }
        return .note(
            "the scene's folder is created in this one", path: output,
            hint: "Write --output \(String(parent).quotedInMessage) for '\(output)' itself.")
    }

    /// - Throws: What is wrong with the place, together with what is wrong with the scene.
    private func outputResolver(_ folder: ProjectFolder?) throws(Failure) -> OutputResolver {
        do throws(Failure) {
            return try invocation.outputResolver()
        } catch {
            guard error.status == .usage, let state = try? invocation.state() else {
                throw error
            }
            var problems = Problems()
            _ = problems.value(of: try resolved(in: state, over: nil, folder))
            problems.add(error)
            throw problems.failure
        }
    }

    private func recordedScene(in state: ProjectState) throws(Failure) -> RecordedScene? {
        guard isRecorded, let record = try state.record(of: name.text) else { return nil }
        var recorded = RecordedScene(record, in: state)
        recorded.isContinued = isContinued(recorded)
        return recorded
    }

    private func isContinued(_ recorded: RecordedScene) -> Bool {
        let filesAreMissing = !recorded.hasFiles && !recorded.record.files.isEmpty
        if choices.parts == nil {
            // Overwriting replaces the whole scene.
            return recorded.record.entry.choices.parts != nil && !filesAreMissing
                && invocation.policy != .overwrite
        }
        let describesScene = [
            .template, Self.param, Self.dependency, Self.importModule, Self.sample, Self.option,
            .output, .package, .tests, .module,
        ].contains(where: invocation.flag)
        // Without files, the choices may be any.
        return !filesAreMissing || !describesScene
    }

    /// Whether the command gives no other parameters, so that the scene keeps its place and its
    /// choices.
    private func isUnchanged(_ recorded: RecordedScene) -> Bool {
        let parameters = recorded.record.entry.choices.parameters ?? []
        return invocation.policy != .overwrite && recorded.record.scenesFile == nil
            && recorded.hasFiles && parameters == choices.parameters ?? []
    }

    private func resolved(
        in state: ProjectState, over kept: RecordedScene?, _ folder: ProjectFolder?
    ) throws(Failure) -> ResolvedScenes {
        var given = SceneEntry(name: name, choices: choices.over(kept?.given ?? SceneChoices()))
        given.folder = folder
        return try ResolvedScenes(
            [given], options: invocation.setOptions,
            defaults: kept?.choices ?? state.project.configuration.defaults, by: state.authorship,
            set: { template throws(Failure) in
                let templateSet = try state.sets.set(template)
                try kept?.check(templateSet)
                return templateSet
            }, earlier: { [record = kept?.record] _ in record })
    }

    /// - Throws: `Failure` with 64 if the folder for tests is a value of the option `tests`.
    private func checkTests(_ templateSet: TemplateSet) throws(Failure) {
        guard let tests = invocation.texts(of: .tests)?.last, !invocation.disk.isFolder(tests.text)
        else { return }
        let value = ["no", "false"].contains(tests.text) ? "none" : tests.text
        let isValue = templateSet.options.contains {
            $0.name == "tests" && $0.values.contains(value)
        }
        guard isValue else { return }
        throw tests.failure(
            "'\(tests.text)' is a framework, and --tests names a folder",
            hint: "Write it as '--option tests=\(value)'")
    }

    /// - Throws: `Failure` with 73 if the project has the scene in another spelling.
    private func checkSpelling(among records: RecordStore) throws(Failure) {
        guard let twin = records.twin(of: name.text) else { return }
        _ = try SceneName(parsing: name) { [twin] }
        if !isRecorded { return }
        throw Failure(
            .conflict, RecordStore.message(on: twin, of: name),
            hint: "Choose another name.")
    }

    /// Returns a note for each kept file that doesn't match a project option.
    private func ignoredOptions(_ plan: Plan, _ templateSet: TemplateSet) -> [Diagnostic] {
        let given = invocation.setOptions.map(\.key.text)
        let asked = templateSet.options.filter { $0.scope == .project && given.contains($0.name) }
        guard !asked.isEmpty else { return [] }
        let names = asked.map { "'\($0.name)'" }.joined(separator: ", ")
        let kept = plan.operations.filter { $0.verb == .keep && $0.old != nil && $0.old != $0.new }
        return kept.map { kept in
            .note(
                "the shared file stays as it is, without the change that \(names) asks for",
                path: kept.path, hint: "Edit it, or delete it so that scene-kit creates it again.")
        }
    }

    /// - Throws: `Failure` with 64 if the command would create none of the files of `--only`.
    private static func checkParts(
        of generation: SceneGeneration, _ place: ResolvedOutput
    ) throws(Failure) {
        guard case .scene(let scene) = generation.renderables[0].subject, !scene.parts.isEmpty
        else { return }
        let (parts, templateSet) = (scene.parts, generation.sets[0])
        var budget = RunBudget()
        let isMade = try generation.files(spending: &budget).files.map(\.file).contains {
            !$0.isShared || parts.contains($0.id) || parts.contains($0.role)
        }
        if isMade { return }
        let hint =
            if place.layout.tests == nil, templateSet.makesTests(scene.options, parts) {
                "Tests need a place: add --tests <dir> --module <name>."
            } else if templateSet.files.contains(where: { $0.isNamed(in: parts) && !$0.isShared }) {
                "A file that is made for each route needs one: add --route <Scene>."
            } else {
                "\"support\": false in \(ProjectConfiguration.fileName) keeps shared files from "
                    + "being made."
            }
        let names = parts.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
        throw Failure(
            .usage, "nothing would be created for \(names.escapedForTerminal())", path: "--only",
            hint: hint)
    }
}

extension TemplateSet {
    /// - Parameter parts: The parts of the scene; nil if it is whole.
    fileprivate func testsOfRoutes(among parts: Set<String>?) -> [String] {
        files.filter { file in
            file.root == .tests && file.repetition == .forEachRoute
                && parts.map(file.isNamed) ?? true
        }.map(\.id)
    }
}
