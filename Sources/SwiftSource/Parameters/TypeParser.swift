/// Reads types by recursive descent, following the grammar of The Swift Programming Language, with
/// one token of lookahead.
///
/// It is a value: to try something is to copy it and go on with the copy.
struct TypeParser {
    private var lexer: SwiftLexer
    private var token: SwiftToken?
    /// The current token as it was written; empty at the end.
    private(set) var text = ""
    private(set) var range: Range<Int>
    /// The offset behind the last token that was taken.
    private(set) var end: Int
    private var depth = 0

    /// Nesting beyond this is an error: it must not end in a crash here or in the compiler.
    static let deepest = 50

    init(_ bytes: [UInt8], from start: Int = 0) throws(ParameterError) {
        lexer = SwiftLexer(bytes, from: start)
        range = start..<start
        end = start
        try advance()
    }

    var isAtEnd: Bool { token == nil }

    /// Whether a space stands before the token.
    var isSpaced: Bool { token?.isSpaced ?? false }

    /// The identifier that the token is, without backticks.
    var name: String? {
        guard token?.kind == .word, !text.hasPrefix("#"), !text.hasPrefix("$") else { return nil }
        return isQuoted ? String(text.dropFirst().dropLast()) : text
    }

    var isQuoted: Bool { text.hasPrefix("`") }

    var isNumber: Bool { token?.kind == .number }

    mutating func advance() throws(ParameterError) {
        end = range.upperBound
        token = try lexer.nextOfArgument()
        range = token?.range ?? lexer.position..<lexer.position
        text = lexer.text(range)
    }

    /// The parser behind the current token.
    func following() throws(ParameterError) -> TypeParser {
        var following = self
        try following.advance()
        return following
    }

    mutating func consume(_ expected: String) throws(ParameterError) -> Bool {
        guard text == expected else { return false }
        try advance()
        return true
    }

    /// Whether the token is a `?` or `!` that belongs to what stands before it.
    func isPostfix(_ mark: String) -> Bool { text == mark && !isSpaced }

    /// Takes one character off an operator: a `>` that closes generic arguments may stand in `>=`.
    mutating func consume(operatorStart start: Character) throws(ParameterError) -> Bool {
        guard text.first == start else { return false }
        range = range.lowerBound..<range.lowerBound + 1
        lexer.resume(at: range.upperBound)
        try advance()
        return true
    }

    /// Takes the comma in front of a further element; behind the last there may be one, too.
    mutating func consumeSeparator(before closing: String) throws(ParameterError) -> Bool {
        try consume(",") && !text.hasPrefix(closing)
    }

    mutating func expect(_ closing: String, closing opening: Int) throws(ParameterError) {
        guard try !consume(closing) else { return }
        throw unclosed(by: closing, from: opening)
    }

    /// The error of a bracket that ends wrongly or not at all.
    func unclosed(by closing: String, from opening: Int) -> ParameterError {
        isAtEnd
            ? ParameterError(.unclosed(spelling(.at(opening)), by: closing), .at(opening))
            : unexpected(.insteadOf(closing))
    }

    func unexpected(_ place: SyntaxProblem.Place) -> ParameterError {
        ParameterError(.unexpected(text, place), range)
    }

    func spelling(_ range: Range<Int>) -> String { lexer.text(range) }

    /// Reads something that may hold more of its kind.
    mutating func nested<Result>(
        _ read: (inout TypeParser) throws(ParameterError) -> Result
    ) throws(ParameterError) -> Result {
        depth += 1
        guard depth <= Self.deepest else { throw ParameterError(.tooDeep, .at(range.lowerBound)) }
        let result = try read(&self)
        depth -= 1
        return result
    }
}
