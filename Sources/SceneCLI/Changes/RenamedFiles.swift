import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// Recorded files that get another name, with the edits that were made to them.
struct RenamedFiles {
    private let names: RenamedTypes
    private let project: Project
    private let records: RecordStore
    private let policy: ExistingFilePolicy
    private let disk: DiskState

    init(
        names: RenamedTypes, _ project: Project, _ records: RecordStore,
        _ policy: ExistingFilePolicy, _ disk: DiskState
    ) {
        (self.names, self.project, self.records) = (names, project, records)
        (self.policy, self.disk) = (policy, disk)
    }

    /// The operations that move the files, and the files as the new record lists them.
    func move(
        _ files: [RecordedFile], as versions: [FileVersionsByName], from old: String, to new: String
    ) throws(Failure) -> (operations: [FileOperation], files: [RecordedFile]) {
        var operations: [FileOperation] = []
        var recorded: [RecordedFile] = []
        for file in files {
            let version = versions.first { project.file(at: $0.before.destination) == file.path }
            var moved = file
            if let version, let path = project.file(at: version.after.destination) {
                moved.path = path
                moved.base = FileBase(version.after.file.contents)
            } else {
                moved.path = try Self.path(file.path, old, new)
                moved.base = renaming(file.base, in: file)
            }
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
                // It is there that the lines are.
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

    /// The path of a file that the set does not make any more.
    private static func path(
        _ path: OutputPath, _ old: String, _ new: String
    ) throws(Failure) -> OutputPath {
        let text = path.components.map { $0.replacing(old, with: new) }.joined(separator: "/")
        do throws(OutputPathProblem) {
            return try OutputPath(text)
        } catch {
            throw Failure(.data, Diagnostic(.error, "the path \(error.reason)", path: text))
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
        // What is there under both names, such as a brace, may only have moved.
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
