// "Key-Path Expression" of The Swift Programming Language.
extension SwiftParser {
    /// `\.count`, `\Car.id`, `\[Car].[0]`, up to the first component; what follows it are postfixes.
    mutating func keyPath() throws(ArgumentFault) {
        let start = token.range.upperBound
        if scalar(start) == ".", scalar(start + 1) == "?" || scalar(start + 1) == "!" {
            // The lexer would take `.?.` for an operator.
            return try resume(at: start + 1)
        }
        try advance()
        guard !token.followsSpace else { throw unexpected(.whereNameBelongs) }
        if !token.isSymbol(".") { try keyPathRoot() }
        guard try consume(symbol: ".") else { return }
        switch token.kind {
        case .symbol("[") where !token.followsSpace: return
        case .number where !token.followsSpace: try advance()
        default: try memberName()
        }
    }

    /// The type whose members the path goes along.
    private mutating func keyPathRoot() throws(ArgumentFault) {
        switch token.kind {
        case .identifier(let name) where SwiftKeywords.reserved.contains(name):
            throw unexpected(.whereNameBelongs)
        case .identifier, .quotedIdentifier, .symbol("["), .symbol("("): _ = try primaryType()
        default: throw unexpected(.whereNameBelongs)
        }
        switch token.kind {
        case .symbol("."), .symbol("["), .postfixMark: return
        default: throw unexpected(.insteadOf("."))
        }
    }

    private func scalar(_ index: Int) -> Unicode.Scalar? { lexer.scalar(at: index) }
}
