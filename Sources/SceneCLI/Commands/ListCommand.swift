import ArgumentParsing
import Basics
import FileSystem
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
            Example("scene-kit list", "Show the sets as a table."),
            Example("scene-kit list --scenes", "Show the recorded scenes of this project."),
            Example("scene-kit list --xcode", "Show the sets in Xcode's dialog."),
            Example("scene-kit list --json", "Print the sets as JSON, for a program."),
        ])

    private enum Subject {
        case sets, scenes, exports
    }

    private let subject: Subject
    private let package: String?
    private let environment: Environment

    static func emptyResult(_ arguments: ParsedArguments) -> JSONMember? {
        JSONMember(arguments.flag(scenes) ? "scenes" : "sets", [])
    }

    static func writeTargets(_ arguments: ParsedArguments) throws(Failure) -> WriteTargets {
        try .project(arguments, isReading: true)
    }

    init(_ arguments: ParsedArguments, _ environment: Environment) throws(Failure) {
        subject =
            arguments.flag(Self.xcode) ? .exports : arguments.flag(Self.scenes) ? .scenes : .sets
        package = try arguments.folder(.projectPackage)
        self.environment = environment
    }

    func run() throws(Failure) -> Outcome {
        switch subject {
        case .exports:
            return try Self.listExports(in: .ofXcode(environment))
        case .scenes: return try Self.listScenes(of: Project.find(package: package))
        case .sets:
            let listing = SetListing(try TemplateStore(Project.findRoot(package: package)).all())
            return Outcome(
                text: listing.text, diagnostics: listing.problems, json: [listing.json])
        }
    }

    private static func listExports(in folder: ExportFolder) -> Outcome {
        let entries = folder.manifest.entries
        var outcome = Outcome(
            text: TextTable(header: ["SET", "VERSION", "BUNDLES"], rows: entries.map(\.row)).text,
            json: [
                JSONMember(
                    "sets",
                    .array(
                        entries.map { entry in
                            [
                                "name": .string(entry.set), "version": .string(entry.version),
                                "path": .string(folder.path), "bundles": .array(entry.bundles),
                            ]
                        }))
            ])
        if entries.isEmpty {
            outcome.diagnostics = [
                Diagnostic.note(
                    "no set is in Xcode's dialog", path: folder.path,
                    hint: "'scene-kit export <set> --xcode' adds one.")
            ]
        }
        return outcome
    }

    private static func listScenes(of project: Project) throws(Failure) -> Outcome {
        let snapshot = try ProjectSnapshot(project)
        let records = try snapshot.scenes()
        let behind = scenesBehind(in: snapshot)
        let states = try mapCollectingErrors(records) { (outline) throws(Failure) in
            try SceneState(
                of: outline, in: snapshot, isBehind: behind.contains(outline.entry.name.text))
        }
        let header = ["SCENE", "STATE", "SET", "MODULE", "FOLDER", "PARAMETERS", "ROUTES"]
        let rows = zip(records, states).map { $0.row($1) }
        var outcome = Outcome(
            text: TextTable(header: header, rows: rows).text,
            json: [JSONMember("scenes", .array(zip(records, states).map { $0.listing($1) }))])
        for note in states.flatMap(\.notes) where !outcome.diagnostics.contains(note) {
            outcome.diagnostics.append(note)
        }
        if records.isEmpty {
            outcome.diagnostics = [
                Diagnostic.note(
                    "no scene is recorded in this project", path: project.root,
                    hint: "'\(project.command("new"))' records the scenes that it creates.")
            ]
        }
        return outcome
    }
}

extension ListCommand {
    /// The scenes that `update` would change; if that can't be told, the scenes whose sets have changed.
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

extension ExportManifest.Entry {
    fileprivate var row: [String] { [set, version, bundles.joined(separator: ", ")] }
}

extension SceneRecord {
    fileprivate func row(_ state: SceneState) -> [String] {
        let choices = entry.choices
        return [
            entry.name.text, state.kind.rawValue,
            "\(choices.template?.text ?? "") \(setVersion ?? "-")", module ?? "-", folderPath,
            (choices.parameters ?? []).map(\.text).joined(separator: ", "),
            (choices.routes ?? []).map {
                $0.text.text + ($0.style == .present ? " (present)" : "")
            }.joined(separator: ", "),
        ]
    }

    private var folderPath: String {
        guard let folder = entry.folder else { return sources.path }
        return Destination.join(sources.path, folder.path)
    }

    fileprivate func listing(_ state: SceneState) -> JSONValue {
        var choices = entry.choices
        choices.options = resolved.options
        choices.imports = resolved.imports
        return .object(
            [
                JSONMember("name", .string(entry.name.text)),
                JSONMember("state", .string(state.kind.rawValue)),
                JSONMember("list", .string(list)),
                JSONMember("template", .string(entry.choices.template?.text)),
                JSONMember("templateVersion", .string(setVersion)),
                JSONMember("module", .string(module)),
                JSONMember("sources", .string(sources.path)),
                JSONMember("tests", .string(tests?.path)),
                JSONMember("folder", .string(entry.folder?.path)),
            ] + choices.members + [
                JSONMember(
                    "files",
                    .array(
                        zip(files, state.files).map { file, state in
                            [
                                "path": .string(file.path.description),
                                "state": .string(state.rawValue),
                            ]
                        }))
            ])
    }
}
