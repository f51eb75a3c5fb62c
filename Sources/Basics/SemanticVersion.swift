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
        let core = Self.identifiers(in: parts[0]).compactMap { $0.isAllDigits ? Int($0) : nil }
        let numbered = Self.identifiers(in: parts[0]) + parts.dropFirst().flatMap(Self.identifiers)
        let all = numbered + halves.dropFirst().flatMap(Self.identifiers)
        guard core.count == 3, Self.identifiers(in: parts[0]).count == 3,
            all.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isOfIdentifier) }),
            !numbered.contains(where: { $0.isAllDigits && $0.count > 1 && $0.first == "0" })
        else { return nil }
        (major, minor, patch) = (core[0], core[1], core[2])
        preRelease = parts.count > 1 ? String(parts[1]) : nil
    }

    private static func identifiers(in text: Substring) -> [Substring] {
        text.split(separator: ".", omittingEmptySubsequences: false)
    }

    package var description: String {
        "\(major).\(minor).\(patch)" + (preRelease.map { "-\($0)" } ?? "")
    }

    package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let numbers = (left.major, left.minor, left.patch)
        let others = (right.major, right.minor, right.patch)
        if numbers != others { return numbers < others }
        return precedes(preRelease: left.preRelease, right.preRelease)
    }

    /// Whether one pre-release of a version precedes another one, or the release.
    package static func precedes(preRelease: String?, _ other: String?) -> Bool {
        preRelease.map { own in other.map { precedes(own, $0) } ?? true } ?? false
    }

    /// Compares pre-releases by rule 11 of Semantic Versioning 2.0.0.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let (ours, theirs) = (left.split(separator: "."), right.split(separator: "."))
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
    fileprivate var isAllDigits: Bool {
        utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

extension Character {
    fileprivate var isOfIdentifier: Bool { isASCII && (isLetter || isNumber || self == "-") }
}
