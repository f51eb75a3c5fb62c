/// Reads an expression as balanced tokens: here brackets and what separates, next to it operands.
struct ExpressionReader {
    private let lexer: SwiftLexer
    private let start: Int
    var tokens: [SwiftToken] = []
    var texts: [String] = []
    /// What ended the tokens before the text.
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

    /// What was written there, less needless commas.
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

    /// Whether what stands up to a `>` can only be types: `a < b` opens nothing.
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
