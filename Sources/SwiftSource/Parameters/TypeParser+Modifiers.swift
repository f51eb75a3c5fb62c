// Words and signs before and after a type that a parameter can't have. Unbalanced brackets are found by the
// parser itself.
extension TypeParser {
    /// Refuses words and signs in front of a type.
    mutating func refuseModifiers() throws(ParameterError) {
        switch text {
        // A type may have such a name as well.
        case _ where SwiftKeywords.propertyModifiers.contains(text):
            if try following().name != nil { throw ParameterError(.modifier(text), range) }
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

    func boxed(_ type: SwiftType, from start: Int) throws(ParameterError) -> SwiftType {
        switch type {
        case .identifier, .member, .composition, .metatype, .parenthesized:
            return .boxedProtocol(type)
        case .optional:
            throw ParameterError(
                .optionalAny(fix: "(any \(bare(type)))\(marks(type))"), start..<end)
        default:
            throw ParameterError(.anyOfConcreteType, start..<end)
        }
    }

    /// The type without its question marks.
    func bare(_ type: SwiftType) -> SwiftType {
        if case .optional(let wrapped) = type { return bare(wrapped) }
        return type
    }

    func marks(_ type: SwiftType) -> String {
        if case .optional(let wrapped) = type { return marks(wrapped) + "?" }
        return ""
    }

    /// Refuses `P & Q?`, whose mark would be behind parentheses.
    func refuseOptional(
        _ members: [SwiftType], isAny: Bool, from start: Int
    ) throws(ParameterError) {
        guard members.count > 1, let last = members.last, case .optional = last else { return }
        let whole = SwiftType.composition(members.dropLast() + [bare(last)])
        let fix = "(\(isAny ? "any " : "")\(whole))\(marks(last))"
        throw ParameterError(
            isAny ? .optionalAny(fix: fix) : .optionalMember(fix: fix), start..<end)
    }

    func refuseTypeName(_ name: String, isFirst: Bool) throws(ParameterError) {
        switch name {
        case "Any" where isFirst: return
        case "Self" where isFirst: throw ParameterError(.selfType, range)
        case "_": throw ParameterError(.placeholderType, range)
        case "self": throw ParameterError(.selfExpressionAsType, range)
        case _ where SwiftKeywords.reserved.contains(name) || Self.neverAlone.contains(name):
            throw ParameterError(.keywordAsType(name), range)
        default: return
        }
    }

    private static let neverAlone: Set<String> = ["Type", "Protocol", "async"]
}
