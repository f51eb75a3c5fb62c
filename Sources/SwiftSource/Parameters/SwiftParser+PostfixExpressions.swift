// "Postfix Expressions" of The Swift Programming Language.
extension SwiftParser {
    /// Calls, subscripts, members, `?`, `!` and trailing closures, as many as follow.
    mutating func postfixes(isCallable: Bool) throws(ArgumentFault) {
        var isCallable = isCallable
        while true {
            switch token.kind {
            case .symbol("."):
                try advance()
                isCallable = try member()
            case .symbol("("):
                try arguments(closing: ")")
                isCallable = true
            case .symbol("["):
                try arguments(closing: "]")
                isCallable = true
            case .symbol("{") where isCallable:
                try trailingClosures()
                isCallable = false
            case .postfixMark(let mark):
                try advance()
                if mark == "?" { try requireUse() }
            case .operation where isPostfixOperator:
                try advance()
                isCallable = false
            default: return
            }
        }
    }

    /// `x?` has to go on, unless it is a type: `[Int?]()`.
    private func requireUse() throws(ArgumentFault) {
        switch token.kind {
        case .symbol("."), .symbol("("), .symbol("["), .symbol("]"), .symbol(":"), .symbol(")"),
            .symbol(","), .postfixMark:
            return
        default: throw unexpected(.afterOptionalChain)
        }
    }

    /// `trailing-closures`: the first has no label, each further one has.
    private mutating func trailingClosures() throws(ArgumentFault) {
        try closure()
        while try labelsClosure() {
            try advance()
            try advance()
            try closure()
        }
    }

    /// Whether `label: {` follows; `default:` would begin a case of a switch.
    private func labelsClosure() throws(ArgumentFault) -> Bool {
        guard token.name != nil, !token.isWord("default"), !token.isWord("inout") else {
            return false
        }
        var attempt = self
        try attempt.advance()
        return try attempt.consume(symbol: ":") && attempt.token.isSymbol("{")
    }

    /// The labels of a function that is named, not called: `move(from:to:)`.
    mutating func compoundNameIfAny() throws(ArgumentFault) {
        guard token.isSymbol("("), !token.followsSpace else { return }
        var attempt = self
        try attempt.advance()
        repeat {
            guard attempt.token.name != nil, !attempt.token.isWord("inout"),
                try attempt.following().isSymbol(":")
            else { return }
            try attempt.advance()
            try attempt.advance()
        } while !attempt.token.isSymbol(")")
        try attempt.advance()
        self = attempt
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
        try compoundNameIfAny()
    }

    /// A bracketed list of expressions with or without labels.
    mutating func arguments(closing: Unicode.Scalar) throws(ArgumentFault) {
        let opening = token.range.lowerBound
        try advance()
        try requireMore(closing: opening, by: closing)
        if !token.isSymbol(closing) { try argumentList(closing: closing) }
        try expect(closing, closing: opening)
    }

    /// The list without its brackets, so that an interpolation can end where it ends.
    mutating func argumentList(closing: Unicode.Scalar) throws(ArgumentFault) {
        repeat {
            if let label = token.name, try following().isSymbol(":") {
                if token.isWord("inout") || label == "_" {
                    throw unexpected(.whereExpressionBelongs)
                }
                try advance()
                try advance()
            }
            if try !operatorReference() { try expression() }
        } while try consumeSeparator(before: closing)
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
        while try consumeSeparator(before: "]") {
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
