// "Postfix Expressions" of The Swift Programming Language.
extension SwiftParser {
    /// Calls, subscripts, members, `?`, `!` and trailing closures, as many as follow.
    mutating func postfixes(isCallable: Bool) throws(ArgumentFault) {
        var isCallable = isCallable
        while true {
            switch token.kind {
            case .symbol(".") where !token.followsSpace:
                try advance()
                isCallable = try member()
            case .symbol("(") where !token.followsSpace:
                try arguments(closing: ")")
                isCallable = true
            case .symbol("[") where !token.followsSpace:
                try arguments(closing: "]")
                isCallable = true
            case .symbol("{") where isCallable:
                try closure()
                isCallable = false
            case .postfixMark(let mark):
                try advance()
                if mark == "?" { try requireUse() }
            case .operation("...") where token.fixity == .postfix:
                try advance()
                return
            default: return
            }
        }
    }

    /// `x?` has to go on, unless it is a type: `[Int?]()`.
    private func requireUse() throws(ArgumentFault) {
        switch token.kind {
        case .symbol("."), .symbol("("), .symbol("["), .symbol("]"), .symbol(":"), .symbol(")"),
            .postfixMark:
            return
        default: throw unexpected(.afterOptionalChain)
        }
    }

    private mutating func member() throws(ArgumentFault) -> Bool {
        if case .number = token.kind, !token.followsSpace {
            try advance()
            return true
        }
        try memberName()
        try genericArgumentsIfAny()
        return true
    }

    /// The name behind a dot, where every keyword is a name too.
    mutating func memberName() throws(ArgumentFault) {
        guard let name = token.name, name != "_", !token.followsSpace else {
            throw unexpected(.whereNameBelongs)
        }
        try advance()
    }

    /// A bracketed list of expressions with or without labels.
    mutating func arguments(closing: Unicode.Scalar) throws(ArgumentFault) {
        let opening = token.range.lowerBound
        try advance()
        try requireMore(closing: opening, by: closing)
        if !token.isSymbol(closing) { try argumentList() }
        try expect(closing, closing: opening)
    }

    /// The list without its brackets, so that an interpolation can end where it ends.
    mutating func argumentList() throws(ArgumentFault) {
        repeat {
            if let label = token.name, try following().isSymbol(":") {
                if token.isWord("inout") || label == "_" {
                    throw unexpected(.whereExpressionBelongs)
                }
                try advance()
                try advance()
            }
            if try !operatorReference() { try expression() }
        } while try consume(symbol: ",")
    }

    /// The `+` of `reduce(0, +)`.
    private mutating func operatorReference() throws(ArgumentFault) -> Bool {
        guard case .operation(let text) = token.kind else { return false }
        let next = try following()
        guard next.isSymbol(",") || next.isSymbol(")") else { return false }
        guard !text.contains("/"), !["=", "->", "&", "?", "!", "..."].contains(text) else {
            return false
        }
        try advance()
        return true
    }

    /// `array-literal` or `dictionary-literal`.
    mutating func collectionLiteral() throws(ArgumentFault) {
        let opening = token.range.lowerBound
        try advance()
        try requireMore(closing: opening, by: "]")
        if try consume(symbol: ":") { return try expect("]", closing: opening) }
        if try consume(symbol: "]") { return }
        try expression()
        let isDictionary = token.isSymbol(":")
        if isDictionary { try dictionaryValue() }
        while try consume(symbol: ",") {
            if token.isSymbol("]") { break }
            try expression()
            if isDictionary { try dictionaryValue() }
        }
        try expect("]", closing: opening)
    }

    private mutating func dictionaryValue() throws(ArgumentFault) {
        guard try consume(symbol: ":") else { throw unexpected(.insteadOf(":")) }
        try expression()
    }
}
