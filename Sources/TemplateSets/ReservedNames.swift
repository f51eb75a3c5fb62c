import Basics

/// Names that a set's own code takes.
package struct ReservedNames: Hashable, Sendable {
    /// Names that no scene can have.
    package var scenes: ReservedWords
    /// Names that no parameter can have.
    package var parameters: ReservedWords
    /// Types that no parameter can have, and that no default can name.
    package var types: ReservedWords
    /// Names that no parameter can have of a scene that a route leads to.
    package var routes: ReservedWords

    /// Names with their reasons; without any nothing is reserved.
    package init(
        scenes: [String: String] = [:], parameters: [String: String] = [:],
        types: [String: String] = [:], routes: [String: String] = [:]
    ) {
        self.scenes = ReservedWords(scenes)
        self.parameters = ReservedWords(parameters)
        self.types = ReservedWords(types)
        self.routes = ReservedWords(routes)
    }
}

/// Words, each with the reason that is given when one is refused. `{{scene}}` in a word stands for
/// the scene's name.
package struct ReservedWords: Hashable, Sendable {
    package let reasons: [String: String]
    private let patterns: [Pattern]

    /// A word that the scene's name is a part of.
    private struct Pattern: Hashable, Sendable {
        let word: String
        let before: String
        let after: String
        let reason: String

        private static let placeholder = "{{scene}}"

        /// Nil for a word in which the placeholder does not stand, or more than once.
        init?(_ word: String, reason: String) {
            guard let parts = word.parts(around: Self.placeholder) else { return nil }
            (before, after) = parts
            self.word = word
            self.reason = reason
        }
    }

    package init(_ words: [String: String]) {
        var patterns: [Pattern] = []
        for (word, reason) in words {
            if let pattern = Pattern(word, reason: reason) { patterns.append(pattern) }
        }
        self.patterns = patterns.sorted { $0.word < $1.word }
        reasons = words
    }

    /// Why a word cannot be used in a scene; nil if it can.
    package func reason(for word: String, in scene: String) -> String? {
        if let reason = reasons[word] { return reason }
        return patterns.first { pattern in
            word.utf8.count == pattern.before.utf8.count + scene.utf8.count
                + pattern.after.utf8.count
                && word == pattern.before + scene + pattern.after
        }?.reason
    }
}
