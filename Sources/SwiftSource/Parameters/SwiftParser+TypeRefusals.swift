// Swift that is no type of a stored property, and what to say to whoever wrote it.
extension SwiftParser {
    /// Refuses words and signs in front of a type.
    mutating func refuseModifiers() throws(ArgumentFault) {
        switch token.kind {
        case .identifier(let word) where isInExpression && SwiftKeywords.passing.contains(word):
            // The parameter of a closure.
            try advance()
        case .identifier(let word) where SwiftKeywords.typeModifiers.contains(word):
            throw ArgumentFault(.modifier(word), token.range)
        case .operation(let text) where text.first == "~":
            throw ArgumentFault(.suppressedConstraint, at: token.range.lowerBound)
        case .symbol("@"):
            _ = try nextAttribute()
        default: return
        }
    }

    /// An attribute that stands where none can: behind `any` or `&`.
    private func nextAttribute() throws(ArgumentFault) -> Never {
        var copy = self
        let attributes = try copy.typeAttributes()
        let first = attributes[0]
        throw ArgumentFault(.attributeWithoutFunction(first.text), first.range)
    }

    /// Refuses what follows a complete type and is close to being part of it.
    func refuseSuffixes(from start: Int) throws(ArgumentFault) {
        switch token.kind {
        case .postfixMark("!"):
            throw ArgumentFault(.implicitlyUnwrapped, token.range)
        case .identifier("rethrows"): throw ArgumentFault(.modifier("rethrows"), token.range)
        case .operation("->"), .identifier("async"), .identifier("throws"):
            throw ArgumentFault(.functionWithoutParentheses(spelling(start..<end)), token.range)
        case .identifier(let word) where word == "Type" || word == "where":
            throw unexpected(.afterType)
        default: return
        }
    }
}
