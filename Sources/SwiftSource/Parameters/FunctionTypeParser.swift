/// One attribute in front of a type.
struct Attribute: Equatable {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
    var isNonsending: Bool { text == "nonisolated(nonsending)" }
    /// Whether it isolates the function. Every other attribute is a global actor.
    var isIsolation: Bool { !isEscaping && text != "@Sendable" }
}

// "Function Type" and "Tuple Type" of The Swift Programming Language.
extension TypeParser {
    /// Reads `attributes`. `@escaping` is refused unless the caller allows it.
    mutating func typeAttributes(
        allowingEscaping: Bool = false
    ) throws(ParameterError) -> [Attribute] {
        var attributes: [Attribute] = []
        if let nonsending = try nonsending() { attributes.append(nonsending) }
        while text == "@" {
            let start = range.lowerBound
            try advance()
            let text = try attribute(from: start)
            let attribute = Attribute(text: text, range: start..<end)
            if attribute.isEscaping, !allowingEscaping {
                throw ParameterError(.nestedEscaping, attribute.range)
            }
            if attributes.contains(where: { $0.text == text }) {
                throw ParameterError(.repeatedAttribute(text), attribute.range)
            }
            attributes.append(attribute)
            if let late = try nonsending() {
                throw ParameterError(.lateNonsending(text), late.range)
            }
        }
        return attributes
    }

    /// `nonisolated(nonsending)`, which Swift reads like an attribute, but first of all.
    private mutating func nonsending() throws(ParameterError) -> Attribute? {
        guard text == "nonisolated" else { return nil }
        let start = range.lowerBound
        guard try following().text == "(" else {
            throw ParameterError(.modifier("nonisolated"), range)
        }
        try advance()
        let opening = range.lowerBound
        try advance()
        guard try consume("nonsending") else { throw unexpected(.insteadOf("nonsending")) }
        try expect(")", closing: opening)
        return Attribute(text: "nonisolated(nonsending)", range: start..<end)
    }

    /// `@Sendable`, `@escaping`, or a global actor, whose name starts with a capital letter.
    private mutating func attribute(from start: Int) throws(ParameterError) -> String {
        guard let first = name, !isQuoted, !isSpaced else {
            throw unexpected(.whereAttributeBelongs)
        }
        try advance()
        var text = "@" + first
        while try consume(".") {
            guard let name, !isQuoted, !SwiftKeywords.reserved.contains(name),
                !SwiftKeywords.neverTypes.contains(name)
            else {
                throw unexpected(.whereAttributeBelongs)
            }
            text += "." + name
            try advance()
        }
        if text == "@autoclosure" { throw ParameterError(.autoclosure, start..<end) }
        let isKnown =
            text == "@escaping" || first.unicodeScalars.first?.properties.isUppercase == true
        guard isKnown, !SwiftKeywords.neverTypes.contains(first) else {
            throw ParameterError(.unknownAttribute(text), start..<end)
        }
        return text
    }

    /// Reads a type that begins with a parenthesis. `isFunction` is true if an arrow follows.
    mutating func tupleOrFunction(
        _ attributes: [Attribute]
    ) throws(ParameterError) -> (type: SwiftType, isFunction: Bool) {
        let opening = range.lowerBound
        let elements = try tupleElements()
        guard text == "async" || text == "throws" || text == "->" else {
            return (try tuple(of: elements, from: opening), false)
        }
        for element in elements {
            if let label = element.label, label != "_" {
                throw ParameterError(.functionTypeLabel(label), element.labelRange)
            }
        }
        try refuseRepetition(among: elements, attributes)
        return (try function(taking: elements.map(\.parameter), attributes), true)
    }

    private func tuple(of elements: [TupleElement], from opening: Int) throws(ParameterError)
        -> SwiftType
    {
        for element in elements {
            if let error = element.errorInTuple { throw error }
        }
        if let named = elements.first(where: { $0.name != nil }) {
            throw ParameterError(.tupleElementWithTwoNames, named.labelRange)
        }
        if elements.count == 1, let only = elements.first {
            guard let label = only.label else { return .parenthesized(only.type) }
            throw ParameterError(.singleElementTuple(label), only.labelRange)
        }
        var labels: Set<String> = []
        for element in elements {
            guard let label = element.label, label != "_" else { continue }
            guard labels.insert(label).inserted else {
                throw ParameterError(.repeatedTupleLabel(label), element.labelRange)
            }
        }
        return .tuple(elements.map { .init(label: $0.label, type: $0.type) })
    }

    /// `async throws -> T`, behind the parameters.
    private mutating func function(
        taking parameters: [SwiftType.Function.Parameter], _ attributes: [Attribute]
    ) throws(ParameterError) -> SwiftType {
        let isAsync = try consume("async")
        let `throws` = try throwsClause()
        if text == "async" { throw ParameterError(.asyncAfterThrows, range) }
        guard text == "->" else { throw unexpected(.insteadOf("->")) }
        try advance()
        let nonsending = attributes.first(where: \.isNonsending)
        if let nonsending, !isAsync {
            throw ParameterError(.nonsendingWithoutAsync, nonsending.range)
        }
        let sendsResult = try consume("sending")
        let result = try type()
        return .function(
            .init(
                isNonsending: nonsending != nil,
                attributes: attributes.filter { !$0.isEscaping && !$0.isNonsending }.map(\.text),
                parameters: parameters, isAsync: isAsync, throws: `throws`,
                sendsResult: sendsResult,
                // swift-format wants no `()` here.
                result: result == .tuple([]) ? .named("Void") : result))
    }

    mutating func throwsClause() throws(ParameterError) -> SwiftType.Function.Throws {
        guard try consume("throws") else { return .nothing }
        guard text == "(" else { return .anything }
        let opening = range.lowerBound
        try advance()
        let error = try type()
        try refuseEllipsis()
        try expect(")", closing: opening)
        return .only(error)
    }
}

/// One element between parentheses, before it is known whether an arrow follows.
struct TupleElement {
    var label: String?
    var labelRange = 0..<0
    var name: String?
    /// `inout`, `sending`: in the order they were written.
    var passing: [String] = []
    var passingRange = 0..<0
    var isEscaping = false
    var isVariadic = false
    var type = SwiftType.tuple([])
    /// The range of the type with its attributes and modifiers.
    var range = 0..<0
    /// The error to throw unless the element is the parameter of a function type.
    var errorInTuple: ParameterError?

    var parameter: SwiftType.Function.Parameter {
        .init(
            name: name, passing: passing, isEscaping: isEscaping, type: type,
            isVariadic: isVariadic)
    }
}

// The parameters of "Function Type" of The Swift Programming Language.
extension TypeParser {
    mutating func tupleElements() throws(ParameterError) -> [TupleElement] {
        let opening = range.lowerBound
        try advance()
        if try consume(")") { return [] }
        var elements: [TupleElement] = []
        repeat {
            elements.append(try tupleElement())
        } while try consume(",")
        try expect(")", closing: opening)
        return elements
    }

    private mutating func tupleElement() throws(ParameterError) -> TupleElement {
        var element = TupleElement()
        if let label = name {
            let second = try following()
            let isLabeled = second.text == ":"
            if isLabeled || label == "_" && second.name != nil {
                if label == "inout" { throw ParameterError(.modifier(label), range) }
                element.label = label
                element.labelRange = range
                try advance()
                if !isLabeled {
                    element.name = text
                    try advance()
                }
                guard try consume(":") else { throw unexpected(.insteadOf(":")) }
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

    /// `inout`, `borrowing`, `consuming`, `sending`, `isolated`.
    private mutating func readPassing(of element: inout TupleElement) throws(ParameterError) {
        while SwiftKeywords.passing.contains(text) {
            let word = text
            guard !word.hasPrefix("__") else { throw ParameterError(.modifier(word), range) }
            if element.passing.isEmpty {
                element.errorInTuple = ParameterError(.modifier(word), range)
                element.passingRange = range
            }
            element.passing.append(word)
            guard element.passing.count == 1 || Self.passingTogether.contains(element.passing)
            else {
                throw ParameterError(
                    .passingTwice(element.passing),
                    element.passingRange.lowerBound..<range.upperBound)
            }
            try advance()
            element.passingRange = element.passingRange.lowerBound..<end
        }
    }

    private mutating func readType(of element: inout TupleElement) throws(ParameterError) {
        let attributes = try typeAttributes(allowingEscaping: true)
        if let last = attributes.last, SwiftKeywords.passing.contains(text) {
            throw ParameterError(.passingBehind(text, last.text), range)
        }
        let start = range.lowerBound
        element.type = try type(after: attributes)
        if element.passing == ["isolated"], !element.type.canBeActor {
            throw ParameterError(.isolatedWithoutActor, start..<end)
        }
        guard let escaping = attributes.first(where: \.isEscaping) else { return }
        element.isEscaping = true
        if !element.type.canEscape {
            throw ParameterError(.escapingWithoutFunction, escaping.range)
        }
        if element.passing.contains("inout") {
            throw ParameterError(.escapingInout, escaping.range)
        }
        if element.errorInTuple == nil {
            element.errorInTuple = ParameterError(.nestedEscaping, escaping.range)
        }
    }

    /// The three dots of a variadic parameter.
    private mutating func readEllipsis(of element: inout TupleElement) throws(ParameterError) {
        guard text == "..." else { return }
        if let word = element.passing.first ?? (element.isEscaping ? "@escaping" : nil) {
            throw ParameterError(.variadicWith(word), range)
        }
        element.isVariadic = true
        element.errorInTuple = ParameterError(.variadic, range)
        try advance()
    }

    /// Refuses the three dots of a variadic parameter elsewhere.
    func refuseEllipsis() throws(ParameterError) {
        guard text.hasPrefix("...") else { return }
        let start = range.lowerBound
        throw ParameterError(.variadic, start..<start + 3)
    }

    /// Refuses parameters that a function type cannot have together, or with its attributes.
    func refuseRepetition(
        among elements: [TupleElement], _ attributes: [Attribute]
    ) throws(ParameterError) {
        if let second = elements.filter(\.isVariadic).dropFirst().first {
            throw ParameterError(.secondVariadic, second.range)
        }
        let isolations =
            attributes.filter(\.isIsolation).map(\.range)
            + elements.filter { $0.passing == ["isolated"] }.map(\.passingRange)
        if let second = isolations.dropFirst().first {
            throw ParameterError(.secondIsolation, second)
        }
    }
}

extension SwiftType {
    /// Whether `@escaping` can precede the type: a function type, or a name that can be an alias of
    /// one.
    var canEscape: Bool {
        switch self {
        case .function: true
        case .identifier(let component): component.name != "Any" || component.isQuoted
        case .member: true
        case .parenthesized(let inner): inner.canEscape
        default: false
        }
    }

    /// Whether it may be an actor, also an optional one.
    fileprivate var canBeActor: Bool {
        switch self {
        case .identifier(let component): component.name != "Any" || component.isQuoted
        case .member, .boxedProtocol: true
        case .optional(let inner), .parenthesized(let inner): inner.canBeActor
        default: false
        }
    }
}
