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
    var faultInTuple: ArgumentFault?

    var parameter: SwiftType.Function.Parameter {
        .init(
            name: name, passing: passing, isEscaping: isEscaping, type: type,
            isVariadic: isVariadic)
    }
}

// The parameters of "Function Type" of The Swift Programming Language.
extension SwiftParser {
    mutating func tupleElements() throws(ArgumentFault) -> [TupleElement] {
        let opening = token.range.lowerBound
        try advance()
        if try consume(symbol: ")") { return [] }
        var elements: [TupleElement] = []
        repeat {
            elements.append(try tupleElement())
        } while try consume(symbol: ",")
        try expect(")", closing: opening)
        return elements
    }

    private mutating func tupleElement() throws(ArgumentFault) -> TupleElement {
        var element = TupleElement()
        if let label = token.name {
            let second = try following()
            let isLabeled = second.isSymbol(":")
            if isLabeled || label == "_" && second.name != nil {
                if label == "inout" { throw ArgumentFault(.modifier(label), token.range) }
                element.label = label
                element.labelRange = token.range
                try advance()
                if !isLabeled {
                    element.name = spelling(of: token)
                    try advance()
                }
                guard try consume(symbol: ":") else { throw unexpected(.insteadOf(":")) }
            }
        }
        let start = token.range.lowerBound
        try readPassing(of: &element)
        // A type is one level deeper than what it stands in.
        try nested { parser throws(ArgumentFault) in try parser.readType(of: &element) }
        try readEllipsis(of: &element)
        element.range = start..<end
        return element
    }

    /// Those that Swift takes together, in its order.
    private static let passingTogether = [["inout", "sending"], ["consuming", "sending"]]

    /// `inout`, `borrowing`, `consuming`, `sending`, `isolated`.
    private mutating func readPassing(of element: inout TupleElement) throws(ArgumentFault) {
        while case .identifier(let word) = token.kind, SwiftKeywords.passing.contains(word) {
            if !isInExpression {
                guard !word.hasPrefix("__") else {
                    throw ArgumentFault(.modifier(word), token.range)
                }
                if element.passing.isEmpty {
                    element.faultInTuple = ArgumentFault(.modifier(word), token.range)
                }
            }
            if element.passing.isEmpty { element.passingRange = token.range }
            element.passing.append(word)
            guard element.passing.count == 1 || Self.passingTogether.contains(element.passing)
            else {
                throw ArgumentFault(
                    .passingTwice(element.passing),
                    element.passingRange.lowerBound..<token.range.upperBound)
            }
            try advance()
            element.passingRange = element.passingRange.lowerBound..<end
        }
    }

    private mutating func readType(of element: inout TupleElement) throws(ArgumentFault) {
        let attributes = try typeAttributes(allowingEscaping: true)
        if let last = attributes.last, case .identifier(let word) = token.kind,
            SwiftKeywords.passing.contains(word)
        {
            throw ArgumentFault(.passingBehind(word, last.text), token.range)
        }
        let start = token.range.lowerBound
        element.type = try type(after: attributes)
        if element.passing == ["isolated"], !element.type.canBeActor {
            throw ArgumentFault(.isolatedWithoutActor, start..<end)
        }
        guard let escaping = attributes.first(where: \.isEscaping) else { return }
        element.isEscaping = true
        guard !isInExpression else { return }
        if !element.type.canEscape {
            throw ArgumentFault(.escapingWithoutFunction, escaping.range)
        }
        if element.passing.contains("inout") {
            throw ArgumentFault(.escapingInout, escaping.range)
        }
        if element.faultInTuple == nil {
            element.faultInTuple = ArgumentFault(.nestedEscaping, escaping.range)
        }
    }

    /// The three dots of a variadic parameter.
    private mutating func readEllipsis(of element: inout TupleElement) throws(ArgumentFault) {
        guard token.isOperation("..."), !isInExpression else { return }
        if let word = element.passing.first ?? (element.isEscaping ? "@escaping" : nil) {
            throw ArgumentFault(.variadicWith(word), token.range)
        }
        element.isVariadic = true
        element.faultInTuple = ArgumentFault(.variadic, token.range)
        try advance()
    }

    /// Refuses the three dots of a variadic parameter where there is none.
    func refuseEllipsis() throws(ArgumentFault) {
        guard case .operation(let text) = token.kind, text.hasPrefix("..."), !isInExpression
        else { return }
        let start = token.range.lowerBound
        throw ArgumentFault(.variadic, start..<start + 3)
    }

    /// Refuses parameters that a function type cannot have together, or with its attributes.
    func refuseRepetition(
        among elements: [TupleElement], _ attributes: Attributes
    ) throws(ArgumentFault) {
        if let second = elements.filter(\.isVariadic).dropFirst().first {
            throw ArgumentFault(.secondVariadic, second.range)
        }
        let isolations =
            attributes.filter(\.isIsolation).map(\.range)
            + elements.filter { $0.passing == ["isolated"] }.map(\.passingRange)
        if let second = isolations.dropFirst().first {
            throw ArgumentFault(.secondIsolation, second)
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
