package import Basics

/// A file that should exist, before it is compared with the disk.
package struct WantedFile: Hashable, Sendable {
    package var destination: Destination
    package var contents: [UInt8]
    /// The owner, which decides what happens to an existing file that differs.
    package var owner: Owner
    /// The text that scene-kit wrote last; nil if it isn't recorded.
    package var base: FileBase?
    /// Whether edits are merged with the new text. Otherwise, they are conflicts.
    package var keepsEdits = true
    /// Whether the file stays deleted if the user deleted it.
    package var respectsDeletion = false
    /// Whether the file is replaced even if it has these contents, because it is executable.
    package var losesExecutableBits = false

    package enum Owner: Hashable, Sendable {
        /// The user, as soon as the file is written.
        case user
        /// The team. All scenes share the file, and an existing one is kept.
        case team
        /// scene-kit itself, for records and pins.
        case tool
    }

    package init(
        destination: Destination, contents: [UInt8], owner: Owner = .user, base: FileBase? = nil
    ) {
        (self.destination, self.contents) = (destination, contents)
        (self.owner, self.base) = (owner, base)
    }
}

/// A file that scene-kit wrote and that nothing needs anymore.
package struct OrphanedFile: Hashable, Sendable {
    package var destination: Destination
    /// The text that scene-kit wrote last; nil for an empty folder.
    package var base: FileBase?

    package init(destination: Destination, base: FileBase?) {
        (self.destination, self.base) = (destination, base)
    }
}

/// The contents that scene-kit wrote to a file last, from which the file on disk and a new
/// rendering are both derived.
package enum FileBase: Hashable, Sendable {
    case text(String)
    /// The digest of a file that isn't text and so can't be merged.
    case digest(Digest)
    /// The base in an outline of a record, which is read without texts.
    case omitted

    /// Creates the base of a file that is written with these bytes.
    package init(_ contents: [UInt8]) {
        let text = String(validUTF8: contents)
        self = text.map(FileBase.text) ?? .digest(SHA256.digest(of: contents))
    }
}
