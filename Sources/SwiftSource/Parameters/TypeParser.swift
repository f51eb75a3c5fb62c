/// Reads types by recursive descent, following the grammar of The Swift Programming Language, with
/// one token of lookahead.
struct TypeParser {
    private var lexer: SwiftLexer
    private var token: SwiftToken?
    /// The current token as it was written; empty at the end.
    private(set) var text = ""
    private(set) var range: Range<Int>
    /// The offset behind the last token that was taken.
    private var end: Int
    private var depth = 0

    /// The deepest nesting, so that neither this parser nor the compiler runs out of stack.
    static let deepest = 50

    init(_ bytes: [UInt8], from start: Int) throws(ParameterError) {
        lexer = SwiftLexer(bytes, from: start)
        range = start..<start
        end = start
        try advance()
    }

    var isAtEnd: Bool { token == nil }

    /// The identifier that the token is, without backticks.
    private var name: String? {
        guard token?.kind == .word, !text.hasPrefix("#"), !text.hasPrefix("$") else { return nil }
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }

    private var isQuoted: Bool { text.hasPrefix("`") }

    /// Whether the token directly follows the one before.
    private var isAttached: Bool { token?.isSpaced == false }

    private mutating func advance() throws(ParameterError) {
        end = range.upperBound
        token = try lexer.nextOfArgument()
        range = token?.range ?? lexer.position..<lexer.position
        text = lexer.text(range)
    }

    /// Returns the parser after the current token.
    private func following() throws(ParameterError) -> TypeParser {
        var following = self
        try following.advance()
        return following
    }

    private mutating func consume(_ expected: String) throws(ParameterError) -> Bool {
        guard text == expected else { return false }
        try advance()
        return true
    }

    /// Takes one character off an operator: the `>` that closes generic arguments can begin `>=`.
    private mutating func consume(
        operatorStart start: Character
    ) throws(ParameterError) -> Bool {
        guard text.first == start else { return false }
        range = range.lowerBound..<range.lowerBound + 1
        lexer.resume(at: range.upperBound)
        try advance()
        return true
    }

    private mutating func expect(
        _ closing: String, closing opening: Int
    ) throws(ParameterError) {
        guard try !consume(closing) else { return }
        throw unclosed(by: closing, from: opening)
    }

    /// Returns the error of a bracket that ends wrongly or not at all.
    private func unclosed(by closing: String, from opening: Int) -> ParameterError {
        isAtEnd
            ? .unclosed(lexer.text(.at(opening)), by: closing, at: opening)
            : unexpected("where '\(closing)' belongs")
    }

    func unexpected(_ place: String) -> ParameterError { .unexpected(text, place, range) }

    /// Reads a type that can contain types.
    private mutating func nested<Result>(
        _ read: (inout TypeParser) throws(ParameterError) -> Result
    ) throws(ParameterError) -> Result {
        depth += 1
        guard depth <= Self.deepest else { throw .tooDeep(at: range.lowerBound) }
        let result = try read(&self)
        depth -= 1
        return result
    }
}

// MARK: - Types

// "Types" of The Swift Programming Language, without what no stored property can have.
extension TypeParser {
    /// Reads the type of a parameter, which can have an `@escaping` of its own.
    mutating func parameterType() throws(ParameterError) -> (type: SwiftType, isEscaping: Bool) {
        if isAtEnd || text == "=" { throw missingType }
        let attributes = try typeAttributes(allowingEscaping: true)
        let type = try type(after: attributes)
        let written = attributes.first { $0.isEscaping }
        if let written, !type.canEscape { throw written.escapingWithoutFunction }
        return (type, written != nil || type.isFunction)
    }

    private var missingType: ParameterError {
        ParameterError("the type is missing", range, hint: "Write a type after the ':'.")
    }

    /// `type`
    private mutating func type() throws(ParameterError) -> SwiftType {
        try nested { parser throws(ParameterError) in
            try parser.type(after: parser.typeAttributes())
        }
    }

    /// Reads a type whose attributes have been read.
    private mutating func type(after attributes: [Attribute]) throws(ParameterError) -> SwiftType {
        try refuseModifiers()
        let start = range.lowerBound
        let isAny = try consume("any")
        if isAny { try refuseModifiers() }
        let first: SwiftType
        if !isAny, text == "(" {
            let (tuple, function) = try tupleOrFunction(attributes)
            if function { return tuple }
            first = try suffixed(tuple)
        } else {
            first = try suffixed(try primaryType())
        }
        let whole = try composition(startingWith: first, at: start, isAny: isAny)
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw misplaced.withoutFunction
        }
        try refuseSuffixes(from: start)
        return isAny ? .boxedProtocol(whole) : whole
    }

    /// `protocol-composition-type`, whose first part has been read.
    private mutating func composition(
        startingWith first: SwiftType, at start: Int, isAny: Bool
    ) throws(ParameterError) -> SwiftType {
        var members = [first]
        var memberStart = start
        // `&&` behind `x as P` is an operator of its own.
        if text == "&" || text.hasPrefix("&~") {
            while true {
                guard members[members.count - 1].canBeComposed else {
                    try refuseOptional(members, isAny: isAny, from: start)
                    throw ParameterError(
                        "'&' joins protocols and classes only", memberStart..<end)
                }
                guard try consume(operatorStart: "&") else { break }
                try refuseModifiers()
                memberStart = range.lowerBound
                members.append(try suffixed(try primaryType()))
            }
        }
        let type = members.count == 1 ? first : SwiftType.composition(members)
        guard isAny else { return type }
        switch type {
        case .identifier, .member, .composition, .metatype, .parenthesized: return type
        default:
            try refuseOptional(members, isAny: true, from: start)
            throw ParameterError(
                "'any' is only for protocols", start..<end, hint: "Leave out 'any'.")
        }
    }

    /// Refuses `any P?` and `P & Q?`, whose question mark belongs behind parentheses.
    private func refuseOptional(
        _ members: [SwiftType], isAny: Bool, from start: Int
    ) throws(ParameterError) {
        guard isAny || members.count > 1, var last = members.last, case .optional = last else {
            return
        }
        var marks = ""
        while case .optional(let wrapped) = last {
            last = wrapped
            marks += "?"
        }
        let bare = SwiftType.composition(members.dropLast() + [last])
        throw ParameterError(
            "an optional \(isAny ? "'any' type" : "composition") needs parentheses", start..<end,
            hint: "Write (\(isAny ? "any " : "")\(bare))\(marks)")
    }

    /// Reads a type identifier, an array, a dictionary, or a type in parentheses.
    private mutating func primaryType() throws(ParameterError) -> SwiftType {
        switch text {
        case "[": return try arrayOrDictionary()
        case "(": return try tupleOrFunction([]).type
        case "any":
            throw ParameterError(
                "'any' appears once, before all protocols", range, hint: "Write any P & Q")
        case "": throw missingType
        default:
            if token?.kind == .number { throw inlineArrayError }
            return .identifier(try typeComponent(isFirst: true))
        }
    }

    private var inlineArrayError: ParameterError {
        ParameterError(
            "inline arrays need a newer system than scenes support", range,
            hint: "Write an array, such as [Int].")
    }

    private mutating func typeComponent(
        isFirst: Bool
    ) throws(ParameterError) -> SwiftType.Component {
        guard let name else { throw unexpected("where a type belongs") }
        let isQuoted = isQuoted
        if !isQuoted { try refuseTypeName(name, isFirst: isFirst) }
        try advance()
        return SwiftType.Component(
            name: name, isQuoted: isQuoted, genericArguments: try genericArguments())
    }

    /// `generic-argument-clause`, or nothing.
    private mutating func genericArguments() throws(ParameterError) -> [SwiftType] {
        let opening = range.lowerBound
        guard try consume(operatorStart: "<") else { return [] }
        var arguments = [try type()]
        while try consume(",") && !text.hasPrefix(">") { arguments.append(try type()) }
        try refuseEllipsis()
        guard try consume(operatorStart: ">") else { throw unclosed(by: ">", from: opening) }
        return arguments
    }

    /// Reads the suffixes of a type: `.Name`, `.Type`, `?`.
    private mutating func suffixed(_ base: SwiftType) throws(ParameterError) -> SwiftType {
        var type = base
        // Each suffix is one more level of the resulting value.
        for _ in 0..<Self.deepest {
            if text == "?", isAttached {
                try advance()
                type = .optional(type)
            } else if try consume(".") {
                type = try member(of: type)
            } else {
                return type
            }
        }
        throw .tooDeep(at: range.lowerBound)
    }

    private mutating func member(of base: SwiftType) throws(ParameterError) -> SwiftType {
        if try consume("Type") { return .metatype(base) }
        if text == "Protocol" {
            throw ParameterError(
                "'Protocol' is not supported", range, hint: "Write (any \(base)).Type")
        }
        return .member(of: base, try typeComponent(isFirst: false))
    }

    private mutating func arrayOrDictionary() throws(ParameterError) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        if token?.kind == .number { throw inlineArrayError }
        let first = try type()
        try refuseEllipsis()
        var value: SwiftType?
        if try consume(":") {
            value = try type()
            try refuseEllipsis()
        } else if text == "of" {
            throw inlineArrayError
        }
        try expect("]", closing: opening)
        return value.map { .dictionary(key: first, value: $0) } ?? .array(first)
    }
}

// MARK: - Words and signs that a type can't have

extension TypeParser {
    /// Refuses words and signs in front of a type.
    private mutating func refuseModifiers() throws(ParameterError) {
        switch text {
        // A type may have such a name as well.
        case _ where SwiftKeywords.propertyModifiers.contains(text):
            if try following().name != nil { throw modifierError }
        case _ where SwiftKeywords.typeModifiers.contains(text): throw modifierError
        case _ where text.first == "~":
            throw ParameterError(
                "'~' suppresses a constraint, which only a generic parameter can do",
                .at(range.lowerBound))
        case "@": throw try typeAttributes()[0].withoutFunction
        default: break
        }
    }

    /// The error of a word before a type that isn't part of the type.
    private var modifierError: ParameterError {
        let (message, hint): (String, String?) =
            switch text {
            case "some": ("'some' is a generic parameter, not a type to store", "Write 'any'.")
            case "inout":
                ("'inout' cannot be stored", "It is only for parameters of a function type.")
            case "each", "repeat": ("parameter packs cannot be stored", nil)
            case "weak", "unowned", "lazy":
                (
                    "'\(text)' belongs to a property, not to its type",
                    "Leave it out; scenes keep what they start with in constants."
                )
            case "__owned": ("'__owned' is obsolete", "Write 'consuming'.")
            case "__shared": ("'__shared' is obsolete", "Write 'borrowing'.")
            case "nonisolated":
                ("'nonisolated' alone cannot be part of a type", "Write nonisolated(nonsending)")
            case "rethrows": ("'rethrows' is only for declarations", "Write 'throws'.")
            default:
                (
                    "'\(text)' says how a value is passed, which is not part of its type",
                    SwiftKeywords.passing.contains(text)
                        ? "It is only for parameters of a function type." : nil
                )
            }
        return ParameterError(message, range, hint: hint)
    }

    /// Refuses words and signs that look like a part of the complete type before them.
    private func refuseSuffixes(from start: Int) throws(ParameterError) {
        switch text {
        case "!" where isAttached:
            throw ParameterError(
                "'!' is not supported in types", range, hint: "Write '?' for an optional.")
        case "rethrows": throw modifierError
        case "->", "async", "throws":
            throw ParameterError(
                "parameters of a function type need parentheses", range,
                hint: "Write (\(lexer.text(start..<end))) -> …")
        case "Type", "where": throw unexpected("after the type")
        default: break
        }
    }

    private func refuseTypeName(_ name: String, isFirst: Bool) throws(ParameterError) {
        switch name {
        case "Any" where isFirst: break
        case "Self" where isFirst:
            throw ParameterError(
                "'Self' means another type in every file", range, hint: "Name the type.")
        case "_": throw ParameterError("'_' is not a type", range, hint: "Name the type.")
        case "self":
            throw ParameterError(
                "'self' is an expression, not a type", range,
                hint: "A metatype ends in '.Type'.")
        case _
        where SwiftKeywords.reserved.contains(name)
            || ["Type", "Protocol", "async"].contains(name):
            throw ParameterError("the keyword '\(name)' is not a type", range)
        default: break
        }
    }

    /// Refuses the three dots of a variadic parameter, except in a function type.
    func refuseEllipsis() throws(ParameterError) {
        if text.hasPrefix("...") { throw variadicError }
    }

    private var variadicError: ParameterError {
        ParameterError(
            "variadics cannot be stored", range.lowerBound..<range.lowerBound + 3,
            hint: "Write an array, such as [Int].")
    }
}

// MARK: - Attributes

/// One attribute in front of a type.
private struct Attribute {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
    var isNonsending: Bool { text == "nonisolated(nonsending)" }
    /// Whether it isolates the function. Every other attribute is a global actor.
    var isIsolation: Bool { !isEscaping && text != "@Sendable" }

    var withoutFunction: ParameterError {
        ParameterError("'\(text)' must stand directly before a function type", range)
    }

    var escapingWithoutFunction: ParameterError {
        ParameterError(
            "'@escaping' is only for function types", range, hint: "Leave out '@escaping'.")
    }

    var nestedEscaping: ParameterError {
        ParameterError(
            "'@escaping' is only for parameters", range, hint: "Leave out '@escaping'.")
    }
}

extension TypeParser {
    /// Reads `attributes`. `@escaping` is refused unless the caller allows it.
    private mutating func typeAttributes(
        allowingEscaping: Bool = false
    ) throws(ParameterError) -> [Attribute] {
        var attributes: [Attribute] = []
        if let nonsending = try nonsending() { attributes.append(nonsending) }
        while text == "@" {
            let start = range.lowerBound
            try advance()
            let text = try attribute(from: start)
            let attribute = Attribute(text: text, range: start..<end)
            if attribute.isEscaping, !allowingEscaping { throw attribute.nestedEscaping }
            if attributes.contains(where: { $0.text == text }) {
                throw ParameterError("'\(text)' appears twice", attribute.range)
            }
            attributes.append(attribute)
            if let late = try nonsending() {
                throw ParameterError("'\(late.text)' must come before '\(text)'", late.range)
            }
        }
        return attributes
    }

    /// Reads `nonisolated(nonsending)`, which Swift treats as an attribute before all others.
    private mutating func nonsending() throws(ParameterError) -> Attribute? {
        guard text == "nonisolated" else { return nil }
        let start = range.lowerBound
        guard try following().text == "(" else { throw modifierError }
        try advance()
        let opening = range.lowerBound
        try advance()
        guard try consume("nonsending") else { throw unexpected("where 'nonsending' belongs") }
        try expect(")", closing: opening)
        return Attribute(text: "nonisolated(nonsending)", range: start..<end)
    }

    /// Reads `@Sendable`, `@escaping`, or a global actor, whose name starts with a capital letter.
    private mutating func attribute(from start: Int) throws(ParameterError) -> String {
        let misplaced = "where the name of an attribute belongs"
        guard let first = name, !isQuoted, isAttached else { throw unexpected(misplaced) }
        try advance()
        var text = "@" + first
        while try consume(".") {
            guard let name, !isQuoted, !SwiftKeywords.reserved.contains(name),
                !SwiftKeywords.neverTypes.contains(name)
            else { throw unexpected(misplaced) }
            text += "." + name
            try advance()
        }
        if text == "@autoclosure" {
            throw ParameterError(
                "'@autoclosure' cannot be stored", start..<end,
                hint: "Write a function type: () -> Bool")
        }
        let isKnown =
            text == "@escaping" || first.unicodeScalars.first?.properties.isUppercase == true
        guard isKnown, !SwiftKeywords.neverTypes.contains(first) else {
            throw ParameterError(
                "'\(text)' is not supported", start..<end,
                hint: "Known are @escaping, @Sendable and global actors such as @MainActor.")
        }
        return text
    }
}

// MARK: - Tuples and functions

/// One element between parentheses, before it is known whether an arrow follows.
private struct TupleElement {
    var label: String?
    var labelRange = 0..<0
    var parameter = SwiftType.Function.Parameter()
    var passingRange = 0..<0
    /// The range of the type with its attributes and modifiers.
    var range = 0..<0
    /// The error to throw unless the element is the parameter of a function type.
    var errorInTuple: ParameterError?
}

// "Function Type" and "Tuple Type" of The Swift Programming Language.
extension TypeParser {
    /// Reads a type that begins with a parenthesis. `isFunction` is true if an arrow follows.
    private mutating func tupleOrFunction(
        _ attributes: [Attribute]
    ) throws(ParameterError) -> (type: SwiftType, isFunction: Bool) {
        let opening = range.lowerBound
        try advance()
        var elements: [TupleElement] = []
        if try !consume(")") {
            repeat {
                elements.append(try tupleElement())
            } while try consume(",")
            try expect(")", closing: opening)
        }
        guard text == "async" || text == "throws" || text == "->" else {
            return (try tuple(of: elements), false)
        }
        return (try function(taking: elements, attributes), true)
    }

    private func tuple(of elements: [TupleElement]) throws(ParameterError) -> SwiftType {
        for element in elements {
            if let error = element.errorInTuple { throw error }
        }
        if let named = elements.first(where: { $0.parameter.name != nil }) {
            throw ParameterError("an element of a tuple has one name", named.labelRange)
        }
        if elements.count == 1, let only = elements.first {
            guard let label = only.label else { return .parenthesized(only.parameter.type) }
            throw ParameterError(
                "a tuple cannot have a single element", only.labelRange,
                hint: "Leave out '\(label):'.")
        }
        var labels: Set<String> = []
        for element in elements {
            guard let label = element.label, label != "_" else { continue }
            guard labels.insert(label).inserted else {
                throw ParameterError("two elements are named '\(label)'", element.labelRange)
            }
        }
        return .tuple(elements.map { .init(label: $0.label, type: $0.parameter.type) })
    }

    /// Reads `async throws -> T`, after the parameters.
    private mutating func function(
        taking elements: [TupleElement], _ attributes: [Attribute]
    ) throws(ParameterError) -> SwiftType {
        try refuseConflicts(among: elements, attributes)
        let isAsync = try consume("async")
        let isThrowing = try consume("throws")
        let thrownError = isThrowing && text == "(" ? try thrownError() : nil
        if text == "async" {
            throw ParameterError("'async' must come before 'throws'", range)
        }
        guard try consume("->") else { throw unexpected("where '->' belongs") }
        let nonsending = attributes.first(where: \.isNonsending)
        if let nonsending, !isAsync {
            throw ParameterError(
                "'nonisolated(nonsending)' is only for 'async' functions", nonsending.range)
        }
        let sendsResult = try consume("sending")
        let result = try type()
        return .function(
            .init(
                isNonsending: nonsending != nil,
                attributes: attributes.filter { !$0.isEscaping && !$0.isNonsending }.map(\.text),
                parameters: elements.map(\.parameter), isAsync: isAsync, isThrowing: isThrowing,
                thrownError: thrownError, sendsResult: sendsResult,
                // swift-format wants no `()` here.
                result: result == .tuple([]) ? .named("Void") : result))
    }

    private mutating func thrownError() throws(ParameterError) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        let error = try type()
        try refuseEllipsis()
        try expect(")", closing: opening)
        return error
    }

    /// Refuses parameters that a function type can't have together, or with its attributes.
    private func refuseConflicts(
        among elements: [TupleElement], _ attributes: [Attribute]
    ) throws(ParameterError) {
        for element in elements {
            if let label = element.label, label != "_" {
                throw ParameterError(
                    "function types have no argument labels", element.labelRange,
                    hint: "Write _ \(label):")
            }
        }
        let variadic = elements.filter(\.parameter.isVariadic)
        if variadic.count > 1 {
            throw ParameterError(
                "a function type has one variadic parameter", variadic[1].range)
        }
        let isolations =
            attributes.filter(\.isIsolation).map(\.range)
            + elements.filter { $0.parameter.passing == ["isolated"] }.map(\.passingRange)
        if isolations.count > 1 {
            throw ParameterError("a function runs on one actor", isolations[1])
        }
    }

    private mutating func tupleElement() throws(ParameterError) -> TupleElement {
        var element = TupleElement()
        if let label = name {
            let second = try following()
            let isLabeled = second.text == ":"
            if isLabeled || label == "_" && second.name != nil {
                if label == "inout" { throw modifierError }
                element.label = label
                element.labelRange = range
                try advance()
                if !isLabeled {
                    element.parameter.name = text
                    try advance()
                }
                guard try consume(":") else { throw unexpected("where ':' belongs") }
            }
        }
        let start = range.lowerBound
        try readPassing(of: &element)
        // A type is one level deeper than its context.
        try nested { parser throws(ParameterError) in try parser.readType(of: &element) }
        try readEllipsis(of: &element)
        element.range = start..<end
        return element
    }

    /// The combinations that Swift accepts, in order.
    private static let passingTogether = [["inout", "sending"], ["consuming", "sending"]]

    /// Reads `inout`, `borrowing`, `consuming`, `sending`, `isolated`.
    private mutating func readPassing(of element: inout TupleElement) throws(ParameterError) {
        while SwiftKeywords.passing.contains(text) {
            guard !text.hasPrefix("__") else { throw modifierError }
            if element.parameter.passing.isEmpty {
                element.errorInTuple = modifierError
                element.passingRange = range
            }
            element.parameter.passing.append(text)
            element.passingRange = element.passingRange.lowerBound..<range.upperBound
            let passing = element.parameter.passing
            guard passing.count == 1 || Self.passingTogether.contains(passing) else {
                let reversed = passing.reversed().joined(separator: " ")
                throw ParameterError(
                    "'\(passing.joined(separator: " "))' cannot be combined",
                    element.passingRange,
                    hint: Self.passingTogether.contains(passing.reversed())
                        ? "Write '\(reversed)'." : nil)
            }
            try advance()
        }
    }

    private mutating func readType(of element: inout TupleElement) throws(ParameterError) {
        let attributes = try typeAttributes(allowingEscaping: true)
        if let last = attributes.last, SwiftKeywords.passing.contains(text) {
            throw ParameterError("'\(text)' must come before '\(last.text)'", range)
        }
        let start = range.lowerBound
        let type = try type(after: attributes)
        element.parameter.type = type
        if element.parameter.passing == ["isolated"], !type.canBeActor {
            throw ParameterError("'isolated' is only for actors", start..<end)
        }
        guard let escaping = attributes.first(where: \.isEscaping) else { return }
        element.parameter.isEscaping = true
        if !type.canEscape { throw escaping.escapingWithoutFunction }
        if element.parameter.passing.contains("inout") {
            throw ParameterError(
                "a function that is 'inout' escapes anyway", escaping.range,
                hint: "Leave out '@escaping'.")
        }
        element.errorInTuple = element.errorInTuple ?? escaping.nestedEscaping
    }

    /// Reads the three dots of a variadic parameter.
    private mutating func readEllipsis(of element: inout TupleElement) throws(ParameterError) {
        guard text == "..." else { return }
        let parameter = element.parameter
        if let word = parameter.passing.first ?? (parameter.isEscaping ? "@escaping" : nil) {
            throw ParameterError("variadics cannot be '\(word)'", range)
        }
        element.parameter.isVariadic = true
        element.errorInTuple = variadicError
        try advance()
    }
}

extension SwiftType {
    /// Whether it can be a part of `P & Q`.
    fileprivate var canBeComposed: Bool {
        switch withoutParentheses {
        case .identifier, .member, .composition: true
        default: false
        }
    }

    /// Whether `@escaping` can precede the type: a function type, or a name that can be an alias of
    /// one.
    fileprivate var canEscape: Bool {
        switch withoutParentheses {
        case .function, .member: true
        case .identifier(let component): component.name != "Any" || component.isQuoted
        default: false
        }
    }

    /// Whether it may be an actor, or an optional one.
    fileprivate var canBeActor: Bool {
        switch withoutParentheses {
        case .identifier(let component): component.name != "Any" || component.isQuoted
        case .member, .boxedProtocol: true
        case .optional(let inner): inner.canBeActor
        default: false
        }
    }
}
