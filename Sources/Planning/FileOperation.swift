package import Basics

/// What becomes of one file.
package struct FileOperation: Hashable, Sendable {
    /// What is done, in the words of the report.
    package enum Verb: String, Sendable, CaseIterable {
        /// It is not there and is written.
        case create
        /// It is there with the same bytes and is left untouched.
        case identical
        /// It is there as scene-kit wrote it, and is brought up to date.
        case update
        /// It is there with other bytes and is replaced, because the user said `--force`.
        case overwrite
        /// It is there with other bytes and stays, because the user said `--skip-existing`.
        case skip
        /// It is shared and is there, so it belongs to the team and stays whatever it holds.
        case keep
        /// It is there as scene-kit wrote it, and is wanted no more.
        case remove
        /// It is there with other bytes, or something that is no file is in the way.
        case conflict

        /// Whether the disk changes.
        package var writes: Bool {
            switch self {
            case .create, .update, .overwrite, .remove: true
            case .identical, .skip, .keep, .conflict: false
            }
        }

        /// Whether a file that is there gets other bytes.
        package var replaces: Bool { self == .update || self == .overwrite }
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
}
