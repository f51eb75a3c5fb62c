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
extension TypeParser {
    /// `attributes`; `@escaping` only where the caller takes it.
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

    /// What starts with a parenthesis; `isFunction` says that an arrow followed.
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
