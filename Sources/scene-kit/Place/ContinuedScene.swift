import ArgumentParsing
import Diagnostics
import SceneScaffold

/// A scene of which `new --only` makes more: what its record says stands where nothing else is said,
/// and what is said has to fit the files that are there.
struct ContinuedScene {
    let record: SceneRecord

    /// Nil where all of a scene is asked for, or where nothing is left of one of that name.
    ///
    /// - Throws: what reading the record throws.
    init?(_ arguments: ParsedArguments, _ project: Project) throws(Failure) {
        let store = RecordStore(project)
        guard !arguments.values(of: NewCommand.only).isEmpty,
            !arguments.flag(NewCommand.noRecord), let name = arguments.value(of: NewCommand.name),
            let record = try store.record(of: name), store.hasFiles(of: record)
        else { return nil }
        self.record = record
    }

    /// What the record says of the scene as a whole.
    var choices: SceneChoices {
        var choices = record.entry.choices
        choices.parts = nil
        choices.routes = nil
        choices.presentations = nil
        return choices
    }

    /// Where its set came from.
    var sources: [String: SetSource] {
        guard let template = record.entry.choices.template, let source = record.setSource else {
            return [:]
        }
        return [template.text: source]
    }

    /// - Throws: `Failure` with 73 where the scene is of another set.
    func check(_ set: TemplateSet, in project: Project) throws(Failure) {
        let recorded = record.entry.choices.template?.text ?? ""
        guard set.digest != record.setDigest, set.recordedReference(in: project) != recorded else {
            return
        }
        throw Failure(
            .conflict,
            Diagnostic(
                .error, "the scene '\(record.entry.name.text)' was made from the set '\(recorded)'",
                path: "--template", hint: "Leave out --template, or choose another name."))
    }

    /// - Parameter scene: the scene as it is now asked for.
    /// - Throws: `Failure` with 73 and all that was said of the scene and differs from its record,
    ///   where that would make other files of those that are there.
    func check(
        _ scene: Scene, of set: TemplateSet, _ renderer: inout SceneRenderer
    ) throws(Failure) {
        var entry = record.entry
        entry.choices = choices
        entry.choices.options = entry.choices.options.filter { key, _ in
            set.options.contains { $0.name == key }
        }
        let earlier = try entry.scene(
            for: set, author: scene.author, date: scene.date.description)
        let changes = changes(from: earlier, to: scene)
        guard !changes.isEmpty,
            try recordedFiles(of: earlier, set, &renderer)
                != recordedFiles(of: scene, set, &renderer)
        else { return }
        throw Failure(.conflict, changes)
    }

    /// The files that the record has, as they come out for a scene.
    private func recordedFiles(
        of scene: Scene, _ set: TemplateSet, _ renderer: inout SceneRenderer
    ) throws(Failure) -> [RenderedFile] {
        let ids = Set(set.files.filter { $0.repetition == .once }.map(\.id))
        var scene = scene
        scene.routes = []
        scene.parts = Set(record.files.map(\.id)).intersection(ids)
        return scene.parts.isEmpty ? [] : try renderer.renderOwnFiles(of: scene)
    }

    private func changes(from earlier: Scene, to scene: Scene) -> [Diagnostic] {
        let choices = record.entry.choices
        var changes: [Diagnostic] = []
        if earlier.parameters.declaration != scene.parameters.declaration {
            changes.append(change("parameters", choices.parameters, "--param"))
        }
        if earlier.dependencies.declaration != scene.dependencies.declaration {
            changes.append(change("dependencies", choices.dependencies, "--dependency"))
        }
        if Set(earlier.imports) != Set(scene.imports) {
            changes.append(change("imports", choices.imports, "--import"))
        }
        for option in changedOptions(from: earlier, to: scene) {
            let texts = earlier.options[option]?.texts ?? []
            changes.append(
                change(
                    "any '\(option)'",
                    texts.map { SourceText(name: "", text: "\(option)=\($0)") }, "--option"))
        }
        return changes
    }

    private func changedOptions(from earlier: Scene, to scene: Scene) -> [String] {
        scene.options.values.keys.sorted().filter { earlier.options[$0] != scene.options[$0] }
    }

    private func change(
        _ what: String, _ recorded: [SourceText]?, _ option: String
    ) -> Diagnostic {
        let texts = (recorded ?? []).map { "\(option) '\($0.text.escapedForTerminal())'" }
        let made = texts.isEmpty ? "without \(what)" : "with " + texts.joined(separator: " ")
        return Diagnostic(
            .error,
            "the scene '\(record.entry.name.text)' was made \(made), and its files rely on that",
            path: option,
            hint: "Leave out \(option) to make more of the scene as it is, or make all of it anew: "
                + "without --only, and with --force.")
    }
}

extension TemplateSet {
    /// How records name it: a folder is named from the project's root.
    func recordedReference(in project: Project) -> String {
        if let reference { return reference.name }
        let path = AbsolutePath(location).relative(to: AbsolutePath(project.root))
        return path.hasPrefix(".") ? path : "./" + path
    }
}
