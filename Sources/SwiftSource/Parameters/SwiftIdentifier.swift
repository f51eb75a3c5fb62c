/// A name that a property can have.
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name without backticks.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The name in code. A keyword is in backticks.
    package var description: String {
        SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
    }

    /// The name with its first letter in upper case, as a later part of a compound name.
    package var capitalized: String { name.withFirstUppercased }
}

extension String {
    /// The text with its first character in upper case, if the result is also one character.
    package var withFirstUppercased: String {
        guard let first = unicodeScalars.first else { return self }
        let uppercased = first.properties.uppercaseMapping
        guard uppercased.unicodeScalars.count == 1 else { return self }
        return uppercased + String(unicodeScalars.dropFirst())
    }
}
