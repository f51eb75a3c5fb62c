// Swift that is no type of a stored property, and what to say to whoever wrote it.
extension TypeParser {
    /// Refuses words and signs in front of a type.
    mutating func refuseModifiers() throws(ParameterError) {
        switch text {
        case _ where SwiftKeywords.typeModifiers.contains(text):
            throw ParameterError(.modifier(text), range)
        case _ where text.first == "~":
            throw ParameterError(.suppressedConstraint, .at(range.lowerBound))
        case "@":
            _ = try nextAttribute()
        default: return
        }
    }

    /// An attribute that stands where none can: behind `any` or `&`.
    private func nextAttribute() throws(ParameterError) -> Never {
        var copy = self
        let attributes = try copy.typeAttributes()
        let first = attributes[0]
        throw ParameterError(.attributeWithoutFunction(first.text), first.range)
    }

    /// Refuses what follows a complete type and is close to being part of it.
    func refuseSuffixes(from start: Int) throws(ParameterError) {
        switch text {
        case "!" where !isSpaced: throw ParameterError(.implicitlyUnwrapped, range)
        case "rethrows": throw ParameterError(.modifier("rethrows"), range)
        case "->", "async", "throws":
            throw ParameterError(.functionWithoutParentheses(spelling(start..<end)), range)
        case "Type", "where": throw unexpected(.afterType)
        default: return
        }
    }
}
