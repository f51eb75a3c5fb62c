import ArgumentParsing
import Basics
import FileSystem
import JSONSource
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// `scene-kit generate`: all scenes of a scenes file, all or none.
struct GenerateCommand: Subcommand {
    static let list = Argument(
        "scenes.json", from: .file, optional: true,
        help: "The scenes file. Without it, the scenes of the project's scene-kit.json.")
    private static let check = Option.flag(
        "--check",
        help:
            "Write nothing, and exit with 1 if the files don't match the scenes file, or another "
            + "scene is behind, as 'update --check' says.")
    private static let strict = Option.flag(
        "--strict", help: "With --check: treat edited files as different, too.")

    static let command = Command(
        name: "generate", synonyms: "build sync apply check gen g",
        abstract: "Generate all scenes of a scenes file, or check that they match it.",
        discussion: """
            This also updates and removes scenes that it created before, and merges new text into \
            files that you edited. If both changed the same lines, or another file is in the way, \
            that is a conflict, and nothing is written. Scenes are recorded in .scene-kit; commit \
            that folder. They stay where they are unless you name other folders.
            """,
        arguments: [list],
        options: [check, strict] + .places + [.addToTarget] + .writing,
        exclusions: .places + [[.onConflict, check], [.dryRun, check]],
        examples: [
            "scene-kit generate scenes.json --package Scenes":
                "Create one package with all scenes of a file, and their tests.",
            "scene-kit generate --check":
                "Fail in CI if the committed scenes don't match scene-kit.json.",
        ],
        advice: [
            "--spec -s --file -f --input -i":
                "Write the file without it: 'scene-kit generate scenes.json'",
            "scene module *":
                "It takes one file that lists scenes; 'scene-kit new <name>' creates one scene",
        ])

    let invocation: Invocation

    /// The path of the list; nil for the project's list.
    private var list: String? { invocation.arguments.value(of: Self.list) }

    func run() throws(Failure) -> Outcome {
        if invocation.flag(Self.strict), !invocation.flag(Self.check) {
            throw Failure(
                .usage, "only --check can be strict", path: Self.strict.name,
                hint: "Add --check, or leave out --strict.")
        }
        let authorship = try invocation.authorship()
        let resolver = try invocation.outputResolver()
        let (output, reporter) = (resolver.options, invocation.reporter)
        reporter.showProgress("Reading the scenes file")
        let state = try invocation.state(of: resolver.project, by: authorship)
        let lists = state.lists
        let path = try lists.recordedPath(of: list)
        let hasScenes = try state.scenes().contains { $0.scenesFile == path }
        if let list, output.package == nil, output.output == nil,
            state.project.configuration.sources == nil, !hasScenes
        {
            try lists.checkPackage(
                of: SourceText(argument: list, of: "scenes.json"), unless: resolver.ownPackage)
        }
        let sceneList = try lists.read(list)
        if invocation.flag(Self.check) { try state.project.refuseRecordsBelow() }
        var notes: [Diagnostic] = []
        var groups: [DesiredProject.Group] = []
        if sceneList.scenes.isEmpty, !hasScenes {
            let note = Diagnostic.note(
                "the file has no scenes", path: state.project.shownPath(ofList: path),
                hint: "Add one to its \"scenes\", such as { \"name\": \"Home\" }.")
            if invocation.flag(Self.check) { throw Failure(.notFound, [note.with(.error)]) }
            notes = [note]
        } else {
            groups = try self.groups(of: sceneList, at: path, resolver, state)
        }
        try Self.check(sceneList.scenes.map(\.name), of: path, state)
        var desired = DesiredProject(state, list: path)
        try desired.generate(groups)
        if !invocation.flag(Self.check) { try desired.checkSupport() }
        let policy = PlanPolicy(.generate, onConflict: invocation.policy) {
            reporter.showScenes($0, of: $1, total: $2)
        }
        let planned = try ScenePlanner.plan(desired, policy)
        if invocation.flag(Self.check) {
            let listed = sceneList.scenes.lazy.map { try? state.record(of: $0.name.text) }
            let isRecorded = !desired.removed.isEmpty || listed.contains { $0?.scenesFile == path }
            let others = try state.scenes(except: desired.renderedNames)
                .filter { $0.scenesFile != path && state.project.isAskedFor($0) }
            let rest = others.isEmpty ? nil : try ScenePlanner.planUpdate(of: others, in: state)
            let known = Set(planned.plan.operations.map(\.path))
            let dangling = rest?.dangling ?? []
            var outcome = checked(
                planned.plan,
                Plan(operations: rest?.plan.drifted.filter { !known.contains($0.path) } ?? []),
                dangling.counting(calls: planned.misfits.union(rest?.misfits ?? [])),
                isStrict: invocation.flag(Self.strict) || sceneList.edits == .refuse,
                isRecorded: isRecorded)
            for note in notes + dangling + planned.notes + (rest?.notes ?? [])
            where !outcome.diagnostics.contains(note) { outcome.diagnostics.append(note) }
            return outcome
        }
        notes += desired.groups.flatMap(\.scenes.notes)
        for note in desired.groups.flatMap(\.place.notes) where !notes.contains(note) {
            notes.append(note)
        }
        var outcome = Outcome(planned.plan, notes: notes + planned.notes, invocation.report)
        outcome.doubt = desired.groups.lazy.compactMap(\.place.doubt).first
        if outcome.plan != nil {
            let steps = Set(
                desired.groups.map(\.place).filter { place in
                    place.nextStep != nil && planned.plan.changes(place.layout.scene.base)
                }.compactMap(\.nextStep)
            ).sorted()
            if !steps.isEmpty { outcome.nextStep = steps.prefix(4).joined(separator: "\n") }
        }
        return outcome
    }

    /// The scenes of each package and module that the list names, in the order in which they come
    /// up.
    private func groups(
        of list: ScenesFile, at path: String, _ resolver: OutputResolver, _ state: ProjectState
    ) throws(Failure) -> [DesiredProject.Group] {
        var seen: Set<[String?]> = []
        var places = list.scenes.map { (package: $0.package, module: $0.module) }
            .filter { seen.insert([$0.package?.text, $0.module?.text]).inserted }
        if places.isEmpty { places = [(nil, nil)] }
        let groups = try mapCollectingErrors(places) { (package, module) throws(Failure) in
            let entries = list.scenes.filter {
                $0.package?.text == package?.text && $0.module?.text == module?.text
            }
            let given = entries.map { entry in
                var given = entry
                given.choices = entry.choices.over(list.defaults)
                return given
            }
            let resolver = try resolver.inPackage(package, module: module)
            let scenes = try ResolvedScenes(
                given, defaults: list.defaults.over(resolver.defaults()), by: state.authorship,
                set: state.sets.set, earlier: state.records.record)
            var place = try ListedPlace(
                of: scenes, among: list.scenes.map(\.name.text), in: path, resolver, state
            ).resolve()
            place.note(imports: scenes.all.flatMap(\.scene.imports), in: state.project)
            return DesiredProject.Group(scenes, at: place, on: state.disk)
        }
        for (index, group) in groups.enumerated() {
            let place = group.place
            guard let module = places[index].module, !place.newPackages.isEmpty,
                groups.prefix(index).contains(where: { other in
                    other.place.layout.scene.base == place.layout.scene.base
                })
            else { continue }
            throw module.failure(
                "a new package gets one module, and this file has scenes of several",
                hint: "Create the package first, with a target and a test target for each module.")
        }
        return groups
    }

    /// The result of `--check`: the files that differ from the list, and their differences.
    ///
    /// - Parameters:
    ///   - rest: The changes to scenes that the list doesn't contain.
    ///   - broken: What doesn't compile.
    private func checked(
        _ plan: Plan, _ rest: Plan, _ broken: [String], isStrict: Bool, isRecorded: Bool
    ) -> Outcome {
        let edited = plan.operations.filter { isStrict && $0.verb == .edited && !$0.isShared }
        let listed = Plan(operations: plan.drifted + edited)
        let drifted = Plan(operations: listed.operations + rest.operations)
        let diff = drifted.operations.diff(invocation.report)
        let isCurrent = drifted.operations.isEmpty && broken.isEmpty
        var outcome = Outcome(status: isCurrent ? .success : .negative)
        outcome.diagnostics = drifted.obstacles
        if invocation.report.wantsJSON {
            let all = Plan(operations: plan.operations + rest.operations)
            outcome.json = [all.json, JSONMember("diff", .string(diff))]
        }
        // Files without a record are compared like all others.
        let isFirst =
            !isRecorded && plan.count(of: .create) > 0
            && plan.operations.allSatisfy {
                $0.destination.relative.components.first == Project.recordsFolder || $0.isShared
                    || $0.verb == .create
            }
        outcome.text =
            isFirst
            ? "Nothing was generated from this scenes file; without --check, the command creates "
                + "\(plan.count(of: .create).counting("file")).\n"
            : drifted.lines(invocation.report, forCheck: true)
                + invocation.report.shown(diff) + summary(of: listed, rest, broken, among: plan)
                + "\n"
        return outcome
    }

    private func summary(
        of drifted: Plan, _ rest: Plan, _ broken: [String], among plan: Plan
    ) -> String {
        let all = plan.operations.count
        let (count, counted) = drifted.countOfFiles
        if count == 0 {
            let matching =
                "\(all.counting("file")) \(all == 1 ? "matches" : "match") the scenes file"
            if rest.operations.isEmpty {
                return ([matching] + broken).joined(separator: "; ") + "."
            }
            let (others, counted) = rest.countOfFiles
            return matching + "; \(counted) of other scenes "
                + "\(others == 1 ? "is" : "are") behind. 'scene-kit update' brings "
                + "\(others == 1 ? "it" : "them") up to date."
        }
        let difference = "\(counted) \(count == 1 ? "doesn't" : "don't") match the scenes file; "
        // The command without '--check' and the like.
        let command =
            ("scene-kit generate" + (list.map { " " + $0.quotedForShell } ?? "")
            + invocation.arguments.typed(.places)).escapedForTerminal()
        if drifted.count(of: .conflict) > 0 {
            return difference + "'\(command)' shows the conflicts."
        }
        if drifted.count(of: .edited) == drifted.operations.count {
            return difference + "delete what you edited, and '\(command)' creates it again."
        }
        return difference + "'\(command)' updates \(count == 1 ? "it" : "them")."
    }

    /// - Throws: `Failure` with 65 and every name that occurs twice or that another scene has, even
    ///   if it differs in case or Unicode form.
    private static func check(
        _ names: [SourceText], of list: String, _ state: ProjectState
    ) throws(Failure) {
        let records = state.records
        let recorded = Dictionary(records.names.map { ($0.caseFolded, $0) }) { first, _ in first }
        var problems: [Diagnostic] = []
        for name in names {
            guard let other = recorded[name.text.caseFolded], !other.isSpelled(like: name.text),
                !records.contains(name.text)
            else { continue }
            let isSame = name.text == other
            // Unless it is a scene of this list in another case, which the new scene replaces.
            if !isSame, try state.record(of: other)?.scenesFile == list { continue }
            problems.append(
                name.diagnostic(
                    RecordStore.message(on: other, of: name),
                    hint: (isSame ? "Spell it as the record does, or choose" : "Choose")
                        + " another name."))
        }
        var seen: [String: SourceText] = [:]
        for name in names {
            guard let other = seen.updateValue(name, forKey: name.text.caseFolded) else { continue }
            let line = other.position(atUTF8Offset: 0).line
            problems.append(
                name.diagnostic(
                    other.text.isSpelled(like: name.text)
                        ? "the scene '\(other.text)' is listed twice, first in line \(line)"
                        : "'\(name.text)' and '\(other.text)' in line \(line) differ only in "
                            + name.text.difference(from: other.text)))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }
}

extension Plan {
    /// How many files the plan has, or how many records if it has nothing else.
    fileprivate var countOfFiles: (count: Int, shown: String) {
        let files = operations.count { !$0.isRecord }
        let count = files == 0 ? operations.count : files
        return (count, count.counting(files == 0 ? "record" : "file"))
    }

    /// Whether a file in a folder changes, in any depth.
    fileprivate func changes(_ folder: String) -> Bool {
        let folder = AbsolutePath(folder)
        return operations.contains {
            $0.verb.writes && !$0.isRecord && AbsolutePath($0.path).isAtOrBelow(folder)
        }
    }
}
