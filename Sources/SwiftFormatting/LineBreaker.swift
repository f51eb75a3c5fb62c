import SwiftSource

/// A line that came of breaking a longer one.
struct BrokenLine: Equatable {
    var indent: Int
    var words: SwiftWords
}

/// Breaks one line of Swift that is too long, where swift-format accepts a break.
///
/// The formatter keeps line breaks that stand where it could break itself, if the indentation is
/// right and if what encloses a break is broken as well. So it goes from the outside in: it takes
/// the outermost construct apart and repeats that with each part that is still too long.
struct LineBreaker {
    let lineLength: Int
    /// Columns of one level of indentation.
    let step: Int
    let effort: LayoutEffort
    /// How often something has been taken apart to get here.
    private(set) var level = 0

    /// Brackets that are nested deeper are left as they stand.
    static let deepest = 50

    /// The same for a part that is to be taken apart, or nil where that would go too far.
    func deeper(for words: SwiftWords) -> LineBreaker? {
        guard level < 4 * Self.deepest else {
            effort.exhaust()
            return nil
        }
        guard effort.spend(words.count) else { return nil }
        var deeper = self
        deeper.level += 1
        return deeper
    }

    /// What a run of words is, which decides how it may be broken.
    enum Role {
        case statement
        /// An argument or an element of a literal.
        case argument
        case parameter
        case type
    }

    func lay(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine] {
        guard !words.isEmpty else { return [] }
        guard !fits(words, at: indent), let deeper = deeper(for: words) else {
            return whole(words, at: indent)
        }
        switch role {
        case .statement: return deeper.statement(words, at: indent)
        case .argument: return deeper.argument(words, at: indent)
        case .parameter: return deeper.parameter(words, at: indent)
        case .type: return deeper.type(words, at: indent, continuation: indent)
        }
    }

    func fits(_ words: SwiftWords, at indent: Int) -> Bool {
        words.width(upTo: lineLength - indent) <= lineLength - indent
    }

    /// One line, however long.
    func whole(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        words.isEmpty ? [] : [BrokenLine(indent: indent, words: words)]
    }

    /// Breaks the bracket at `opening`: what stands in it comes one a line.
    func breakBracket(
        _ opening: Int, of words: SwiftWords, at indent: Int, as role: Role,
        head: Role? = nil, tail: Role = .statement
    ) -> [BrokenLine]? {
        guard let closing = words.closing(of: opening), closing > opening + 1 else { return nil }
        let front = words[...opening]
        var lines =
            head.map { lay(front, at: indent, as: $0) } ?? whole(front, at: indent)
        lines += items(words[(opening + 1)..<closing], at: indent + step, as: role)
        if words.isLiteral(opening), words[(opening + 1)..<closing].items.count > 1,
            let last = lines.indices.last,
            lines[last].words.last?.text != ","
        {
            // The formatter wants it where a literal has several lines and elements, and only there.
            lines[last].words.append(SwiftWord(",", kind: .punctuation, spaced: false))
        }
        return lines + afterBracket(words[closing...], at: indent, as: tail)
    }

    private func items(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine] {
        words.items.flatMap { lay($0, at: indent, as: role) }
    }

    private func afterBracket(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine] {
        if fits(words, at: indent) { return whole(words, at: indent) }
        return role == .statement ? closer(words, at: indent) : lay(words, at: indent, as: role)
    }

    /// Adds the brace that opens a body: behind a bracket that closes, else on a line of its own.
    func withBody(_ lines: [BrokenLine], _ body: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard !body.isEmpty, var last = lines.last else { return lines }
        let closes = lines.count > 1 && last.words.first?.kind == .close && last.indent == indent
        if closes || lines.count == 1 {
            last.words += body
            if fits(last.words, at: last.indent) { return lines.dropLast() + [last] }
        }
        return lines + whole(body, at: indent)
    }
}
