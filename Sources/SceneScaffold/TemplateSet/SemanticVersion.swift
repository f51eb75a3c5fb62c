public import JSONSource

/// A version as semver.org has it: `1.2.3`, `2.0.0-beta.1`. What follows a `+` does not count.
public struct SemanticVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    /// `beta.1`; a version that has one comes before the same version without.
    public let preRelease: String?

    /// Reads a version; nil if the text is none.
    public init?(_ text: String) {
        let release = text.split(separator: "+", maxSplits: 1)[...].first ?? ""
        let halves = release.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = (halves.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
            .map { part in part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil }
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
            let patch = numbers[2]
        else { return nil }
        (self.major, self.minor, self.patch) = (major, minor, patch)
        preRelease = halves.count > 1 ? String(halves[1]) : nil
        if preRelease?.isEmpty == true { return nil }
    }

    public var description: String {
        "\(major).\(minor).\(patch)" + (preRelease.map { "-\($0)" } ?? "")
    }

    public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let numbers = (left.major, left.minor, left.patch)
        let others = (right.major, right.minor, right.patch)
        if numbers != others { return numbers < others }
        switch (left.preRelease, right.preRelease) {
        case (nil, _): return false
        case (_, nil): return true
        case (let one?, let other?): return precedes(one, other)
        }
    }

    /// Compares identifier by identifier, as rule 11 of Semantic Versioning 2.0.0 says.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        let ours = left.split(separator: ".")
        let theirs = right.split(separator: ".")
        for (one, other) in zip(ours, theirs) where one != other {
            switch (Int(one), Int(other)) {
            case (let number?, let otherNumber?): return number < otherNumber
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return one < other
            }
        }
        return ours.count < theirs.count
    }
}

extension SemanticVersion: JSONReadable {
    public init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        guard let version = SemanticVersion(text) else {
            reader.report(
                "'\(text.prefix(60))' is no version", hint: "Write it as three numbers: 1.0.0.")
            return nil
        }
        self = version
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
