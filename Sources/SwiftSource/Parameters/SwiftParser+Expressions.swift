// "Expressions" of The Swift Programming Language, as far as they fit on one line and can be the
// default of a parameter.
extension SwiftParser {
    /// `expression`; an assignment only as the statement of a closure.
    mutating func expression(isStatement: Bool = false) throws(ArgumentFault) {
        try nested { parser throws(ArgumentFault) in
            if parser.token.isWord("any") || parser.token.isSymbol("@") {
                return try parser.typeExpression()
            }
            try parser.tryAndAwait()
            try parser.operand()
            while try parser.infixExpression(isStatement: isStatement) {}
        }
    }

    /// A type in the place of an expression: `[(any P)]()`, `[@Sendable () -> Void]()`.
    private mutating func typeExpression() throws(ArgumentFault) {
        _ = try type()
        switch token.kind {
        case .symbol(")"), .symbol("]"), .symbol(","), .symbol(":"): return
        default: throw unexpected(.afterType)
        }
    }

    /// `try-operator`, `await-operator` and `unsafe`.
    mutating func tryAndAwait() throws(ArgumentFault) {
        while true {
            let word = token
            if try consume(word: "try") {
                let isHandled = token.kind == .postfixMark("?") || token.kind == .postfixMark("!")
                if isHandled {
                    try advance()
                } else if closures.isEmpty {
                    throw ArgumentFault(.throwingDefault, word.range)
                }
            } else if try consume(word: "await") {
                if closures.isEmpty { throw ArgumentFault(.asyncDefault, word.range) }
            } else if try isPrefixWord(["unsafe"]) {
                try advance()
            } else {
                return
            }
        }
    }

    /// One `infix-expression`; false when none follows.
    private mutating func infixExpression(isStatement: Bool) throws(ArgumentFault) -> Bool {
        let isCast = token.isWord("is") || token.isWord("as")
        switch token.kind {
        case .operation("?") where !token.isLeftBound:
            try advance()
            try expression()
            guard try consume(symbol: ":") else { throw unexpected(.insteadOf(":")) }
            try operand()
        case .operation(let text):
            guard token.fixity == .infix else { return false }
            try infixOperator(text, isStatement: isStatement)
        case .identifier("async"), .identifier("throws"):
            guard scalars[end - 1] == ")" else { return false }
            try functionTypeExpression()
        case .identifier("is"):
            try advance()
            _ = try type()
        case .identifier("as"):
            try advance()
            if token.kind == .postfixMark("?") || token.kind == .postfixMark("!") {
                try advance()
            }
            _ = try type()
        default:
            return false
        }
        // Swift takes three dots for those of a variadic parameter: 'x as Int ... 5' is no range.
        if isCast, token.isOperation("...") { throw unexpected(.afterType) }
        return true
    }

    /// `primary-expression`; true when a closure behind it would be its argument.
    mutating func primary() throws(ArgumentFault) -> Bool {
        switch token.kind {
        case .number: try advance()
        case .quote(let pounds): try stringLiteral(pounds: pounds)
        case .closureArgument:
            guard closures.last == true else { throw ArgumentFault(.dollarOutside, token.range) }
            try advance()
            return true
        case .identifier(let word): return try wordExpression(word)
        case .quotedIdentifier(let name):
            mentions.insert(name)
            try advance()
            try compoundNameIfAny()
            try genericArgumentsIfAny()
            return true
        case .symbol("("): try arguments(closing: ")")
        case .symbol("["): try collectionLiteral()
        case .symbol("{"): try closure()
        case .symbol("."):
            try advance()
            try memberName()
            try genericArgumentsIfAny()
            return true
        case .symbol("#"): return try poundExpression()
        case .symbol("\\"): try keyPath()
        default: throw unexpected(.whereExpressionBelongs)
        }
        return false
    }

    private mutating func wordExpression(_ word: String) throws(ArgumentFault) -> Bool {
        switch word {
        case "true", "false", "nil": try advance()
        case "self", "Self", "super": throw ArgumentFault(.selfInDefault(word), token.range)
        case "try", "await": throw ArgumentFault(.misplacedTry(word), token.range)
        case "_", "any": throw unexpected(.whereExpressionBelongs)
        case _ where word != "Any" && SwiftKeywords.reserved.contains(word):
            throw ArgumentFault(.statement(word), token.range)
        default:
            mentions.insert(word)
            try advance()
            try compoundNameIfAny()
            try genericArgumentsIfAny()
            return true
        }
        return false
    }

    /// Generic arguments where the compiler would see them: `a < b` has none.
    mutating func genericArgumentsIfAny() throws(ArgumentFault) {
        guard case .operation(let text) = token.kind, text.first == "<" else { return }
        var attempt = self
        guard (try? attempt.genericArguments()) != nil else { return }
        switch attempt.token.kind {
        case .symbol("("), .symbol(")"), .symbol("["), .symbol("]"), .symbol("{"), .symbol("}"),
            .symbol("."), .symbol(","), .symbol(":"), .postfixMark, .end:
            self = attempt
        case .operation("&") where attempt.token.fixity == .infix:
            self = attempt
        default: return
        }
    }

    /// `#function`, a macro; no directive of the compiler.
    private mutating func poundExpression() throws(ArgumentFault) -> Bool {
        let start = token.range.lowerBound
        try advance()
        guard case .identifier(let name) = token.kind, !token.followsSpace else {
            throw unexpected(.whereNameBelongs)
        }
        if SwiftKeywords.directives.contains(name) {
            throw ArgumentFault(.directive(name), start..<token.range.upperBound)
        }
        try advance()
        try genericArgumentsIfAny()
        return true
    }
}
