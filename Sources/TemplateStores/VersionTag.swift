import Basics

/// A tag with a version, as people write them: `v2`, `1.2`, `2026.05.1`, `ios-1.2.0`,
/// `ios_1_2_0`, or `release/v1.2.0-beta.1`.
struct VersionTag {
    let name: String
    /// The text before the version, without a `v`. Tags with different prefixes aren't compared.
    private let prefix: String
    private let numbers: [Int]
    private let preRelease: String?
    private let hasV: Bool

    /// Reads the name of a tag. Nil if it has no version.
    init?(_ name: String) {
        for start in name.indices where name[start].isASCIIDigit {
            let before = name[..<start]
            let prefix = before.last == "v" || before.last == "V" ? before.dropLast() : before
            if let last = prefix.last, last.isNumber || last == "." { continue }
            let text = name[start...].prefix { $0 != "+" }
            let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            let separator: Character = parts[0].contains(".") ? "." : "_"
            let texts = parts[0].split(separator: separator, omittingEmptySubsequences: false)
            let numbers = texts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
            // The number in 'ios14-1.2.0' belongs to the name.
            let isInWord = prefix.last?.isLetter == true && numbers.count == 1
            guard numbers.count == texts.count, !isInWord else { continue }
            (self.name, self.prefix, self.numbers) = (name, String(prefix), numbers)
            hasV = prefix.endIndex < before.endIndex
            preRelease = parts.count > 1 ? String(parts[1]) : nil
            return
        }
        return nil
    }

    /// Returns the tag of the newest version that is newer than this one. A pre-release is only newer
    /// than another one.
    func newest(among tags: some Sequence<VersionTag>) -> VersionTag? {
        tags.filter { $0.prefix == prefix && $0.isDate == isDate && precedes($0) }
            .filter { preRelease != nil || $0.preRelease == nil }
            .max { left, right in
                if left.precedes(right) || right.precedes(left) { return left.precedes(right) }
                // Two tags of one version: prefer the one that is written like this one.
                let (one, other) = (left.likeness(to: self), right.likeness(to: self))
                return one == other ? left.name < right.name : one < other
            }
    }

    /// Whether the version begins with a year or is a date. Numbers of another scheme don't follow.
    private var isDate: Bool { (numbers.first ?? 0) >= 1900 }

    /// How many of the ways in which versions are written are those of another tag.
    private func likeness(to other: VersionTag) -> Int {
        [numbers.count == other.numbers.count, hasV == other.hasV].count(where: \.self)
    }

    private func precedes(_ other: VersionTag) -> Bool {
        let count = max(numbers.count, other.numbers.count)
        for index in 0..<count {
            let left = index < numbers.count ? numbers[index] : 0
            let right = index < other.numbers.count ? other.numbers[index] : 0
            if left != right { return left < right }
        }
        return SemanticVersion.precedes(preRelease: preRelease, other.preRelease)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
