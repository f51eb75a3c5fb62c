import Basics
import Planning
package import ProjectReading
import Projects
import Scenes
import SwiftSource
package import TemplateSets

/// Makes the records of the scenes of one set that go to one place.
struct SceneRecorder: Sendable {
    let project: Project
    let templateSet: TemplateSet
    private let reference: SourceText
    private let module: String?
    /// Nil if the scenes are outside the project.
    private let sources: ProjectFolder?
    let tests: ProjectFolder?
    private let support: ProjectFolder?
    /// The folders of files in the project, by path, relative to the project's root.
    private var folders: [String: ProjectFolder] = [:]
    private let (keepsAuthor, keepsDate): (Bool, Bool)

    init(project: Project, templateSet: TemplateSet, place: ResolvedOutput) {
        (self.project, self.templateSet) = (project, templateSet)
        reference = SourceText(name: "", text: templateSet.recordedReference(in: project))
        module = place.module
        let layout = place.layout
        sources = project.folder(at: layout.scene)
        tests = layout.tests.flatMap(project.folder)
        support = place.hasOwnSupport ? layout.support.flatMap(project.folder) : nil
        folders[project.root] = ProjectFolder(components: [])
        for root in [layout.scene, layout.tests].compactMap(\.self) {
            folders[root.base] = project.folder(at: OutputLayout.Root(root.base))
        }
        (keepsAuthor, keepsDate) = (templateSet.usesAuthor, templateSet.usesDate)
    }

    /// The record of a scene; nil if the scene is outside the project.
    func record(of resolved: ResolvedScene, files: [RecordedFile]) -> SceneRecord? {
        let scene = resolved.scene
        let options = scene.options.values.mapValues { OptionEntry($0) }
        var entry = resolved.given
        entry.choices.template = reference
        entry.choices.options = options.filter { resolved.given.choices.options[$0.key] != nil }
        entry.choices.parts = sorted(entry.choices.parts)
        let imports = scene.imports.map { SourceText(name: "", text: $0.description) }
        var record = record(entry, SceneChoices(options: options, imports: imports), files)
        if keepsAuthor { record?.author = scene.authorship.author }
        if keepsDate { record?.date = scene.authorship.date }
        return record
    }

    private func record(
        _ entry: SceneEntry, _ choices: SceneChoices, _ files: [RecordedFile]
    ) -> SceneRecord? {
        guard let sources else { return nil }
        var record = SceneRecord(
            entry: entry, resolved: choices, setVersion: templateSet.publishedVersion,
            setDigest: templateSet.digest, module: module, sources: sources, tests: tests,
            files: files.sortedByPath)
        record.setSource = templateSet.reference?.source
        record.support = support
        return record
    }

    /// The record of a scene that was written by hand, except for these files of a route; nil if the
    /// scene is outside the project.
    func record(of routes: SceneRoutes, files: [RecordedFile]) -> SceneRecord? {
        let values = routes.origin.options.values
        let options = values.filter { name, value in
            templateSet.options.contains { $0.name == name && $0.defaultValue != value }
        }
        var choices = SceneChoices(options: options.mapValues { OptionEntry($0) })
        choices.template = reference
        choices.parts = Set(files.compactMap(\.id)).sorted().map { SourceText(name: "", text: $0) }
        let resolved = SceneChoices(options: values.mapValues { OptionEntry($0) })
        return record(SceneEntry(name: routes.source, choices: choices), resolved, files)
    }

    /// Adds the options, routes, and parts of an earlier record that aren't given now.
    ///
    /// - Parameter keepsFiles: Whether the record keeps the files, too.
    func add(_ earlier: SceneRecord, to record: inout SceneRecord, keepsFiles: Bool) {
        let files = record.files
        record.keep(earlier)
        if !keepsFiles { record.files = files }
        record.keepSource(of: earlier)
        record.entry.choices.parts = sorted(record.entry.choices.parts)
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
    func recorded(_ files: [OutputFile]) throws(Failure) -> [RecordedFile]? {
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
                    id: output.file.id, path: path, base: FileBase(output.file.contents),
                    isAdopted: output.isAdopted))
        }
        return recorded
    }

    /// The destination of a file of the project. If it is below a folder that this run names, the
    /// path starts at that folder, because only links that the user names are followed.
    func destination(of path: OutputPath) -> Destination {
        let (base, folder) =
            folders.filter { path.components.starts(with: $0.value.components) }
            .max { ($0.value.components.count, $1.key) < ($1.value.components.count, $0.key) }
            ?? ("", ProjectFolder(components: []))
        let rest = Array(path.components.dropFirst(folder.components.count))
        return Destination(base: base, relative: OutputPath(ofRecord: rest))
    }
}

extension SceneRecord {
    /// The record with what it lacks of the place where more of the scene goes.
    func completed(by place: ResolvedOutput, in state: ProjectState) -> SceneRecord {
        var record = self
        record.module = module ?? place.module
        record.tests = tests ?? place.layout.tests.flatMap(state.project.folder)
        return record
    }

    /// Keeps the recorded source of an unchanged set, because the source may differ between
    /// machines.
    mutating func keepSource(of earlier: SceneRecord) {
        if setDigest == earlier.setDigest { setSource = earlier.setSource ?? setSource }
    }
}

extension TemplateSet {
    /// How records name it: a folder is named from the project's root.
    package func recordedReference(in project: Project) -> String {
        if let reference { return reference.name }
        let path = project.disk.absolute(location).relative(to: project.disk.absolute(project.root))
        return path.hasPrefix(".") ? path : "./" + path
    }
}
