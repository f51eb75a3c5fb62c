/// An expression on one line that is safe to insert into code.
///
/// Its brackets, literals, and interpolations are balanced. It contains no comment, no second
/// statement, and nothing that ends the code around it. Other errors are left to the compiler.
package struct SwiftExpression: Hashable, Sendable, CustomStringConvertible {
    /// The expression as it was written, without the space around it and commas behind a last
    /// element.
    package let description: String
    /// The first names of all paths in it: `Date` and `limit` for `Date(timeIntervalSince1970: limit)`.
    package let mentions: Set<String>

    /// Reads what goes from `start` to the end.
    init(_ bytes: [UInt8], from start: Int) throws(ParameterError) {
        var reader = ExpressionReader(bytes, from: start)
        (description, mentions) = try reader.read()
    }
}

extension SwiftExpression {
    /// The imports that the expression needs for Foundation, judged by its names.
    package var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }
}

/// Reads an expression as balanced tokens: here brackets and what separates, next to it operands.
struct ExpressionReader {
    private let lexer: SwiftLexer
    private let start: Int
    var tokens: [SwiftToken] = []
    var texts: [String] = []
    /// The error that ended the tokens early.
    private var failure: ParameterError?

    var brackets: [Bracket] = []
    var closures = 0
    /// How many `?` wait for their `:`, outside all brackets and in each.
    var conditionals = [0]
    var mentions: Set<String> = []
    /// Commas behind a last element, which compilers before Swift 6.1 do not take everywhere.
    private var needlessCommas: [Range<Int>] = []
    /// Whether the tokens so far end in something that has a value.
    var endsOperand = false
    /// Whether they end in an operator whose right side is missing.
    var awaitsOperand = false

    struct Bracket {
        let text: String
        let offset: Int
        let allowsAssignment: Bool
        let isInterpolation: Bool
        var closing: String { ExpressionReader.closings[text] ?? "" }
    }

    init(_ bytes: [UInt8], from start: Int) {
        var lexer = SwiftLexer(bytes, from: start)
        do throws(ParameterError) {
            while let token = try lexer.nextOfArgument() {
                tokens.append(token)
                texts.append(lexer.text(token.range))
            }
        } catch {
            failure = error
        }
        self.lexer = lexer
        self.start = start
    }

    mutating func read() throws(ParameterError) -> (String, Set<String>) {
        for index in tokens.indices { try read(index) }
        if let failure { throw failure }
        guard let first = tokens.first, let last = tokens.last else {
            throw ParameterError(.missingExpression, max(0, start - 1)..<start)
        }
        if let bracket = brackets.last {
            throw ParameterError(
                .unclosed(bracket.text, by: bracket.closing), .at(bracket.offset))
        }
        if conditionals[0] > 0 { throw unexpected(tokens.count, .insteadOf(":")) }
        if [".", "\\"].contains(texts.last) { throw unexpected(tokens.count, .whereNameBelongs) }
        if !endsOperand { throw unexpected(tokens.count, .whereExpressionBelongs) }
        return (text(first.range.lowerBound..<last.range.upperBound), mentions)
    }

    /// Returns the source text without needless commas.
    private func text(_ range: Range<Int>) -> String {
        var text = ""
        var start = range.lowerBound
        for comma in needlessCommas {
            text += lexer.text(start..<comma.lowerBound)
            start = comma.upperBound
        }
        return text + lexer.text(start..<range.upperBound)
    }

    func text(at index: Int) -> String {
        texts.indices.contains(index) ? texts[index] : ""
    }

    func unexpected(_ index: Int, _ place: SyntaxProblem.Place) -> ParameterError {
        let end = lexer.position
        return ParameterError(
            .unexpected(text(at: index), place),
            tokens.indices.contains(index) ? tokens[index].range : end..<end)
    }

    private mutating func read(_ index: Int) throws(ParameterError) {
        let token = tokens[index]
        switch token.kind {
        case .open: try open(index)
        case .close: try close(index)
        case .punctuation: try punctuation(index)
        case .operation: return try operation(index)
        case .word: try word(index)
        case .number, .string, .stringPart:
            try refuseOperand(index)
            endsOperand = token.kind != .stringPart
        case .comment, .newline: break
        }
        awaitsOperand = false
    }
}

// MARK: - Brackets

extension ExpressionReader {
    private static let closings = ["(": ")", "[": "]", "{": "}", "<": ">"]

    private mutating func open(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        endsOperand = false
        if text == "<", !opensGenericArguments(index) { return }
        guard brackets.count < TypeParser.deepest else {
            throw ParameterError(.tooDeep, .at(tokens[index].range.lowerBound))
        }
        if text == "{" { closures += 1 }
        let isCaptureList = text == "[" && self.text(at: index - 1) == "{"
        brackets.append(
            Bracket(
                text: text, offset: tokens[index].range.lowerBound,
                allowsAssignment: text == "{" || isCaptureList,
                isInterpolation: index > 0 && tokens[index - 1].kind == .stringPart))
        conditionals.append(0)
    }

    /// Whether everything up to the matching `>` can only be types. The `<` in `a < b` opens
    /// nothing.
    private func opensGenericArguments(_ opening: Int) -> Bool {
        var open: [String] = []
        for index in opening..<tokens.count {
            let text = texts[index]
            switch tokens[index].kind {
            case .open: open.append(text)
            case .close:
                guard let last = open.popLast(), Self.closings[last] == text else { return false }
                if open.isEmpty { return true }
            case .word: break
            default:
                guard open.count > 1 || [",", ".", "?", "&", "->"].contains(text) else {
                    return false
                }
            }
        }
        return false
    }

    private mutating func close(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        guard let bracket = brackets.last else {
            if text == ">" {
                endsOperand = false
                return
            }
            throw unexpected(index, .afterExpression)
        }
        if text == ">", bracket.text != "<" {
            endsOperand = false
            return
        }
        guard text == bracket.closing else { throw unexpected(index, .insteadOf(bracket.closing)) }
        let before = self.text(at: index - 1)
        if before == "," {
            let start = tokens[index - 2].range.upperBound
            needlessCommas.append(start..<tokens[index].range.lowerBound)
        }
        if conditionals.removeLast() > 0 { throw unexpected(index, .insteadOf(":")) }
        let isEmpty = bracket.isInterpolation && tokens[index - 1].kind == .open
        if isEmpty || awaitsOperand { throw unexpected(index, .whereExpressionBelongs) }
        brackets.removeLast()
        if text == "}" { closures -= 1 }
        // Behind an interpolation its literal goes on.
        endsOperand = !bracket.isInterpolation
    }

    private mutating func punctuation(_ index: Int) throws(ParameterError) {
        let text = text(at: index)
        switch text {
        case ",":
            if brackets.isEmpty { throw unexpected(index, .afterExpression) }
            let isMissing = index == 0 || tokens[index - 1].kind == .open
            if isMissing || self.text(at: index - 1) == "," || awaitsOperand {
                throw unexpected(index, .whereExpressionBelongs)
            }
        case ":":
            if isClosureLabel(index - 1) { break }
            if conditionals[conditionals.count - 1] > 0 {
                conditionals[conditionals.count - 1] -= 1
            } else if brackets.isEmpty {
                throw unexpected(index, .afterExpression)
            }
        case ".": break
        case "@", "\\": try refuseOperand(index)
        default: throw unexpected(index, endsOperand ? .afterExpression : .whereExpressionBelongs)
        }
        endsOperand = false
    }
}

// Operands and operators.

extension ExpressionReader {
    /// Refuses a second operand behind a first one; closures hold more than an expression.
    func refuseOperand(_ index: Int) throws(ParameterError) {
        guard endsOperand, closures == 0, !Self.prefixWords.contains(text(at: index - 1)) else {
            return
        }
        throw unexpected(index, brackets.last.map { .insteadOf($0.closing) } ?? .afterExpression)
    }

    private enum Fixity { case prefix, infix, postfix }

    /// Returns the position of an operator, which depends on the space around it.
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
