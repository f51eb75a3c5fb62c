// "Operators" of The Swift Programming Language, those of other modules among them.
extension SwiftParser {
    private static let comparisons: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]

    /// Operators of the language that stand between two operands only.
    private static let infixOnly: Set<String> = [
        "*", "%", "<", ">", "&", "|", "^", "&&", "||", "??", "?", "=", "->", "..", "<<", ">>",
        "&+", "&-", "&*",
    ]

    /// An operator between two operands, and the second one.
    mutating func infixOperator(_ text: String, isStatement: Bool) throws(ArgumentFault) {
        if text.contains("/"), text != "/", text != "/=" {
            throw ArgumentFault(.regularExpression, token.range)
        }
        if text == "->" { return try functionTypeExpression() }
        let isAssignment = text.hasSuffix("=") && !Self.comparisons.contains(text)
        if isAssignment, !isStatement { throw ArgumentFault(.assignment(text), token.range) }
        try advance()
        if isAssignment { try tryAndAwait() }
        try operand()
    }

    /// What follows the parameters of a function type in the place of an expression:
    /// `[(Int) throws -> Void]()`.
    mutating func functionTypeExpression() throws(ArgumentFault) {
        if scalars[end - 1] != ")" { throw unexpected(.afterExpression) }
        _ = try consume(word: "async")
        _ = try throwsClause()
        guard token.isOperation("->") else { throw unexpected(.insteadOf("->")) }
        try advance()
        if token.isWord("async") { throw unexpected(.whereTypeBelongs) }
        _ = try type()
    }

    /// `prefix-expression`: an operator or none, and a `postfix-expression`.
    mutating func operand() throws(ArgumentFault) {
        if case .operation(let text) = token.kind {
            if text.contains("/") { throw ArgumentFault(.regularExpression, token.range) }
            if text == "&" { throw ArgumentFault(.inoutExpression, token.range) }
            guard token.fixity == .prefix, !Self.infixOnly.contains(text), !text.hasSuffix("=")
            else {
                throw unexpected(.whereExpressionBelongs)
            }
            try advance()
        } else {
            while try isPrefixWord(["consume", "copy"]) { try advance() }
        }
        let isCallable = try primary()
        try postfixes(isCallable: isCallable)
    }

    /// Whether the token is one of these words and says something of the name behind it: `copy car`.
    func isPrefixWord(_ words: Set<String>) throws(ArgumentFault) -> Bool {
        guard case .identifier(let word) = token.kind, words.contains(word) else { return false }
        let next = try following()
        switch next.kind {
        case .identifier("try"), .identifier("await"): return word == "unsafe"
        case .identifier(let name): return !SwiftKeywords.reserved.contains(name)
        case .quotedIdentifier, .closureArgument: return true
        default: return false
        }
    }

    /// Whether the token is an operator behind its operand: the `...` of `1...`.
    var isPostfixOperator: Bool {
        guard case .operation(let text) = token.kind, token.fixity == .postfix else { return false }
        return !text.contains("/") && !text.hasSuffix("=") && !Self.infixOnly.contains(text)
            && text != "+" && text != "-"
    }

    /// The `+` of `reduce(0, +)`, the `...` of `all[...]`.
    mutating func operatorReference() throws(ArgumentFault) -> Bool {
        guard case .operation(let text) = token.kind else { return false }
        let next = try following()
        guard next.isSymbol(",") || next.isSymbol(")") || next.isSymbol("]") else { return false }
        // A `/` could open a regular expression that ends at another one in the generated line.
        guard !text.contains("/"), !["=", "->", "&", "?", "!"].contains(text) else { return false }
        try advance()
        return true
    }
}
