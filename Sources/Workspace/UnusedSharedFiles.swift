package import Basics
package import FileSystem
package import Planning
package import Projects
import Scenes
import TemplateSets

/// What becomes of shared files that no scene asks for anymore: scene-kit removes them, but keeps what
/// somebody edited or names in code of their own.
package struct UnusedSharedFiles {
    package private(set) var operations: [FileOperation] = []
    package private(set) var notes: [Diagnostic] = []
    /// The paths of all of them, which scene-kit no longer records.
    package let paths: Set<OutputPath>

    /// - Parameter operations: what else is about to change.
    /// - Throws: what looking at the disk throws.
    package init(
        _ files: [RecordedFile], beside operations: [FileOperation], in records: RecordStore,
        on disk: DiskState
    ) throws(Failure) {
        paths = Set(files.map(\.path))
        if files.isEmpty { return }
        var removals: [(file: RecordedFile, operation: FileOperation)] = []
        for file in files {
            let orphan = OrphanedFile(destination: records.destination(of: file), base: file.base)
            let entry = try disk.entry(at: orphan.destination)
            if var operation = FileOperation(for: orphan, .skip, entry) {
                operation.isShared = true
                removals.append((file, operation))
            }
        }
        let named = Self.named(
            removals.map(\.file), with: removals.filter { $0.operation.verb == .skip }.map(\.file),
            beside: operations, in: records)
        for (file, operation) in removals {
            if operation.verb == .skip {
                notes.append(Self.note(on: operation, "you edited it"))
            } else if named.contains(file.path) {
                notes.append(Self.note(on: operation, "your code may use it"))
            } else {
                self.operations.append(operation)
            }
        }
    }

    private static func note(on file: FileOperation, _ reason: String) -> Diagnostic {
        Diagnostic(
            .note, "no scene needs this shared file anymore; it stays because \(reason)",
            path: file.path,
            hint: "Delete the file if you don't need it. scene-kit no longer updates it.")
    }

    /// Those of the files that the code of the project needs, as it is after the change.
    ///
    /// - Parameter edited: those that stay in any case.
    private static func named(
        _ files: [RecordedFile], with edited: [RecordedFile],
        beside operations: [FileOperation], in records: RecordStore
    ) -> Set<OutputPath> {
        let unused = files.map { records.destination(of: $0).path }
        let changed = operations.filter(\.verb.writes)
        let handled = Set((unused + changed.map(\.path)).map { AbsolutePath($0).text })
        var needs = SharedFileNeeds(named: Set(edited.map(\.path.description)))
        for operation in changed
        where operation.verb != .remove && operation.path.hasSuffix(".swift") {
            needs.add(operation.new)
        }
        SwiftFiles.forEach(below: records.project.root) { path, text in
            if !handled.contains(AbsolutePath(path).text) { needs.add(Array(text.utf8)) }
        }
        let candidates = files.map { file in
            RenderedFile(
                id: file.path.description, role: "", root: .support, path: file.path,
                isShared: true, contents: Array((file.text ?? "").utf8))
        }
        return Set(needs.filter(candidates).map(\.path))
    }
}
