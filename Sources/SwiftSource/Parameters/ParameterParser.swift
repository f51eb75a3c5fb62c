import Basics

/// Reads one `[label ]name:Type[=default]`.
struct ParameterParser {
    /// More than anybody types, and little enough that whatever it holds is read at once.
    static let longest = 4_000

    private let source: SourceText
    private let bytes: [UInt8]

    init(_ source: SourceText) throws(ParameterError) {
        self.source = source
        let text = source.text
        bytes = Array(text.utf8)
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: Self.longest, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return }
        throw ParameterError(
            .tooLong(limit: Self.longest), .at(text.utf8.distance(from: text.startIndex, to: end)))
    }

    func parameter() throws(ParameterError) -> Parameter {
        try refuseEqualsSign()
        let (colon, words) = try head(upTo: ":", without: .missingColon)
        try refuseDeclaration(words)
        guard words.count <= 2 else { throw ParameterError(.tooManyWords, words[2]) }
        let nameRange = words.last ?? 0..<0
        let name = try propertyName(nameRange)
        let label = words.count == 2 ? try checked(words[0], as: .label) : nil

        var parser = try TypeParser(bytes, from: colon + 1)
        let (type, isEscaping) = try parser.parameterType()
        let defaultValue = try parser.startOfDefault().map { start throws(ParameterError) in
            try SwiftExpression(bytes, from: start)
        }
        return Parameter(
            name: name, label: label, type: type, isEscaping: isEscaping,
            defaultValue: defaultValue, source: source, nameRange: nameRange)
    }

    /// Refuses `carID=String` and `page=1`, in which the type is missing or follows the wrong sign.
    private func refuseEqualsSign() throws(ParameterError) {
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")),
            !bytes[..<equals].contains(UInt8(ascii: ":")), !words(before: equals).isEmpty
        else { return }
        // A name that is wrong is the better reason.
        for word in words(before: equals) { _ = try checked(word, as: .parameter) }
        let text = spelling(0..<equals) + ":" + spelling(equals + 1..<bytes.count)
        let isMeant = (try? Parameter(parsing: SourceText(argument: text, of: ""))) != nil
        throw ParameterError(.equalsForColon(isMeant ? text : nil), .at(equals))
    }

    /// `let a:Int`, which would make a label of the word that a property begins with.
    private func refuseDeclaration(_ words: [Range<Int>]) throws(ParameterError) {
        guard let first = words.first, words.count > 1,
            SwiftKeywords.declarationWords.contains(spelling(first))
        else { return }
        let name = words.first { !SwiftKeywords.declarationWords.contains(spelling($0)) }
        let start = (name ?? words[1]).lowerBound
        throw ParameterError(
            .declarationWord(spelling(first), rest: spelling(start..<bytes.count)), first)
    }

    /// `name=expression`
    func sample() throws(ParameterError) -> (name: String, Range<Int>, SwiftExpression) {
        let (equals, words) = try head(upTo: "=", without: .missingEquals)
        guard words.count <= 1 else { throw ParameterError(.tooManyWords, words[1]) }
        let range = words.last ?? 0..<0
        let name = try NameRules(kind: .parameter).checkQuoted(
            spelling(range), at: range.lowerBound)
        return (name, range, try SwiftExpression(bytes, from: equals + 1))
    }

    /// Returns the words before a separator, and its offset.
    private func head(
        upTo separator: Unicode.Scalar, without problem: NameProblem
    ) throws(ParameterError) -> (separator: Int, words: [Range<Int>]) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: separator)) else {
            let words = words(before: bytes.count)
            if words.isEmpty { throw ParameterError(.nothing(problem), 0..<bytes.count) }
            // A name that is wrong is the better reason.
            for word in words { _ = try checked(word, as: .parameter) }
            throw ParameterError(problem, .at(bytes.count))
        }
        return (index, words(before: index))
    }

    private func words(before end: Int) -> [Range<Int>] {
        bytes[..<end].split(separator: UInt8(ascii: " ")).map(\.indices)
    }

    private func spelling(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func checked(
        _ range: Range<Int>, as kind: NameProblem.Kind
    ) throws(ParameterError) -> String {
        if range.first.map({ bytes[$0] }) == UInt8(ascii: "$") {
            throw ParameterError(.dollarName, .at(range.lowerBound))
        }
        return try NameRules(kind: kind).checkQuoted(spelling(range), at: range.lowerBound)
    }

    private func propertyName(_ range: Range<Int>) throws(ParameterError) -> SwiftIdentifier {
        let name = try checked(range, as: .parameter)
        guard !SwiftKeywords.neverProperties.contains(name) else {
            throw ParameterError(.notAProperty(name), range)
        }
        return SwiftIdentifier(name)
    }
}

extension TypeParser {
    /// A type with the `@escaping` that only the parameter itself can have.
    fileprivate mutating func parameterType()
        throws(ParameterError) -> (type: SwiftType, isEscaping: Bool)
    {
        if isAtEnd || text == "=" { throw ParameterError(.missingType, range) }
        let attributes = try typeAttributes(allowingEscaping: true)
        let type = try type(after: attributes)
        let written = attributes.first { $0.isEscaping }
        if let written, !type.canEscape {
            throw ParameterError(.escapingWithoutFunction, written.range)
        }
        return (type, written != nil || type.isFunction)
    }

    /// Returns the offset after the `=` that follows the type, or nil if the text ends.
    fileprivate func startOfDefault() throws(ParameterError) -> Int? {
        if text.first == "=" { return range.lowerBound + 1 }
        try refuseEllipsis()
        guard isAtEnd else { throw unexpected(.afterType) }
        return nil
    }
}
