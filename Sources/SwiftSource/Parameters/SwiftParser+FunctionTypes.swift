/// The attributes in front of a type, in the order they were written.
typealias Attributes = [Attribute]

/// One attribute in front of a type.
struct Attribute: Equatable {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
    var isNonsending: Bool { text == "nonisolated(nonsending)" }
    /// Whether it says where the function runs: every attribute else is a global actor.
    var isIsolation: Bool { !isEscaping && text != "@Sendable" }
}

// "Function Type" and "Tuple Type" of The Swift Programming Language.
extension SwiftParser {
    /// `attributes`; `@escaping` only where the caller takes it.
    mutating func typeAttributes(
        allowingEscaping: Bool = false
    ) throws(ArgumentFault) -> Attributes {
        var attributes = Attributes()
        if let nonsending = try nonsending() { attributes.append(nonsending) }
        while token.isSymbol("@") {
            let start = token.range.lowerBound
            try advance()
            let text = try attribute(from: start)
            let attribute = Attribute(text: text, range: start..<end)
            if isInExpression, token.isSymbol("("), !token.followsSpace {
                // To the compiler these are arguments of the attribute.
                throw unexpected(.whereTypeBelongs)
            }
            if attribute.isEscaping, !allowingEscaping {
                throw ArgumentFault(.nestedEscaping, attribute.range)
            }
            if attributes.contains(where: { $0.text == text }) {
                throw ArgumentFault(.repeatedAttribute(text), attribute.range)
            }
            attributes.append(attribute)
            if let late = try nonsending() {
                throw ArgumentFault(.lateNonsending(text), late.range)
            }
        }
        return attributes
    }

    /// `nonisolated(nonsending)`, which Swift reads like an attribute, but first of all.
    private mutating func nonsending() throws(ArgumentFault) -> Attribute? {
        guard token.isWord("nonisolated"), !isInExpression else { return nil }
        let start = token.range.lowerBound
        guard try following().isSymbol("(") else {
            throw ArgumentFault(.modifier("nonisolated"), token.range)
        }
        try advance()
        let opening = token.range.lowerBound
        try advance()
        guard try consume(word: "nonsending") else { throw unexpected(.insteadOf("nonsending")) }
        try expect(")", closing: opening)
        return Attribute(text: "nonisolated(nonsending)", range: start..<end)
    }

    /// `@Sendable`, `@escaping`, or a global actor, whose name starts with a capital letter.
    private mutating func attribute(from start: Int) throws(ArgumentFault) -> String {
        guard case .identifier(let first) = token.kind, !token.followsSpace else {
            throw unexpected(.whereAttributeBelongs)
        }
        try advance()
        var text = "@" + first
        while try consume(symbol: ".") {
            guard case .identifier(let name) = token.kind, !SwiftKeywords.reserved.contains(name),
                !SwiftKeywords.neverTypes.contains(name)
            else {
                throw unexpected(.whereAttributeBelongs)
            }
            text += "." + name
            try advance()
        }
        if text == "@autoclosure" { throw ArgumentFault(.autoclosure, start..<end) }
        let isKnown =
            text == "@escaping" || first.unicodeScalars.first?.properties.isUppercase == true
        guard isKnown, !SwiftKeywords.neverTypes.contains(first) else {
            throw ArgumentFault(.unknownAttribute(text), start..<end)
        }
        if text != "@escaping", text != "@Sendable" { mentions.insert(first) }
        return text
    }

    /// What starts with a parenthesis; `isFunction` says that an arrow followed.
    mutating func tupleOrFunction(
        _ attributes: Attributes
    ) throws(ArgumentFault) -> (type: SwiftType, isFunction: Bool) {
        let opening = token.range.lowerBound
        let elements = try tupleElements()
        guard token.isWord("async") || token.isWord("throws") || token.isOperation("->") else {
            return (try tuple(of: elements, from: opening), false)
        }
        for element in elements {
            if let label = element.label, label != "_" {
                throw ArgumentFault(.functionTypeLabel(label), element.labelRange)
            }
        }
        try refuseRepetition(among: elements, attributes)
        return (try function(taking: elements.map(\.parameter), attributes), true)
    }

    private func tuple(of elements: [TupleElement], from opening: Int) throws(ArgumentFault)
        -> SwiftType
    {
        for element in elements {
            if let fault = element.faultInTuple { throw fault }
        }
        if let named = elements.first(where: { $0.name != nil }) {
            throw ArgumentFault(.tupleElementWithTwoNames, named.labelRange)
        }
        if elements.count == 1, let only = elements.first {
            guard let label = only.label else { return .parenthesized(only.type) }
            throw ArgumentFault(.singleElementTuple(label), only.labelRange)
        }
        var labels: Set<String> = []
        for element in elements {
            guard let label = element.label, label != "_" else { continue }
            guard labels.insert(label).inserted else {
                throw ArgumentFault(.repeatedTupleLabel(label), element.labelRange)
            }
        }
        return .tuple(elements.map { .init(label: $0.label, type: $0.type) })
    }

    /// `async throws -> T`, behind the parameters.
    private mutating func function(
        taking parameters: [SwiftType.Function.Parameter], _ attributes: Attributes
    ) throws(ArgumentFault) -> SwiftType {
        let isAsync = try consume(word: "async")
        let `throws` = try throwsClause()
        if token.isWord("async") { throw ArgumentFault(.asyncAfterThrows, token.range) }
        guard token.isOperation("->") else { throw unexpected(.insteadOf("->")) }
        try advance()
        let nonsending = attributes.first(where: \.isNonsending)
        if let nonsending, !isAsync {
            throw ArgumentFault(.nonsendingWithoutAsync, nonsending.range)
        }
        // In an expression it is taken with the type.
        let sendsResult = isInExpression ? false : try consume(word: "sending")
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

    mutating func throwsClause() throws(ArgumentFault) -> SwiftType.Function.Throws {
        guard try consume(word: "throws") else { return .nothing }
        guard token.isSymbol("(") else { return .anything }
        let opening = token.range.lowerBound
        try advance()
        let error = try type()
        try refuseEllipsis()
        try expect(")", closing: opening)
        return .only(error)
    }
}
