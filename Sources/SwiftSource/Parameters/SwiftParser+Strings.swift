// "String Literals" of The Swift Programming Language, those on one line.
extension SwiftParser {
    /// Reads from behind the opening quote to behind the closing one.
    mutating func stringLiteral(pounds: Int) throws(ArgumentFault) {
        let opening = token.range
        var index = opening.upperBound
        if scalar(index) == "\"", scalar(index + 1) == "\"" {
            throw ArgumentFault(.multilineString, opening.lowerBound..<index + 2)
        }
        while let scalar = scalar(index) {
            switch scalar {
            case "\"" where hasPounds(pounds, at: index + 1):
                return try resume(at: index + 1 + pounds)
            case "\\" where hasPounds(pounds, at: index + 1):
                index = try escape(at: index + 1 + pounds)
            case _ where scalar.isInvisible && !scalar.isJoiner:
                throw ArgumentFault(.invisibleInString(scalar), at: index)
            default:
                index += 1
            }
        }
        throw ArgumentFault(.unclosedString, opening)
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? { lexer.scalar(at: index) }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        (index..<index + count).allSatisfy { scalar($0) == "#" }
    }

    /// Reads an escape from behind its backslash; the answer is the index behind it.
    private mutating func escape(at index: Int) throws(ArgumentFault) -> Int {
        switch scalar(index) {
        case "0", "\\", "t", "n", "r", "\"", "'": return index + 1
        case "u": return try unicodeEscape(at: index)
        case "(":
            return try nested { parser throws(ArgumentFault) in
                try parser.interpolation(at: index)
            }
        case nil: throw ArgumentFault(.badEscape, index - 1..<index)
        default: throw ArgumentFault(.badEscape, index - 1..<index + 1)
        }
    }

    /// `\u{1F600}`
    private func unicodeEscape(at index: Int) throws(ArgumentFault) -> Int {
        var end = index + 2
        var digits = ""
        while let digit = scalar(end), digit.properties.isASCIIHexDigit, digits.count < 9 {
            digits.unicodeScalars.append(digit)
            end += 1
        }
        guard scalar(index + 1) == "{", scalar(end) == "}", digits.count <= 8,
            let value = UInt32(digits, radix: 16), Unicode.Scalar(value) != nil
        else { throw ArgumentFault(.badEscape, index - 1..<index + 1) }
        return end + 1
    }

    /// Reads what stands between `\(` and its `)`.
    private mutating func interpolation(at opening: Int) throws(ArgumentFault) -> Int {
        // Only the index moves: what has been read is still in front of it.
        try resume(at: opening + 1)
        guard !token.isSymbol(")") else { throw unexpected(.whereExpressionBelongs) }
        try argumentList(closing: ")")
        guard token.isSymbol(")") else { throw unclosed(by: ")", from: opening) }
        return token.range.upperBound
    }
}
