// "Types" of The Swift Programming Language, less what no stored property can have.
extension SwiftParser {
    /// `type`
    mutating func type() throws(ArgumentFault) -> SwiftType {
        try nested { parser throws(ArgumentFault) in
            let attributes = try parser.typeAttributes(allowingEscaping: parser.isInExpression)
            return try parser.type(after: attributes)
        }
    }

    /// `type` behind its attributes, which have been read.
    mutating func type(after attributes: Attributes) throws(ArgumentFault) -> SwiftType {
        try refuseModifiers()
        let start = token.range.lowerBound
        let isAny = try consume(word: "any")
        if isAny { try refuseModifiers() }
        let type: SwiftType
        if !isAny, token.isSymbol("(") {
            let (tuple, function) = try tupleOrFunction(attributes)
            if function { return tuple }
            type = try composition(startingWith: try suffixed(tuple), at: start, isAny: false)
        } else {
            let first = try suffixed(try primaryType())
            let whole = try composition(startingWith: first, at: start, isAny: isAny)
            type = isAny ? try boxed(whole, from: start) : whole
        }
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw ArgumentFault(.attributeWithoutFunction(misplaced.text), misplaced.range)
        }
        try refuseSuffixes(from: start)
        return type
    }

    private func boxed(_ type: SwiftType, from start: Int) throws(ArgumentFault) -> SwiftType {
        switch type {
        case .identifier, .member, .composition, .metatype, .parenthesized:
            return .boxedProtocol(type)
        case .optional:
            throw ArgumentFault(.optionalAny(fix: "(any \(bare(type)))\(marks(type))"), start..<end)
        default:
            throw ArgumentFault(.anyOfConcreteType, start..<end)
        }
    }

    /// The type without its question marks.
    private func bare(_ type: SwiftType) -> SwiftType {
        if case .optional(let wrapped) = type { return bare(wrapped) }
        return type
    }

    private func marks(_ type: SwiftType) -> String {
        if case .optional(let wrapped) = type { return marks(wrapped) + "?" }
        return ""
    }

    /// `protocol-composition-type`, whose first part has been read.
    private mutating func composition(
        startingWith first: SwiftType, at start: Int, isAny: Bool
    ) throws(ArgumentFault) -> SwiftType {
        // `&&` behind `x as P` is an operator of its own.
        guard case .operation(let text) = token.kind, text == "&" || text.hasPrefix("&~") else {
            return first
        }
        var members = [first]
        var memberStart = start
        while true {
            guard members[members.count - 1].canBeComposed else {
                try refuseOptional(members, isAny: isAny, from: start)
                throw ArgumentFault(.notComposable, memberStart..<end)
            }
            guard try consume(operatorStart: "&") else { break }
            try refuseModifiers()
            memberStart = token.range.lowerBound
            members.append(try suffixed(try primaryType()))
        }
        return .composition(members)
    }

    /// Refuses `P & Q?`, whose mark would be behind parentheses.
    private func refuseOptional(
        _ members: [SwiftType], isAny: Bool, from start: Int
    ) throws(ArgumentFault) {
        guard members.count > 1, let last = members.last, case .optional = last else { return }
        let whole = SwiftType.composition(members.dropLast() + [bare(last)])
        let fix = "(\(isAny ? "any " : "")\(whole))\(marks(last))"
        throw ArgumentFault(isAny ? .optionalAny(fix: fix) : .optionalMember(fix: fix), start..<end)
    }

    /// A type identifier, an array, a dictionary or something in parentheses.
    mutating func primaryType() throws(ArgumentFault) -> SwiftType {
        switch token.kind {
        case .symbol("["): return try arrayOrDictionary()
        case .symbol("("): return try tupleOrFunction(Attributes()).type
        case .identifier("any"):
            throw ArgumentFault(.anyInComposition, token.range)
        case .identifier, .quotedIdentifier:
            return .identifier(try typeComponent(isFirst: true))
        case .number: throw ArgumentFault(.integerGenericArgument, token.range)
        case .end: throw ArgumentFault(.missingType, token.range)
        default: throw unexpected(.whereTypeBelongs)
        }
    }

    private mutating func typeComponent(
        isFirst: Bool
    ) throws(ArgumentFault) -> SwiftType.Component {
        guard let name = token.name else { throw unexpected(.whereTypeBelongs) }
        let isQuoted = token.kind == .quotedIdentifier(name)
        if !isQuoted { try refuseTypeName(name, isFirst: isFirst) }
        if isFirst { mentions.insert(name) }
        try advance()
        return SwiftType.Component(
            name: name, isQuoted: isQuoted, genericArguments: try genericArguments())
    }

    private static let neverAlone: Set<String> = ["Type", "Protocol", "async"]

    private func refuseTypeName(_ name: String, isFirst: Bool) throws(ArgumentFault) {
        switch name {
        case "Any" where isFirst: return
        case "Self" where isFirst: throw ArgumentFault(.selfType, token.range)
        case "_" where isInExpression: return
        case "_": throw ArgumentFault(.placeholderType, token.range)
        case "self": throw ArgumentFault(.selfExpressionAsType, token.range)
        case _ where SwiftKeywords.reserved.contains(name) || Self.neverAlone.contains(name):
            throw ArgumentFault(.keywordAsType(name), token.range)
        default: return
        }
    }

    /// `generic-argument-clause`, or nothing.
    mutating func genericArguments() throws(ArgumentFault) -> [SwiftType] {
        guard case .operation(let text) = token.kind, text.first == "<" else { return [] }
        let opening = token.range.lowerBound
        _ = try consume(operatorStart: "<")
        var arguments = [try type()]
        while try consumeSeparator(before: ">") { arguments.append(try type()) }
        try refuseEllipsis()
        guard try consume(operatorStart: ">") else { throw unclosed(by: ">", from: opening) }
        return arguments
    }

    /// What may follow a type: `.Name`, `.Type`, `?`.
    private mutating func suffixed(_ base: SwiftType) throws(ArgumentFault) -> SwiftType {
        var type = base
        var length = 0
        while true {
            length += 1
            // Each suffix is one more level of the value that comes out.
            guard length <= Self.deepest else {
                throw ArgumentFault(.tooDeep, at: token.range.lowerBound)
            }
            if token.kind == .postfixMark("?") {
                try advance()
                type = .optional(type)
            } else if try consume(symbol: ".") {
                type = try member(of: type)
            } else {
                return type
            }
        }
    }

    private mutating func member(of base: SwiftType) throws(ArgumentFault) -> SwiftType {
        if try consume(word: "Type") { return .metatype(base) }
        if token.isWord("Protocol") {
            throw ArgumentFault(.protocolMetatype(base.description), token.range)
        }
        return .member(of: base, try typeComponent(isFirst: false))
    }

    private mutating func arrayOrDictionary() throws(ArgumentFault) -> SwiftType {
        let opening = token.range.lowerBound
        try advance()
        if token.kind == .number { throw ArgumentFault(.inlineArray, token.range) }
        let first = try type()
        try refuseEllipsis()
        if try consume(symbol: ":") {
            let value = try type()
            try refuseEllipsis()
            try expect("]", closing: opening)
            return .dictionary(key: first, value: value)
        }
        if token.isWord("of") { throw ArgumentFault(.inlineArray, token.range) }
        try expect("]", closing: opening)
        return .array(first)
    }
}

extension SwiftType {
    /// Whether it can be a part of `P & Q`.
    fileprivate var canBeComposed: Bool {
        switch self {
        case .identifier, .member: true
        case .parenthesized(let inner): inner.canBeComposed
        case .composition: true
        default: false
        }
    }
}
