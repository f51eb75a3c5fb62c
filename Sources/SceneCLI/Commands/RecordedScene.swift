import Basics
import Planning
import ProjectReading
import Projects
import ScenePlanning
import Scenes
import TemplateSets

/// A recorded scene with the name that `new` gets, which has to agree with the record.
///
/// With `--only`, `new` adds parts to the scene; without it, the remaining parts of a scene that
/// has only some. The record then supplies every choice that the command leaves out.
struct RecordedScene {
    let record: SceneRecord
    /// Whether any file of the scene exists. Without one, the user removed the scene.
    let hasFiles: Bool
    /// Whether `new` adds to the scene. Otherwise, it creates the whole scene.
    var isContinued = false
    var exists: Bool { isContinued || hasFiles }
    private let state: ProjectState

    private var name: String { record.entry.name.text }
    private var project: Project { state.project }

    init(_ record: SceneRecord, in state: ProjectState) {
        (self.record, self.state) = (record, state)
        hasFiles = state.records.hasFiles(of: record)
    }

    /// The recorded choices that apply to the whole scene, without the set's options.
    var given: SceneChoices {
        var given = record.entry.choices
        (given.parts, given.routes, given.options) = (nil, nil, [:])
        return given
    }

    /// The choices that the scene was created with. The existing files rely on them.
    var choices: SceneChoices {
        var choices = given
        (choices.imports, choices.options) = (record.resolved.imports, record.resolved.options)
        return choices
    }

    /// A note that `new` uses the record although all files are missing.
    var notes: [Diagnostic] {
        if hasFiles || record.files.isEmpty { return [] }
        return [
            .note(
                "none of the files in this record exist; the scene keeps its recorded options",
                path: record.entry.name.name,
                hint: "If the scene '\(name)' was removed, remove its record, too.")
        ]
    }

    /// - Throws: `Failure` with 73 if the scene was created from another set.
    func check(_ templateSet: TemplateSet) throws(Failure) {
        let recorded = record.entry.choices.template?.text ?? ""
        guard templateSet.digest != record.setDigest,
            templateSet.recordedReference(in: project) != recorded
        else { return }
        throw conflict(
            isContinued
                ? "the scene '\(name)' was created from the set '\(recorded)'"
                : "the project has the scene '\(name)' already, created from the set '\(recorded)'",
            path: "--template",
            hint: isContinued
                ? "Leave out --template, or choose another name."
                : "Choose another name, or recreate all of it with --on-conflict overwrite.")
    }

    // MARK: - The place

    /// - Throws: `Failure` with 73 if the scene is in a scenes file or in another place, or if a
    ///   file was moved, because `new` would create a second copy.
    func check(_ place: ResolvedOutput) throws(Failure) {
        if let list = state.lists.file(of: record) {
            throw conflict(
                "the scene '\(name)' is created by 'scene-kit generate', "
                    + "from '\(project.shownPath(ofList: list))'",
                hint: "Change it there and run '\(project.generateCommand(forList: list))', or "
                    + "choose another name.")
        }
        let update = project.command("update \(name)")
        if exists, record.sources != project.folder(at: place.layout.scene) {
            throw conflict(
                "the project has a scene '\(name)' already, in '\(record.sources.path)'",
                hint: isContinued
                    ? "Leave out --output and --package to add to it there, or choose another name."
                    : "'\(update)' changes it there. Or choose another name, or add --no-record to "
                        + "leave this one unrecorded.")
        }
        let located = state.located(try state.scene(named: record.entry.name))
        let moved = zip(record.files, located.files).first { $0.path != $1.path }
        if let moved {
            throw conflict(
                "the scene '\(name)' was moved here",
                path: state.records.destination(of: moved.1).path,
                hint: "'\(update)' lets its record follow.")
        }
    }

    /// - Throws: `Failure` with 73 for a module, and a folder of tests, that the scene is not in.
    func check(_ place: ResolvedOutput, chosenBy options: OutputOptions) throws(Failure) {
        var problem: (option: String, place: String)?
        var hint: String?
        if let tests = record.tests, options.tests != nil, let root = place.layout.tests,
            project.folder(at: root) != tests
        {
            problem = ("--tests", "with its tests to '\(tests.path)'")
        }
        let isElsewhere = project.folder(at: place.layout.scene) != record.sources
        if let module = record.module, place.module != module, options.module != nil || isElsewhere
        {
            let option = options.module == nil ? "--output" : "--module"
            problem = (option, "to the module '\(module)'")
        }
        if let support = options.support, let root = state.place(of: record).layout.support,
            project.folder(at: OutputLayout.Root(support)) != project.folder(at: root)
        {
            problem = ("--support", "with its shared files to '\(root.path)'")
            if !state.disk.isFolder(root.path), let folder = project.folder(at: .init(support)) {
                hint =
                    "To have those of all scenes there, write \"support\": \"\(folder.path)\" "
                    + "into \(ProjectConfiguration.fileName)."
            }
        }
        guard let (option, place) = problem else { return }
        throw conflict(
            "the scene '\(name)' belongs \(place)", path: option,
            hint: hint ?? "Leave out \(option) to add to it there.")
    }

    /// - Throws: `Failure` with 73 if the scene is in another folder.
    func check(_ folder: ProjectFolder?) throws(Failure) {
        if record.entry.folder == folder { return }
        let place = record.entry.folder.map { "in the folder '\($0.path)'" } ?? "in no folder"
        let move = project.command("move \(name) \((folder?.path ?? ".").quotedForShell)")
        throw conflict(
            "the project has the scene '\(name)' already, \(place)", path: "--folder",
            hint: "'\(move)' moves it.")
    }

    private func conflict(_ message: String, path: String? = nil, hint: String) -> Failure {
        Failure(.conflict, message, path: path, hint: hint)
    }

    // MARK: - The choices

    /// The lists of choices as texts, as a command gives them and as they are recorded.
    private func lists(
        of choices: SceneChoices
    ) -> [(option: String, what: String, given: [String], recorded: [String])] {
        let lists: [(String, String, KeyPath<SceneChoices, [SourceText]?>)] = [
            ("--param", "parameters", \.parameters),
            ("--dependency", "dependencies", \.dependencies),
            ("--import", "imports", \.imports), ("--sample", "samples", \.samples),
        ]
        return lists.map { option, what, list in
            let recorded = record.entry.choices[keyPath: list] ?? []
            return (option, what, (choices[keyPath: list] ?? []).map(\.text), recorded.map(\.text))
        }
    }

    /// - Throws: `Failure` with 73 if the scene was created with other choices, except samples,
    ///   which change only tests. The hint is the `update` command that was probably meant.
    func check(_ choices: SceneChoices, _ options: [OptionText]) throws(Failure) {
        var compared = lists(of: choices).filter { $0.option != "--sample" }
        let isReordered = compared.contains { $0.given != $0.recorded }
        let recorded = record.entry.choices.optionTexts
        compared.append(("--option", "options", options.map(\.text), recorded.map(\.text)))
        func words(_ option: String, _ texts: [String], notIn others: [String]) -> [String] {
            texts.filter { !others.contains($0) }.map { "\(option) \($0.quotedForShell)" }
        }
        let missing = compared.flatMap { words($0.option, $0.recorded, notIn: $0.given) }
        let added = compared.flatMap { words($0.option, $0.given, notIn: $0.recorded) }
        guard !missing.isEmpty || !added.isEmpty || isReordered else { return }
        let made = missing.isEmpty ? "" : ", created with " + missing.joined(separator: " ")
        let update = project.command((["update", name] + added).joined(separator: " "))
        let hint =
            added.isEmpty
            ? "To take something away, see 'scene-kit update --help'"
            : "'\(update)' changes it and keeps what you edited"
        throw conflict(
            "the project has the scene '\(name)' already\(made)",
            hint: "\(hint); --on-conflict overwrite recreates all of it.")
    }

    /// - Throws: `Failure` with 73 and every given choice that differs from the record, if these
    ///   choices would change the recorded files.
    func check(
        _ scenes: ResolvedScenes, _ given: SceneChoices, in environment: RenderEnvironment
    ) throws(Failure) {
        let (scene, templateSet) = (scenes.all[0].scene, scenes.sets[0])
        var entry = record.entry
        entry.choices = choices
        entry.choices.options = entry.choices.options.filter { key, _ in
            templateSet.options.contains { $0.name == key }
        }
        let earlier = try Scene(
            named: entry.name, entry.choices, by: scene.authorship, for: templateSet)
        let options = scene.options.values.keys.sorted().filter {
            earlier.options[$0] != scene.options[$0]
        }
        let changes =
            lists(of: given.over(record.entry.choices)).filter { $0.given != $0.recorded }
            .map { change(of: $0.what, $0.recorded, $0.option) }
            + options.map { option in
                let texts = (earlier.options[option]?.texts ?? []).map { "\(option)=\($0)" }
                return change(of: "any '\(option)'", texts, "--option")
            }
        if changes.isEmpty { return }
        let preview = try SceneRenderer(of: templateSet, in: environment)
        let ids = Set(templateSet.files.filter { $0.repetition == .once }.map(\.id))
        func recordedFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
            var scene = scene
            scene.routes = []
            scene.parts = Set(record.files.compactMap(\.id)).intersection(ids)
            return scene.parts.isEmpty ? [] : try preview.ownFiles(of: scene)
        }
        if try recordedFiles(of: earlier) == recordedFiles(of: scene) { return }
        throw Failure(.conflict, changes)
    }

    private func change(of what: String, _ recorded: [String], _ option: String) -> Diagnostic {
        let texts = recorded.map { "\(option) '\($0.escapedForTerminal())'" }
        let made = texts.isEmpty ? "without \(what)" : "with " + texts.joined(separator: " ")
        return Diagnostic(
            .error, "the scene '\(name)' was created \(made), and its files rely on that",
            path: option,
            hint: "Leave out \(option) to add to the scene as it is, or recreate all of it: "
                + "without --only, with --on-conflict overwrite, and with all of its options.")
    }
}

extension OptionText {
    fileprivate var text: String { "\(key.text)=\(value?.text ?? "")" }
}
