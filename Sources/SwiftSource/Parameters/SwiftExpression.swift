import Basics

/// An expression on one line that is safe to insert into code.
///
/// Its brackets, literals, and interpolations are balanced. It contains no comment, no statement,
/// and nothing that ends the code around it. Other errors are left to the compiler.
package struct SwiftExpression: Hashable, Sendable, CustomStringConvertible {
    /// The expression as written, without the space around it and commas behind a last element.
    package let description: String
    /// The first names of all paths in it: `Date` and `limit` for `Date(timeIntervalSince1970:
    /// limit)`.
    package let mentions: Set<String>

    /// Reads the expression between `start` and the end.
    init(
        _ source: SourceText, _ bytes: [UInt8], from start: Int, declaring kind: ArgumentKind
    ) throws(Failure) {
        var check = ExpressionCheck(ArgumentLexer(source, bytes, from: start), kind)
        try check.run()
        (description, mentions) = (check.text, check.mentions)
    }

    /// The imports that the expression needs for Foundation, judged by its names.
    package var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }
}

/// Checks that the tokens of an expression are balanced, and that each can be part of one.
private struct ExpressionCheck {
    private var lexer: ArgumentLexer
    private let start: Int
    private let kind: ArgumentKind
    private var tokens: [SwiftToken] = []
    private var texts: [String] = []
    private var brackets: [(text: String, offset: Int, isInterpolation: Bool)] = []
    /// Whether the tokens so far end in a value, so that no other value can follow.
    private var endsOperand = false
    /// Commas behind a last element, which compilers before Swift 6.1 do not accept everywhere.
    private var needlessCommas: [Range<Int>] = []
    private(set) var mentions: Set<String> = []

    private static let closings = ["(": ")", "[": "]", "{": "}", "<": ">"]

    init(_ lexer: ArgumentLexer, _ kind: ArgumentKind) {
        (self.lexer, self.kind) = (lexer, kind)
        start = lexer.position
    }

    mutating func run() throws(Failure) {
        var wrongToken: Failure?
        do throws(Failure) {
            while let token = try lexer.next() {
                tokens.append(token)
                texts.append(lexer.text(token.range))
            }
        } catch {
            // An error in the tokens before it comes first.
            wrongToken = error
        }
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .open: try open(index)
            case .close: try close(index)
            case .punctuation: try punctuation(index)
            case .operation: try operation(index)
            case .word: try word(index)
            case .number, .string, .stringPart:
                if token.kind == .number { try refuseNumber(index) }
                try refuseOperand(index)
                endsOperand = token.kind != .stringPart
            case .comment, .newline: break
            }
        }
        if let wrongToken { throw wrongToken }
        if tokens.isEmpty {
            throw failure(
                "there is nothing after '='", max(0, start - 1)..<start,
                hint: "Write an expression, or leave out the '='.")
        }
        if let bracket = brackets.last, let closing = Self.closings[bracket.text] {
            throw lexer.source.unclosed(bracket.text, by: closing, at: bracket.offset)
        }
        if !endsOperand { throw unexpected(tokens.count, "where an expression belongs") }
    }

    /// The source text without needless commas.
    var text: String {
        let starts = [tokens[0].range.lowerBound] + needlessCommas.map(\.upperBound)
        let ends = needlessCommas.map(\.lowerBound) + [tokens[tokens.count - 1].range.upperBound]
        return zip(starts, ends).map { lexer.text($0..<$1) }.joined()
    }

    private func text(at index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    private func failure(_ message: String, _ range: Range<Int>, hint: String? = nil) -> Failure {
        lexer.source.failure(message, atUTF8: range, hint: hint)
    }

    private func unexpected(_ index: Int, _ place: String) -> Failure {
        let end = lexer.position..<lexer.position
        let range = tokens.indices.contains(index) ? tokens[index].range : end
        return lexer.source.unexpected(text(at: index), place, range)
    }

    /// The error of a token after the end of the expression, or after an operand in brackets.
    private func trailing(_ index: Int) -> Failure {
        if let opening = brackets.last?.text, let closing = Self.closings[opening] {
            return unexpected(index, "where '\(closing)' belongs")
        }
        return lexer.source.unexpected(
            texts[index], "after the expression", tokens[index].range,
            hint: kind.hint(at: texts[index]))
    }

    private var isInClosure: Bool { brackets.contains { $0.text == "{" } }

    /// Refuses a second operand behind a first one. Closures can contain statements.
    private func refuseOperand(_ index: Int) throws(Failure) {
        if endsOperand, !isInClosure, !Self.prefixWords.contains(text(at: index - 1)) {
            throw trailing(index)
        }
    }

    /// Refuses `12ab`, `1.5f`, `0b12`, and `.5`.
    private func refuseNumber(_ index: Int) throws(Failure) {
        let (text, range) = (texts[index], tokens[index].range)
        // The sign of an exponent is a token of its own.
        let hasSign = ["+", "-"].contains(self.text(at: index + 1)) && !tokens[index + 1].isSpaced
        let digits = text.filter { $0 != "_" } + (hasSign ? "0" : "")
        let radix = ["0b": 2, "0o": 8][digits.prefix(2)]
        let isNumber =
            radix.map { UInt64(digits.dropFirst(2), radix: $0) != nil } ?? (Double(digits) != nil)
        let isMember = self.text(at: index - 1) == "."
        if isMember, index == 1 || ["(", "[", ",", ":"].contains(self.text(at: index - 2)) {
            throw failure("a number begins with a digit", range, hint: "Did you mean '0.\(text)'?")
        }
        guard !isNumber else { return }
        let number = digits.dropLast()
        let hint = Double(number) == nil ? nil : "Did you mean '\(number)'?"
        throw failure("'\(text)' is no number", range, hint: hint)
    }

    // MARK: Brackets and punctuation

    private mutating func open(_ index: Int) throws(Failure) {
        endsOperand = false
        if texts[index] == "<", !opensGenericArguments(index) { return }
        let offset = tokens[index].range.lowerBound
        guard brackets.count < TypeParser.deepest else { throw lexer.source.tooDeep(at: offset) }
        let isInterpolation = index > 0 && tokens[index - 1].kind == .stringPart
        brackets.append((texts[index], offset, isInterpolation))
    }

    /// Whether everything up to the matching `>` can only be types, as it isn't in `a < b`.
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

    private mutating func close(_ index: Int) throws(Failure) {
        // A `>` that closes nothing is an operator.
        if texts[index] == ">", brackets.last?.text != "<" {
            try refuseOperator(index)
            endsOperand = false
            return
        }
        guard let bracket = brackets.last, Self.closings[bracket.text] == texts[index] else {
            throw trailing(index)
        }
        brackets.removeLast()
        // The literal continues after an interpolation.
        endsOperand = !bracket.isInterpolation
        if texts[index - 1] == "," {
            needlessCommas.append(
                tokens[index - 2].range.upperBound..<tokens[index].range.lowerBound)
        }
    }

    private mutating func punctuation(_ index: Int) throws(Failure) {
        switch texts[index] {
        case ",":
            if brackets.isEmpty { throw trailing(index) }
            if tokens[index - 1].kind == .open || texts[index - 1] == "," {
                throw unexpected(index, "where an expression belongs")
            }
        case ".", ":": break
        case "@", "\\": try refuseOperand(index)
        default:
            throw unexpected(
                index, endsOperand ? "after the expression" : "where an expression belongs")
        }
        endsOperand = false
    }

    // MARK: Operators and words

    private mutating func operation(_ index: Int) throws(Failure) {
        let (token, text) = (tokens[index], texts[index])
        let isMark = (text == "?" || text == "!") && !token.isSpaced
        if isMark, endsOperand || ["try", "as"].contains(self.text(at: index - 1)) { return }
        let isRightBound =
            index + 1 < tokens.count && !tokens[index + 1].isSpaced
            && tokens[index + 1].kind != .close && ![",", ":"].contains(texts[index + 1])
        let isInfix = token.isSpaced != isRightBound
        if text.contains("/"), text != "/" || !isInfix || !endsOperand {
            throw failure(
                "regular expressions are not supported here", token.range,
                hint: "Keep it in a static constant.")
        }
        if text.hasSuffix("="), !Self.comparisons.contains(text), !isInClosure {
            throw failure("'\(text)' assigns, and has no value", token.range)
        }
        let isArrow = text == "->" && Self.infixWords.contains(self.text(at: index - 1))
        if !isRightBound && !isArrow || Self.infixOperators.contains(text) {
            try refuseOperator(index)
        }
        // A postfix operator follows its operand directly.
        endsOperand = endsOperand && !token.isSpaced && !isRightBound
    }

    /// Refuses an operator between two operands without the first one. One that is an argument, as
    /// in `sorted(by: >)`, has none.
    private func refuseOperator(_ index: Int) throws(Failure) {
        guard !endsOperand, index + 1 < tokens.count, tokens[index + 1].kind != .close,
            ![",", ":"].contains(texts[index + 1])
        else { return }
        let isArrow = texts[index] == ">" && tokens[index].range.lowerBound == start
        throw lexer.source.unexpected(
            texts[index], "where an expression belongs", tokens[index].range,
            hint: isArrow ? "Did you mean '->'?" : nil)
    }

    private mutating func word(_ index: Int) throws(Failure) {
        let (text, range) = (texts[index], tokens[index].range)
        if self.text(at: index - 1) == "." || isLabel(index) {
            endsOperand = true
            return
        }
        let isInfix = Self.infixWords.contains(text)
        if !isInfix { try refuseOperand(index) }
        endsOperand = !isInfix
        switch text {
        case "true", "false", "nil", "Any", "as", "is", "throws": break
        case "self", "Self", "super":
            throw failure(
                "'\(text)' means something else in every file", range, hint: "Name what you mean.")
        case "await":
            if !isInClosure { throw failure("nothing can be awaited here", range) }
            endsOperand = false
        case "try":
            let isHandled =
                ["?", "!"].contains(self.text(at: index + 1)) && !tokens[index + 1].isSpaced
            if !isHandled, !isInClosure {
                throw failure(
                    "errors thrown here are not handled", range, hint: "Write 'try?' or 'try!'.")
            }
            endsOperand = false
        case _ where isInClosure && ["in", "return", "throw", "inout"].contains(text):
            endsOperand = false
        case _ where SwiftKeywords.reserved.contains(text):
            throw failure("'\(text)' cannot be part of a one-line expression", range)
        case _ where text.hasPrefix("$"):
            if isInClosure { break }
            throw failure("'$0' is only for closures that name no parameters", range)
        case _ where text.hasPrefix("#"):
            guard SwiftKeywords.directives.contains(String(text.dropFirst())) else { break }
            throw failure("'\(text)' is not an expression", range)
        default: mentions.insert(text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text)
        }
    }

    /// Whether it is the name of an argument or of a further trailing closure, which may be any
    /// word.
    private func isLabel(_ index: Int) -> Bool {
        guard text(at: index + 1) == ":" else { return false }
        let previous = text(at: index - 1)
        return brackets.last?.text == "(" && ["(", ",", ":"].contains(previous)
            || previous == "}" && text(at: index + 2) == "{"
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]

    /// Operators of the standard library that are only between two operands.
    private static let infixOperators = comparisons.union([
        "<", ">", "*", "%", "&&", "||", "??", "&+", "&-", "&*", "<<", ">>",
    ])

    /// Words between two operands.
    private static let infixWords: Set<String> = ["as", "is", "in", "async", "throws"]

    /// Words before an operand.
    private static let prefixWords: Set<String> = ["any", "consume", "copy", "unsafe"]
}
