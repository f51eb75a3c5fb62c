import Basics

// What becomes of a file follows from three texts and nothing else: the base, what scene-kit wrote last;
// yours, what is on disk; and theirs, what it would write now.

extension FileOperation {
    /// What becomes of a file that is wanted where `yours` is.
    package init(for file: WantedFile, _ policy: ExistingFilePolicy, _ yours: DiskEntry) {
        self.init(
            verb: .create, destination: file.destination, isShared: file.owner == .team,
            new: file.contents)
        switch yours {
        case .absent: break
        // A team may link the shared files of several apps to one place.
        case .obstacle(.symbolicLink) where file.owner == .team: verb = .keep
        case .obstacle(let obstacle):
            verb = .conflict
            self.obstacle = obstacle
        case .file(let contents):
            verb = Self.verb(for: file, policy, contents)
            // What is the same need not be held twice, nor at all.
            if verb == .identical {
                new = []
            } else {
                old = contents
            }
        }
    }

    private static func verb(
        for file: WantedFile, _ policy: ExistingFilePolicy, _ yours: [UInt8]
    ) -> FileOperation.Verb {
        if file.owner == .team { return .keep }
        if yours == file.contents { return .identical }
        if file.owner == .tool || file.base?.matches(yours) == true { return .update }
        switch policy {
        case .refuse: return .conflict
        case .overwrite: return .overwrite
        case .skip: return .skip
        }
    }

    /// What becomes of a file that is wanted no more; nil where it has gone already, or something
    /// that scene-kit did not write stands there now.
    package init?(for orphan: OrphanedFile, _ policy: ExistingFilePolicy, _ yours: DiskEntry) {
        guard case .file(let contents) = yours else { return nil }
        self.init(verb: .remove, destination: orphan.destination, old: contents, new: [])
        isOrphaned = true
        guard !orphan.base.matches(contents) else { return }
        switch policy {
        case .refuse: verb = .conflict
        case .overwrite: break
        case .skip: verb = .skip
        }
    }
}
