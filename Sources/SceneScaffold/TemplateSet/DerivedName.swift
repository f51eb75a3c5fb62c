import SwiftSource

/// A name that a set makes of a member's, which nothing else of the scene can have then.
package struct DerivedName: Hashable, Sendable {
    private let before: String
    private let after: String
    let reason: String

    private static let placeholder = "{{name}}"

    /// Nil for a word in which `{{name}}` does not stand, or more than once.
    init?(_ word: String, reason: String) {
        let places = word.utf8Offsets(of: Array(Self.placeholder.utf8))
        guard places.count == 1, let place = places.first else { return nil }
        let start = word.utf8.index(word.startIndex, offsetBy: place)
        before = String(word[..<start])
        after = String(word[word.utf8.index(start, offsetBy: Self.placeholder.utf8.count)...])
        self.reason = reason
    }

    /// The name that is made of one.
    func name(of member: SwiftIdentifier) -> String { before + member.name + after }
}
