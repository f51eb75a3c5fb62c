import ArgumentParsing
import Basics
import JSONSource
import Planning
import Projects
import Scenes
import TemplateSets
import Workspace
import XcodeBridge

/// `scene-kit list`: the template sets there are, or the scenes of the project.
struct ListCommand: Subcommand {
    private static let scenes = Option.flag(
        "--scenes", help: "List the recorded scenes of the project instead of sets.")
    private static let xcode = Option.flag(
        "--xcode", help: "List the sets that 'export --xcode' has added to Xcode's dialog.")

    static let command = Command(
        name: "list", synonyms: ["ls", "sets", "scenes", "templates", "status"],
        abstract: "List the template sets, their versions, and where they come from.",
        options: [scenes, xcode, .projectPackage, .json], exclusions: [[scenes, xcode]],
        examples: [
            "scene-kit list": "Show the sets as a table.",
            "scene-kit list --scenes": "Show the recorded scenes of this project.",
            "scene-kit list --xcode": "Show the sets in Xcode's dialog.",
            "scene-kit list --json": "Print the sets as JSON, for a program.",
        ])

    let invocation: Invocation

    var emptyResult: JSONMember { JSONMember(invocation.flag(Self.scenes) ? "scenes" : "sets", []) }

    func run() throws(Failure) -> Outcome {
        let package = try invocation.package()
        if invocation.flag(Self.xcode) {
            return Self.listExports(in: try .ofXcode(invocation.environment))
        }
        if invocation.flag(Self.scenes) { return try Self.list(invocation.snapshot()) }
        let listing = SetListing(try TemplateStore(Project.findRoot(package: package)).all())
        return Outcome(text: listing.text, diagnostics: listing.problems, json: [listing.json])
    }

    private static func listExports(in folder: ExportFolder) -> Outcome {
        let entries = folder.manifest.entries
        let rows = entries.map { [$0.set, $0.version, $0.bundles.joined(separator: ", ")] }
        let sets = entries.map { entry -> JSONValue in
            [
                "name": .string(entry.set), "version": .string(entry.version),
                "path": .string(folder.path), "bundles": .array(entry.bundles),
            ]
        }
        let note = Diagnostic.note(
            "no set is in Xcode's dialog", path: folder.path,
            hint: "'scene-kit export <set> --xcode' adds one.")
        return Outcome(
            text: TextTable(header: ["SET", "VERSION", "BUNDLES"], rows: rows).text,
            diagnostics: entries.isEmpty ? [note] : [], json: [JSONMember("sets", .array(sets))])
    }

    private static func list(_ snapshot: ProjectSnapshot) throws(Failure) -> Outcome {
        let records = try snapshot.scenes()
        let behind = scenesBehind(in: snapshot)
        let states = try mapCollectingErrors(records) { (outline) throws(Failure) in
            let isBehind = behind.contains(outline.entry.name.text)
            return try SceneState(of: outline, in: snapshot, isBehind: isBehind)
        }
        let scenes = zip(records, states)
        var notes = records.isEmpty ? [snapshot.project.noteOnMissingScenes] : []
        for note in states.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        let header = ["SCENE", "STATE", "SET", "MODULE", "FOLDER", "PARAMETERS", "ROUTES"]
        return Outcome(
            text: TextTable(header: header, rows: scenes.map { $0.row($1) }).text,
            diagnostics: notes, json: [JSONMember("scenes", .array(scenes.map { $0.json($1) }))])
    }

    /// The scenes that `update` would change; if that can't be told, the scenes whose sets have
    /// changed.
    private static func scenesBehind(in snapshot: ProjectSnapshot) -> Set<String> {
        let records = (try? snapshot.scenes()) ?? []
        do throws(Failure) {
            var desired = DesiredProject(snapshot)
            try desired.render(Dictionary(records.map { ($0.entry.name.text, $0.entry) }) { $1 })
            var policy = PlanPolicy(.refuse)
            policy.respectsDeletion = true
            return try ScenePlanner.plan(desired, policy).changed
        } catch {
            let changed = records.filter { record in
                let templateSet = try? snapshot.sets.set(record.entry.choices.template)
                return templateSet.map { $0.digest != record.setDigest } ?? false
            }
            return Set(changed.map(\.entry.name.text))
        }
    }
}

extension Project {
    /// A note that no scene is recorded.
    var noteOnMissingScenes: Diagnostic {
        .note(
            "no scene is recorded in this project", path: root,
            hint: "'\(command("new"))' records the scenes that it creates.")
    }
}

extension SceneRecord {
    fileprivate func row(_ state: SceneState) -> [String] {
        let choices = entry.choices
        let routes = (choices.routes ?? []).map {
            $0.text.text + ($0.style == .present ? " (present)" : "")
        }
        return [
            entry.name.text, state.kind.rawValue,
            "\(choices.template?.text ?? "") \(setVersion ?? "-")", module ?? "-",
            entry.folder.map { Destination.join(sources.path, $0.path) } ?? sources.path,
            (choices.parameters ?? []).map(\.text).joined(separator: ", "),
            routes.joined(separator: ", "),
        ]
    }

    fileprivate func json(_ state: SceneState) -> JSONValue {
        var choices = entry.choices
        (choices.options, choices.imports) = (resolved.options, resolved.imports)
        let files = zip(files, state.files).map { file, state -> JSONValue in
            ["path": .string(file.path.description), "state": .string(state.rawValue)]
        }
        let texts = [
            ("name", entry.name.text), ("state", state.kind.rawValue), ("list", list),
            ("template", choices.template?.text), ("templateVersion", setVersion),
            ("module", module), ("sources", sources.path), ("tests", tests?.path),
            ("folder", entry.folder?.path),
        ]
        return .object(
            texts.map { JSONMember($0, .string($1)) } + choices.members
                + [JSONMember("files", .array(files))])
    }
}
