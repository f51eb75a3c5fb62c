import Basics

/// Reads types by recursive descent with one token of lookahead.
///
/// It refuses what no stored property can have, and mistakes of users. The compiler finds others.
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

    /// The error of the current token, or of another range.
    private func failure(
        _ message: String, at range: Range<Int>? = nil, hint: String? = nil
    ) -> Failure {
        source.failure(message, atUTF8: range ?? self.range, hint: hint)
    }

    /// The current identifier without backticks.
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

    // MARK: Types

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
        guard let escaping else { return (type, nil) }
        switch type.withoutParentheses {
        // A name can be an alias of a function type.
        case .function, .member, .identifier: return (type, escaping)
        default: throw escaping.isOnlyFor("function types", in: source)
        }
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
        var members = [try suffixedType(attributes)]
        while try consume(operatorStart: "&") { members.append(try suffixedType()) }
        try refuseOptional(members, isAny: isAny, from: start)
        let type = members.count == 1 ? members[0] : .composition(members)
        if case .function = type, !isAny { return type }
        if let misplaced = attributes.first(where: { !$0.isEscaping }) {
            throw failure(
                "'\(misplaced.text)' must stand directly before a function type",
                at: misplaced.range)
        }
        if text == "->" {
            throw failure(
                "parameters of a function type need parentheses",
                hint: "Write (\(lexer.text(start..<end))) -> …")
        }
        return isAny ? .boxedProtocol(type) : type
    }

    /// Refuses `any P?` and `P & Q?`, whose question mark belongs behind parentheses.
    private func refuseOptional(
        _ members: [SwiftType], isAny: Bool, from start: Int
    ) throws(Failure) {
        guard isAny || members.count > 1, var last = members.last else { return }
        var marks = ""
        while case .optional(let wrapped) = last {
            last = wrapped
            marks += "?"
        }
        if marks.isEmpty { return }
        let bare = SwiftType.composition(members.dropLast() + [last])
        throw failure(
            "an optional \(isAny ? "'any' type" : "composition") needs parentheses",
            at: start..<end, hint: "Write (\(isAny ? "any " : "")\(bare))\(marks)")
    }

    /// Reads a type with its suffixes: `.Name`, `.Type`, `?`.
    private mutating func suffixedType(_ attributes: [Attribute] = []) throws(Failure) -> SwiftType
    {
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
                throw failure("'Protocol' is not supported", hint: "Write (any \(type)).Type")
            } else {
                type = .member(of: type, try typeComponent())
            }
        }
        throw source.tooDeep(at: range.lowerBound)
    }

    /// Reads a name with generic arguments, if it has them.
    private mutating func typeComponent() throws(Failure) -> SwiftType.Component {
        if isAtEnd || text == "=" {
            throw failure("the type is missing", hint: "Write a type after the ':'.")
        }
        if token?.kind == .number {
            throw failure(
                "inline arrays need a newer system than scenes support",
                hint: "Write an array, such as [Int].")
        }
        guard let name else { throw unexpected("where a type belongs") }
        let isQuoted = isQuoted
        if !isQuoted, let error = wordError { throw error }
        try advance()
        let opening = range.lowerBound
        var arguments: [SwiftType] = []
        if try consume(operatorStart: "<") {
            repeat { arguments.append(try type()) } while try consume(",") && !text.hasPrefix(">")
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

    // MARK: Words and signs that are no type

    /// The error of a token in a place where something else belongs.
    func unexpected(_ place: String, hint: String? = nil) -> Failure {
        switch text {
        case "!": failure("'!' is not supported in types", hint: "Write '?' for an optional.")
        case _ where text.hasPrefix("..."): variadicError
        case _ where text.hasPrefix("~"):
            failure(
                "'~' suppresses a constraint, which only a generic parameter can do",
                at: .at(range.lowerBound))
        default: source.unexpected(text, place, range, hint: hint)
        }
    }

    private var variadicError: Failure {
        failure(
            "variadics cannot be stored", at: range.lowerBound..<range.lowerBound + 3,
            hint: "Write an array, such as [Int].")
    }

    /// The error of the current word, if it can't be the name of a type.
    private var wordError: Failure? {
        switch text {
        case "some":
            failure("'some' is a generic parameter, not a type to store", hint: "Write 'any'.")
        case "any": failure("'any' appears once, before all protocols", hint: "Write any P & Q")
        case "inout": failure("'inout' cannot be stored", hint: Self.onlyInFunctionTypes)
        case "each", "repeat": failure("parameter packs cannot be stored")
        case "weak", "unowned", "lazy":
            failure(
                "'\(text)' belongs to a property, not to its type",
                hint: "Leave it out; scenes keep what they start with in constants.")
        case "__owned": failure("'__owned' is obsolete", hint: "Write 'consuming'.")
        case "__shared": failure("'__shared' is obsolete", hint: "Write 'borrowing'.")
        case _ where SwiftKeywords.passing.contains(text):
            failure(
                "'\(text)' says how a value is passed, which is not part of its type",
                hint: Self.onlyInFunctionTypes)
        case "Self": failure("'Self' means another type in every file", hint: "Name the type.")
        case "_": failure("'_' is not a type", hint: "Name the type.")
        case "self":
            failure("'self' is an expression, not a type", hint: "A metatype ends in '.Type'.")
        case "Any": nil
        case _
        where SwiftKeywords.reserved.contains(text) || SwiftKeywords.neverTypes.contains(text):
            failure("the keyword '\(text)' is not a type")
        default: nil
        }
    }

    private static let onlyInFunctionTypes = "It is only for parameters of a function type."
}

// MARK: - Attributes

/// What precedes a type: `@escaping`, `@Sendable`, `nonisolated(nonsending)`, or a global actor.
private struct Attribute {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
    var isNonsending: Bool { text == "nonisolated(nonsending)" }

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
            throw failure(
                "'@autoclosure' cannot be stored", at: start..<end,
                hint: "Write a function type: () -> Bool")
        }
        // The name of a global actor starts with a capital letter.
        guard text == "@escaping" || names[0].first?.isUppercase == true else {
            throw failure(
                "'\(text)' is not supported", at: start..<end,
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
}

extension TypeParser {
    private mutating func tupleOrFunction(_ attributes: [Attribute]) throws(Failure) -> SwiftType {
        let opening = range.lowerBound
        try advance()
        var elements: [ParsedElement] = []
        if try !consume(")") {
            repeat { elements.append(try element()) } while try consume(",")
            try expect(")", closing: opening)
        }
        if ["async", "throws", "->"].contains(text) {
            return .function(try function(taking: elements, attributes))
        }
        if let error = elements.compactMap(\.errorInTuple).first { throw error }
        guard elements.count == 1, let only = elements.first else {
            return .tuple(elements.map(\.element))
        }
        guard let label = only.element.label else { return .parenthesized(only.element.type) }
        throw failure(
            "a tuple cannot have a single element", at: only.range, hint: "Leave out '\(label):'.")
    }

    private mutating func element() throws(Failure) -> ParsedElement {
        let start = range.lowerBound
        var element = SwiftType.Element()
        var error: Failure?
        if let label = name {
            var second = self
            try second.advance()
            if second.text == ":" || label == "_" && second.name != nil {
                element.label = label
                try advance()
                if text != ":" {
                    let names = start..<range.upperBound
                    error = failure("an element of a tuple has one name", at: names)
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
        let (type, escaping) = try nested { parser throws(Failure) in try parser.escapableType() }
        element.type = type
        if let escaping {
            if element.passing.contains("inout") {
                throw failure(
                    "a function that is 'inout' escapes anyway", at: escaping.range,
                    hint: "Leave out '@escaping'.")
            }
            error = error ?? escaping.isOnlyFor("parameters", in: source)
            element.isEscaping = true
        }
        if text == "..." {
            if let word = element.passing.first { throw failure("variadics cannot be '\(word)'") }
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
        var parameters = elements.map(\.element)
        for (index, parsed) in elements.enumerated() {
            guard let label = parsed.element.label else { continue }
            // A parameter without a name needs no label.
            if parsed.element.name == nil { parameters[index].label = nil }
            if label == "_" { continue }
            throw failure(
                "function types have no argument labels", at: parsed.range,
                hint: "Write _ \(label):")
        }
        if let second = elements.filter(\.element.isVariadic).dropFirst().first {
            throw failure("a function type has one variadic parameter", at: second.range)
        }
        let actors = attributes.filter { !$0.isEscaping && $0.text != "@Sendable" }.map(\.range)
        let isolated = elements.filter { $0.element.passing.contains("isolated") }.map(\.range)
        if let second = (actors + isolated).dropFirst().first {
            throw failure("a function runs on one actor", at: second)
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
            parameters: parameters, isAsync: isAsync, isThrowing: isThrowing,
            thrownError: thrownError, sendsResult: sendsResult,
            // swift-format wants no `()` here.
            result: result == .tuple([]) ? .named("Void") : result)
    }
}
