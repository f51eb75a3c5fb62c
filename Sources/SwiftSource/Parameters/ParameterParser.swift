/// Reads one `[label ]name:Type[=default]`.
struct ParameterParser {
    /// More than anybody types, and little enough that whatever it holds is read at once.
    static let longest = 4_000

    private let text: String
    private let scalars: [Unicode.Scalar]

    init(_ text: String) throws(ArgumentFault) {
        self.text = text
        self.scalars = Array(text.unicodeScalars)
        guard scalars.count <= Self.longest else {
            throw ArgumentFault(SyntaxProblem.tooLong(limit: Self.longest), at: Self.longest)
        }
    }

    func parameter() throws(ArgumentFault) -> Parameter {
        let (colon, words) = try head(upTo: ":", without: .missingColon)
        guard words.count <= 2 else { throw ArgumentFault(.tooManyWords, words[2]) }
        let nameRange = words.last ?? 0..<0
        let name = try propertyName(nameRange)
        let label = words.count == 2 ? try label(words[0]) : nil

        var parser = try SwiftParser(scalars, from: colon + 1)
        let (type, isEscaping) = try parser.parameterType()
        let defaultValue = try parser.defaultValue()
        return Parameter(
            name: name, label: label, type: type, isEscaping: isEscaping,
            defaultValue: defaultValue, argument: text, nameRange: nameRange)
    }

    /// `name=expression`
    func sample() throws(ArgumentFault) -> (name: String, Range<Int>, SwiftExpression) {
        let (equals, words) = try head(upTo: "=", without: .missingEquals)
        guard words.count <= 1 else { throw ArgumentFault(.tooManyWords, words[1]) }
        let range = words.last ?? 0..<0
        let name = try NameRules(kind: .parameter).checkQuoted(scalars, range)
        var parser = try SwiftParser(scalars, from: equals + 1)
        return (name, range, try parser.wholeExpression(from: equals + 1))
    }

    /// The words before a separator, and where that is.
    private func head(
        upTo separator: Unicode.Scalar, without problem: NameProblem
    ) throws(ArgumentFault) -> (separator: Int, words: [Range<Int>]) {
        guard let index = scalars.firstIndex(of: separator) else {
            guard !words(before: scalars.count).isEmpty else {
                throw ArgumentFault(.nothing(problem), 0..<scalars.count)
            }
            // A name that is wrong is the better reason.
            for word in words(before: scalars.count) { _ = try nameOrLabel(word) }
            throw ArgumentFault(problem, at: scalars.count)
        }
        return (index, words(before: index))
    }

    private func words(before end: Int) -> [Range<Int>] {
        scalars[..<end].split(separator: " ").map { $0.indices }
    }

    private func nameOrLabel(_ range: Range<Int>) throws(ArgumentFault) -> String {
        if let first = range.first, scalars[first] == "$" {
            throw ArgumentFault(SyntaxProblem.dollarName, at: first)
        }
        return try NameRules(kind: .parameter).checkQuoted(scalars, range)
    }

    private func propertyName(_ range: Range<Int>) throws(ArgumentFault) -> SwiftIdentifier {
        let name = try nameOrLabel(range)
        guard !SwiftKeywords.neverProperties.contains(name) else {
            throw ArgumentFault(.notAProperty(name), range)
        }
        return SwiftIdentifier(name)
    }

    private func label(_ range: Range<Int>) throws(ArgumentFault) -> String {
        if scalars[range.lowerBound] == "$" {
            throw ArgumentFault(SyntaxProblem.dollarName, at: range.lowerBound)
        }
        return try NameRules(kind: .label).checkQuoted(scalars, range)
    }
}

extension SwiftParser {
    /// A type with the `@escaping` that only the parameter itself can have.
    fileprivate mutating func parameterType()
        throws(ArgumentFault) -> (type: SwiftType, isEscaping: Bool)
    {
        if token.kind == .end || token.isOperation("=") {
            throw ArgumentFault(.missingType, token.range)
        }
        let attributes = try typeAttributes(allowingEscaping: true)
        let type = try type(after: attributes)
        let written = attributes.first { $0.isEscaping }
        if let written, !type.canEscape {
            throw ArgumentFault(.escapingWithoutFunction, written.range)
        }
        return (type, written != nil || type.isFunction)
    }

    /// `= expression`, or nothing; then the end.
    fileprivate mutating func defaultValue() throws(ArgumentFault) -> SwiftExpression? {
        if case .operation(let text) = token.kind, text.first == "=" {
            return try wholeExpression(from: token.range.lowerBound + 1)
        }
        try refuseEllipsis()
        guard token.kind == .end else { throw unexpected(.afterType) }
        return nil
    }
}
