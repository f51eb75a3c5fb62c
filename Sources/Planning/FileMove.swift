package import Basics

/// A file that goes to another path, with its user's edits. It may get new contents on the way. If
/// the new path is taken and existing files are kept, it stays.
package struct FileMove {
    private let old: Destination
    private let new: Destination
    /// What the set generates now; nil if the file keeps its contents.
    private let theirs: [UInt8]?
    /// The text that scene-kit wrote last, as it would be at the new path; nil if it isn't recorded.
    private let base: FileBase?
    /// Whether edits are merged with the new text. Otherwise, they are conflicts.
    private let keepsEdits: Bool
    /// Returns contents with the names that other code has after the move.
    private let renaming: ([UInt8]) -> [UInt8]

    package init(
        from old: Destination, to new: Destination, theirs: [UInt8]? = nil, base: FileBase? = nil,
        keepsEdits: Bool = true, renaming: @escaping ([UInt8]) -> [UInt8] = { $0 }
    ) {
        (self.old, self.new, self.theirs, self.base) = (old, new, theirs, base)
        (self.keepsEdits, self.renaming) = (keepsEdits, renaming)
    }

    /// The operations that move the file; nil if there is none at its old path. Throws the errors
    /// of `Disk.entry`.
    package func operations(
        _ policy: ExistingFilePolicy, on disk: any Disk
    ) throws(Failure) -> [FileOperation]? {
        switch try disk.entry(at: old) {
        case .absent: return nil
        case .obstacle(let obstacle):
            return [FileOperation(verb: .conflict, destination: old, new: [], obstacle: obstacle)]
        case .file(let yours):
            let edited = renaming(yours)
            if old == new {
                guard var operation = decide(edited, policy) else { return [] }
                if operation.verb == .conflict { return [operation] }
                if !operation.verb.writes { (operation.verb, operation.new) = (.update, edited) }
                operation.old = yours
                return operation.new == yours ? [] : [operation]
            }
            let target = disk.isOneFile(old.path, new.path) ? nil : try disk.entry(at: new)
            let moving = operations(yours, edited, policy, over: target)
            guard policy == .keep, case .file(let there)? = target, moving.first?.verb == .conflict
            else { return moving }
            let kept = FileOperation(verb: .skip, destination: new, old: there, new: there)
            let staying = FileMove(
                from: old, to: old, theirs: theirs, base: base, keepsEdits: keepsEdits,
                renaming: renaming)
            return [kept] + (try staying.operations(policy, on: disk) ?? [])
        }
    }

    private func decide(_ edited: [UInt8], _ policy: ExistingFilePolicy) -> FileOperation? {
        var wanted = WantedFile(destination: new, contents: theirs ?? edited, base: base)
        wanted.keepsEdits = keepsEdits
        return FileOperation(for: wanted, policy: policy, over: .file(edited))
    }

    /// - Parameters:
    ///   - yours: The bytes on disk.
    ///   - edited: The same with new names.
    ///   - target: The item at the new path; nil if it is this file, on a volume that ignores the
    ///     difference in spelling.
    private func operations(
        _ yours: [UInt8], _ edited: [UInt8], _ policy: ExistingFilePolicy, over target: DiskEntry?
    ) -> [FileOperation] {
        guard var operation = decide(edited, policy) else { return [] }
        if operation.verb == .conflict {
            // The conflicting lines are in the file at the old path.
            operation.destination = old
            return [operation]
        }
        if !operation.verb.writes { operation.new = edited }
        return operation.moving(yours, from: old, policy: policy, over: target)
    }
}
