package import Basics

/// A file that is wanted at a path, before anyone has looked at what is there.
package struct WantedFile: Hashable, Sendable {
    /// Where it goes.
    package var destination: Destination
    /// Its bytes: theirs.
    package var contents: [UInt8]
    /// Whose it is, which decides what happens to one that is there and differs.
    package var owner: Owner
    /// What scene-kit wrote there last; nil where it knows of nothing.
    package var base: FileBase?
    /// Whether edits are merged with what is new; where not, they are conflicts.
    package var keepsEdits = true
    /// Whether it is not made again where the user has deleted it.
    package var staysAway = false

    /// Whose a file is.
    package enum Owner: Hashable, Sendable {
        /// The user's from the moment it is written.
        case user
        /// The team's, shared by all scenes: one that is there is kept.
        case team
        /// scene-kit's own: records, pins and the like.
        case tool
    }

    package init(
        destination: Destination, contents: [UInt8], owner: Owner = .user, base: FileBase? = nil
    ) {
        self.destination = destination
        self.contents = contents
        self.owner = owner
        self.base = base
    }
}

/// A file that scene-kit wrote and that is wanted no more.
package struct OrphanedFile: Hashable, Sendable {
    /// Where it is.
    package var destination: Destination
    /// What scene-kit wrote there last.
    package var base: FileBase

    package init(destination: Destination, base: FileBase) {
        self.destination = destination
        self.base = base
    }
}
