package import Basics

/// A file that is wanted at a path, before anyone has looked at what is there.
package struct WantedFile: Hashable, Sendable {
    /// Where it goes.
    package var destination: Destination
    /// Its bytes.
    package var contents: [UInt8]
    /// Whose it is, which decides what happens to one that is there and differs.
    package var owner: Owner
    /// The digest of what scene-kit wrote there last, where it keeps book of that.
    package var lastDigest: Digest?

    /// Whose a file is.
    package enum Owner: Hashable, Sendable {
        /// The user's from the moment it is written.
        case user
        /// The team's, shared by all scenes: one that is there is kept.
        case team
        /// scene-kit's own book-keeping.
        case tool
    }

    /// A file of these bytes at this place.
    package init(
        destination: Destination, contents: [UInt8], owner: Owner = .user,
        lastDigest: Digest? = nil
    ) {
        self.destination = destination
        self.contents = contents
        self.owner = owner
        self.lastDigest = lastDigest
    }
}

/// A file that scene-kit wrote and that is wanted no more.
package struct OrphanedFile: Hashable, Sendable {
    /// Where it is.
    package var destination: Destination
    /// The digest of what scene-kit wrote there last.
    package var lastDigest: Digest

    /// A file that was written with this digest.
    package init(destination: Destination, lastDigest: Digest) {
        self.destination = destination
        self.lastDigest = lastDigest
    }
}
