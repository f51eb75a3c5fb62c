import Basics
import JSONSource
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// The recorded scenes of a project, and their states.
struct SceneListing {
    private let state: ProjectState
    private let scenes: [(record: SceneRecord, state: SceneState)]
    /// Why it can't be told whether scenes are behind, if it can't, and routes that lead nowhere.
    private let problems: [Diagnostic]

    init(_ state: ProjectState) throws(Failure) {
        self.state = state
        let (behind, problems) = Self.scenesBehind(in: state)
        self.problems = problems
        scenes = try mapCollectingErrors(state.scenes()) { (outline) throws(Failure) in
            let isBehind = behind.contains(outline.entry.name.text)
            return (outline, try SceneState(of: outline, in: state, isBehind: isBehind))
        }
    }

    func outcome(_ options: ReportOptions) -> Outcome {
        let scenes = scenes.filter { state.project.isAskedFor($0.record) }
        var notes = scenes.isEmpty ? [state.project.noteOnMissingScenes] : problems
        notes += state.project.notesOnProjectsBelow
        for note in scenes.flatMap(\.state.notes) where !notes.contains(note) { notes.append(note) }
        let header = ["SCENE", "STATE", "SET", "MODULE", "FOLDER", "PARAMETERS", "ROUTES"]
        let rows = scenes.map { $0.record.row($0.state) }
        return Outcome(
            text: rows.table(header, in: options.columns, colors: colors(options)),
            isDocument: true, diagnostics: notes,
            json: [JSONMember("scenes", .array(scenes.map { $0.record.json($0.state) }))])
    }

    private func colors(_ options: ReportOptions) -> [String: String] {
        let colors: [SceneState.Kind: String] = [
            .current: "32", .edited: "33", .behind: "33", .missing: "31",
        ]
        return options.colorsOutput ? Dictionary(colors.map { ($0.rawValue, $1) }) { $1 } : [:]
    }

    /// One scene: what its row says, and its files.
    func outcome(of name: String, _ options: ReportOptions) -> Outcome? {
        guard let (record, state) = scenes.first(where: { $0.record.entry.name.text == name })
        else { return nil }
        let colors = colors(options)
        let labels = ["state", "set", "module", "folder", "parameters", "routes"]
        let choices = record.entry.choices
        let given = choices.options.sorted { $0.key < $1.key }.flatMap { key, entry in
            entry.texts.map { SourceText(name: "", text: "\(key)=\($0.text)") }
        }
        let lists = [
            ("dependencies", choices.dependencies), ("imports", choices.imports),
            ("samples", choices.samples), ("only", choices.parts), ("options", given),
        ].map { ($0, ($1 ?? []).map(\.text).joined(separator: ", ")) }
        let facts = (zip(labels, record.row(state).dropFirst()) + lists).filter { !$0.1.isEmpty }
            .map { [$0, $1] }
        let files = zip(record.files, state.files).map {
            ["  \($1.rawValue)", $0.path.description]
        }
        let text =
            facts.table([name, ""], in: options.columns, colors: colors) + "\nFILES\n"
            + files.table(["  STATE", "PATH"], in: options.columns, colors: colors)
        return Outcome(
            text: text, isDocument: true, diagnostics: state.notes,
            json: [JSONMember("scene", record.json(state))])
    }

    /// The scenes that `update` would change, and warnings about routes; if that can't be told, the
    /// scenes whose sets have changed, and why.
    private static func scenesBehind(in state: ProjectState) -> (Set<String>, [Diagnostic]) {
        let records = (try? state.scenes()) ?? []
        do throws(Failure) {
            let planned = try ScenePlanner.planUpdate(of: records, in: state)
            let misfits = planned.notes.filter(planned.misfits.contains)
            return (planned.changed, planned.dangling + misfits)
        } catch {
            let changed = records.filter { record in
                let templateSet = try? state.sets.set(record.entry.choices.template)
                return templateSet.map { $0.digest != record.setDigest } ?? false
            }
            return (Set(changed.map(\.entry.name.text)), error.diagnostics.map { $0.with(.note) })
        }
    }
}

extension Project {
    /// A note that no scene is recorded, with the projects below that might be meant.
    var noteOnMissingScenes: Diagnostic {
        .note(
            isNarrowed ? "no scene is in this folder" : "no scene is recorded in this project",
            path: namedPackage ?? root,
            hint: hintOnProjectsBelow ?? "'\(command("new"))' records the scenes that it creates.")
    }

    /// Notes on folders with records that nothing was said about.
    var notesOnProjectsBelow: [Diagnostic] { problemsOfProjectsBelow.map { $0.with(.note) } }

    /// - Throws: `Failure` with 65 if a check would be silent about folders with records.
    func refuseRecordsBelow() throws(Failure) {
        let problems = problemsOfProjectsBelow
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// The failure of a check that has nothing to check. Its success would say that all is well.
    var nothingToCheck: Failure { Failure(.notFound, [noteOnMissingScenes.with(.error)]) }
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
            ("name", entry.name.text), ("state", state.kind.rawValue), ("scenesFile", scenesFile),
            ("template", choices.template?.text), ("templateVersion", setVersion),
            ("module", module), ("sources", sources.path), ("tests", tests?.path),
            ("folder", entry.folder?.path),
        ]
        return .object(
            texts.map { JSONMember($0, .string($1)) } + choices.members
                + [JSONMember("files", .array(files))])
    }
}
