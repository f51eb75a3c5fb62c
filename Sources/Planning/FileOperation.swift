package import Basics

package struct FileOperation: Hashable, Sendable {
    /// The kinds of operations, in the words of the report.
    package enum Verb: String, Sendable, CaseIterable {
        /// The file doesn't exist and is written.
        case create
        /// The file has the same bytes already.
        case identical
        /// The file wasn't edited and gets its new contents.
        case update
        /// The file was edited and gets new lines in addition; with markers also if both sides
        /// changed the same lines.
        case merge
        /// The file was edited, and scene-kit has nothing new for it.
        case edited
        /// The file differs and is replaced, because the user asked for that.
        case overwrite
        /// The file differs and is kept, because the user asked for that.
        case skip
        /// The shared file exists and is kept, because it belongs to the team.
        case keep
        /// The name changes only in spelling, on a volume that ignores case or Unicode forms. The
        /// contents may change, too.
        case rename
        /// The file wasn't edited and nothing needs it anymore.
        case remove
        /// The file differs, or something other than a file is in the way.
        case conflict

        /// Whether the disk changes.
        package var writes: Bool {
            switch self {
            case .create, .update, .merge, .overwrite, .rename, .remove: true
            case .identical, .edited, .skip, .keep, .conflict: false
            }
        }

        /// Whether an existing file gets other bytes.
        package var replaces: Bool { self == .update || self == .merge || self == .overwrite }
    }

    package var verb: Verb
    package var destination: Destination
    /// Whether the scenes of the project share the file.
    package var isShared: Bool
    /// The bytes on disk; nil unless it is a file.
    package var old: [UInt8]?
    /// The bytes that scene-kit wants there.
    package var new: [UInt8]
    /// The present spelling of a path whose spelling changes.
    package var oldSpelling: Destination?
    /// The path of the file that this one was, if a file moves.
    package var movedFrom: String?
    /// Whether nothing needs the file anymore.
    package var isOrphaned = false
    package var isEmptyFolder = false
    /// Whether the file that replaces another isn't executable, even if the other was.
    package var losesExecutableBits = false
    /// The file whose owner, mode, and extended attributes a restored file gets.
    package var attributesSource: String?
    /// Whether a record has the text that scene-kit wrote.
    package internal(set) var isRecorded = false
    /// The new base in the record of shared files; nil if it doesn't change.
    package internal(set) var nextBase: FileBase?
    /// Whether the file is at the place of a list that scene-kit maintains.
    package var isList = false
    /// Whether the file contains unresolved conflict markers.
    package internal(set) var hasMarkers = false
    /// Lines that both sides changed.
    package var mergeConflicts: [LineMerge.Conflict] = []
    /// The reason for a conflict that `--on-conflict` can't resolve.
    package var obstacle: Obstacle?

    package init(
        verb: Verb, destination: Destination, isShared: Bool = false, old: [UInt8]? = nil,
        new: [UInt8], obstacle: Obstacle? = nil
    ) {
        (self.verb, self.destination, self.isShared) = (verb, destination, isShared)
        (self.old, self.new, self.obstacle) = (old, new, obstacle)
    }

    /// The path that messages show and that the file is opened at.
    package var path: String { destination.path }

    /// Something other than a regular file.
    package enum Obstacle: Hashable, Sendable {
        /// A folder.
        case directory
        /// A symbolic link, whatever its target.
        case symbolicLink
        /// A device, a pipe, or similar.
        case special
        /// A file at a path that should be a folder.
        case fileAbove(String)
        /// A recorded file that git has and doesn't check out.
        case omitted
    }
}

/// The item on disk at the path of an operation.
package enum DiskEntry: Hashable, Sendable {
    /// Nothing.
    case absent
    /// A file with these bytes.
    case file([UInt8])
    case obstacle(FileOperation.Obstacle)
}

/// The handling of existing files that differ, as `--on-conflict` names it.
package enum ExistingFilePolicy: String, Hashable, Sendable, CaseIterable {
    /// Each is a conflict: the default, which has no name.
    case refuse = ""
    /// They are replaced.
    case overwrite
    /// They stay as they are.
    case keep
    /// Each is a conflict, except recorded files, which get both sides of conflicting lines.
    case markers

    /// The values of `--on-conflict`.
    package static let words = allCases.map(\.rawValue).filter { !$0.isEmpty }
}

// The operation follows from three texts only: the base, which scene-kit wrote last; yours, which
// is on disk; and theirs, which scene-kit would write now.

extension FileOperation {
    /// Creates the operation for a wanted file; nil if the user deleted it for good.
    package init?(for file: WantedFile, policy: ExistingFilePolicy, over yours: DiskEntry) {
        self.init(
            verb: .create, destination: file.destination, isShared: file.owner == .team,
            new: file.contents)
        switch yours {
        case .absent where file.respectsDeletion: return nil
        case .absent: break
        // A team may link the shared files of several apps to one place.
        case .obstacle(.symbolicLink) where file.owner == .team: verb = .keep
        case .obstacle(.omitted) where file.base?.matches(file.contents) == true:
            (verb, new) = (.identical, [])
        case .obstacle(let obstacle):
            verb = .conflict
            self.obstacle = obstacle
        case .file(let contents):
            decide(file, policy: policy, over: contents)
            if file.losesExecutableBits { (verb, losesExecutableBits) = (.update, true) }
            // Equal bytes aren't needed anymore.
            if verb == .identical { new = [] } else { old = contents }
        }
    }

    private mutating func decide(
        _ file: WantedFile, policy: ExistingFilePolicy, over yours: [UInt8]
    ) {
        // If version control gave a text other line breaks throughout, the new text gets them too.
        let hasCRLF =
            file.keepsEdits && yours.hasOnlyCRLF && file.base?.hasOnlyLF != false
            && !file.contents.contains(0x0D)
        if hasCRLF { new = file.contents.withCRLF }
        if file.owner == .team, file.base != nil || hasCRLF && yours.hasBytes(of: new) {
            nextBase = FileBase(file.contents)
        }
        if yours.hasBytes(of: new) {
            verb = file.owner == .team && file.base == nil ? .keep : .identical
        } else if file.owner == .tool {
            verb = .update
        } else if let base = file.base {
            isRecorded = true
            if file.keepsEdits {
                decide(
                    base: base, yours: yours, theirs: file.contents, hasCRLF: hasCRLF,
                    policy: policy)
            } else {
                verb = base.matches(yours) ? .update : policy.verb(overwriting: .overwrite)
            }
        } else {
            verb = file.owner == .team ? .keep : policy.verb(overwriting: .overwrite)
        }
    }

    /// Decides about a file with a recorded base.
    private mutating func decide(
        base: FileBase, yours: [UInt8], theirs: [UInt8], hasCRLF: Bool, policy: ExistingFilePolicy
    ) {
        if ConflictMarker.isPresent(in: yours) {
            hasMarkers = true
            verb = policy.verb(overwriting: .overwrite)
        } else if base.matches(yours) {
            verb = .update
        } else if base.matches(theirs) {
            verb = .edited
        } else if case .text(let text) = base, !yours.contains(0), !theirs.contains(0) {
            let base = Array(text.utf8)
            let merge = LineMerge(base: hasCRLF ? base.withCRLF : base, yours: yours, theirs: new)
            if let text = merge.text {
                (verb, new) = (text == yours ? .edited : .merge, text)
            } else if policy == .markers {
                (verb, new) = (.merge, merge.marked)
                mergeConflicts = merge.conflicts
            } else {
                verb = policy.verb(overwriting: .overwrite)
                mergeConflicts = verb == .conflict ? merge.conflicts : []
            }
        } else {
            verb = policy.verb(overwriting: .overwrite)
        }
    }

    /// Creates the operation for a file that nothing needs anymore; nil if the file doesn't exist.
    package init?(for orphan: OrphanedFile, policy: ExistingFilePolicy, over yours: DiskEntry) {
        guard let base = orphan.base else {
            guard yours != .absent else { return nil }
            self.init(verb: .remove, destination: orphan.destination, new: [])
            (isOrphaned, isEmptyFolder) = (true, true)
            return
        }
        if yours == .obstacle(.omitted) {
            self.init(verb: .conflict, destination: orphan.destination, new: [], obstacle: .omitted)
            return
        }
        guard case .file(let contents) = yours else { return nil }
        self.init(verb: .remove, destination: orphan.destination, old: contents, new: [])
        (isOrphaned, isRecorded) = (true, true)
        if !base.matches(contents) { verb = policy.verb(overwriting: .remove) }
    }
}

extension ExistingFilePolicy {
    /// The verb for a file that cannot be merged.
    fileprivate func verb(overwriting verb: FileOperation.Verb) -> FileOperation.Verb {
        switch self {
        case .refuse, .markers: .conflict
        case .overwrite: verb
        case .keep: .skip
        }
    }
}

extension FileOperation {
    /// Returns the operations that move a file to this destination: its creation with these new
    /// contents, and its removal.
    ///
    /// - Parameter target: The item at the destination; nil if it is this file.
    func moving(
        _ yours: [UInt8], from old: Destination, policy: ExistingFilePolicy,
        over target: DiskEntry?
    ) -> [FileOperation] {
        guard let target else {
            var renaming = FileOperation(
                verb: .rename, destination: destination, old: yours, new: new)
            renaming.oldSpelling = old
            renaming.mergeConflicts = mergeConflicts
            renaming.losesExecutableBits = losesExecutableBits
            return [renaming]
        }
        var creation = FileOperation(verb: .create, destination: destination, new: new)
        creation.mergeConflicts = mergeConflicts
        creation.movedFrom = old.path
        switch target {
        case .absent: break
        case .file(new):
            // The same file, which a merge or a copy left there.
            (creation.verb, creation.new, creation.movedFrom) = (.identical, [], nil)
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
}

extension [FileOperation] {
    /// Whether these of a file that would move leave it, because the file at its new path is kept.
    package var leaveTheFile: Bool { first?.verb == .skip }

    package mutating func append(ifAny operation: FileOperation?) {
        if let operation { append(operation) }
    }

    /// The unified diff from the files on disk to the wanted files, whatever the operations do.
    package var diff: String {
        // Lines can't show how an empty or a binary file moves.
        var moving: [[UInt8]: [String]] = [:]
        for operation in self where operation.verb == .remove {
            guard let old = operation.old,
                old.isEmpty || String(validUTF8: old) == nil
            else { continue }
            moving[old, default: []].append(operation.path)
        }
        var (diff, renames, moved) = ("", "", Set<String>())
        for operation in self where operation.verb == .create {
            guard let old = moving[operation.new]?.popLast() else { continue }
            renames += UnifiedDiff.renaming(from: old, to: operation.path)
            moved.formUnion([old, operation.path])
        }
        for operation in self where operation.obstacle == nil && !moved.contains(operation.path) {
            let new = operation.isOrphaned ? nil : operation.new
            let text = UnifiedDiff.text(
                from: operation.old, to: new, path: operation.path,
                oldPath: operation.oldSpelling?.path)
            if new == operation.old { renames += text } else { diff += text }
        }
        return diff + renames
    }
}
