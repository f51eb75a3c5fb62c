package import Basics

/// The change to one file.
package struct FileOperation: Hashable, Sendable {
    /// What is done, in the words of the report.
    package enum Verb: String, Sendable, CaseIterable {
        /// It is not there and is written.
        case create
        /// It is there with the same bytes and is left untouched.
        case identical
        /// It is there as scene-kit wrote it, and is brought up to date.
        case update
        /// It was edited, and gets what is new besides; with `--markers` also where both changed the
        /// same lines.
        case merge
        /// It was edited, and scene-kit has nothing new for it.
        case edited
        /// It is there with other bytes and is replaced, because the user said `--force`.
        case overwrite
        /// It is there with other bytes and stays, because the user said `--skip-existing`.
        case skip
        /// It is shared and is there, so it belongs to the team and stays whatever it holds.
        case keep
        /// It is there as scene-kit wrote it, and is wanted no more.
        case remove
        /// It is there with other bytes, or something other than a file is in the way.
        case conflict

        /// Whether the disk changes.
        package var writes: Bool {
            switch self {
            case .create, .update, .merge, .overwrite, .remove: true
            case .identical, .edited, .skip, .keep, .conflict: false
            }
        }

        /// Whether a file that is there gets other bytes.
        package var replaces: Bool { self == .update || self == .merge || self == .overwrite }
    }

    /// What is done.
    package var verb: Verb
    /// Where.
    package var destination: Destination
    /// Whether all scenes share the file.
    package var isShared: Bool
    /// What was there, where it was a file.
    package var old: [UInt8]?
    /// What scene-kit would have there.
    package var new: [UInt8]
    /// Whether the file is wanted no more.
    package var isOrphaned = false
    /// Whether it is a folder with nothing in it.
    package var isEmptyFolder = false
    /// Whether a file that replaces one cannot be run, also where that could.
    package var losesExecutableBits = false
    /// The file whose owner, mode and extended attributes a file gets that comes back; a file that is
    /// replaced hands on its own.
    package var attributesSource: String?
    /// Whether a record says what scene-kit wrote there.
    package internal(set) var isRecorded = false
    /// What the record of shared files has from now on; nil where that stays as it is.
    package internal(set) var nextBase: FileBase?
    /// Whether it holds the markers of conflicts that nobody has resolved.
    package internal(set) var hasMarkers = false
    /// The lines that both sides changed.
    package internal(set) var mergeConflicts: [LineMerge.Conflict] = []
    /// Why it is a conflict that `--force` cannot settle.
    package var obstacle: Obstacle?

    /// What becomes of the file at a place, in one piece.
    package init(
        verb: Verb, destination: Destination, isShared: Bool = false, old: [UInt8]? = nil,
        new: [UInt8], obstacle: Obstacle? = nil
    ) {
        self.verb = verb
        self.destination = destination
        self.isShared = isShared
        self.old = old
        self.new = new
        self.obstacle = obstacle
    }

    /// The path as it is shown and opened.
    package var path: String { destination.path }

    /// Something in the way that is no ordinary file.
    package enum Obstacle: Hashable, Sendable {
        /// A folder.
        case directory
        /// A symbolic link, wherever it leads.
        case symbolicLink
        /// A device, a pipe or the like.
        case special
        /// A part of the path above the file is a file itself.
        case fileAbove(String)
    }
}

/// What is on disk at a path that a plan is about.
package enum DiskEntry: Hashable, Sendable {
    /// Nothing.
    case absent
    /// A file with these bytes.
    case file([UInt8])
    /// Something that no file can replace.
    case obstacle(FileOperation.Obstacle)
}

/// What happens to files that exist with other bytes than ours.
package enum ExistingFilePolicy: Hashable, Sendable {
    /// Each is a conflict.
    case refuse
    /// They are replaced, as `--force` says.
    case overwrite
    /// They stay, as `--skip-existing` says.
    case skip
    /// Each is a conflict, but for those that scene-kit wrote: they get both sides of what cannot be
    /// merged, as `--markers` says.
    case mark
}
