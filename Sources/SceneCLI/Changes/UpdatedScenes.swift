import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// What becomes of recorded scenes that are rendered anew: of their files, their records, the routes that
/// lead to them, and what all scenes share.
struct UpdatedScenes {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    /// The scenes of which anything changes.
    private(set) var changed: Set<String> = []

    private let records: RecordStore
    private let project: Project
    private let policy: ExistingFilePolicy
    private let restoresDeleted: Bool
    private let disk = DiskState()
    private var budget = RunBudget()
    /// The records of the scenes that are rendered, as they are from now on.
    private var made: [SceneRecord] = []

    /// - Throws: what rendering and looking at the disk throw.
    init(
        _ scenes: ScenesToUpdate, in project: Project, _ records: RecordStore,
        _ policy: ExistingFilePolicy, restoresDeleted: Bool
    ) throws(Failure) {
        (self.project, self.records) = (project, records)
        (self.policy, self.restoresDeleted) = (policy, restoresDeleted)
        let shared = try records.shared()
        for group in scenes.groups { try update(group, shared) }
        for scene in scenes.leading { try updateRoutes(of: scene) }
        let unused = try UnusedSharedFiles(
            scenes.sharedFileUses(by: made).unused(of: shared), beside: operations, in: records,
            on: disk)
        notes += unused.notes
        operations += unused.operations
        operations += try records.operationsBeside(
            operations, without: unused.paths, on: disk)
    }

    private mutating func update(
        _ group: ScenesToUpdate.Group, _ shared: SharedRecord
    ) throws(Failure) {
        let generation = try group.scenes.generation(in: project, at: group.place)
        let recorders = group.scenes.sets.map {
            SceneRecorder(project: project, templateSet: $0, place: group.place)
        }
        var paths = OwnedPaths()
        var made: [[OutputFile]] = []
        let disk = disk
        notes += try generation.makeFiles(spending: &budget) { destination throws(Failure) in
            try disk.contents(at: destination)
        } _: { files, number in
            for file in files { paths.add(file.destination, item: number) }
            made.append(files)
        }
        let sharedFiles = try generation.makeSharedFiles(spending: &budget)
        for file in sharedFiles { paths.add(file.destination, item: nil) }
        try generation.checkPaths(paths.all)
        var missing = MissingSamples(in: generation)
        for (index, files) in made.enumerated() {
            let item = group.scenes.items[index]
            let earlier = group.earlier[index]
            let placed = files.map { earlier.located($0, in: project, records) }
            try update(earlier, item, placed, recorders[item.set])
            if changed.contains(earlier.entry.name.text) { missing.add(item: index) }
        }
        notes += missing.notes(isListed: records.isListed, command: project.command)
        try updateShared(sharedFiles, shared)
    }

    private mutating func update(
        _ earlier: SceneRecord, _ item: ResolvedScenes.Item, _ files: [OutputFile],
        _ recorder: SceneRecorder
    ) throws(Failure) {
        guard var recorded = try recorder.recorded(files) else {
            throw records.notRecorded(earlier)
        }
        let renamed = earlier.filesRenamed(to: recorded)
        var changes = try update(files, &recorded, of: earlier, renamed, recorder)
        let staying = Set((recorded + renamed.values).map(\.path))
        for file in earlier.files where !staying.contains(file.path) {
            let destination = recorder.destination(of: file, in: records)
            let orphan = OrphanedFile(destination: destination, base: file.base)
            let operation = FileOperation(for: orphan, policy, try disk.entry(at: destination))
            changes += [operation].compactMap(\.self)
        }
        guard var record = recorder.record(item.scene, item.given, files: recorded) else {
            throw records.notRecorded(earlier)
        }
        record.keepPlace(of: earlier)
        made.append(record)
        try finish(changes, record, earlier.entry.name.text)
    }

    /// The operations for the files that are rendered.
    ///
    /// - Parameters:
    ///   - recorded: the same files, as they are recorded from now on; those that stay the user's are
    ///     taken out.
    ///   - renamed: files that the set made at other paths, by their new ones.
    private mutating func update(
        _ files: [OutputFile], _ recorded: inout [RecordedFile], of earlier: SceneRecord,
        _ renamed: [OutputPath: RecordedFile], _ recorder: SceneRecorder
    ) throws(Failure) -> [FileOperation] {
        let bases = Dictionary(earlier.files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        var changes: [FileOperation] = []
        var unrecorded: Set<OutputPath> = []
        for (index, file) in files.enumerated() {
            let path = recorded[index].path
            if let old = renamed[path] {
                let from = recorder.destination(of: old, in: records)
                if case .file(let yours) = try disk.entry(at: from) {
                    changes += FileOperation.move(
                        file.wanted(base: old.base), yours, from: from, policy,
                        over: try disk.entry(at: file.destination))
                    continue
                }
            }
            var wanted = file.wanted(base: bases[path]?.base)
            wanted.staysAway = bases[path] != nil && !restoresDeleted
            if let operation = FileOperation(
                for: wanted, policy, try disk.entry(at: file.destination))
            {
                changes.append(operation)
                if operation.verb == .skip, bases[path] == nil { unrecorded.insert(path) }
            } else if let old = bases[path] {
                recorded[index] = old
                recorded[index].isAbsent = true
                if !old.isAbsent { notes.append(stayingAway(file, earlier.entry.name.text)) }
            }
        }
        recorded.removeAll { unrecorded.contains($0.path) }
        return changes
    }

    private mutating func updateRoutes(of scene: LeadingScene) throws(Failure) {
        var record = scene.record
        var changes: [FileOperation] = []
        let (files, warnings) = try scene.files(
            in: project, on: disk, spending: &budget)
        notes += warnings
        for (file, old) in files {
            var wanted = file.wanted(base: old.base)
            wanted.staysAway = true
            guard
                let operation = FileOperation(
                    for: wanted, policy, try disk.entry(at: file.destination))
            else { continue }
            changes.append(operation)
            var made = old
            made.base = FileBase(file.file.contents)
            record.add([made])
        }
        try finish(changes, record, record.entry.name.text)
    }

    /// Adds the operations for a scene's files, and the one for its record.
    private mutating func finish(
        _ changes: [FileOperation], _ record: SceneRecord, _ name: String
    ) throws(Failure) {
        let old = try records.contents(of: name, on: disk)
        let recordChange = records.operation(
            forRecordOf: name, record.contents, replacing: old)
        let all = changes + [recordChange].compactMap(\.self)
        operations += all
        if all.contains(where: { $0.verb.writes || $0.verb == .conflict }) { changed.insert(name) }
    }

    private mutating func updateShared(
        _ files: [OutputFile], _ shared: SharedRecord
    ) throws(Failure) {
        for file in files where !operations.contains(where: { $0.destination == file.destination })
        {
            let old = project.file(at: file.destination).flatMap { path in
                shared.files.first { $0.path == path }
            }
            let operation = FileOperation(
                for: file.wanted(base: old?.base), policy, try disk.entry(at: file.destination))
            guard let operation else { continue }
            operations.append(operation)
            if operation.verb == .keep, operation.old != nil, operation.old != operation.new {
                notes.append(
                    Diagnostic(
                        .note,
                        "the shared file stays as it is: it differs, and scene-kit has no record of it",
                        path: operation.path,
                        hint: "Delete it so that scene-kit creates it again, or edit it."))
            }
        }
    }

    private func stayingAway(_ file: OutputFile, _ name: String) -> Diagnostic {
        Diagnostic(
            .note, "the file was deleted, so scene-kit doesn't create it",
            path: file.destination.path,
            hint: "'\(project.command("update \(name) --restore"))' creates it again.")
    }
}

extension RecordStore {
    func notRecorded(_ record: SceneRecord) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "the scene '\(record.entry.name.text)' lies outside the project",
                path: destination(of: record.entry.name.text).path,
                hint: "Restore the record from version control."))
    }
}

extension SceneRecord {
    /// A file where the record has it: somebody may have moved it.
    func located(_ file: OutputFile, in project: Project, _ records: RecordStore) -> OutputFile {
        let path = project.file(at: file.destination)
        if files.contains(where: { $0.path == path }) { return file }
        let moved = files.filter {
            $0.id == file.file.id && $0.path.fileName == file.destination.relative.fileName
        }
        guard moved.count == 1 else { return file }
        return OutputFile(file: file.file, destination: records.destination(of: moved[0]))
    }

    /// Keeps what does not follow from rendering the scene anew.
    mutating func keepPlace(of earlier: SceneRecord) {
        (list, module, sources, tests) = (
            earlier.list, earlier.module, earlier.sources, earlier.tests
        )
        support = earlier.support
        keepSource(of: earlier)
    }
}
