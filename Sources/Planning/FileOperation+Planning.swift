import Basics

// What becomes of a file follows from three texts and nothing else: the base, what scene-kit wrote last;
// yours, what is on disk; and theirs, what it would write now.

extension FileOperation {
    /// Decides what to do with a wanted file; nil if the user deleted it and it should stay deleted.
    package init?(for file: WantedFile, _ policy: ExistingFilePolicy, _ yours: DiskEntry) {
        self.init(
            verb: .create, destination: file.destination, isShared: file.owner == .team,
            new: file.contents)
        switch yours {
        case .absent where file.staysAway: return nil
        case .absent: break
        // A team may link the shared files of several apps to one place.
        case .obstacle(.symbolicLink) where file.owner == .team: verb = .keep
        case .obstacle(let obstacle):
            verb = .conflict
            self.obstacle = obstacle
        case .file(let contents):
            decide(file, policy, contents)
            // What is the same need not be held twice, nor at all.
            if verb == .identical {
                new = []
            } else {
                old = contents
            }
        }
    }

    private mutating func decide(
        _ file: WantedFile, _ policy: ExistingFilePolicy, _ yours: [UInt8]
    ) {
        if file.owner == .team, file.base != nil { nextBase = FileBase(file.contents) }
        if yours == file.contents {
            verb = file.owner == .team && file.base == nil ? .keep : .identical
        } else if file.owner == .tool {
            verb = .update
        } else if let base = file.base, !file.keepsEdits {
            isRecorded = true
            verb = base.matches(yours) ? .update : policy.verb(overwriting: .overwrite)
        } else if let base = file.base {
            decide(FileVersions(base: base, yours: yours, theirs: file.contents), policy)
        } else if file.owner == .team {
            verb = .keep
        } else {
            verb = policy.verb(overwriting: .overwrite)
        }
    }

    /// Decides what to do with a file that scene-kit wrote before.
    private mutating func decide(_ versions: FileVersions, _ policy: ExistingFilePolicy) {
        isRecorded = true
        new = versions.theirs
        if ConflictMarker.stands(in: versions.yours) {
            hasMarkers = true
            verb = policy.verb(overwriting: .overwrite)
        } else if versions.yours == versions.theirs {
            verb = .identical
        } else if versions.isUntouched {
            verb = .update
        } else if versions.bringsNothing {
            verb = .edited
        } else if let merge = versions.merge, let text = merge.text {
            (verb, new) = (.merge, text)
        } else {
            // The user has to choose, and may have.
            verb = policy.verb(overwriting: .overwrite)
            mergeConflicts = verb == .conflict ? versions.merge?.conflicts ?? [] : []
            if policy == .mark, let merge = versions.merge { (verb, new) = (.merge, merge.marked) }
        }
    }

    /// What becomes of a file that is wanted no more; nil where it has gone already, or something
    /// that scene-kit did not write stands there now.
    package init?(for orphan: OrphanedFile, _ policy: ExistingFilePolicy, _ yours: DiskEntry) {
        guard case .file(let contents) = yours else { return nil }
        self.init(verb: .remove, destination: orphan.destination, old: contents, new: [])
        (isOrphaned, isRecorded) = (true, true)
        let versions = FileVersions(base: orphan.base, yours: contents, theirs: [])
        if !versions.isUntouched { verb = policy.verb(overwriting: .remove) }
    }
}

extension ExistingFilePolicy {
    /// The verb for a file that cannot be merged.
    fileprivate func verb(overwriting verb: FileOperation.Verb) -> FileOperation.Verb {
        switch self {
        case .refuse, .mark: .conflict
        case .overwrite: verb
        case .skip: .skip
        }
    }
}

/// The three texts of a file.
private struct FileVersions {
    private let base: FileBase
    let yours: [UInt8]
    let theirs: [UInt8]

    /// Where version control has given a text other line breaks throughout, the other two get them as
    /// well: nobody has edited anything.
    init(base: FileBase, yours: [UInt8], theirs: [UInt8]) {
        self.yours = yours
        if case .text(let text) = base, yours.hasOnlyCRLF, !text.utf8.contains(0x0D),
            !theirs.contains(0x0D)
        {
            self.base = .text(String(decoding: Array(text.utf8).withCRLF, as: UTF8.self))
            self.theirs = theirs.withCRLF
        } else {
            (self.base, self.theirs) = (base, theirs)
        }
    }

    var isUntouched: Bool { base.matches(yours) }

    var bringsNothing: Bool { base.matches(theirs) }

    /// Nil for what is not text.
    var merge: LineMerge? {
        guard case .text(let text) = base, !yours.contains(0), !theirs.contains(0) else {
            return nil
        }
        return LineMerge(base: Array(text.utf8), yours: yours, theirs: theirs)
    }
}
