/// The attributes in front of a type, in the order they were written.
typealias Attributes = [Attribute]

/// One attribute in front of a type.
struct Attribute: Equatable {
    let text: String
    let range: Range<Int>
    var isEscaping: Bool { text == "@escaping" }
}

// "Function Type" and "Tuple Type" of The Swift Programming Language.
extension SwiftParser {
    /// `attributes`; `@escaping` only where the caller takes it.
    mutating func typeAttributes(
        allowingEscaping: Bool = false
    ) throws(ArgumentFault) -> Attributes {
        var attributes = Attributes()
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
        }
        return attributes
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
        var parameters: [SwiftType.Function.Parameter] = []
        for element in elements {
            if let label = element.label, label != "_" {
                throw ArgumentFault(.functionTypeLabel(label), element.labelRange)
            }
            parameters.append(.init(name: element.name, type: element.type))
        }
        return (try function(taking: parameters, attributes), true)
    }

    /// One element between parentheses, before it is known whether an arrow follows.
    private struct TupleElement {
        var label: String?
        var labelRange = 0..<0
        var name: String?
        var type: SwiftType
    }

    private mutating func tupleElements() throws(ArgumentFault) -> [TupleElement] {
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
        var element = TupleElement(type: .tuple([]))
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
        element.type = try type()
        return element
    }

    private func tuple(of elements: [TupleElement], from opening: Int) throws(ArgumentFault)
        -> SwiftType
    {
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
        let result = try type()
        return .function(
            .init(
                attributes: attributes.filter { !$0.isEscaping }.map(\.text),
                parameters: parameters, isAsync: isAsync, throws: `throws`,
                // swift-format wants no `()` here.
                result: result == .tuple([]) ? .named("Void") : result))
    }

    mutating func throwsClause() throws(ArgumentFault) -> SwiftType.Function.Throws {
        guard try consume(word: "throws") else { return .nothing }
        guard token.isSymbol("(") else { return .anything }
        let opening = token.range.lowerBound
        try advance()
        let error = try type()
        try expect(")", closing: opening)
        return .only(error)
    }
}
