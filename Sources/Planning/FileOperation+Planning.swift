import Basics

extension FileOperation {
    /// What becomes of a file that is wanted where this is.
    package init(for file: WantedFile, _ policy: ExistingFilePolicy, _ entry: DiskEntry) {
        self.init(
            verb: .create, destination: file.destination, isShared: file.owner == .team,
            new: file.contents)
        switch entry {
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
        for file: WantedFile, _ policy: ExistingFilePolicy, _ contents: [UInt8]
    ) -> FileOperation.Verb {
        if file.owner == .team { return .keep }
        if contents == file.contents { return .identical }
        if file.owner == .tool { return .update }
        if let last = file.lastDigest, SHA256.digest(of: contents) == last { return .update }
        switch policy {
        case .refuse: return .conflict
        case .overwrite: return .overwrite
        case .skip: return .skip
        }
    }

    /// What becomes of a file that is wanted no more; nil where it has gone already, or something
    /// that is none of ours stands there now.
    package init?(for leftover: OrphanedFile, _ policy: ExistingFilePolicy, _ entry: DiskEntry) {
        guard case .file(let contents) = entry else { return nil }
        self.init(verb: .remove, destination: leftover.destination, old: contents, new: [])
        isOrphaned = true
        guard SHA256.digest(of: contents) != leftover.lastDigest else { return }
        switch policy {
        case .refuse: verb = .conflict
        case .overwrite: break
        case .skip: verb = .skip
        }
    }
}
