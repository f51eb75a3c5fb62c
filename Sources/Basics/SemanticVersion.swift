/// A version of semver.org, such as `1.2.3` or `2.0.0-beta.1`, without build metadata.
package struct SemanticVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int
    /// The part after the hyphen, such as `beta.1`. Nil for a release, which is greater than its
    /// pre-releases.
    package let preRelease: String?

    /// Parses a version. Nil if the text isn't valid.
    package init?(_ text: String) {
        let halves = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.dropFirst().allSatisfy({ Self.identifiers(in: $0) != nil }),
            let core = Self.identifiers(in: parts[0]), core.count == 3,
            core.allSatisfy({ $0.isAllDigits && !$0.hasLeadingZero }),
            let major = Int(core[0]), let minor = Int(core[1]), let patch = Int(core[2])
        else { return nil }
        (self.major, self.minor, self.patch) = (major, minor, patch)
        preRelease = parts.count > 1 ? String(parts[1]) : nil
        guard parts.count > 1 else { return }
        guard let identifiers = Self.identifiers(in: parts[1]),
            !identifiers.contains(where: \.hasLeadingZero)
        else { return nil }
    }

    /// Returns the parts between dots, or nil if one isn't of letters, digits, and `-`.
    private static func identifiers(in text: Substring) -> [Substring]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let areValid = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isOfIdentifier) }
        return areValid ? parts : nil
    }

    package var description: String {
        "\(major).\(minor).\(patch)" + (preRelease.map { "-\($0)" } ?? "")
    }

    package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let numbers = (left.major, left.minor, left.patch)
        let others = (right.major, right.minor, right.patch)
        if numbers != others { return numbers < others }
        switch (left.preRelease, right.preRelease) {
        case (nil, _): return false
        case (_, nil): return true
        case (let one?, let other?): return precedes(one, other)
        }
    }

    /// Compares pre-releases by rule 11 of Semantic Versioning 2.0.0.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let ours = left.split(separator: ".")
        let theirs = right.split(separator: ".")
        for (one, other) in zip(ours, theirs) where one != other {
            switch (one.isAllDigits, other.isAllDigits) {
            case (true, true): return (one.count, String(one)) < (other.count, String(other))
            case (true, false): return true
            case (false, true): return false
            case (false, false): return one < other
            }
        }
        return ours.count < theirs.count
    }
}

extension Substring {
    fileprivate var isAllDigits: Bool { utf8.allSatisfy(\.isDigit) }

    /// Whether it is a number with a leading zero.
    fileprivate var hasLeadingZero: Bool { isAllDigits && count > 1 && first == "0" }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isOfIdentifier: Bool {
        switch Unicode.Scalar(self) {
        case "a"..."z", "A"..."Z", "0"..."9", "-": true
        default: false
        }
    }
}
