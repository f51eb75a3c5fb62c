/// The rules for names, over a part of an argument.
package struct NameRules {
    private let kind: NameProblem.Kind
    static let limit = 200

    package init(kind: NameProblem.Kind) { self.kind = kind }

    /// Checks that a name is an identifier of letters, digits, and `_`.
    ///
    /// - Parameter offset: the name's offset in the argument, in UTF-8.
    package func check(
        _ name: some StringProtocol, at offset: Int = 0
    ) throws(ParameterError) -> String {
        let scalars = name.unicodeScalars
        let range = offset..<offset + name.utf8.count
        guard let first = scalars.first else { throw ParameterError(.empty(kind), range) }
        guard first.isNameHead else {
            throw ParameterError(.startsWith(first, kind), .at(offset))
        }
        if let index = scalars.firstIndex(where: { !$0.isNameCharacter }) {
            let place = offset + name.utf8.distance(from: name.startIndex, to: index)
            throw ParameterError(.holds(scalars[index], kind), .at(place))
        }
        guard range.count <= Self.limit else {
            throw ParameterError(.tooLong(kind, limit: Self.limit), range)
        }
        return String(name)
    }

    /// Checks a name that can be in backticks.
    func checkQuoted(_ name: String, at offset: Int) throws(ParameterError) -> String {
        guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else {
            return try check(name, at: offset)
        }
        return try check(name.dropFirst().dropLast(), at: offset + 1)
    }
}
