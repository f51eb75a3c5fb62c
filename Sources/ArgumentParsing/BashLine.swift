import Basics

/// A command line as bash gives it to a completion function.
///
/// Readline splits words at the characters of COMP_WORDBREAKS, `=` and `:` among them, and
/// replaces only the last piece. Scripts in tests often set COMP_WORDS and nothing else.
struct BashLine: Hashable {
    /// The words behind the program's name and before the cursor's, quotes taken off.
    private(set) var words: [String] = []
    /// The word at the cursor.
    private(set) var typed = ""
    /// The part of it that bash does not replace.
    private var kept = ""
    /// The quote that is open at the cursor.
    private var quote: Character?

    /// - Parameters:
    ///   - text: COMP_LINE, or nothing.
    ///   - replaced: What bash says it replaces: the second argument of a completion function.
    ///   - pieces: COMP_WORDS up to the cursor, beginning with the program.
    init(text: String, replaced: String?, pieces: [String]) {
        var rest = text[...]
        var before = ""
        for (index, piece) in pieces.enumerated() {
            let isSeparated = index < 2 || rest.first?.isWhitespace == true
            let isJoined = !isSeparated && (piece.isSeparator || before.isSeparator)
            if isJoined {
                kept = typed
            } else {
                if index > 1 { words.append(typed.filter { !#"'"\"#.contains($0) }) }
                typed = ""
                kept = ""
            }
            if !piece.isEmpty, let range = rest.firstRange(of: piece) {
                rest = rest[range.upperBound...]
            }
            before = piece
            if index > 0 { typed += piece }
        }
        let piece = pieces.count > 1 ? before : ""
        settle(piece, replaced: replaced ?? piece)
    }

    /// Takes the quote that is still open from the last piece, and finds what bash replaces of it.
    private mutating func settle(_ lastPiece: String, replaced: String) {
        var (piece, replaced) = (lastPiece, replaced)
        if let first = piece.first, first == "'" || first == "\"" {
            quote = first
            piece.removeFirst()
            typed = kept + piece
            // bash says what is to be replaced without the quote, or with it.
            if replaced.first == first { replaced.removeFirst() }
        }
        if !replaced.isEmpty, piece.hasPrefix(replaced) {
            // The cursor may stand within the word; what follows it does not count.
            piece = replaced
            typed = kept + replaced
        } else if !replaced.isEmpty, typed.hasSuffix(replaced) {
            // bash 3.2 does not split the words, and replaces what follows the = all the same.
            piece = replaced
            kept = String(typed.dropLast(replaced.count))
        }
        if piece.isSeparator || replaced.isEmpty && typed.last?.isWordBreak == true {
            kept = typed
        }
        // Outside quotes a backslash escapes the next character and is dropped.
        if quote == nil {
            typed.removeAll { $0 == "\\" }
            kept.removeAll { $0 == "\\" }
        }
    }

    /// What to put into COMPREPLY for a word, or nil where it does not go on with what is typed.
    func reply(_ word: String) -> String? {
        guard word.utf8.starts(with: typed.utf8) else { return nil }
        let reply = String(Substring(word.utf8.dropFirst(kept.utf8.count)))
        guard !reply.isEmpty else { return nil }
        switch quote {
        // What would end an open quote, or be run within it, cannot be offered there.
        case "\"": return reply.contains { "\"$`\\!".contains($0) } ? nil : reply
        case "'": return reply.contains("'") ? nil : reply
        default: return reply.backslashed
        }
    }

    /// What a word has more, and what it has less, than what bash replaces, if `prefix` stands
    /// before it.
    func difference(from prefix: String) -> (added: String, dropped: String) {
        prefix.count >= kept.count
            ? (String(prefix.dropFirst(kept.count)), "")
            : ("", String(kept.dropFirst(prefix.count)))
    }
}

extension Character {
    fileprivate var isWordBreak: Bool { self == "=" || self == ":" }
}

extension String {
    /// Whether it is a piece that bash makes of nothing but separators.
    fileprivate var isSeparator: Bool { !isEmpty && allSatisfy(\.isWordBreak) }

    /// As a user would type it, with backslashes.
    fileprivate var backslashed: String {
        reduce(into: "") { result, character in
            let isPlain =
                !character.isASCII || character.isLetter || character.isNumber
                || "_=.,:/@%+-".contains(character)
            result += isPlain ? "" : "\\"
            result.append(character)
        }
    }
}
