import Basics
import FileSystem
import Projects
import TemplateSets
import Workspace

/// What a recorded scene was made with, compared with what `new` asks for now.
final class RecordedChoices {
    private let record: SceneRecord
    private let project: Project

    init(_ record: SceneRecord, in project: Project) {
        (self.record, self.project) = (record, project)
    }

    /// - Throws: `Failure` with 73 where the scene lies in another folder.
    func check(_ folder: ProjectFolder) throws(Failure) {
        if record.entry.folder == folder { return }
        let name = record.entry.name.text
        let place = record.entry.folder.map { "in the folder '\($0.path)'" } ?? "in no folder"
        let move = project.command("move \(name) \(folder.path.quotedForShell)")
        throw Failure(
            .conflict,
            Diagnostic(
                .error, "the project has the scene '\(name)' already, \(place)", path: "--folder",
                hint: "'\(move)' moves it."))
    }

    /// Samples may differ: they change tests alone.
    ///
    /// - Throws: `Failure` with 73 where the scene was made with something else, with the `update` that
    ///   does what was probably meant.
    func check(
        _ choices: SceneChoices, _ options: [OptionText], of templateSet: TemplateSet
    ) throws(Failure) {
        try checkSet(templateSet)
        let name = record.entry.name.text
        let recorded = record.entry.choices
        let given = [
            ("--param", choices.parameters ?? [], recorded.parameters ?? []),
            ("--dependency", choices.dependencies ?? [], recorded.dependencies ?? []),
            ("--import", choices.imports ?? [], recorded.imports ?? []),
            ("--option", options.map(\.text), recorded.optionTexts.map(\.text)),
        ]
        var missing: [String] = []
        var added: [String] = []
        var isReordered = false
        for (option, now, before) in given {
            let (now, before) = (now.map(\.text), before.map(\.text))
            missing += before.filter { !now.contains($0) }.map { "\(option) \($0.quotedForShell)" }
            added += now.filter { !before.contains($0) }.map { "\(option) \($0.quotedForShell)" }
            isReordered = isReordered || (option != "--option" && now != before)
        }
        guard !missing.isEmpty || !added.isEmpty || isReordered else { return }
        let made = missing.isEmpty ? "" : ", created with " + missing.joined(separator: " ")
        let update = project.command((["update", name] + added).joined(separator: " "))
        throw Failure(
            .conflict,
            Diagnostic(
                .error, "the project has the scene '\(name)' already\(made)", path: "name",
                hint: added.isEmpty
                    ? "To take something away, see 'scene-kit update --help'; --force "
                        + "recreates all of it."
                    : "'\(update)' changes it and keeps what you edited; --force recreates "
                        + "all of it."))
    }
}

extension RecordedChoices {
    /// - Throws: `Failure` with 73 where somebody has moved the scene: it would be there twice.
    func checkPlace(_ records: RecordStore) throws(Failure) {
        let found = MovedFiles(in: project, (try? records.all()) ?? [])
        let moved = record.files.compactMap { file -> OutputPath? in
            let path = records.destination(of: file).path
            guard !file.isAbsent, (try? FileSystem.kind(of: path)) == .some(nil) else { return nil }
            return found.path(of: file.path.fileName)
        }
        guard let place = moved.first else { return }
        let name = record.entry.name.text
        throw Failure(
            .conflict,
            Diagnostic(
                .error, "the scene '\(name)' was moved here",
                path: Destination.join(project.root, place.description),
                hint: "'\(project.command("update \(name)"))' lets its record follow."))
    }

    /// What there is to say of a scene that `--force` makes anew with other parameters: routes to it still
    /// have those that it had.
    func notesOnRoutes(_ choices: SceneChoices, _ records: RecordStore) -> [Diagnostic] {
        let before = (record.entry.choices.parameters ?? []).map(\.text)
        guard before != (choices.parameters ?? []).map(\.text) else { return [] }
        let name = record.entry.name.text
        let leading = ((try? records.all()) ?? []).filter { other in
            let entry = other.entry.choices
            return ((entry.routes ?? []) + (entry.presentations ?? [])).contains {
                $0.target == name
            }
        }
        if leading.isEmpty { return [] }
        let names = leading.map { "'\($0.entry.name.text)'" }.joinedAsAlternatives("and")
        return [
            Diagnostic(
                .note, "routes from \(names) pass the earlier parameters of '\(name)'",
                path: "name",
                hint: "'\(project.command("update"))' brings them up to date.")
        ]
    }

    private func checkSet(_ templateSet: TemplateSet) throws(Failure) {
        let reference = record.entry.choices.template?.text ?? ""
        let isSame =
            templateSet.digest == record.setDigest
            || templateSet.recordedReference(in: project) == reference
        if isSame { return }
        throw Failure(
            .conflict,
            Diagnostic(
                .error,
                "the project has the scene '\(record.entry.name.text)' already, created from the set "
                    + "'\(reference)'",
                path: "--template",
                hint: "Choose another name, or recreate all of it with --force."))
    }
}

extension OptionText {
    /// As an argument has it.
    fileprivate var text: SourceText {
        SourceText(name: "", text: "\(key.text)=\(value?.text ?? "")")
    }
}
