/// An expression on one line that is safe to insert into code.
///
/// Its brackets, literals, and interpolations are balanced. It contains no comment, no statement,
/// and nothing that ends the code around it. Other errors are left to the compiler.
package struct SwiftExpression: Hashable, Sendable, CustomStringConvertible {
    /// The expression as it was written, without the space around it and commas behind a last
    /// element.
    package let description: String
    /// The first names of all paths in it: `Date` and `limit` for `Date(timeIntervalSince1970: limit)`.
    package let mentions: Set<String>

    /// Reads the expression between `start` and the end.
    init(
        _ bytes: [UInt8], from start: Int, declaring kind: ArgumentKind
    ) throws(ParameterError) {
        var check = ExpressionCheck(bytes, from: start, kind)
        try check.run()
        (description, mentions) = (check.text, check.mentions)
    }

    /// The imports that the expression needs for Foundation, judged by its names.
    package var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }
}

/// Checks that the tokens of an expression are balanced, and that each can be part of one.
private struct ExpressionCheck {
    private let lexer: SwiftLexer
    private let start: Int
    private let kind: ArgumentKind
    private var tokens: [SwiftToken] = []
    private var texts: [String] = []
    /// The error that ended the tokens early.
    private var failure: ParameterError?

    private var brackets: [(text: String, offset: Int, isInterpolation: Bool)] = []
    /// The number of `?` outside all brackets that wait for their `:`.
    private var conditionals = 0
    /// Whether the tokens so far end in a value, so that no other value can follow.
    private var endsOperand = false
    /// Commas behind a last element, which compilers before Swift 6.1 do not accept everywhere.
    private var needlessCommas: [Range<Int>] = []
    private(set) var mentions: Set<String> = []

    private static let closings = ["(": ")", "[": "]", "{": "}", "<": ">"]

    init(_ bytes: [UInt8], from start: Int, _ kind: ArgumentKind) {
        var lexer = SwiftLexer(bytes, from: start)
        do throws(ParameterError) {
            while let token = try lexer.nextOfArgument() {
                tokens.append(token)
                texts.append(lexer.text(token.range))
            }
        } catch {
            failure = error
        }
        (self.lexer, self.start, self.kind) = (lexer, start, kind)
    }

    mutating func run() throws(ParameterError) {
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .open: try open(index)
            case .close: try close(index)
            case .punctuation: try punctuation(index)
            case .operation: try operation(index)
            case .word: try word(index)
            case .number, .string, .stringPart:
                try refuseOperand(index)
                endsOperand = token.kind != .stringPart
            case .comment, .newline: break
            }
        }
        if let failure { throw failure }
        if tokens.isEmpty {
            throw ParameterError(
                "there is nothing after '='", max(0, start - 1)..<start,
                hint: "Write an expression, or leave out the '='.")
        }
        if let bracket = brackets.last {
            let closing = Self.closings[bracket.text] ?? ""
            throw .unclosed(bracket.text, by: closing, at: bracket.offset)
        }
        if conditionals > 0 { throw unexpected(tokens.count, "where ':' belongs") }
        if [".", "\\"].contains(texts.last) {
            throw unexpected(tokens.count, "where a name belongs")
        }
        if !endsOperand { throw unexpected(tokens.count, "where an expression belongs") }
    }

    /// The source text without needless commas.
    var text: String {
        var text = ""
        var start = tokens[0].range.lowerBound
        for comma in needlessCommas {
            text += lexer.text(start..<comma.lowerBound)
            start = comma.upperBound
        }
        return text + lexer.text(start..<tokens[tokens.count - 1].range.upperBound)
    }

    private func text(at index: Int) -> String {
        texts.indices.contains(index) ? texts[index] : ""
    }

    private func unexpected(_ index: Int, _ place: String) -> ParameterError {
        let end = lexer.position
        return .unexpected(
            text(at: index), place,
            tokens.indices.contains(index) ? tokens[index].range : end..<end)
    }

    /// The error of a token after the end of the expression, or after an operand in brackets.
    private func trailing(_ index: Int) -> ParameterError {
        guard let opening = brackets.last?.text, let closing = Self.closings[opening] else {
            return kind.explaining(unexpected(index, "after the expression"), at: text(at: index))
        }
        return unexpected(index, "where '\(closing)' belongs")
    }

    private var isInClosure: Bool { brackets.contains { $0.text == "{" } }

    /// Refuses a second operand behind a first one. Closures can contain statements.
    private func refuseOperand(_ index: Int) throws(ParameterError) {
        if endsOperand, !isInClosure, !Self.prefixWords.contains(text(at: index - 1)) {
            throw trailing(index)
        }
    }
}

// MARK: - Brackets and punctuation

extension ExpressionCheck {
    private mutating func open(_ index: Int) throws(ParameterError) {
        endsOperand = false
        if texts[index] == "<", !opensGenericArguments(index) { return }
        let offset = tokens[index].range.lowerBound
        guard brackets.count < TypeParser.deepest else { throw .tooDeep(at: offset) }
        let isInterpolation = index > 0 && tokens[index - 1].kind == .stringPart
        brackets.append((texts[index], offset, isInterpolation))
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
        // A `>` that closes nothing is an operator.
        if texts[index] == ">", brackets.last?.text != "<" {
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

    private mutating func punctuation(_ index: Int) throws(ParameterError) {
        switch texts[index] {
        case ",":
            if brackets.isEmpty { throw trailing(index) }
            if tokens[index - 1].kind == .open || texts[index - 1] == "," {
                throw unexpected(index, "where an expression belongs")
            }
        case ":" where brackets.isEmpty && !isClosureLabel(index - 1):
            if conditionals == 0 { throw trailing(index) }
            conditionals -= 1
        case ".", ":": break
        case "@", "\\": try refuseOperand(index)
        default:
            throw unexpected(
                index, endsOperand ? "after the expression" : "where an expression belongs")
        }
        endsOperand = false
    }
}

// MARK: - Operators and words

extension ExpressionCheck {
    private mutating func operation(_ index: Int) throws(ParameterError) {
        let (token, text) = (tokens[index], texts[index])
        let isMark = (text == "?" || text == "!") && !token.isSpaced
        if isMark, endsOperand || ["try", "as"].contains(self.text(at: index - 1)) { return }
        let isRightBound =
            index + 1 < tokens.count && !tokens[index + 1].isSpaced
            && tokens[index + 1].kind != .close && ![",", ":"].contains(texts[index + 1])
        let isInfix = token.isSpaced != isRightBound
        if text.contains("/"), text != "/" || !isInfix || !endsOperand {
            throw ParameterError(
                "regular expressions are not supported here", token.range,
                hint: "Keep it in a static constant.")
        }
        if text.hasSuffix("="), !Self.comparisons.contains(text), !isInClosure {
            throw ParameterError("'\(text)' assigns, and has no value", token.range)
        }
        if text == "?", token.isSpaced, brackets.isEmpty { conditionals += 1 }
        // A postfix operator follows its operand directly.
        endsOperand = endsOperand && !token.isSpaced && !isRightBound
    }

    private mutating func word(_ index: Int) throws(ParameterError) {
        let (text, range) = (texts[index], tokens[index].range)
        if self.text(at: index - 1) == "." || isLabel(index) || isClosureLabel(index) {
            endsOperand = true
            return
        }
        let isInfix = Self.infixWords.contains(text)
        if !isInfix { try refuseOperand(index) }
        endsOperand = !isInfix
        switch text {
        case "true", "false", "nil", "Any", "as", "is", "throws": break
        case "self", "Self", "super":
            throw ParameterError(
                "'\(text)' means something else in every file", range, hint: "Name what you mean.")
        case "try", "await":
            try refuseEffect(index)
            endsOperand = false
        case "in", "return", "throw", "inout":
            if !isInClosure { throw statement(index) }
            endsOperand = false
        case _ where SwiftKeywords.reserved.contains(text): throw statement(index)
        case _ where text.hasPrefix("$"):
            if !isInClosure {
                throw ParameterError("'$0' is only for closures that name no parameters", range)
            }
        case _ where text.hasPrefix("#"):
            if SwiftKeywords.directives.contains(String(text.dropFirst())) {
                throw ParameterError("'\(text)' is not an expression", range)
            }
        default:
            mentions.insert(text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text)
        }
    }

    private func statement(_ index: Int) -> ParameterError {
        ParameterError(
            "'\(texts[index])' cannot be part of a one-line expression", tokens[index].range)
    }

    /// Refuses `try` and `await`, which only a closure can contain, but not `try?` and `try!`.
    private func refuseEffect(_ index: Int) throws(ParameterError) {
        if isInClosure { return }
        if texts[index] == "await" {
            throw ParameterError("nothing can be awaited here", tokens[index].range)
        }
        guard ["?", "!"].contains(text(at: index + 1)), !tokens[index + 1].isSpaced else {
            throw ParameterError(
                "errors thrown here are not handled", tokens[index].range,
                hint: "Write 'try?' or 'try!'.")
        }
    }

    /// Whether it is the name of an argument, which may be any word.
    private func isLabel(_ index: Int) -> Bool {
        brackets.last?.text == "(" && text(at: index + 1) == ":"
            && ["(", ",", ":"].contains(text(at: index - 1))
    }

    /// Whether it is the label of a further trailing closure.
    private func isClosureLabel(_ index: Int) -> Bool {
        text(at: index - 1) == "}" && text(at: index + 1) == ":" && text(at: index + 2) == "{"
    }

    private static let comparisons: Set<String> = [
        "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
    ]

    /// Words between two operands.
    private static let infixWords: Set<String> = ["as", "is", "in", "async", "throws"]

    /// Words before an operand.
    private static let prefixWords: Set<String> = ["any", "consume", "copy", "unsafe"]
}
