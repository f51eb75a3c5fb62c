import Basics
import FileSystem
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// The choices that a scene was created with, compared with those that `new` gets now.
final class RecordedChoices {
    private let record: SceneRecord
    private let project: Project

    init(_ record: SceneRecord, in project: Project) {
        (self.record, self.project) = (record, project)
    }

    /// - Throws: `Failure` with 73 if the scene is in another folder.
    func check(_ folder: ProjectFolder) throws(Failure) {
        if record.entry.folder == folder { return }
        let name = record.entry.name.text
        let place = record.entry.folder.map { "in the folder '\($0.path)'" } ?? "in no folder"
        let move = project.command("move \(name) \(folder.path.quotedForShell)")
        throw Failure(
            .conflict, "the project has the scene '\(name)' already, \(place)", path: "--folder",
            hint: "'\(move)' moves it.")
    }

    /// Samples may differ because they change only tests.
    ///
    /// - Throws: `Failure` with 73 if the scene was created with other choices. The hint is the
    ///   `update` command that was probably meant.
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
            .conflict, "the project has the scene '\(name)' already\(made)", path: "name",
            hint: added.isEmpty
                ? "To take something away, see 'scene-kit update --help'; --force "
                    + "recreates all of it."
                : "'\(update)' changes it and keeps what you edited; --force recreates "
                    + "all of it.")
    }
}

extension RecordedChoices {
    /// - Throws: `Failure` with 73 if a file of the scene was moved, because `new` would create a
    ///   second copy.
    func checkPlace(_ snapshot: ProjectSnapshot) throws(Failure) {
        let moved = record.files.compactMap { file -> OutputPath? in
            let path = snapshot.records.destination(of: file).path
            guard (try? FileSystem.kind(of: path)) == .some(nil) else { return nil }
            return snapshot.movedFile(named: file.path.fileName)
        }
        guard let place = moved.first else { return }
        let name = record.entry.name.text
        throw Failure(
            .conflict, "the scene '\(name)' was moved here",
            path: Destination.join(project.root, place.description),
            hint: "'\(project.command("update \(name)"))' lets its record follow.")
    }

    /// The record of the scene that `new` writes over; nil if none of its files exist.
    ///
    /// - Parameter isContinued: Whether more of the scene is created.
    /// - Throws: `Failure` with 73 if the project has the scene in a scenes file, in another place, or in
    ///   another spelling, and what reading it throws.
    static func earlier(
        _ scene: SceneName, at place: ResolvedOutput, in snapshot: ProjectSnapshot,
        isContinued: Bool
    ) throws(Failure) -> SceneRecord? {
        let (name, project) = (scene.description, snapshot.project)
        func conflict(_ message: String, hint: String) -> Failure {
            Failure(.conflict, scene.source.diagnostic(message, hint: hint))
        }
        let key = name.caseFolded
        let names = snapshot.records.names
        if let twin = names.first(where: { $0.caseFolded == key && !$0.isSpelled(like: name) }) {
            throw conflict(
                "the project has a scene '\(twin)', which differs only in "
                    + name.difference(from: twin), hint: "Choose another name.")
        }
        guard let record = try snapshot.record(of: name) else { return nil }
        if let list = record.list {
            throw conflict(
                "the scene '\(name)' is created by 'scene-kit generate', "
                    + "from '\(project.shownPath(ofList: list))'",
                hint: "Change it there and run '\(project.generateCommand(forList: list))', or "
                    + "choose another name.")
        }
        // If none of its files exist, the user removed the scene.
        guard isContinued || snapshot.records.hasFiles(of: record) else { return nil }
        guard record.sources == project.folder(at: place.layout.scene) else {
            throw conflict(
                "the project has a scene '\(name)' already, in '\(record.sources.path)'",
                hint: isContinued
                    ? "Leave out --output and --package to add to it there, or choose "
                        + "another name."
                    : "'\(project.command("update \(name)"))' changes it there. Or choose another name, "
                        + "or add --no-record to leave this one unrecorded.")
        }
        return record
    }

    private func checkSet(_ templateSet: TemplateSet) throws(Failure) {
        let reference = record.entry.choices.template?.text ?? ""
        let isSame =
            templateSet.digest == record.setDigest
            || templateSet.recordedReference(in: project) == reference
        if isSame { return }
        throw Failure(
            .conflict,
            "the project has the scene '\(record.entry.name.text)' already, created from the set "
                + "'\(reference)'",
            path: "--template",
            hint: "Choose another name, or recreate all of it with --force.")
    }
}

extension OptionText {
    /// As an argument has it.
    fileprivate var text: SourceText {
        SourceText(name: "", text: "\(key.text)=\(value?.text ?? "")")
    }
}
