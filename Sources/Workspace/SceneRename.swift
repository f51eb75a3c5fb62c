package import Basics
import FileSystem
package import Planning
package import Projects
import Scenes
package import SwiftSource
import TemplateSets

/// The changes that give a scene another name: its files, the types that they declare wherever code names
/// them, the routes that lead to it, records, and scenes files.
package struct SceneRename {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private let snapshot: ProjectSnapshot
    private let policy: ExistingFilePolicy

    private var project: Project { snapshot.project }
    private var records: RecordStore { snapshot.records }

    /// - Throws: `Failure` with 73 if the sources declare a type of either name in another file, and what
    ///   rendering and looking at the disk throw.
    package static func plan(
        _ record: SceneRecord, to name: SceneName, in snapshot: ProjectSnapshot,
        _ policy: ExistingFilePolicy
    ) throws(Failure) -> PlannedProject {
        var rename = Self(snapshot, policy)
        try rename.plan(record, to: name.description)
        let plan = Plan(operations: rename.operations)
        return PlannedProject(
            plan: plan,
            notes: rename.notes + FilesMissingFromProject.notes(on: plan, in: snapshot.project),
            changed: [record.entry.name.text, name.description])
    }

    private init(_ snapshot: ProjectSnapshot, _ policy: ExistingFilePolicy) {
        (self.snapshot, self.policy) = (snapshot, policy)
    }

    private mutating func plan(
        _ record: SceneRecord, to new: String
    ) throws(Failure) {
        let old = record.entry.name.text
        var before = DesiredProject(snapshot)
        try before.render([old: record.entry])
        var after = DesiredProject(
            try ProjectSnapshot(snapshot, renaming: old, to: new))
        try after.render([new: record.renamingScene(old, to: new).entry])
        notes += before.notes
        let scene = try SceneVersions(before, after)
        var names = RenamedTypes(from: old, to: new)
        if scene.isNative { names.add(scene.pairs) }
        var routes: [RouteVersions] = []
        for (earlier, later) in zip(before.referring, after.referring) {
            let versions = try RouteVersions(
                earlier, later, in: snapshot)
            names.addFunctions(versions.pairs)
            routes.append(versions)
        }
        let edits = RenamedFiles(names: names, snapshot, policy)
        let own = try edits.move(record.files, as: scene.pairs, from: old, to: new)
        operations += own.operations
        try finish(scene.record(with: own.files, over: record), replacing: old)
        for versions in routes {
            let moved = try edits.move(versions.recorded, as: versions.pairs, from: old, to: new)
            operations += moved.operations
            if let record = versions.record(with: moved.files) {
                try finish(record, replacing: nil)
            }
        }
        let handled = Set(
            (record.files + routes.flatMap(\.recorded)).map { records.destination(of: $0).path })
        let others = try RenamedCode(names, in: project, besides: handled)
        operations += others.operations
        notes += others.notes
        for list in Set(([record] + before.referring.compactMap(\.record)).compactMap(\.list)) {
            let change = try snapshot.lists.change(list, on: snapshot.disk) {
                $0.rename(old, to: new)
            }
            operations += [change].compactMap(\.self)
        }
        operations += try records.operations(
            beside: operations, forgetting: [], in: snapshot.shared(), on: snapshot.disk)
    }

    /// Adds the operations for a record, and for the record of the old name.
    private mutating func finish(
        _ record: SceneRecord, replacing old: String?
    ) throws(Failure) {
        let name = record.entry.name.text
        let disk = snapshot.disk
        let contents = old == nil ? try records.contents(of: name, on: disk) : nil
        operations += [
            records.operation(forRecordOf: name, record.contents, replacing: contents)
        ].compactMap(\.self)
        if let old { operations += [try records.removal(of: old, on: disk)].compactMap(\.self) }
    }
}

extension SceneRecord {
    /// The record after a scene was renamed, which is its own scene or one that it leads to.
    func renamingScene(_ old: String, to new: String) -> SceneRecord {
        func renamed(_ route: RouteEntry) -> RouteEntry {
            guard route.target == old else { return route }
            let text = route.text.text
            let label = text.contains(":") ? text.prefix { $0 != ":" } + ":" : ""
            var route = route
            route.text = SourceText(name: "", text: label + new)
            return route
        }
        var record = self
        record.entry.choices.routes = record.entry.choices.routes?.map(renamed)
        if entry.name.text == old { record.entry.name = SourceText(name: "", text: new) }
        return record
    }
}

/// A file rendered with the old name and with the new one.
struct FileVersionsByName {
    let before: OutputFile
    let after: OutputFile
}

/// The files of the scene under both names.
private final class SceneVersions {
    let pairs: [FileVersionsByName]
    let isNative: Bool
    private let group: DesiredProject.Group
    private let recorder: SceneRecorder

    init(_ before: DesiredProject, _ after: DesiredProject) throws(Failure) {
        func files(_ desired: DesiredProject) throws(Failure) -> [OutputFile] {
            let generation = try desired.generation(of: desired.groups[0])
            var files: [OutputFile] = []
            var budget = RunBudget()
            _ = try generation.makeFiles(
                spending: &budget, replacing: desired.snapshot.disk.contents
            ) { made, _ in
                files += made
            }
            return files
        }
        pairs = zip(try files(before), try files(after)).map {
            FileVersionsByName(before: $0, after: $1)
        }
        group = after.groups[0]
        isNative = group.scenes.sets[0].format.isNative
        recorder = SceneRecorder(
            project: after.snapshot.project, templateSet: group.scenes.sets[0], place: group.place)
    }

    func record(with files: [RecordedFile], over earlier: SceneRecord) throws(Failure)
        -> SceneRecord
    {
        let item = group.scenes.items[0]
        guard var record = recorder.record(of: item, files: files) else {
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
    private let later: SceneRecord?

    init(
        _ earlier: SceneRoutes, _ later: SceneRoutes, in snapshot: ProjectSnapshot
    ) throws(Failure) {
        let before = try earlier.files(in: snapshot)
        let after = try later.files(in: snapshot)
        pairs = zip(before, after).map { FileVersionsByName(before: $0, after: $1) }
        let paths = Set(before.compactMap { snapshot.project.file(at: $0.destination) })
        recorded = (earlier.record?.files ?? []).filter { paths.contains($0.path) }
        self.later = later.record
    }

    func record(with files: [RecordedFile]) -> SceneRecord? {
        guard var record = later else { return nil }
        let gone = Set(recorded.map(\.path))
        record.files.removeAll { gone.contains($0.path) }
        record.add(files)
        return record
    }
}

/// Recorded files that get another name, with the edits that were made to them.
struct RenamedFiles {
    private let names: RenamedTypes
    private let snapshot: ProjectSnapshot
    private let policy: ExistingFilePolicy

    private var project: Project { snapshot.project }
    private var records: RecordStore { snapshot.records }
    private var disk: DiskState { snapshot.disk }

    init(names: RenamedTypes, _ snapshot: ProjectSnapshot, _ policy: ExistingFilePolicy) {
        (self.names, self.snapshot, self.policy) = (names, snapshot, policy)
    }

    /// The operations that move the files, and the files as the new record lists them.
    func move(
        _ files: [RecordedFile], as versions: [FileVersionsByName], from old: String, to new: String
    ) throws(Failure) -> (operations: [FileOperation], files: [RecordedFile]) {
        var operations: [FileOperation] = []
        var recorded: [RecordedFile] = []
        let folders = folders(of: versions)
        for file in files {
            let version = version(of: file, among: versions)
            var moved = file
            let name =
                version?.after.destination.relative.fileName
                ?? file.path.fileName.replacing(old, with: new)
            let folder = Array(file.path.components.dropLast())
            moved.path = try Self.path((folders[folder] ?? folder) + [name])
            moved.base =
                version.map { FileBase($0.after.file.contents) } ?? renaming(file.base, in: file)
            recorded.append(moved)
            let (from, to) = (records.destination(of: file), records.destination(of: moved))
            let entry = try disk.entry(at: from)
            if case .obstacle(let obstacle) = entry {
                operations.append(.unmovable(obstacle, at: from))
            }
            guard case .file(let yours) = entry else { continue }
            let lines = RenamedLines(version)
            let edited = renaming(lines.applied(to: yours), in: file)
            let wanted = WantedFile(
                destination: to, contents: version?.after.file.contents ?? edited,
                base: renaming(lines.applied(to: file.base), in: file))
            guard var operation = FileOperation(for: wanted, policy, .file(edited)) else {
                continue
            }
            let contents = operation.verb.writes ? operation.new : edited
            if operation.verb == .conflict {
                // The conflicting lines are in the file at its old path.
                operation.destination = from
                operations.append(operation)
            } else if from == to {
                let wanted = WantedFile(destination: to, contents: contents, owner: .tool)
                operations += [FileOperation(for: wanted, policy, .file(yours))].compactMap(\.self)
            } else {
                operations += FileOperation.move(
                    yours, from: from, to: to, contents: contents, policy,
                    conflicts: operation.mergeConflicts, over: try disk.entry(at: to))
            }
        }
        return (operations, recorded.sortedByPath)
    }

    private func renaming(_ contents: [UInt8], in file: RecordedFile) -> [UInt8] {
        if file.path.isOfSwift { return names.applied(to: contents) }
        guard var text = String(validating: contents, as: UTF8.self) else { return contents }
        // Others, such as nibs, name types in whole words between quotation marks.
        for (old, new) in names.names { text = text.replacing("\"\(old)\"", with: "\"\(new)\"") }
        return Array(text.utf8)
    }

    private func renaming(_ base: FileBase, in file: RecordedFile) -> FileBase {
        guard case .text(let text) = base else { return base }
        return FileBase(renaming(Array(text.utf8), in: file))
    }

    /// The file under both names; nil if the set no longer generates it. A file that somebody moved is found
    /// by its name.
    private func version(
        of file: RecordedFile, among versions: [FileVersionsByName]
    ) -> FileVersionsByName? {
        versions.first { project.file(at: $0.before.destination) == file.path }
            ?? versions.first {
                $0.before.file.id == file.id
                    && $0.before.destination.relative.fileName == file.path.fileName
            }
    }

    /// The folders of the scene under the new name, by those under the old one. Other folders, such as the
    /// user's own, keep their names.
    private func folders(of versions: [FileVersionsByName]) -> [[String]: [String]] {
        var folders: [[String]: [String]] = [:]
        for version in versions {
            guard let before = project.file(at: version.before.destination),
                let after = project.file(at: version.after.destination)
            else { continue }
            folders[Array(before.components.dropLast())] = Array(after.components.dropLast())
        }
        return folders
    }

    private static func path(_ components: [String]) throws(Failure) -> OutputPath {
        let text = components.joined(separator: "/")
        do throws(OutputPathProblem) {
            return try OutputPath(text)
        } catch {
            throw Failure(.data, "the path \(error.reason)", path: text)
        }
    }
}

/// The lines of a file that hold a scene's name: what an edited file has of them becomes what the set
/// writes under the new name, also in comments and strings.
private struct RenamedLines {
    private var lines: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]

    init(_ version: FileVersionsByName?) {
        guard let version else { return }
        let before = Self.lines(of: version.before.file.contents)
        let after = Self.lines(of: version.after.file.contents)
        // Longer names may break lines elsewhere; then nothing can be said of single ones.
        guard before.count == after.count else { return }
        // A line that occurs before and after, such as a brace, may only have moved.
        let kept = Set(after)
        for (one, other) in zip(before, after) where one != other && !kept.contains(one) {
            lines[one] = other
        }
    }

    func applied(to contents: [UInt8]) -> [UInt8] {
        if lines.isEmpty { return contents }
        let renamed = Self.lines(of: contents).map { line -> ArraySlice<UInt8> in
            // Version control may have given the file other line breaks.
            guard line.last == 0x0D else { return lines[line] ?? line }
            return lines[line.dropLast()].map { $0 + [0x0D] } ?? line
        }
        return Array(renamed.joined(separator: [0x0A]))
    }

    func applied(to base: FileBase) -> FileBase {
        guard case .text(let text) = base else { return base }
        return FileBase(applied(to: Array(text.utf8)))
    }

    private static func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
        contents.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
}

/// The old and the new names of a scene's types and of the functions that lead to it.
struct RenamedTypes {
    private let old: String
    private let new: String
    /// Old names to new ones.
    private(set) var names: [String: String] = [:]
    /// Old names of functions to new ones, if they equal the scene's name, which other code may use
    /// too.
    private(set) var calls: [String: String] = [:]

    init(from old: String, to new: String) {
        (self.old, self.new) = (old, new)
    }

    /// Code with the new names.
    func applied(to contents: [UInt8]) -> [UInt8] {
        Identifiers.renaming(names, calls: calls, in: contents)
    }

    /// Adds the types that files declare.
    mutating func add(_ versions: [FileVersionsByName]) {
        for version in versions where version.before.file.path.isOfSwift {
            let before = DeclaredTypes.find(in: version.before.file.text).map(\.name)
            let after = DeclaredTypes.find(in: version.after.file.text).map(\.name)
            guard before.count == after.count else { continue }
            for (one, other) in zip(before, after) where one != other { names[one] = other }
        }
    }

    /// Adds the functions that routes declare.
    mutating func addFunctions(_ versions: [FileVersionsByName]) {
        for version in versions where version.before.file.root == .scene {
            let before = Identifiers.declaredFunctions(in: version.before.file.text)
            let after = Identifiers.declaredFunctions(in: version.after.file.text)
            guard before.count == after.count else { continue }
            for (one, other) in zip(before, after) where one != other {
                if one.caseFolded == old.caseFolded {
                    calls[one] = other
                } else {
                    names[one] = other
                }
            }
        }
    }
}

/// The rest of the project's code, with the new names.
struct RenamedCode {
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []

    /// - Parameter handled: paths of files that are taken care of.
    /// - Throws: `Failure` with 73 for types that other files declare too.
    init(
        _ names: RenamedTypes, in project: Project, besides handled: Set<String>
    ) throws(Failure) {
        let (old, new) = (Set(names.names.keys), Set(names.names.values))
        var problems: [Diagnostic] = []
        var changes: [FileOperation] = []
        var mentions: [Diagnostic] = []
        let searches = [old, new, Set(names.calls.keys)].map(NameSearch.init)
        SwiftFiles.forEach(below: project.root) { path, text in
            guard !handled.contains(path) else { return }
            // The text replaces bytes that aren't UTF-8, but the file keeps them.
            let isRepaired = text.unicodeScalars.contains("\u{FFFD}")
            guard
                let bytes = isRepaired
                    ? try? FileSystem.contents(of: path)?.bytes : Array(text.utf8)
            else { return }
            guard searches.contains(where: { $0.canMatch(bytes) }) else { return }
            let source = SourceText(name: path, text: text)
            for other in Identifiers.declarations(of: old.union(new), in: bytes) {
                problems.append(
                    Diagnostic(
                        .error, "this file also declares '\(other.name)'", in: source,
                        atUTF8Offset: other.range.lowerBound, utf8Length: other.range.count))
            }
            for mention in Identifiers.mentions(of: old, in: Array(text.utf8)) {
                mentions.append(
                    Diagnostic(
                        .note, "'\(mention.name)' is left as it is in this comment or string",
                        in: source,
                        atUTF8Offset: mention.range.lowerBound, utf8Length: mention.range.count))
            }
            let renamed = names.applied(to: bytes)
            guard renamed != bytes, let destination = Self.destination(of: path, in: project),
                let change = FileOperation(
                    for: WantedFile(destination: destination, contents: renamed, owner: .tool),
                    .refuse, .file(bytes))
            else { return }
            changes.append(change)
        }
        if let last = problems.indices.last {
            problems[last].hint =
                "Nothing was written. Choose another name, or rename what is declared there first."
            throw Failure(.conflict, problems)
        }
        operations = changes
        notes = mentions + Self.notesOnOtherPackages(old, in: project)
    }

    /// Returns a note for each package in the project that uses a renamed name. Such packages
    /// aren't changed, because their modules are separate.
    private static func notesOnOtherPackages(_ names: Set<String>, in project: Project)
        -> [Diagnostic]
    {
        SwiftFiles.packages(below: project.root).compactMap { package in
            var found: Set<String> = []
            SwiftFiles.forEach(below: package) { _, text in
                found.formUnion(Identifiers.find(names, in: Array(text.utf8)).map(\.name))
            }
            if found.isEmpty { return nil }
            return Diagnostic.note(
                "this package names "
                    + found.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
                    + ", and is not changed",
                path: package)
        }
    }

    private static func destination(of path: String, in project: Project) -> Destination? {
        let root = AbsolutePath(project.root).components
        let components = AbsolutePath(path).components.dropFirst(root.count)
        return Destination(
            base: project.root, relative: OutputPath(ofRecord: Array(components)))
    }
}
