/// Reads types by recursive descent, following the grammar of The Swift Programming Language, with
/// one token of lookahead.
///
/// It is a value: to try something is to copy it and go on with the copy.
struct TypeParser {
    private var lexer: SwiftLexer
    private var token: SwiftToken?
    /// The current token as it was written; empty at the end.
    private(set) var text = ""
    private(set) var range: Range<Int>
    /// The offset behind the last token that was taken.
    private(set) var end: Int
    private var depth = 0

    /// Nesting beyond this is an error: it must not end in a crash here or in the compiler.
    static let deepest = 50

    init(_ bytes: [UInt8], from start: Int = 0) throws(ParameterError) {
        lexer = SwiftLexer(bytes, from: start)
        range = start..<start
        end = start
        try advance()
    }

    var isAtEnd: Bool { token == nil }

    /// Whether white space precedes the token.
    var isSpaced: Bool { token?.isSpaced ?? false }

    /// The identifier that the token is, without backticks.
    var name: String? {
        guard token?.kind == .word, !text.hasPrefix("#"), !text.hasPrefix("$") else { return nil }
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }

    var isQuoted: Bool { text.hasPrefix("`") }

    var isNumber: Bool { token?.kind == .number }

    mutating func advance() throws(ParameterError) {
        end = range.upperBound
        token = try lexer.nextOfArgument()
        range = token?.range ?? lexer.position..<lexer.position
        text = lexer.text(range)
    }

    /// The parser behind the current token.
    func following() throws(ParameterError) -> TypeParser {
        var following = self
        try following.advance()
        return following
    }

    mutating func consume(_ expected: String) throws(ParameterError) -> Bool {
        guard text == expected else { return false }
        try advance()
        return true
    }

    /// Whether the token is a postfix `?` or `!`.
    func isPostfix(_ mark: String) -> Bool { text == mark && !isSpaced }

    /// Takes one character off an operator: the `>` that closes generic arguments can begin `>=`.
    mutating func consume(operatorStart start: Character) throws(ParameterError) -> Bool {
        guard text.first == start else { return false }
        range = range.lowerBound..<range.lowerBound + 1
        lexer.resume(at: range.upperBound)
        try advance()
        return true
    }

    /// Takes the comma in front of a further element; behind the last there may be one, too.
    mutating func consumeSeparator(before closing: String) throws(ParameterError) -> Bool {
        try consume(",") && !text.hasPrefix(closing)
    }

    mutating func expect(_ closing: String, closing opening: Int) throws(ParameterError) {
        guard try !consume(closing) else { return }
        throw unclosed(by: closing, from: opening)
    }

    /// The error of a bracket that ends wrongly or not at all.
    func unclosed(by closing: String, from opening: Int) -> ParameterError {
        isAtEnd
            ? ParameterError(.unclosed(spelling(.at(opening)), by: closing), .at(opening))
            : unexpected(.insteadOf(closing))
    }

    func unexpected(_ place: SyntaxProblem.Place) -> ParameterError {
        ParameterError(.unexpected(text, place), range)
    }

    func spelling(_ range: Range<Int>) -> String { lexer.text(range) }

    /// Reads something that may hold more of its kind.
    mutating func nested<Result>(
        _ read: (inout TypeParser) throws(ParameterError) -> Result
    ) throws(ParameterError) -> Result {
        depth += 1
        guard depth <= Self.deepest else { throw ParameterError(.tooDeep, .at(range.lowerBound)) }
        let result = try read(&self)
        depth -= 1
        return result
    }
}

// "Types" of The Swift Programming Language, less what no stored property can have.
extension TypeParser {
    /// `type`
    mutating func type() throws(ParameterError) -> SwiftType {
        try nested { parser throws(ParameterError) in
            try parser.type(after: parser.typeAttributes())
        }
    }

    /// `type` behind its attributes, which have been read.
    mutating func type(after attributes: [Attribute]) throws(ParameterError) -> SwiftType {
        try refuseModifiers()
        let start = range.lowerBound
        let isAny = try consume("any")
        if isAny { try refuseModifiers() }
        let type: SwiftType
        if !isAny, text == "(" {
            let (tuple, function) = try tupleOrFunction(attributes)
            if function { return tuple }
            type = try composition(startingWith: try suffixed(tuple), at: start, isAny: false)
        } else {
            let first = try suffixed(try primaryType())
            let whole = try composition(startingWith: first, at: start, isAny: isAny)
            type = isAny ? try boxed(whole, from: start) : whole
        }
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw ParameterError(.attributeWithoutFunction(misplaced.text), misplaced.range)
        }
        try refuseSuffixes(from: start)
        return type
    }

    /// `protocol-composition-type`, whose first part has been read.
    private mutating func composition(
        startingWith first: SwiftType, at start: Int, isAny: Bool
    ) throws(ParameterError) -> SwiftType {
        // `&&` behind `x as P` is an operator of its own.
        guard text == "&" || text.hasPrefix("&~") else {
            return first
        }
        var members = [first]
        var memberStart = start
        while true {
            guard members[members.count - 1].canBeComposed else {
                try refuseOptional(members, isAny: isAny, from: start)
                throw ParameterError(.notComposable, memberStart..<end)
            }
            guard try consume(operatorStart: "&") else { break }
            try refuseModifiers()
            memberStart = range.lowerBound
            members.append(try suffixed(try primaryType()))
        }
        return .composition(members)
    }

    /// A type identifier, an array, a dictionary or something in parentheses.
    mutating func primaryType() throws(ParameterError) -> SwiftType {
        switch text {
        case "[": return try arrayOrDictionary()
        case "(": return try tupleOrFunction([]).type
        case "any":
            throw ParameterError(.anyInComposition, range)
        case "": throw ParameterError(.missingType, range)
        default:
            if isNumber { throw ParameterError(.integerGenericArgument, range) }
            return .identifier(try typeComponent(isFirst: true))
        }
    }

    private mutating func typeComponent(
        isFirst: Bool
    ) throws(ParameterError) -> SwiftType.Component {
        guard let name = name else { throw unexpected(.whereTypeBelongs) }
        let isQuoted = isQuoted
        if !isQuoted { try refuseTypeName(name, isFirst: isFirst) }
        try advance()
        return SwiftType.Component(
            name: name, isQuoted: isQuoted, genericArguments: try genericArguments())
    }

    /// `generic-argument-clause`, or nothing.
    mutating func genericArguments() throws(ParameterError) -> [SwiftType] {
        guard text.first == "<" else { return [] }
        let opening = range.lowerBound
        _ = try consume(operatorStart: "<")
        var arguments = [try type()]
        while try consumeSeparator(before: ">") { arguments.append(try type()) }
        try refuseEllipsis()
        guard try consume(operatorStart: ">") else { throw unclosed(by: ">", from: opening) }
        return arguments
    }

    /// Reads the suffixes of a type: `.Name`, `.Type`, `?`.
    private mutating func suffixed(_ base: SwiftType) throws(ParameterError) -> SwiftType {
        var type = base
        var length = 0
        while true {
            length += 1
            // Each suffix is one more level of the value that comes out.
            guard length <= Self.deepest else {
                throw ParameterError(.tooDeep, .at(range.lowerBound))
            }
            if isPostfix("?") {
                try advance()
                type = .optional(type)
            } else if try consume(".") {
                type = try member(of: type)
            } else {
                return type
            }
        }
    }

    private mutating func member(of base: SwiftType) throws(ParameterError) -> SwiftType {
        if try consume("Type") { return .metatype(base) }
        if text == "Protocol" {
            throw ParameterError(.protocolMetatype(base.description), range)
        }
        return .member(of: base, try typeComponent(isFirst: false))
    }

    private mutating func arrayOrDictionary() throws(ParameterError) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        if isNumber { throw ParameterError(.inlineArray, range) }
        let first = try type()
        try refuseEllipsis()
        if try consume(":") {
            let value = try type()
            try refuseEllipsis()
            try expect("]", closing: opening)
            return .dictionary(key: first, value: value)
        }
        if text == "of" { throw ParameterError(.inlineArray, range) }
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

    /// Throws the error for an attribute after `any` or `&`.
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
