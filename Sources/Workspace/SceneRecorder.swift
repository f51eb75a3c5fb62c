package import Basics
package import Projects
package import Scenes
package import SwiftSource
package import TemplateSets

/// Makes the record of a scene that is about to be written.
package struct SceneRecorder {
    package let project: Project
    package let set: TemplateSet
    package let place: ResolvedOutput
    /// Whether another author, or another day, would make other files.
    private let (keepsAuthor, keepsDate): (Bool, Bool)

    package init(project: Project, set: TemplateSet, place: ResolvedOutput) {
        (self.project, self.set, self.place) = (project, set, place)
        (keepsAuthor, keepsDate) = (set.usesAuthor, set.usesDate)
    }

    /// The record that is there already.
    ///
    /// - Parameter isContinued: whether more is to be made of that scene.
    /// - Throws: `Failure` with 73 where the project has the scene in another place, or one whose
    ///   name differs only in case, and what reading it throws.
    package func existing(
        _ scene: SceneName, isContinued: Bool = false
    ) throws(Failure) -> SceneRecord? {
        let store = RecordStore(project)
        let name = scene.description
        let key = name.caseFolded
        if let other = try store.names().first(where: { $0 != name && $0.caseFolded == key }) {
            throw Failure(
                .conflict,
                scene.source.diagnostic(
                    "the project has a scene '\(other)', which differs only in case",
                    hint: "Choose another name."))
        }
        // A record whose files have all gone is one of a scene that was removed.
        guard let record = try store.record(of: name), isContinued || store.hasFiles(of: record)
        else { return nil }
        guard record.sources == project.folder(at: place.layout.scene) else {
            throw Failure(
                .conflict,
                scene.source.diagnostic(
                    "the project has a scene '\(name)' already, in '\(record.sources.path)'",
                    hint: isContinued
                        ? "Leave out --output and --package to make more of it there, or choose "
                            + "another name."
                        : "--output \(project.place(of: record.sources).path.quotedForShell) makes it "
                            + "anew there. Or choose another name, or add --no-record to keep no "
                            + "book of this one."))
        }
        return record
    }

    /// The record of a scene and its files; nil where one of them lies outside the project.
    ///
    /// What an earlier record says of files and routes that are not made now stays in it.
    package func record(
        _ scene: Scene, _ entry: SceneEntry, files: [OutputFile], over existing: SceneRecord?
    ) -> SceneRecord? {
        guard let sources = project.folder(at: place.layout.scene), let recorded = recorded(files)
        else {
            return nil
        }
        var entry = entry
        entry.choices.template = SourceText(name: "", text: set.recordedReference(in: project))
        entry.choices.options = scene.options.values.mapValues { OptionEntry($0) }
        var record = SceneRecord(
            entry: entry, setVersion: set.version, setDigest: set.digest, module: place.module,
            sources: sources, tests: place.layout.tests.flatMap(project.folder), files: recorded)
        record.setSource = set.reference?.source
        record.routing = set.routing
        if place.hasOwnSupport { record.support = place.layout.support.flatMap(project.folder) }
        if keepsAuthor { record.author = SourceText(name: "", text: scene.author) }
        if keepsDate {
            record.date = SourceText(name: "", text: scene.date.description)
        }
        if let existing { record.keep(existing) }
        record.entry.choices.parts = sorted(record.entry.choices.parts)
        return record
    }

    /// The parts in one order, whenever each was made, and no file beside its role.
    private func sorted(_ parts: [SourceText]?) -> [SourceText]? {
        guard let parts else { return nil }
        let names = Set(parts.map(\.text))
        return names.filter { name in
            !set.files.contains { $0.id == name && $0.role != name && names.contains($0.role) }
        }.sorted().map { SourceText(name: "", text: $0) }
    }

    /// The files as records have them; nil where one lies outside the project.
    package func recorded(_ files: [OutputFile]) -> [RecordedFile]? {
        var recorded: [RecordedFile] = []
        for placed in files where !placed.file.isShared && placed.file.isText {
            guard let path = project.file(at: placed.destination) else { return nil }
            recorded.append(
                RecordedFile(id: placed.file.id, path: path, text: placed.file.text))
        }
        return recorded.sorted { $0.path.description < $1.path.description }
    }

    /// Says why there is no record.
    var noteOnOutside: Diagnostic {
        Diagnostic(
            .note, "the scene lies outside the project, so it is not recorded",
            path: project.root, hint: "--no-record says so on purpose.")
    }
}

extension TemplateSet {
    /// How records name it: a folder is named from the project's root.
    package func recordedReference(in project: Project) -> String {
        if let reference { return reference.name }
        let path = AbsolutePath(location).relative(to: AbsolutePath(project.root))
        return path.hasPrefix(".") ? path : "./" + path
    }
}
