// "Expressions" of The Swift Programming Language, as far as they fit on one line and can be the
// default of a parameter.
extension SwiftParser {
    /// `expression`; an assignment only as the statement of a closure.
    mutating func expression(isStatement: Bool = false) throws(ArgumentFault) {
        try nested { parser throws(ArgumentFault) in
            if parser.token.isWord("any") { return try parser.boxedProtocolExpression() }
            try parser.tryAndAwait()
            try parser.operand()
            while try parser.infixExpression(isStatement: isStatement) {}
        }
    }

    /// A type in the place of an expression: `[(any P)]()`.
    private mutating func boxedProtocolExpression() throws(ArgumentFault) {
        _ = try type()
        switch token.kind {
        case .symbol(")"), .symbol("]"), .symbol(","), .symbol(":"): return
        default: throw unexpected(.afterType)
        }
    }

    /// `try-operator` and `await-operator`.
    private mutating func tryAndAwait() throws(ArgumentFault) {
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
            } else {
                return
            }
        }
    }

    /// One `infix-expression`; false when none follows.
    private mutating func infixExpression(isStatement: Bool) throws(ArgumentFault) -> Bool {
        switch token.kind {
        case .operation("?") where !token.isLeftBound:
            try advance()
            try expression()
            guard try consume(symbol: ":") else { throw unexpected(.insteadOf(":")) }
            try operand()
        case .operation(let text):
            guard token.fixity == .infix else { return false }
            try refuseOperator(text, isStatement: isStatement)
            try advance()
            if text == "->", token.isWord("async") { throw unexpected(.whereTypeBelongs) }
            try operand()
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
        return true
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]

    private func refuseOperator(_ text: String, isStatement: Bool) throws(ArgumentFault) {
        if text.contains("/"), text != "/", text != "/=" {
            throw ArgumentFault(.regularExpression, token.range)
        }
        if text.hasSuffix("="), !Self.comparisons.contains(text), !isStatement {
            throw ArgumentFault(.assignment(text), token.range)
        }
        if text == "&" { throw ArgumentFault(.inoutExpression, token.range) }
        // A function type in the place of an expression: `[(Int) -> Void]()`.
        if text == "->", scalars[end - 1] != ")" { throw unexpected(.afterExpression) }
    }

    /// `prefix-expression`: an operator or none, and a `postfix-expression`.
    private mutating func operand() throws(ArgumentFault) {
        if case .operation(let text) = token.kind {
            if text.contains("/") { throw ArgumentFault(.regularExpression, token.range) }
            if text == "&" { throw ArgumentFault(.inoutExpression, token.range) }
            guard token.fixity == .prefix, ["-", "+", "!", "~", "...", "..<"].contains(text) else {
                throw unexpected(.whereExpressionBelongs)
            }
            try advance()
        }
        let isCallable = try primary()
        try postfixes(isCallable: isCallable)
    }

    /// `primary-expression`; true when a closure behind it would be its argument.
    private mutating func primary() throws(ArgumentFault) -> Bool {
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
            return true
        case .symbol("("): try arguments(closing: ")")
        case .symbol("["): try collectionLiteral()
        case .symbol("{"): try closure()
        case .symbol("."):
            try advance()
            try memberName()
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
        return true
    }

    /// `key-path-expression`: `\.count`, `\Car.id`.
    private mutating func keyPath() throws(ArgumentFault) {
        try advance()
        guard !token.followsSpace else { throw unexpected(.whereNameBelongs) }
        if token.isSymbol(".") {
            try advance()
            try memberName()
        } else {
            guard case .identifier(let name) = token.kind, !SwiftKeywords.reserved.contains(name)
            else { throw unexpected(.whereNameBelongs) }
            mentions.insert(name)
            try advance()
            guard token.isSymbol(".") else { throw unexpected(.insteadOf(".")) }
        }
    }
}
