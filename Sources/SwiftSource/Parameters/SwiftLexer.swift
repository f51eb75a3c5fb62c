/// One word of Swift source.
struct Token: Equatable {
    enum Kind: Equatable {
        case identifier(String)
        /// An identifier in backticks.
        case quotedIdentifier(String)
        /// `$0`.
        case closureArgument
        case number
        /// The opening quote of a string literal; the parser reads on from there, because what an
        /// interpolation holds is an expression.
        case quote(pounds: Int)
        case symbol(Unicode.Scalar)
        /// `?` or `!` with nothing between it and what stands before it.
        case postfixMark(Unicode.Scalar)
        case operation(String)
        case end
    }

    /// Where the space around an operator puts it.
    enum Fixity { case prefix, infix, postfix }

    var kind: Kind
    /// Indices into the scalars of the source.
    var range: Range<Int>
    var isLeftBound = false
    var isRightBound = false
    var followsSpace = false

    var fixity: Fixity {
        if isLeftBound == isRightBound { return .infix }
        return isLeftBound ? .postfix : .prefix
    }

    func isSymbol(_ scalar: Unicode.Scalar) -> Bool { kind == .symbol(scalar) }

    func isWord(_ word: String) -> Bool { kind == .identifier(word) }

    func isOperation(_ text: String) -> Bool { kind == .operation(text) }

    /// The identifier, in backticks or not.
    var name: String? {
        switch kind {
        case .identifier(let name), .quotedIdentifier(let name): name
        default: nil
        }
    }
}

/// Cuts source text into tokens, one at a time, as the compiler's lexer does.
///
/// It reads scalars, not characters: to the compiler a quote with an accent over it is a quote.
struct SwiftLexer {
    let scalars: [Unicode.Scalar]
    /// Where the next token is looked for.
    var index: Int
    /// What stands before it is not part of the text, so it binds no operator.
    private var start: Int

    init(_ scalars: [Unicode.Scalar], from start: Int = 0) {
        self.scalars = scalars
        self.index = start
        self.start = start
    }

    /// Starts anew at `index`, as if nothing stood before it.
    mutating func begin(at index: Int) {
        self.index = index
        start = index
    }

    func scalar(at index: Int) -> Unicode.Scalar? {
        scalars.indices.contains(index) ? scalars[index] : nil
    }

    mutating func next() throws(ArgumentFault) -> Token {
        let before = index
        while let space = scalar(at: index), space == " " { index += 1 }
        let first = index
        var token = Token(kind: .end, range: first..<first)
        if let scalar = scalar(at: first) {
            token.kind = try kind(of: scalar)
        }
        token.range = first..<index
        token.isLeftBound = isLeftBound(first)
        token.isRightBound = isRightBound(index, isLeftBound: token.isLeftBound)
        token.followsSpace = first > before || first == start
        return token
    }

    private mutating func kind(of scalar: Unicode.Scalar) throws(ArgumentFault) -> Token.Kind {
        switch scalar {
        case "(", ")", "[", "]", "{", "}", ",", ":", "@", "\\":
            index += 1
            return .symbol(scalar)
        case ".": return dots()
        case ";": throw ArgumentFault(.semicolon, at: index)
        case "`": return try quotedIdentifier()
        case "\"": return quote(pounds: 0)
        case "#": return try pound()
        case "$": return try closureArgument()
        case "?", "!":
            guard isLeftBound(index) else { return try operation() }
            index += 1
            return .postfixMark(scalar)
        case _ where scalar.isDigit: return try number()
        case _ where scalar.isOperatorCharacter: return try operation()
        case _ where scalar.isNameHead:
            return .identifier(word { $0.isNameCharacter })
        default:
            throw ArgumentFault(.unexpectedCharacter(scalar), at: index)
        }
    }

    private mutating func word(while holds: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while let scalar = scalar(at: index), holds(scalar) {
            text.unicodeScalars.append(scalar)
            index += 1
        }
        return text
    }

    private mutating func quotedIdentifier() throws(ArgumentFault) -> Token.Kind {
        let opening = index
        index += 1
        let isName = scalar(at: index)?.isNameHead == true
        let name = word { $0.isNameCharacter }
        guard isName, scalar(at: index) == "`" else {
            throw ArgumentFault(.badBackticks, opening..<index)
        }
        index += 1
        return .quotedIdentifier(name)
    }

    private mutating func quote(pounds: Int) -> Token.Kind {
        index += 1
        return .quote(pounds: pounds)
    }

    private mutating func pound() throws(ArgumentFault) -> Token.Kind {
        let opening = index
        let pounds = word { $0 == "#" }.unicodeScalars.count
        switch scalar(at: index) {
        case "\"": return quote(pounds: pounds)
        case "/": throw ArgumentFault(.regularExpression, opening..<index + 1)
        default:
            index = opening + 1
            return .symbol("#")
        }
    }

    private mutating func closureArgument() throws(ArgumentFault) -> Token.Kind {
        let opening = index
        index += 1
        let digits = word { $0.isDigit }
        guard (1...2).contains(digits.count), scalar(at: index)?.isIdentifierCharacter != true
        else {
            throw ArgumentFault(.dollarName, at: opening)
        }
        return .closureArgument
    }

    private mutating func dots() -> Token.Kind {
        guard let next = scalar(at: index + 1), next == "." || next.isOperatorCharacter else {
            index += 1
            return .symbol(".")
        }
        return .operation(word { $0 == "." || $0.isOperatorCharacter })
    }

    private mutating func operation() throws(ArgumentFault) -> Token.Kind {
        let opening = index
        let text = word { $0.isOperatorCharacter }
        for comment in ["//", "/*", "*/"] {
            guard let offset = text.firstOffset(of: comment) else { continue }
            throw ArgumentFault(.comment, opening + offset..<opening + offset + 2)
        }
        return .operation(text)
    }

    private func isLeftBound(_ index: Int) -> Bool {
        guard index > start, let before = scalar(at: index - 1) else { return false }
        return !" ([{,;:".unicodeScalars.contains(before)
    }

    private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
        guard let after = scalar(at: index) else { return false }
        // As in the compiler: the '^' of `x^.y` follows x, that of `^.y` comes before y.
        if after == "." { return !isLeftBound }
        return !" )]},;:".unicodeScalars.contains(after)
    }
}

extension String {
    /// How many scalars stand before the first place where `part` is found.
    fileprivate func firstOffset(of part: String) -> Int? {
        let text = Array(unicodeScalars)
        let part = Array(part.unicodeScalars)
        return text.indices.first { text[$0...].starts(with: part) }
    }
}
