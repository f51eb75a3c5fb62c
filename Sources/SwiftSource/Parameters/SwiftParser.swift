/// Reads types and expressions by recursive descent, following the grammar of
/// The Swift Programming Language, with one token of lookahead.
///
/// It is a value: to try something is to copy it and go on with the copy.
struct SwiftParser {
    private(set) var lexer: SwiftLexer
    private(set) var token = Token(kind: .end, range: 0..<0)
    /// The index behind the last token that was taken.
    private(set) var end: Int
    /// The first names of every path read so far: types, functions, variables.
    var mentions: Set<String> = []
    /// One entry for each closure around the current token: whether `$0` may stand in it.
    var closures: [Bool] = []
    /// Whether an expression is being read, where types may be written that no property can have.
    var isInExpression = false
    /// Commas behind a last element, which compilers before Swift 6.1 do not take everywhere.
    var needlessCommas: [Range<Int>] = []
    private var depth = 0

    /// Nesting beyond this is an error: it must not end in a crash here or in the compiler.
    static let deepest = 50

    init(_ scalars: [Unicode.Scalar], from start: Int = 0) throws(ArgumentFault) {
        lexer = SwiftLexer(scalars, from: start)
        end = start
        try advance()
    }

    var scalars: [Unicode.Scalar] { lexer.scalars }

    mutating func advance() throws(ArgumentFault) {
        end = token.range.upperBound
        token = try lexer.next()
    }

    /// The token after the current one.
    func following() throws(ArgumentFault) -> Token {
        var lexer = lexer
        return try lexer.next()
    }

    /// Goes on with the text from `index`, as if nothing stood before it.
    mutating func begin(at index: Int) throws(ArgumentFault) {
        lexer.begin(at: index)
        token = Token(kind: .end, range: index..<index)
        try advance()
    }

    /// Goes on with the text from `index`, where a literal has ended.
    mutating func resume(at index: Int) throws(ArgumentFault) {
        lexer.index = index
        token.range = token.range.lowerBound..<index
        try advance()
    }

    mutating func consume(symbol: Unicode.Scalar) throws(ArgumentFault) -> Bool {
        guard token.isSymbol(symbol) else { return false }
        try advance()
        return true
    }

    /// Takes the comma in front of a further element; one behind the last is needless.
    mutating func consumeSeparator(before closing: Unicode.Scalar) throws(ArgumentFault) -> Bool {
        let start = end
        guard try consume(symbol: ",") else { return false }
        let isNeedless =
            token.isSymbol(closing) || closing == ">" && spelling(of: token).hasPrefix(">")
        if isNeedless { needlessCommas.append(start..<token.range.lowerBound) }
        return !isNeedless
    }

    mutating func consume(word: String) throws(ArgumentFault) -> Bool {
        guard token.isWord(word) else { return false }
        try advance()
        return true
    }

    /// Takes one character off an operator: a `>` that closes generic arguments may stand in `>?=`.
    mutating func consume(operatorStart start: Character) throws(ArgumentFault) -> Bool {
        guard case .operation(let text) = token.kind, text.first == start else { return false }
        let index = token.range.lowerBound + 1
        token.range = token.range.lowerBound..<index
        lexer.index = index
        try advance()
        return true
    }

    mutating func expect(_ symbol: Unicode.Scalar, closing opening: Int) throws(ArgumentFault) {
        guard try !consume(symbol: symbol) else { return }
        throw unclosed(by: symbol, from: opening)
    }

    /// Refuses a bracket behind which there is nothing at all.
    func requireMore(closing opening: Int, by symbol: Unicode.Scalar) throws(ArgumentFault) {
        if token.kind == .end { throw unclosed(by: symbol, from: opening) }
    }

    /// The fault of a bracket that ends wrongly or not at all.
    func unclosed(by symbol: Unicode.Scalar, from opening: Int) -> ArgumentFault {
        if token.kind == .end {
            return ArgumentFault(.unclosed(scalars[opening], by: symbol), at: opening)
        }
        return ArgumentFault(
            .unexpected(spelling(of: token), .insteadOf(.init(Character(symbol)))), token.range)
    }

    func unexpected(_ place: SyntaxProblem.Place) -> ArgumentFault {
        ArgumentFault(.unexpected(spelling(of: token), place), token.range)
    }

    func spelling(of token: Token) -> String { spelling(token.range) }

    func spelling(_ range: Range<Int>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[range])
        return text
    }

    /// Reads something that may hold more of its kind.
    mutating func nested<Result>(
        _ read: (inout SwiftParser) throws(ArgumentFault) -> Result
    ) throws(ArgumentFault) -> Result {
        depth += 1
        guard depth <= Self.deepest else {
            throw ArgumentFault(.tooDeep, at: token.range.lowerBound)
        }
        let result = try read(&self)
        depth -= 1
        return result
    }
}
