import SwiftSource

extension LineBreaker {
    /// Breaks the call or literal that ends a line, if what stands before its content fits.
    func breakCall(
        _ words: SwiftWords, right: SwiftWords, at indent: Int
    ) -> [BrokenLine]? {
        guard right.operators.isEmpty, right.memberAccesses().isEmpty,
            let opening = lastBracket(right), fits(words[...opening], at: indent)
        else { return nil }
        return breakBracket(opening, of: words, at: indent, as: .argument)
    }

    /// Where the bracket opens that ends the run, if something stands in it.
    private func lastBracket(_ words: SwiftWords) -> Int? {
        guard var closing = words.indices.last else { return nil }
        if words[closing].text == ",", closing > words.startIndex { closing -= 1 }
        guard [")", "]"].contains(words[closing].text),
            let opening = words.opening(of: closing), closing > opening + 1
        else { return nil }
        return opening
    }

    func endsInCall(_ words: SwiftWords, at indent: Int) -> Bool {
        guard words.operators.isEmpty, let opening = lastBracket(words) else { return false }
        return fits(words[...opening], at: indent)
    }

    /// `label: value,`
    func argument(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let lines = expandBody(words, at: indent) { return lines }
        guard words.count > 2, words[words.startIndex + 1].text == ":",
            words[words.startIndex].kind == .word
        else { return expression(words, at: indent, continuation: indent + step) }
        let value = words[(words.startIndex + 2)...]
        if let lines = breakBracketedValue(value, of: words, at: indent) { return lines }
        if let lines = breakCall(words, right: value, at: indent) { return lines }
        let inner = indent + step
        return whole(words[...(words.startIndex + 1)], at: indent)
            + expression(value, at: inner, continuation: inner)
    }

    /// `label: {` or `label: [`, where nothing stands in the braces but a signature, or where the label
    /// alone is too long.
    private func breakBracketedValue(
        _ value: SwiftWords, of words: SwiftWords, at indent: Int
    ) -> [BrokenLine]? {
        let opening = value.startIndex
        guard let first = value.first, let closing = words.closing(of: opening),
            words[(closing + 1)...].allSatisfy({ $0.text == "," })
        else { return nil }
        let isLabelTooLong = !fits(words[..<opening], at: indent)
        if first.text == "{", closing > opening + 1,
            isLabelTooLong || fits(words[...opening], at: indent)
        {
            return whole(words[...opening], at: indent)
                + whole(words[(opening + 1)..<closing], at: indent + step)
                + whole(words[closing...], at: indent)
        }
        guard first.text == "[", isLabelTooLong else { return nil }
        return breakBracket(opening, of: words, at: indent, as: .argument)
    }

    /// Breaks before operators, else before calls of members, else in a bracket.
    func expression(_ words: SwiftWords, at indent: Int, continuation: Int) -> [BrokenLine] {
        guard !fits(words, at: indent), let deeper = deeper(for: words) else {
            return whole(words, at: indent)
        }
        return deeper.broken(words, at: indent, continuation: continuation)
    }

    private func broken(
        _ words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine] {
        if let lines = breakOperators(words, at: indent, continuation: continuation) {
            return lines
        }
        if let lines = breakChain(words, at: indent, continuation: continuation) {
            return lines
        }
        if words.last?.text == "in",
            let brace = words.outermost.last(where: { words[$0].text == "{" }),
            fits(words[...brace], at: indent)
        {
            return whole(words[...brace], at: indent)
                + whole(words[(brace + 1)...], at: indent + step)
        }
        if let opening = widestBracket(words, at: indent) {
            let lines =
                breakMembers(before: opening, of: words, at: indent, continuation: continuation)
                ?? breakBracket(opening, of: words, at: indent, as: .argument)
            if let lines { return lines }
        }
        let accesses = words.memberAccesses(afterNames: true)
        if !words.contains(where: { $0.kind == .open || $0.kind == .close }) {
            return names(words, accesses, at: indent, continuation: continuation)
        }
        let fitting = accesses.prefix { fits(words[..<$0], at: indent) }.last
        if fitting == nil, let opening = words.firstOutermost("<"),
            let lines = breakBracket(opening, of: words, at: indent, as: .parameter)
        {
            return lines
        }
        guard let access = fitting ?? accesses.first else { return whole(words, at: indent) }
        return whole(words[..<access], at: indent)
            + expression(words[access...], at: continuation, continuation: continuation)
    }

    /// `a.b.c` without a bracket: as many names on a line as it takes.
    private func names(
        _ words: SwiftWords, _ accesses: [Int], at indent: Int, continuation: Int
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        var rest = words
        var places = accesses[...]
        var column = indent
        while let next = places.first, !fits(rest, at: column) {
            let fitting = places.prefix { fits(rest[..<$0], at: column) }
            places = places.dropFirst(max(1, fitting.count))
            let place = fitting.last ?? next
            lines += whole(rest[..<place], at: column)
            rest = rest[place...]
            column = continuation
        }
        return lines + whole(rest, at: column)
    }

    private func breakOperators(
        _ words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine]? {
        let operators = words.operators
        guard let loosest = operators.map({ looseness(words[$0].text) }).max() else { return nil }
        let places = operators.filter { looseness(words[$0].text) == loosest }
        return pieces(of: words, at: places).enumerated().flatMap { number, piece in
            expression(
                piece, at: number == 0 ? indent : continuation, continuation: continuation)
        }
    }

    /// How loosely an operator binds: the loosest ones are broken first.
    private func looseness(_ text: String) -> Int {
        switch text {
        case "?", ":": 6
        case "||": 5
        case "&&": 4
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=": 3
        case "??": 2
        case "as", "is": 1
        default: 0
        }
    }

    /// `a(b).c().d()`: each call of a member on a line of its own, if that is enough.
    private func breakChain(
        _ words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine]? {
        let places = words.memberAccesses().filter { $0 > words.startIndex + 1 }
        guard !places.isEmpty else { return nil }
        let pieces = pieces(of: words, at: places)
        let fit = pieces.enumerated().allSatisfy { number, piece in
            fits(piece, at: number == 0 ? indent : continuation)
        }
        guard fit else { return nil }
        return pieces.enumerated().flatMap { number, piece in
            whole(piece, at: number == 0 ? indent : continuation)
        }
    }

    /// `object.name.call(…)` where what stands before the bracket is too long: as many names on a line
    /// as it takes.
    private func breakMembers(
        before opening: Int, of words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine]? {
        let places = words.memberAccesses(afterNames: true).filter {
            $0 < opening && $0 > words.startIndex
        }
        guard !fits(words[...opening], at: indent), let last = places.last else { return nil }
        var lines: [BrokenLine] = []
        for piece in pieces(of: words[..<last], at: Array(places.dropLast())) {
            if let line = lines.last, fits(line.words + piece, at: line.indent) {
                lines[lines.count - 1].words += piece
            } else {
                lines += whole(piece, at: lines.isEmpty ? indent : continuation)
            }
        }
        return lines + expression(words[last...], at: continuation, continuation: continuation)
    }

    private func pieces(of words: SwiftWords, at places: [Int]) -> [SwiftWords] {
        var result: [SwiftWords] = []
        var start = words.startIndex
        for place in places {
            result.append(words[start..<place])
            start = place
        }
        return result + [words[start...]]
    }

    /// The bracket outside all others that holds most, of those that open within the line.
    private func widestBracket(_ words: SwiftWords, at indent: Int) -> Int? {
        let openings = words.outermost.filter {
            words[$0].kind == .open && words[$0].text != "<" && words[$0].text != "{"
        }
        var widest: (opening: Int, width: Int)?
        for opening in openings {
            guard let closing = words.closing(of: opening), closing > opening + 1 else { continue }
            guard widest == nil || fits(words[...opening], at: indent) else { continue }
            let width = words[opening...closing].width
            if width > widest?.width ?? 0 { widest = (opening, width) }
        }
        return widest?.opening
    }
}
