package import Basics

/// What scene-kit wrote to a file last: the base from which yours, what is on disk, and theirs, a fresh
/// rendering, have moved on.
package enum FileBase: Hashable, Sendable {
    case text(String)
    /// Of what is not text, where no one could merge anything.
    case digest(Digest)
    /// The base of a file in an outline of a record, which was read without the texts.
    case omitted

    /// The base of a file that is written with these bytes.
    package init(_ contents: [UInt8]) {
        if let text = String(validating: contents, as: UTF8.self) {
            self = .text(text)
        } else {
            self = .digest(SHA256.digest(of: contents))
        }
    }

    /// Whether a file still holds what was written. Where version control has given it other line breaks
    /// throughout, it does.
    package func matches(_ contents: [UInt8]) -> Bool {
        switch self {
        case .text(let text):
            text.utf8.count == contents.count && Array(text.utf8) == contents
                || contents.hasOnlyCRLF && !text.utf8.contains(0x0D)
                    && Array(text.utf8).withCRLF == contents
        case .digest(let digest): SHA256.digest(of: contents) == digest
        case .omitted: preconditionFailure("an outline has no texts to compare")
        }
    }
}
