import Basics
import SwiftSource

/// One run over a text: finds the lines that are too long and puts broken ones in their place.
struct LayoutPass {
    private let layout: SwiftLayout
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    private var result: [UInt8] = []
    /// How many bytes have been copied to the result.
    private var copied = 0
    /// The open brackets before the current line.
    private var brackets: [UInt8] = []
    /// The closures whose lines move: the open brackets in each, and by how many columns.
    private var shifts: [(depth: Int, columns: Int)] = []
    /// The end of the last statement that couldn't be broken. Its lines are looked at one by one.
    private var unbreakable = 0

    private var shift: Int { shifts.last?.columns ?? 0 }

    init(_ text: [UInt8], _ layout: SwiftLayout) {
        self.layout = layout
        bytes = text
        tokens = SwiftLexer.tokens(of: bytes)
        result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    mutating func run() -> [UInt8] {
        var start = 0
        while start < tokens.count {
            var end = endOfLine(from: start)
            if start < end {
                if shift > 0 {
                    let margin = tokens[start].range.lowerBound
                    result += bytes[copied..<margin] + layout.margin(shift)
                    copied = margin
                }
                let replaced = wordsIfTooLong(start..<end).flatMap { replace(start..<end, $0) }
                end = replaced?.end ?? end
                for index in start..<end { track(index) }
                if let columns = replaced?.shift, columns > 0 {
                    shifts.append((brackets.count, shift + columns))
                }
            }
            start = end + 1
        }
        return result + bytes[copied...]
    }

    private func endOfLine(from start: Int) -> Int {
        var end = start
        while end < tokens.count, tokens[end].kind != .newline { end += 1 }
        return end
    }

    private func text(ofToken index: Int) -> String {
        String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// The columns of the white space before a token, in the result.
    private func indent(of token: Int) -> Int {
        let margin = bytes.margin(before: tokens[token].range.lowerBound)
        var columns = shift
        for offset in margin { columns += bytes[offset] == 0x09 ? layout.tabWidth : 1 }
        return columns
    }

    /// The words of a line that is too long, as `words(in:)` returns them; nil for other lines.
    private func wordsIfTooLong(_ line: Range<Int>) -> [SwiftWord]? {
        guard brackets.count <= LineBreaker.deepest else { return nil }
        let range = range(of: line)
        let room = layout.lineLength - indent(of: line.lowerBound)
        if 2 * range.count <= room { return nil }
        // A list may need a column more than its text.
        var (columns, offset) = (range.count, range.lowerBound)
        while offset < range.upperBound {
            if bytes[offset] == UInt8(ascii: "[") { columns += 1 }
            offset += 1
        }
        guard columns > room else { return nil }
        let words = words(in: line)
        let width =
            words.isEmpty
            ? String(decoding: bytes[range], as: UTF8.self).count : words[...].width()
        return width > room ? words : nil
    }

    /// Breaks a line. Returns the end of what was replaced, and by how much an open closure moves.
    private mutating func replace(
        _ line: Range<Int>, _ words: [SwiftWord]
    ) -> (end: Int, shift: Int)? {
        let start = line.lowerBound
        let indent = indent(of: start)
        guard indent < layout.lineLength else { return nil }
        if tokens[start].kind == .comment, line.count == 1 {
            let lines = layout.wrapped(text(ofToken: start), at: indent)
            put(lines.map { (indent, Array($0.utf8)) }, inPlaceOf: line)
            return nil
        }
        let (end, words) = endOfStatement(line, words)
        guard !words.isEmpty else { return nil }
        // A line that closes a bracket goes on with what is outside of it, such as `) -> Int {`.
        let around = words[0].kind == .close ? brackets.dropLast() : brackets[...]
        let isStatement = around.isEmpty || around.last == UInt8(ascii: "{")
        let role = isStatement ? LineBreaker.Role.statement : .argument
        guard let lines = LineBreaker.lines(of: words, at: indent, as: role, layout) else {
            unbreakable = end
            return nil
        }
        let shift = max(0, (LineBreaker.bodyIndent(of: lines) ?? indent) - indent)
        guard shift == 0 || canShift(from: end) else { return nil }
        put(lines.map { ($0.indent, $0.words.utf8) }, inPlaceOf: start..<end)
        return (end, shift)
    }

    private func range(of line: Range<Int>) -> Range<Int> {
        tokens[line.lowerBound].range.lowerBound..<tokens[line.upperBound - 1].range.upperBound
    }

    /// Writes lines instead of some tokens. The margin of the first line is already written.
    private mutating func put(_ lines: [(indent: Int, text: [UInt8])], inPlaceOf old: Range<Int>) {
        let range = range(of: old)
        result += bytes[copied..<range.lowerBound]
        for (number, line) in lines.enumerated() {
            if number > 0 { result += "\n".utf8 + layout.margin(line.indent) }
            result += line.text
        }
        copied = range.upperBound
    }

    /// Whether the closure that a line leaves open contains nothing that must not move.
    private func canShift(from start: Int) -> Bool {
        var depth = 1
        for token in tokens[start...] {
            switch token.kind {
            // A `<` may be an operator, so it doesn't count.
            case .open where bytes[token.range.lowerBound] != UInt8(ascii: "<"): depth += 1
            case .close where bytes[token.range.lowerBound] != UInt8(ascii: ">"): depth -= 1
            case .string, .comment: if bytes[token.range].contains(0x0A) { return false }
            default: break
            }
            if depth == 0 { return true }
        }
        return false
    }

    /// The words of a range of tokens, or none if they can't move or are too many.
    private func words(in range: Range<Int>) -> [SwiftWord] {
        guard range.count <= 50_000 else { return [] }
        var words: [SwiftWord] = []
        for (index, token) in zip(range, tokens[range]) where token.kind != .newline {
            if token.kind == .comment || bytes[token.range].contains(0x0A) { return [] }
            let text = text(ofToken: index)
            var isSpaced = token.isSpaced
            // The lines are joined.
            if index > range.lowerBound, tokens[index - 1].kind == .newline {
                let followsBracket = words.last.map { $0.kind == .open && $0.text != "{" } ?? true
                isSpaced = !followsBracket && !".)]>,".contains(text)
            }
            // Counting characters takes long, and most words have one for each byte.
            let width = text.isASCII ? token.range.count : text.count
            words.append(
                SwiftWord(text: text, kind: token.kind, isSpaced: isSpaced, width: width))
        }
        return words.matchBrackets() ? words : []
    }

    /// The end of a line, or of the last line of the same statement, and the words up to there.
    ///
    /// Lines in an open bracket, and calls on the lines below, move when the line is broken.
    private mutating func endOfStatement(
        _ line: Range<Int>, _ words: [SwiftWord]
    ) -> (end: Int, words: [SwiftWord]) {
        if line.lowerBound >= unbreakable, let end = lastLine(of: line), end > line.upperBound {
            let all = self.words(in: line.lowerBound..<end)
            if !all.isEmpty { return (end, all) }
        }
        return (line.upperBound, words)
    }

    /// The end of the statement that a line begins; nil if it has to be broken without the others.
    private mutating func lastLine(of line: Range<Int>) -> Int? {
        var end = line.upperBound
        var seen = line.lowerBound
        var open: [UInt8] = []
        while true {
            for token in tokens[seen..<end] {
                if token.kind == .open { open.append(bytes[token.range.lowerBound]) }
                if token.kind == .close { _ = open.popLast() }
            }
            seen = end
            guard !open.contains(UInt8(ascii: "{")) else { return nil }
            // A call of a member continues the expression above it.
            let continues =
                end + 3 < tokens.count && bytes[tokens[end + 1].range] == [UInt8(ascii: ".")]
                && brackets.last != UInt8(ascii: "[")
            if open.isEmpty, !continues { return end }
            guard end + 1 < tokens.count else { return nil }
            end = endOfLine(from: end + 1)
            // Each line may be long and continue, so there is a limit.
            if end - line.lowerBound > 5_000 {
                unbreakable = end
                return nil
            }
        }
    }

    private mutating func track(_ index: Int) {
        // A `<` may be an operator, so it doesn't count.
        let byte = bytes[tokens[index].range.lowerBound]
        guard byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") else { return }
        if tokens[index].kind == .open { brackets.append(byte) }
        if tokens[index].kind == .close {
            _ = brackets.popLast()
            while let last = shifts.last, last.depth > brackets.count { shifts.removeLast() }
        }
    }
}
