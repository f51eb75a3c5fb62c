package import Basics
package import FileSystem
package import Planning
import Projects

extension RecordStore {
    /// What becomes of a scene's record; nil where it stays as it is, which nobody needs to hear of.
    ///
    /// - Parameter old: its bytes, where it is there.
    package func operation(
        forRecordOf name: String, _ contents: [UInt8], replacing old: [UInt8]?
    ) -> FileOperation? {
        operation(for: destination(of: name), contents, replacing: old)
    }

    /// What removes the record of a scene.
    ///
    /// - Throws: what looking at the disk throws.
    package func removal(of name: String, on disk: DiskState) throws(Failure) -> FileOperation? {
        guard let contents = try contents(of: name, on: disk) else { return nil }
        return FileOperation(
            for: OrphanedFile(destination: destination(of: name), base: FileBase(contents)),
            .refuse, .file(contents))
    }

    /// What a plan needs beside its records: with the first one comes a file that keeps them out of
    /// the diffs of reviews, and the bases of shared files are recorded.
    ///
    /// - Parameter paths: those of shared files that are no longer recorded.
    /// - Throws: `Failure` for a record of shared files that is wrong, and what looking at the disk
    ///   throws.
    package func operationsBeside(
        _ operations: [FileOperation], without paths: Set<OutputPath> = [], on disk: DiskState
    ) throws(Failure) -> [FileOperation] {
        var more: [FileOperation] = []
        let attributes = destination(Self.folder + [".gitattributes"])
        let createsRecord = operations.contains { operation in
            operation.verb == .create
                && operation.destination.relative.components.starts(with: Self.folder)
        }
        if createsRecord, try disk.entry(at: attributes) == .absent {
            let contents = Array("*.json linguist-generated -diff\n".utf8)
            more += [operation(for: attributes, contents, replacing: nil)].compactMap(\.self)
        }
        if let shared = try sharedOperation(operations, without: paths, on: disk) {
            more.append(shared)
        }
        return more
    }

    /// The base of a shared file is what was made of it: now, or earlier where it is still just that.
    private func sharedOperation(
        _ operations: [FileOperation], without paths: Set<OutputPath>, on disk: DiskState
    ) throws(Failure) -> FileOperation? {
        let made = operations.filter { $0.isShared && !$0.isOrphaned }.compactMap {
            operation -> RecordedFile? in
            let isAsMade = operation.verb == .create || operation.old == operation.new
            guard let base = operation.nextBase ?? (isAsMade ? FileBase(operation.new) : nil)
            else { return nil }
            return project.file(at: operation.destination).map {
                RecordedFile(path: $0, base: base)
            }
        }
        if made.isEmpty, paths.isEmpty { return nil }
        let destination = sharedDestination
        let old = try Self.contents(at: destination, on: disk)
        var record = SharedRecord()
        if let old { record = try SharedRecord(parsing: old, name: destination.path) }
        record.add(made)
        record.remove(paths)
        return operation(for: destination, Array(record.text.utf8), replacing: old)
    }

    private func operation(
        for destination: Destination, _ contents: [UInt8], replacing old: [UInt8]?
    ) -> FileOperation? {
        let operation = FileOperation(
            for: WantedFile(destination: destination, contents: contents, owner: .tool), .refuse,
            old.map { .file($0) } ?? .absent)
        return operation?.verb == .identical ? nil : operation
    }
}
