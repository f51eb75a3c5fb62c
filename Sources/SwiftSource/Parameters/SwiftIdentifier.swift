/// A name that a property can have.
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name without backticks.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The name as it has to be written: a keyword stands in backticks.
    package var description: String {
        SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
    }

    /// The name with its first letter in upper case, as a later part of a compound name.
    package var capitalized: String { name.withFirstUppercased }
}

extension String {
    /// The text with its first character in upper case, where that is one character again.
    package var withFirstUppercased: String {
        guard let first = unicodeScalars.first else { return self }
        let uppercased = first.properties.uppercaseMapping
        guard uppercased.unicodeScalars.count == 1 else { return self }
        return uppercased + String(unicodeScalars.dropFirst())
    }
}

/// The rules for names, over a part of an argument.
package struct NameRules {
    private let kind: NameProblem.Kind
    private let limit = 200

    package init(kind: NameProblem.Kind) { self.kind = kind }

    /// Refuses what is no identifier of letters, digits and `_`.
    package func check(
        _ scalars: [Unicode.Scalar], _ range: Range<Int>
    ) throws(ArgumentFault) -> String {
        guard let first = range.first else {
            throw ArgumentFault(NameProblem.empty(kind), range)
        }
        guard scalars[first].isNameHead else {
            throw ArgumentFault(NameProblem.startsWith(scalars[first], kind), at: first)
        }
        if let index = range.first(where: { !scalars[$0].isNameCharacter }) {
            throw ArgumentFault(NameProblem.holds(scalars[index], kind), at: index)
        }
        let name = String(scalars: scalars[range])
        guard name.utf8.count <= limit else {
            throw ArgumentFault(NameProblem.tooLong(kind, limit: limit), range)
        }
        return name
    }

    /// The same for a name that may stand in backticks.
    func checkQuoted(
        _ scalars: [Unicode.Scalar], _ range: Range<Int>
    ) throws(ArgumentFault) -> String {
        guard range.count > 2, scalars[range.lowerBound] == "`",
            scalars[range.upperBound - 1] == "`"
        else { return try check(scalars, range) }
        return try check(scalars, range.lowerBound + 1..<range.upperBound - 1)
    }
}

extension String {
    init(scalars: some Sequence<Unicode.Scalar>) {
        self.init()
        for scalar in scalars { unicodeScalars.append(scalar) }
    }
}
