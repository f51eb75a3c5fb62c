import Basics

/// Reads types by recursive descent, following "Types" of The Swift Programming Language, with one
/// token of lookahead.
///
/// It refuses what no stored property can have, and the mistakes that users make. Others are left to
/// the compiler.
struct TypeParser {
    private var lexer: ArgumentLexer
    private var token: SwiftToken?
    /// The current token as it was written; empty at the end.
    private(set) var text = ""
    private(set) var range: Range<Int>
    /// The offset behind the last token that was taken.
    private var end: Int
    private var depth = 0

    /// The deepest nesting, so that neither this parser nor the compiler runs out of stack.
    static let deepest = 50

    init(_ source: SourceText, _ bytes: [UInt8], from start: Int) throws(Failure) {
        lexer = ArgumentLexer(source, bytes, from: start)
        range = start..<start
        end = start
        try advance()
    }

    var isAtEnd: Bool { token == nil }

    private var source: SourceText { lexer.source }

    /// The identifier that the token is, without backticks.
    private var name: String? {
        guard token?.kind == .word, !text.hasPrefix("#"), !text.hasPrefix("$") else { return nil }
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }

    private var isQuoted: Bool { text.hasPrefix("`") }

    private mutating func advance() throws(Failure) {
        end = range.upperBound
        token = try lexer.next()
        range = token?.range ?? lexer.position..<lexer.position
        text = lexer.text(range)
    }

    /// Returns the parser after the current token.
    private func following() throws(Failure) -> TypeParser {
        var following = self
        try following.advance()
        return following
    }

    private mutating func consume(_ expected: String) throws(Failure) -> Bool {
        guard text == expected else { return false }
        try advance()
        return true
    }

    /// Takes one character off an operator: the `>` that closes generic arguments can begin `>=`.
    private mutating func consume(operatorStart start: Character) throws(Failure) -> Bool {
        guard text.first == start else { return false }
        range = range.lowerBound..<range.lowerBound + 1
        lexer.resume(at: range.upperBound)
        try advance()
        return true
    }

    private mutating func expect(_ closing: String, closing opening: Int) throws(Failure) {
        guard try !consume(closing) else { return }
        throw unclosed(by: closing, from: opening)
    }

    /// Returns the error of a bracket that ends wrongly or not at all.
    private func unclosed(by closing: String, from opening: Int) -> Failure {
        isAtEnd
            ? source.unclosed(lexer.text(.at(opening)), by: closing, at: opening)
            : unexpected("where '\(closing)' belongs")
    }

    /// Reads a type that is in another.
    private mutating func nested<Result>(
        _ read: (inout TypeParser) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        depth += 1
        guard depth <= Self.deepest else { throw source.tooDeep(at: range.lowerBound) }
        let result = try read(&self)
        depth -= 1
        return result
    }
}

// MARK: - Types

extension TypeParser {
    /// Reads the type of a parameter, which can have an `@escaping` of its own.
    mutating func parameterType() throws(Failure) -> (type: SwiftType, isEscaping: Bool) {
        let (type, escaping) = try escapableType()
        return (type, escaping != nil || type.isFunction)
    }

    /// Reads a type and an `@escaping` before it.
    private mutating func escapableType() throws(Failure) -> (SwiftType, Attribute?) {
        let attributes = try typeAttributes()
        let type = try type(after: attributes)
        let escaping = attributes.first(where: \.isEscaping)
        if let escaping, !type.canEscape { throw escaping.isOnlyFor("function types", in: source) }
        return (type, escaping)
    }

    private mutating func type() throws(Failure) -> SwiftType {
        try nested { parser throws(Failure) in
            let attributes = try parser.typeAttributes()
            if let escaping = attributes.first(where: \.isEscaping) {
                throw escaping.isOnlyFor("parameters", in: parser.source)
            }
            return try parser.type(after: attributes)
        }
    }

    private mutating func type(after attributes: [Attribute]) throws(Failure) -> SwiftType {
        let start = range.lowerBound
        let isAny = try consume("any")
        var members = [try suffixedType(after: attributes)]
        while try consume(operatorStart: "&") { members.append(try suffixedType()) }
        try refuseOptional(members, isAny: isAny, from: start)
        let type = members.count == 1 ? members[0] : .composition(members)
        if case .function = type, !isAny { return type }
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw source.failure(
                "'\(misplaced.text)' must stand directly before a function type",
                atUTF8: misplaced.range)
        }
        if text == "->" {
            throw source.failure(
                "parameters of a function type need parentheses", atUTF8: range,
                hint: "Write (\(lexer.text(start..<end))) -> …")
        }
        return isAny ? .boxedProtocol(type) : type
    }

    /// Refuses `any P?` and `P & Q?`, whose question mark belongs behind parentheses.
    private func refuseOptional(
        _ members: [SwiftType], isAny: Bool, from start: Int
    ) throws(Failure) {
        guard isAny || members.count > 1, var last = members.last, case .optional = last else {
            return
        }
        var marks = ""
        while case .optional(let wrapped) = last {
            last = wrapped
            marks += "?"
        }
        let bare = SwiftType.composition(members.dropLast() + [last])
        throw source.failure(
            "an optional \(isAny ? "'any' type" : "composition") needs parentheses",
            atUTF8: start..<end,
            hint: "Write (\(isAny ? "any " : "")\(bare))\(marks)")
    }

    /// Reads a type with its suffixes: `.Name`, `.Type`, `?`.
    private mutating func suffixedType(
        after attributes: [Attribute] = []
    ) throws(Failure) -> SwiftType {
        var type =
            switch text {
            case "[": try arrayOrDictionary()
            case "(": try tupleOrFunction(attributes)
            default: SwiftType.identifier(try typeComponent())
            }
        // Each suffix is one more level of the resulting value.
        for _ in 0..<Self.deepest {
            if text == "?", token?.isSpaced == false {
                try advance()
                type = .optional(type)
            } else if try !consume(".") {
                return type
            } else if try consume("Type") {
                type = .metatype(type)
            } else if text == "Protocol" {
                throw source.failure(
                    "'Protocol' is not supported", atUTF8: range, hint: "Write (any \(type)).Type")
            } else {
                type = .member(of: type, try typeComponent())
            }
        }
        throw source.tooDeep(at: range.lowerBound)
    }

    /// Reads a name with generic arguments, if it has them.
    private mutating func typeComponent() throws(Failure) -> SwiftType.Component {
        if isAtEnd || text == "=" {
            throw source.failure(
                "the type is missing", atUTF8: range, hint: "Write a type after the ':'.")
        }
        if token?.kind == .number {
            throw source.failure(
                "inline arrays need a newer system than scenes support", atUTF8: range,
                hint: "Write an array, such as [Int].")
        }
        guard let name else { throw unexpected("where a type belongs") }
        let isQuoted = isQuoted
        if !isQuoted, let error = wordError { throw error }
        try advance()
        let opening = range.lowerBound
        var arguments: [SwiftType] = []
        if try consume(operatorStart: "<") {
            repeat {
                arguments.append(try type())
            } while try consume(",") && !text.hasPrefix(">")
            guard try consume(operatorStart: ">") else { throw unclosed(by: ">", from: opening) }
        }
        return SwiftType.Component(name: name, isQuoted: isQuoted, genericArguments: arguments)
    }

    private mutating func arrayOrDictionary() throws(Failure) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        let first = try type()
        let value = try consume(":") ? try type() : nil
        try expect("]", closing: opening)
        return value.map { .dictionary(key: first, value: $0) } ?? .array(first)
    }
}

// MARK: - Words and signs that are no type

extension TypeParser {
    /// The error of a token in a place where something else belongs.
    func unexpected(_ place: String, hint: String? = nil) -> Failure {
        switch text {
        case "!":
            source.failure(
                "'!' is not supported in types", atUTF8: range, hint: "Write '?' for an optional.")
        case _ where text.hasPrefix("..."): variadicError
        case _ where text.hasPrefix("~"):
            source.failure(
                "'~' suppresses a constraint, which only a generic parameter can do",
                atUTF8: .at(range.lowerBound))
        default: source.unexpected(text, place, range, hint: hint)
        }
    }

    private var variadicError: Failure {
        source.failure(
            "variadics cannot be stored", atUTF8: range.lowerBound..<range.lowerBound + 3,
            hint: "Write an array, such as [Int].")
    }

    /// The error of the current word, if it can't be the name of a type.
    private var wordError: Failure? {
        let (message, hint): (String, String?)
        switch text {
        case "some":
            (message, hint) = ("'some' is a generic parameter, not a type to store", "Write 'any'.")
        case "any":
            (message, hint) = ("'any' appears once, before all protocols", "Write any P & Q")
        case "inout":
            (message, hint) = ("'inout' cannot be stored", Self.onlyInFunctionTypes)
        case "each", "repeat": (message, hint) = ("parameter packs cannot be stored", nil)
        case "weak", "unowned", "lazy":
            message = "'\(text)' belongs to a property, not to its type"
            hint = "Leave it out; scenes keep what they start with in constants."
        case "__owned": (message, hint) = ("'__owned' is obsolete", "Write 'consuming'.")
        case "__shared": (message, hint) = ("'__shared' is obsolete", "Write 'borrowing'.")
        case _ where SwiftKeywords.passing.contains(text):
            message = "'\(text)' says how a value is passed, which is not part of its type"
            hint = Self.onlyInFunctionTypes
        case "Self":
            (message, hint) = ("'Self' means another type in every file", "Name the type.")
        case "_": (message, hint) = ("'_' is not a type", "Name the type.")
        case "self":
            message = "'self' is an expression, not a type"
            hint = "A metatype ends in '.Type'."
        case "Any": return nil
        default:
            guard SwiftKeywords.reserved.contains(text) || SwiftKeywords.neverTypes.contains(text)
            else { return nil }
            (message, hint) = ("the keyword '\(text)' is not a type", nil)
        }
        return source.failure(message, atUTF8: range, hint: hint)
    }

    private static let onlyInFunctionTypes = "It is only for parameters of a function type."
}

// MARK: - Attributes

/// One attribute in front of a type: `@escaping`, `@Sendable`, `nonisolated(nonsending)`, or a global
/// actor.
private struct Attribute {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
    var isNonsending: Bool { text == "nonisolated(nonsending)" }
    var isIsolation: Bool { !isEscaping && text != "@Sendable" }

    func isOnlyFor(_ types: String, in source: SourceText) -> Failure {
        source.failure(
            "'\(text)' is only for \(types)", atUTF8: range, hint: "Leave out '\(text)'.")
    }
}

extension TypeParser {
    private mutating func typeAttributes() throws(Failure) -> [Attribute] {
        var attributes: [Attribute] = []
        while text == "@" || text == "nonisolated" {
            let start = range.lowerBound
            let text = try text == "@" ? attribute() : nonsending()
            attributes.append(Attribute(text: text, range: start..<end))
        }
        return attributes
    }

    private mutating func nonsending() throws(Failure) -> String {
        for part in ["nonisolated", "(", "nonsending", ")"] {
            guard try consume(part) else { throw unexpected("where '\(part)' belongs") }
        }
        return "nonisolated(nonsending)"
    }

    private mutating func attribute() throws(Failure) -> String {
        let start = range.lowerBound
        try advance()
        var names: [String] = []
        repeat {
            guard let name, !isQuoted else {
                throw unexpected("where the name of an attribute belongs")
            }
            names.append(name)
            try advance()
        } while try consume(".")
        let text = "@" + names.joined(separator: ".")
        if text == "@autoclosure" {
            throw source.failure(
                "'@autoclosure' cannot be stored", atUTF8: start..<end,
                hint: "Write a function type: () -> Bool")
        }
        // The name of a global actor starts with a capital letter.
        guard text == "@escaping" || names[0].first?.isUppercase == true else {
            throw source.failure(
                "'\(text)' is not supported", atUTF8: start..<end,
                hint: "Known are @escaping, @Sendable and global actors such as @MainActor.")
        }
        return text
    }
}

// MARK: - Tuples and functions

/// One element between parentheses, before it is known whether an arrow follows.
private struct ParsedElement {
    var element = SwiftType.Element()
    var range: Range<Int>
    /// The error to throw unless the element is the parameter of a function type.
    var errorInTuple: Failure?

    var isIsolated: Bool { element.passing.contains("isolated") }

    /// The element without the label `_` of a parameter that has no name.
    var parameter: SwiftType.Element {
        var parameter = element
        if parameter.name == nil { parameter.label = nil }
        return parameter
    }
}

extension TypeParser {
    private mutating func tupleOrFunction(
        _ attributes: [Attribute]
    ) throws(Failure) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        var elements: [ParsedElement] = []
        if try !consume(")") {
            repeat {
                elements.append(try element())
            } while try consume(",")
            try expect(")", closing: opening)
        }
        if ["async", "throws", "->"].contains(text) {
            return .function(try function(taking: elements, attributes))
        }
        for element in elements {
            if let error = element.errorInTuple { throw error }
        }
        guard elements.count == 1, let only = elements.first else {
            return .tuple(elements.map(\.element))
        }
        guard let label = only.element.label else { return .parenthesized(only.element.type) }
        throw source.failure(
            "a tuple cannot have a single element", atUTF8: only.range,
            hint: "Leave out '\(label):'.")
    }

    private mutating func element() throws(Failure) -> ParsedElement {
        let start = range.lowerBound
        var element = SwiftType.Element()
        var error: Failure?
        if let label = name {
            let second = try following()
            if second.text == ":" || label == "_" && second.name != nil {
                element.label = label
                try advance()
                if text != ":" {
                    error = source.failure(
                        "an element of a tuple has one name", atUTF8: start..<range.upperBound)
                    element.name = text
                    try advance()
                }
                guard try consume(":") else { throw unexpected("where ':' belongs") }
            }
        }
        while SwiftKeywords.passing.contains(text) {
            error = error ?? wordError
            element.passing.append(text)
            try advance()
        }
        // A type is one level deeper than its context.
        let (type, escaping) = try nested { parser throws(Failure) in
            try parser.escapableType()
        }
        element.type = type
        if let escaping {
            if element.passing.contains("inout") {
                throw source.failure(
                    "a function that is 'inout' escapes anyway", atUTF8: escaping.range,
                    hint: "Leave out '@escaping'.")
            }
            error = error ?? escaping.isOnlyFor("parameters", in: source)
            element.isEscaping = true
        }
        if text == "..." {
            if let word = element.passing.first {
                throw source.failure("variadics cannot be '\(word)'", atUTF8: range)
            }
            error = error ?? variadicError
            element.isVariadic = true
            try advance()
        }
        return ParsedElement(element: element, range: start..<end, errorInTuple: error)
    }

    /// Reads `async throws -> T`, after the parameters.
    private mutating func function(
        taking elements: [ParsedElement], _ attributes: [Attribute]
    ) throws(Failure) -> SwiftType.Function {
        for parsed in elements {
            guard let label = parsed.element.label, label != "_" else { continue }
            throw source.failure(
                "function types have no argument labels", atUTF8: parsed.range,
                hint: "Write _ \(label):")
        }
        let variadic = elements.filter(\.element.isVariadic)
        if variadic.count > 1 {
            throw source.failure(
                "a function type has one variadic parameter", atUTF8: variadic[1].range)
        }
        let isolations =
            attributes.filter(\.isIsolation).map(\.range)
            + elements.filter(\.isIsolated).map(\.range)
        if isolations.count > 1 {
            throw source.failure("a function runs on one actor", atUTF8: isolations[1])
        }
        let isAsync = try consume("async")
        let isThrowing = try consume("throws")
        var thrownError: SwiftType?
        let opening = range.lowerBound
        if isThrowing, try consume("(") {
            thrownError = try type()
            try expect(")", closing: opening)
        }
        guard try consume("->") else { throw unexpected("where '->' belongs") }
        let sendsResult = try consume("sending")
        let result = try type()
        return SwiftType.Function(
            isNonsending: attributes.contains(where: \.isNonsending),
            attributes: attributes.filter { !$0.isEscaping && !$0.isNonsending }.map(\.text),
            parameters: elements.map(\.parameter), isAsync: isAsync, isThrowing: isThrowing,
            thrownError: thrownError, sendsResult: sendsResult,
            // swift-format wants no `()` here.
            result: result == .tuple([]) ? .named("Void") : result)
    }
}

extension SwiftType {
    /// Whether `@escaping` can precede the type: a function type, or a name that can be an alias of
    /// one.
    fileprivate var canEscape: Bool {
        switch withoutParentheses {
        case .function, .member, .identifier: true
        default: false
        }
    }
}
