package import Basics

extension FileOperation {
    /// A conflict for something other than a file, such as a symbolic link, where a file is to be moved.
    package static func unmovable(
        _ obstacle: Obstacle, at destination: Destination
    ) -> FileOperation {
        FileOperation(verb: .conflict, destination: destination, new: [], obstacle: obstacle)
    }

    /// What it takes to have a file elsewhere, with these contents: it is made there, and goes where it
    /// was.
    ///
    /// - Parameters:
    ///   - conflicts: those between markers in the contents.
    ///   - target: what is there now.
    package static func move(
        _ yours: [UInt8], from old: Destination, to new: Destination, contents: [UInt8],
        _ policy: ExistingFilePolicy, conflicts: [LineMerge.Conflict] = [], over target: DiskEntry
    ) -> [FileOperation] {
        var creation = FileOperation(verb: .create, destination: new, new: contents)
        creation.mergeConflicts = conflicts
        switch target {
        case .absent: break
        case .file(let there):
            creation.verb = policy == .overwrite ? .overwrite : .conflict
            if creation.verb == .conflict { creation.mergeConflicts = [] }
            creation.old = there
        case .obstacle(let obstacle):
            creation.verb = .conflict
            creation.obstacle = obstacle
        }
        var removal = FileOperation(verb: .remove, destination: old, old: yours, new: [])
        removal.isOrphaned = true
        return [creation, removal]
    }

    /// The same for a file that gets what is new on its way, by the three texts.
    package static func move(
        _ file: WantedFile, _ yours: [UInt8], from old: Destination, _ policy: ExistingFilePolicy,
        over target: DiskEntry
    ) -> [FileOperation] {
        guard var operation = FileOperation(for: file, policy, .file(yours)) else { return [] }
        if operation.verb == .conflict {
            // It is there that the lines are.
            operation.destination = old
            return [operation]
        }
        return move(
            yours, from: old, to: file.destination,
            contents: operation.verb.writes ? operation.new : yours, policy,
            conflicts: operation.mergeConflicts, over: target)
    }
}
