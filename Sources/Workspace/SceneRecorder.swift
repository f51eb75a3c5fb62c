package import Basics
import FileSystem
import Planning
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets

/// Makes the records of the scenes of one set that go to one place.
package struct SceneRecorder: Sendable {
    private let templateSet: TemplateSet
    private let reference: SourceText
    private let module: String?
    /// Nil if the scenes are outside the project.
    private let sources: ProjectFolder?
    private let tests: ProjectFolder?
    private let support: ProjectFolder?
    /// The folders of files in the project, by path, relative to the project's root.
    private let folders: [String: ProjectFolder]
    /// Whether the record keeps the author and the date, because the set uses them.
    package let (keepsAuthor, keepsDate): (Bool, Bool)

    package init(project: Project, templateSet: TemplateSet, place: ResolvedOutput) {
        self.templateSet = templateSet
        reference = SourceText(name: "", text: templateSet.recordedReference(in: project))
        module = place.module
        let layout = place.layout
        sources = project.folder(at: layout.scene)
        tests = layout.tests.flatMap(project.folder)
        support = place.hasOwnSupport ? layout.support.flatMap(project.folder) : nil
        var folders: [String: ProjectFolder] = [:]
        for root in [layout.scene, layout.tests].compactMap(\.self) {
            folders[root.base] = project.folder(at: OutputLayout.Root(root.base))
        }
        self.folders = folders
        (keepsAuthor, keepsDate) = (templateSet.usesAuthor, templateSet.usesDate)
    }

    /// The record of a scene and its files; nil if one of them is outside the project.
    ///
    /// - Parameter given: The scene's choices, in any form.
    package func record(
        _ scene: Scene, _ given: SceneEntry, files: [RecordedFile]
    ) -> SceneRecord? {
        guard let sources else { return nil }
        let options = scene.options.values.mapValues { OptionEntry($0) }
        var entry = given
        entry.choices.template = reference
        entry.choices.options = options.filter { given.choices.options[$0.key] != nil }
        entry.choices.parts = sorted(entry.choices.parts)
        var record = SceneRecord(
            entry: entry,
            resolved: ResolvedChoices(
                options: options,
                imports: scene.imports.map { SourceText(name: "", text: $0.description) }),
            setVersion: templateSet.publishedVersion, setDigest: templateSet.digest, module: module,
            sources: sources, tests: tests, files: files.sortedByPath)
        record.setSource = templateSet.reference?.source
        record.support = support
        if keepsAuthor { record.author = SourceText(name: "", text: scene.author) }
        if keepsDate {
            record.date = SourceText(name: "", text: scene.date.description)
        }
        return record
    }

    /// The record of a scene that was recorded before, with its options and routes that aren't given now.
    ///
    /// - Parameter keepsFiles: Whether it keeps the files, too.
    func record(
        _ scene: Scene, _ given: SceneEntry, files: [RecordedFile], over earlier: SceneRecord?,
        keepsFiles: Bool
    ) -> SceneRecord? {
        guard var record = record(scene, given, files: files) else { return nil }
        guard let earlier else { return record }
        record.keep(earlier)
        if !keepsFiles { record.files = files.sortedByPath }
        record.keepSource(of: earlier)
        record.entry.choices.parts = sorted(record.entry.choices.parts)
        return record
    }

    /// The record of a scene with another route.
    ///
    /// - Parameter isWhole: Whether no file of an earlier route with the label stays. Otherwise, that route
    ///   stays, too.
    func record(
        _ earlier: SceneRecord, with route: RouteEntry, files: [RecordedFile],
        isWhole: Bool
    ) -> SceneRecord {
        var record = earlier
        isWhole ? record.replace(route) : record.add(route)
        record.add(files)
        record.tests = record.tests ?? tests
        return record
    }

    /// The parts in one order, whenever each was made, and no file beside its role.
    private func sorted(_ parts: [SourceText]?) -> [SourceText]? {
        guard let parts else { return nil }
        let names = Set(parts.map(\.text))
        return names.filter { name in
            !templateSet.files.contains {
                $0.id == name && $0.role != name && names.contains($0.role)
            }
        }.sorted().map { SourceText(name: "", text: $0) }
    }

    /// The files as a record lists them, without shared files; nil if one is outside the project.
    ///
    /// - Throws: `Failure` with 65 if a file's path from the project's root is too long, and with
    ///   77 if a record can't contain it.
    package func recorded(_ files: [OutputFile]) throws(Failure) -> [RecordedFile]? {
        var recorded: [RecordedFile] = []
        recorded.reserveCapacity(files.count)
        for output in files where !output.file.isShared {
            guard let folder = folders[output.destination.base] else { return nil }
            let path: OutputPath
            do throws(OutputPathProblem) {
                path = try OutputPath(output.destination.relative, below: folder)
            } catch {
                throw Failure(
                    .data, "the path \(error.reason) from the project's root, for its record",
                    path: output.destination.path,
                    hint: "Choose a shorter name, or a folder nearer to the root.")
            }
            if let problem = OutputPathProblem.ofRecorded(path) {
                throw Failure(
                    .refused, "the path \(problem.reason), which scene-kit records for no scene",
                    path: output.destination.path, hint: "The set's file needs another path.")
            }
            recorded.append(
                RecordedFile(
                    id: output.file.id, path: path, base: FileBase(output.file.contents)))
        }
        return recorded
    }

    /// The destination of a recorded file. If it is below a folder that this run names, the path
    /// starts at that folder, because only links that the user names are followed.
    package func destination(of file: RecordedFile, in records: RecordStore) -> Destination {
        for (base, folder) in folders.sorted(by: { $0.key < $1.key })
        where file.path.components.starts(with: folder.components) {
            let rest = Array(file.path.components.dropFirst(folder.components.count))
            return Destination(base: base, relative: OutputPath(ofRecord: rest))
        }
        return records.destination(of: file)
    }
}

extension SceneRecord {
    /// Keeps the recorded source of an unchanged set, because the source may differ between
    /// machines.
    package mutating func keepSource(of earlier: SceneRecord) {
        if setDigest == earlier.setDigest { setSource = earlier.setSource ?? setSource }
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
