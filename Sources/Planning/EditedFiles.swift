import Basics

extension FileBase {
    /// Whether it is a text without carriage returns.
    var hasOnlyLF: Bool {
        guard case .text(let text) = self else { return false }
        return !text.utf8.contains(0x0D)
    }

    /// Returns whether a file wasn't edited. Other line breaks throughout, as version control makes
    /// them, aren't an edit.
    package func matches(_ contents: [UInt8]) -> Bool {
        switch self {
        case .text(let text):
            text.utf8.count == contents.count && Array(text.utf8).hasBytes(of: contents)
                || contents.hasOnlyCRLF && hasOnlyLF && Array(text.utf8).withCRLF == contents
        case .digest(let digest): SHA256.digest(of: contents) == digest
        case .omitted: preconditionFailure("an outline has no texts to compare")
        }
    }

    /// Whether a file still has at least half of the lines.
    package func isNear(_ contents: [UInt8]) -> Bool {
        guard case .text(let text) = self else { return matches(contents) }
        func lines(_ bytes: some Sequence<UInt8>) -> Set<[UInt8]> {
            let lines = Array(bytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            return Set(lines.map { Array($0.drop { $0 == 0x20 }) })
        }
        let base = lines(text.utf8)
        return 2 * base.intersection(lines(contents)).count >= base.count
    }
}
