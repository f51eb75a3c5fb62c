import Basics

/// The names at the top of a template's context.
package enum ContextNames {
    /// Every name. No option may have one of them.
    package static let all: Set<String> = inputs.union([
        "author", "date", "fileName", "header", "imports", "importsInterface", "isCodable",
        "isHashable", "isMemberwise", "memberImports", "memberNetworking", "module", "networking",
        "options",
        "parameterImports", "parameterNetworking", "plainLabels", "publicFoundation",
        "publicImports", "route", "samples", "scene", "testImports", "testNetworking",
        "testingModule", "title", "year",
    ])

    /// The names of values that a scene gets from outside.
    package static let inputs: Set<String> = [
        "arguments", "copiedArguments", "dependencies", "dependencyParameters", "hasInjected",
        "hasParams", "injectedArguments", "injectedParameters", "parameters", "params",
        "routeArguments", "storedArguments",
    ]
}

/// Names that the code of a set declares itself.
package struct ReservedNames: Hashable, Sendable {
    /// Names that no scene can have.
    package var scenes = ReservedWords([:])
    /// Names that no parameter can have.
    package var parameters = ReservedWords([:])
    /// Types that no parameter can have and no default value can mention.
    package var types = ReservedWords([:])
    /// Names that no parameter of a route's target can have.
    package var routes = ReservedWords([:])
}

/// Words, each with the reason why it can't be used. `{{scene}}` in a word is replaced by the
/// scene's name.
package struct ReservedWords: Hashable, Sendable {
    package let reasons: [String: String]
    private let patterns: [NamePattern]
    /// Names that the set derives from a member's name, so nothing else in the scene can have them.
    package let derived: [NamePattern]

    package init(_ words: [String: String]) {
        reasons = words
        patterns = NamePattern.all(in: words, for: "{{scene}}")
        derived = NamePattern.all(in: words, for: "{{name}}")
    }

    /// The reason why a word can't be used in a scene; nil if it can.
    package func reason(for word: String, in scene: String) -> String? {
        reasons[word] ?? patterns.first { $0.matches(word, for: scene) }?.reason
    }
}

/// A word that contains a placeholder for a name, with the reason why it is reserved.
package struct NamePattern: Hashable, Sendable {
    private let before: String
    private let after: String
    package let reason: String

    /// The words that contain the placeholder exactly once, sorted.
    static func all(in words: [String: String], for placeholder: String) -> [NamePattern] {
        words.sorted { $0.key < $1.key }.compactMap { word, reason in
            let places = word.utf8Offsets(of: placeholder)
            guard places.count == 1 else { return nil }
            let after = word.utf8.dropFirst(places[0] + placeholder.utf8.count)
            return NamePattern(
                before: String(Substring(word.utf8.prefix(places[0]))),
                after: String(Substring(after)), reason: reason)
        }
    }

    /// The word with a name in place of the placeholder.
    package func word(for name: String) -> String { before + name + after }

    fileprivate func matches(_ word: String, for name: String) -> Bool {
        word.utf8.count == before.utf8.count + name.utf8.count + after.utf8.count
            && word == self.word(for: name)
    }
}
