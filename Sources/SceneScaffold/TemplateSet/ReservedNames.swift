/// Names that a set's own code takes.
public struct ReservedNames: Hashable, Sendable {
    /// Names that no scene can have.
    public var scenes: ReservedWords
    /// Names that no parameter can have.
    public var parameters: ReservedWords
    /// Types that no parameter can have.
    public var types: ReservedWords

    /// Names with their reasons; without any nothing is reserved.
    public init(
        scenes: [String: String] = [:], parameters: [String: String] = [:],
        types: [String: String] = [:]
    ) {
        self.scenes = ReservedWords(scenes)
        self.parameters = ReservedWords(parameters)
        self.types = ReservedWords(types)
    }
}

/// Words, each with the reason that is given when one is refused. `{{scene}}` in a word stands for
/// the scene's name.
public struct ReservedWords: Hashable, Sendable {
    private let reasons: [String: String]
    private let patterns: [Pattern]

    /// A word that the scene's name is a part of.
    private struct Pattern: Hashable, Sendable {
        let before: String
        let after: String
        let reason: String
    }

    /// Words with their reasons.
    public init(_ words: [String: String]) {
        let placeholder = "{{scene}}"
        var patterns: [Pattern] = []
        for (word, reason) in words.sorted(by: { $0.key < $1.key }) {
            let parts = word.split(separator: placeholder, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            patterns.append(
                Pattern(before: String(parts[0]), after: String(parts[1]), reason: reason))
        }
        self.patterns = patterns
        reasons = words
    }

    /// Why a word cannot be used in a scene; nil if it can.
    public func reason(for word: String, in scene: String) -> String? {
        if let reason = reasons[word] { return reason }
        return patterns.first { pattern in
            word.utf8.count == pattern.before.utf8.count + scene.utf8.count
                + pattern.after.utf8.count
                && word == pattern.before + scene + pattern.after
        }?.reason
    }
}
