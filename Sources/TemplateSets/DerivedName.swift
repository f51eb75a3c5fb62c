package import SwiftSource

/// A name that a set makes of a member's, which nothing else of the scene can have then.
package struct DerivedName: Hashable, Sendable {
    private let before: String
    private let after: String
    package let reason: String

    private static let placeholder = "{{name}}"

    /// Nil for a word in which `{{name}}` does not stand, or more than once.
    init?(_ word: String, reason: String) {
        guard let parts = word.parts(around: Self.placeholder) else { return nil }
        (before, after) = parts
        self.reason = reason
    }

    /// The name that is made of one.
    package func name(of member: SwiftIdentifier) -> String { before + member.name + after }
}
