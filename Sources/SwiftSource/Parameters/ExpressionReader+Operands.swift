// What has a value, and what stands between values.

extension ExpressionReader {
    /// Refuses a second operand behind a first one; closures hold more than an expression.
    func refuseOperand(_ index: Int) throws(ParameterError) {
        guard endsOperand, closures == 0, !Self.prefixWords.contains(text(at: index - 1)) else {
            return
        }
        throw unexpected(index, brackets.last.map { .insteadOf($0.closing) } ?? .afterExpression)
    }

    private enum Fixity { case prefix, infix, postfix }

    /// Where the space around an operator puts it.
    private func fixity(_ index: Int) -> Fixity {
        let token = tokens[index]
        let isLeftBound =
            !token.isSpaced && index > 0 && tokens[index - 1].kind != .open
            && ![",", ":"].contains(text(at: index - 1))
        var isRightBound = false
        if index + 1 < tokens.count, !tokens[index + 1].isSpaced {
            let next = tokens[index + 1]
            // As in the compiler: the '^' of `x^.y` follows x, that of `^.y` comes before y.
            isRightBound =
                texts[index + 1] == "."
                ? !isLeftBound
                : next.kind != .close && ![",", ":"].contains(texts[index + 1])
        }
        if isLeftBound == isRightBound { return .infix }
        return isLeftBound ? .postfix : .prefix
    }

    mutating func operation(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        let before = self.text(at: index - 1)
        let isMark = (text == "?" || text == "!") && !tokens[index].isSpaced
        if isMark, endsOperand || before == "try" || before == "as" {
            awaitsOperand = false
            return
        }
        let fixity = fixity(index)
        if text.contains("/"), text != "/" && text != "/=" || fixity != .infix || !endsOperand {
            throw ParameterError(.regularExpression, tokens[index].range)
        }
        awaitsOperand = false
        if fixity == .postfix {
            endsOperand = true
            return
        }
        if fixity == .prefix {
            try refuseOperand(index)
            if text == "&" { throw ParameterError(.inoutExpression, tokens[index].range) }
            if text.hasSuffix("=") { throw unexpected(index, .whereExpressionBelongs) }
        } else if endsOperand {
            try refuseAssignment(index)
            if text == "?" { conditionals[conditionals.count - 1] += 1 }
            awaitsOperand = true
        } else if brackets.isEmpty || index + 1 == tokens.count
            || tokens[index + 1].kind != .close && texts[index + 1] != ","
        {
            // Alone in brackets it is a function: `reduce(0, +)`.
            throw unexpected(index, .whereExpressionBelongs)
        }
        endsOperand = false
    }

    private func refuseAssignment(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        guard text.hasSuffix("="), !Self.comparisons.contains(text),
            brackets.last?.allowsAssignment != true
        else { return }
        throw ParameterError(.assignment(text), tokens[index].range)
    }
}

// MARK: - Words

extension ExpressionReader {
    mutating func word(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        let range = tokens[index].range
        if self.text(at: index - 1) == "." {
            endsOperand = true
            return
        }
        if isLabel(index) || isClosureLabel(index) {
            endsOperand = true
            return
        }
        if !Self.infixWords.contains(text) { try refuseOperand(index) }
        switch text {
        case "true", "false", "nil", "Any": endsOperand = true
        case "self", "Self", "super": throw ParameterError(.selfInDefault(text), range)
        case "try", "await": try effect(index)
        case "as", "is", "throws":
            if !endsOperand { throw unexpected(index, .whereExpressionBelongs) }
            // An arrow or the type of an error follows.
            endsOperand = text == "throws"
        case "in", "return", "throw", "inout", "_":
            let isBlank = text == "_" && brackets.last?.text == "<"
            guard closures > 0 || isBlank else {
                throw text == "_"
                    ? unexpected(index, .whereExpressionBelongs)
                    : ParameterError(.statement(text), range)
            }
            endsOperand = text == "_"
        case _ where SwiftKeywords.reserved.contains(text):
            throw ParameterError(.statement(text), range)
        case _ where text.hasPrefix("$"):
            if closures == 0 { throw ParameterError(.dollarOutside, range) }
            endsOperand = true
        case _ where text.hasPrefix("#"):
            let name = String(text.dropFirst())
            if SwiftKeywords.directives.contains(name) {
                throw ParameterError(.directive(name), range)
            }
            endsOperand = true
        default:
            mentions.insert(text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text)
            endsOperand = true
        }
    }

    /// Whether it names an argument, which may be any word.
    private func isLabel(_ index: Int) -> Bool {
        text(at: index + 1) == ":" && brackets.last?.text == "("
            && conditionals[conditionals.count - 1] == 0
    }

    /// Whether it names a further closure behind a first one.
    func isClosureLabel(_ index: Int) -> Bool {
        text(at: index - 1) == "}" && text(at: index + 1) == ":" && text(at: index + 2) == "{"
    }

    /// `try` and `await`, which a closure may hold as it likes.
    private mutating func effect(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        let range = tokens[index].range
        if awaitsOperand, !["=", "?"].contains(self.text(at: index - 1)) {
            throw ParameterError(.misplacedTry(text), range)
        }
        endsOperand = false
        guard closures == 0 else { return }
        if text == "await" { throw ParameterError(.asyncDefault, range) }
        guard ["?", "!"].contains(self.text(at: index + 1)), !tokens[index + 1].isSpaced else {
            throw ParameterError(.throwingDefault, range)
        }
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]

    /// Words between two operands.
    private static let infixWords: Set<String> = ["as", "is", "in", "async", "throws"]

    /// Words that say something of the operand behind them.
    private static let prefixWords: Set<String> = ["any", "consume", "copy", "unsafe"]
}
