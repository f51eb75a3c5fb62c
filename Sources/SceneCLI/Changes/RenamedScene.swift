import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// What it takes to have a scene under another name: its files, the types that these declare, wherever
/// code names them, the routes that lead to it, records and lists.
struct RenamedScene {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private let project: Project
    private let records: RecordStore
    private let policy: ExistingFilePolicy
    private let disk = DiskState()

    /// - Throws: `Failure` with 73 where the sources declare a type of either name besides, and what
    ///   rendering and looking at the disk throw.
    init(
        _ record: SceneRecord, to name: SceneName, among all: [SceneRecord],
        _ resolver: OutputResolver, _ records: RecordStore, _ policy: ExistingFilePolicy,
        _ authorship: Authorship
    ) throws(Failure) {
        (self.project, self.records, self.policy) = (resolver.project, records, policy)
        let (old, new) = (record.entry.name.text, name.description)
        let renamed = all.map { $0.renamingScene(old, to: new) }
        guard let target = renamed.first(where: { $0.entry.name.text == new }) else { return }
        let before = try ScenesToUpdate(
            [old: record.entry], options: [], among: all, resolver, records, authorship)
        let after = try ScenesToUpdate(
            [new: target.entry], options: [], among: renamed, resolver, records, authorship)
        let scene = try SceneVersions(before.groups[0], after.groups[0], in: project, disk)
        var names = RenamedTypes(from: old, to: new)
        if scene.isNative { names.add(scene.pairs) }
        var routes: [RouteVersions] = []
        for (earlier, later) in zip(before.leading, after.leading) {
            let versions = try RouteVersions(earlier, later, in: project, disk)
            names.addFunctions(versions.pairs)
            routes.append(versions)
        }
        let edits = RenamedFiles(names: names, project, records, policy, disk)
        let own = try edits.move(record.files, as: scene.pairs, from: old, to: new)
        operations += own.operations
        try finish(scene.record(with: own.files, over: record), replacing: old)
        for versions in routes {
            let moved = try edits.move(
                versions.recorded, as: versions.pairs, from: old, to: new)
            operations += moved.operations
            try finish(versions.record(with: moved.files), replacing: nil)
        }
        let handled = Set(
            (record.files + routes.flatMap(\.recorded)).map { records.destination(of: $0).path })
        let others = try RenamedCode(names, in: project, besides: handled)
        operations += others.operations
        notes += others.notes
        for list in Set(([record] + before.leading.map(\.record)).compactMap(\.list)) {
            let change = try ListChange(list, in: project) { $0.rename(old, to: new) }
            operations += [change?.operation].compactMap(\.self)
        }
        operations += try records.operationsBeside(operations, on: disk)
    }

    /// Adds the operations for a record, and for the record of the old name.
    private mutating func finish(
        _ record: SceneRecord, replacing old: String?
    ) throws(Failure) {
        let name = record.entry.name.text
        let contents = old == nil ? try records.contents(of: name, on: disk) : nil
        operations += [
            records.operation(forRecordOf: name, record.contents, replacing: contents)
        ].compactMap(\.self)
        if let old { operations += [try records.removal(of: old, on: disk)].compactMap(\.self) }
    }
}

extension SceneRecord {
    /// The record where a scene has another name, which may be its own or that of one it leads to.
    fileprivate func renamingScene(_ old: String, to new: String) -> SceneRecord {
        func renamed(_ route: RouteEntry) -> RouteEntry {
            guard route.target == old else { return route }
            let text = route.text.text
            let label = text.contains(":") ? text.prefix { $0 != ":" } + ":" : ""
            return RouteEntry(
                SourceText(name: "", text: label + new), parameters: route.parameters,
                imports: route.imports)
        }
        var record = self
        record.entry.choices.routes = entry.choices.routes?.map(renamed)
        record.entry.choices.presentations = entry.choices.presentations?.map(renamed)
        if entry.name.text == old { record.entry.name = SourceText(name: "", text: new) }
        return record
    }
}

/// A file as it comes out under the old name and under the new one.
struct FileVersionsByName {
    let before: OutputFile
    let after: OutputFile
}

/// The files of the scene under both names.
private final class SceneVersions {
    let pairs: [FileVersionsByName]
    let isNative: Bool
    private let group: ScenesToUpdate.Group
    private let recorder: SceneRecorder

    init(
        _ before: ScenesToUpdate.Group, _ after: ScenesToUpdate.Group, in project: Project,
        _ disk: DiskState
    ) throws(Failure) {
        func files(_ group: ScenesToUpdate.Group) throws(Failure) -> [OutputFile] {
            let generation = try group.scenes.generation(in: project, at: group.place)
            var made: [OutputFile] = []
            var budget = RunBudget()
            _ = try generation.makeFiles(spending: &budget) {
                destination throws(Failure) in
                try disk.contents(at: destination)
            } _: { files, _ in
                made += files
            }
            return made
        }
        pairs = zip(try files(before), try files(after)).map {
            FileVersionsByName(before: $0, after: $1)
        }
        group = after
        isNative = after.scenes.sets[0].format.isNative
        recorder = SceneRecorder(
            project: project, templateSet: after.scenes.sets[0], place: after.place)
    }

    func record(with files: [RecordedFile], over earlier: SceneRecord) throws(Failure)
        -> SceneRecord
    {
        let item = group.scenes.items[0]
        guard var record = recorder.record(item.scene, item.given, files: files) else {
            preconditionFailure("the record was read from the project")
        }
        record.keepPlace(of: earlier)
        return record
    }
}

/// The files of another scene's routes to it, under both names.
private final class RouteVersions {
    let pairs: [FileVersionsByName]
    let recorded: [RecordedFile]
    private let later: LeadingScene

    init(
        _ earlier: LeadingScene, _ later: LeadingScene, in project: Project, _ disk: DiskState
    ) throws(Failure) {
        var budget = RunBudget()
        let before = try earlier.allFiles(in: project, on: disk, spending: &budget).files
        let after = try later.allFiles(in: project, on: disk, spending: &budget).files
        pairs = zip(before, after).map { FileVersionsByName(before: $0, after: $1) }
        let paths = Set(before.compactMap { project.file(at: $0.destination) })
        recorded = earlier.record.files.filter { paths.contains($0.path) }
        self.later = later
    }

    func record(with files: [RecordedFile]) -> SceneRecord {
        var record = later.record
        let gone = Set(recorded.map(\.path))
        record.files.removeAll { gone.contains($0.path) }
        record.add(files)
        return record
    }
}
