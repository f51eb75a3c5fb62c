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
    /// Where the type and what belongs to it stand.
    var range = 0..<0
    /// What is wrong with it unless it is the parameter of a function type.
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
        // A type is one level deeper than what it stands in.
        try nested { parser throws(ParameterError) in try parser.readType(of: &element) }
        try readEllipsis(of: &element)
        element.range = start..<end
        return element
    }

    /// Those that Swift takes together, in its order.
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

    /// Refuses the three dots of a variadic parameter where there is none.
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
    /// Whether `@escaping` can stand before it: a function type, or a name that may be one.
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
