import SwiftSource

/// Breaks the lines of a text that are too long.
struct LayoutPass {
    private let layout: SwiftLayout
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    private var result: [UInt8] = []
    /// The end of the bytes that the result already contains.
    private var copied = 0
    /// The open brackets before the current line, and whether each opens a parameter list.
    private var brackets: [(byte: UInt8, declares: Bool)] = []
    /// Closures whose first line moved: the number of open brackets in each, and the distance.
    private var shifts: [(depth: Int, columns: Int)] = []
    /// The distance by which a line moves here.
    private var shift = 0
    /// The token at which a search for the end of a statement reached its limit.
    private var endOfLongStatement = 0

    /// Statements with more tokens stay as they are.
    private static let tokenLimit = 50_000

    init(text: String, layout: SwiftLayout) {
        self.layout = layout
        bytes = Array(text.utf8)
        tokens = SwiftLexer.tokens(of: bytes)
        result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    mutating func run() -> String {
        var start = 0
        while start < tokens.count {
            var end = endOfLine(from: start)
            shiftLine(start, end)
            var added = 0
            if start < end, brackets.count <= LineBreaker.deepest, isTooLong(start..<end) {
                (end, added) = replace(start..<end)
            }
            for index in start..<end { track(index) }
            if added > 0 { shifts.append((brackets.count, added)) }
            shift += added
            start = end + 1
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Breaks a line.
    ///
    /// Returns the token that ends the replaced text, and the distance by which the lines of an open
    /// closure have to move.
    private mutating func replace(_ line: Range<Int>) -> (end: Int, added: Int) {
        let indent = columns(before: line.lowerBound) + shift
        let end = line.upperBound
        let last = tokens[end - 1]
        guard indent < layout.lineLength, !isDirective(line.lowerBound) else { return (end, 0) }
        if last.kind == .comment, line.count == 1 || text(ofToken: end - 1).hasPrefix("//") {
            liftComment(of: line, indent: indent)
            return (end, 0)
        }
        let statement = line.lowerBound..<endOfStatement(line)
        guard let broken = brokenLines(statement, at: indent) else {
            leaveLines(end + 1, upTo: statement.upperBound)
            return (statement.upperBound, 0)
        }
        let added = max(0, (LineBreaker.bodyIndent(of: broken) ?? indent) - indent)
        if added > 0, !canShift(from: statement.upperBound) { return (end, 0) }
        put(lines(broken), in: statement)
        return (statement.upperBound, added)
    }

    private func isDirective(_ token: Int) -> Bool {
        ["#if", "#elseif", "#else", "#endif"].contains(text(ofToken: token))
    }

    /// Leaves the other lines of a statement as they are, but moves them with their closure.
    private mutating func leaveLines(_ first: Int, upTo last: Int) {
        var start = first
        while start < last {
            let end = endOfLine(from: start)
            shiftLine(start, end)
            start = end + 1
        }
    }

    /// Moves a comment that doesn't fit above its line, as the formatter does.
    private mutating func liftComment(of line: Range<Int>, indent: Int) {
        let code = line.dropLast()
        var lines = CommentWrapping(lineLength: layout.lineLength)
            .wrap(text(ofToken: line.upperBound - 1), at: indent)
            .map { (indent: indent, text: $0) }
        if let last = code.last {
            let start = tokens[code.lowerBound].range.lowerBound
            let whole = [(indent: indent, text: text(start..<tokens[last].range.upperBound))]
            let broken = isTooLong(code) ? brokenLines(code, at: indent) : nil
            lines += broken.map(self.lines) ?? whole
        }
        put(lines, in: line)
    }

    private func lines(_ broken: [BrokenLine]) -> [(indent: Int, text: String)] {
        broken.map { ($0.indent, $0.words.text) }
    }

    /// Replaces tokens with lines. The margin of the first line stays.
    private mutating func put(_ lines: [(indent: Int, text: String)], in range: Range<Int>) {
        result += bytes[copied..<tokens[range.lowerBound].range.lowerBound]
        for (number, line) in lines.enumerated() {
            if number > 0 { result += ("\n" + layout.margin(line.indent)).utf8 }
            result += line.text.utf8
        }
        copied = tokens[range.upperBound - 1].range.upperBound
    }

    private func brokenLines(_ range: Range<Int>, at indent: Int) -> [BrokenLine]? {
        let words = words(in: range)
        // The formatter keeps an import on one line.
        guard let first = words.first, !Self.isImport(words) else { return nil }
        let breaker = LineBreaker(
            lineLength: layout.lineLength, step: layout.step, wordCount: words.count)
        let lines = breaker.lay(
            words[...], at: indent, as: first.kind == .close ? .statement : role)
        return breaker.isExhausted ? nil : lines
    }

    /// Whether a statement is an import with attributes and modifiers.
    private static func isImport(_ words: [SwiftWord]) -> Bool {
        let modifiers = [
            "public", "package", "internal", "fileprivate", "private", "testable", "@",
        ]
        let rest = words.drop { modifiers.contains($0.text) || $0.text.hasPrefix("@") }
        return rest.first?.kind == .word && rest.first?.text == "import"
    }

    /// The role of a line between the current brackets.
    private var role: LineBreaker.Role {
        guard let bracket = brackets.last, bracket.byte != UInt8(ascii: "{") else {
            return .statement
        }
        return bracket.declares ? .parameter : .argument
    }
}

// MARK: - Lines and statements

extension LayoutPass {
    private func endOfLine(from start: Int) -> Int {
        tokens[start...].firstIndex { $0.kind == .newline } ?? tokens.count
    }

    /// The columns of the white space before a token.
    private func columns(before token: Int) -> Int {
        bytes[..<tokens[token].range.lowerBound].reversed()
            .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? layout.tabWidth : 1) }
    }

    private func isTooLong(_ line: Range<Int>) -> Bool {
        let range =
            tokens[line.lowerBound].range.lowerBound..<tokens[line.upperBound - 1].range.upperBound
        let indent = columns(before: line.lowerBound) + shift
        // Each bracket may need room for a comma.
        let brackets = tokens[line].count { bytes[$0.range.lowerBound] == UInt8(ascii: "[") }
        guard indent + range.count + brackets > layout.lineLength else { return false }
        let words = brackets > 0 ? words(in: line) : []
        return indent + (words.isEmpty ? text(range).count : words[...].width) > layout.lineLength
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func text(ofToken index: Int) -> String { text(tokens[index].range) }

    /// The words of some tokens, or an empty array if they can't move or there are too many.
    private func words(in range: Range<Int>) -> [SwiftWord] {
        guard range.count <= Self.tokenLimit else { return [] }
        var words: [SwiftWord] = []
        for index in range where tokens[index].kind != .newline {
            let token = tokens[index]
            if token.kind == .comment || bytes[token.range].contains(UInt8(ascii: "\n")) {
                return []
            }
            let text = text(ofToken: index)
            var spaced = token.isSpaced
            if index > range.lowerBound, tokens[index - 1].kind == .newline {
                // A line that continues a statement is joined without a space if that is usual.
                spaced = !".)]>,".contains(text) && (token.kind != .open || text == "{")
            }
            words.append(SwiftWord(text, kind: token.kind, spaced: spaced))
        }
        return words.matchBrackets() ? words : []
    }

    /// The end of the line, or of the last line that belongs to the same statement.
    ///
    /// Open brackets and calls on the following lines have to move if the line is broken, but not the
    /// content of braces.
    private mutating func endOfStatement(_ line: Range<Int>) -> Int {
        guard line.lowerBound >= endOfLongStatement else { return line.upperBound }
        var end = line.upperBound
        var open: [UInt8] = []
        var next = line.lowerBound
        while true {
            // The lines up to the limit aren't searched again.
            guard end == line.upperBound || end - line.lowerBound < 5_000 else {
                endOfLongStatement = end
                return line.upperBound
            }
            for token in tokens[next..<end] {
                if token.kind == .open { open.append(bytes[token.range.lowerBound]) }
                if token.kind == .close { _ = open.popLast() }
            }
            next = end + 1
            if open.isEmpty {
                let isCall =
                    next + 2 < tokens.count && text(ofToken: next) == "."
                    && brackets.last?.byte != UInt8(ascii: "[")
                if !isCall { break }
            } else if open.contains(UInt8(ascii: "{")) || next >= tokens.count {
                return line.upperBound
            }
            end = endOfLine(from: next)
        }
        return words(in: line.lowerBound..<end).isEmpty ? line.upperBound : end
    }
}

// MARK: - Brackets and closures

extension LayoutPass {
    /// Moves a line of a closure as far as the first line of the closure has moved.
    private mutating func shiftLine(_ start: Int, _ end: Int) {
        guard start < end, shift > 0 else { return }
        let from = tokens[start].range.lowerBound
        result += bytes[copied..<from]
        result += layout.margin(shift).utf8
        copied = from
    }

    /// Whether every line of the closure that a line leaves open can move.
    private func canShift(from start: Int) -> Bool {
        var depth = 1
        for token in tokens[start...] where depth > 0 {
            if bracket(token) != nil { depth += token.kind == .open ? 1 : -1 }
            if token.kind == .string || token.kind == .comment,
                bytes[token.range].contains(UInt8(ascii: "\n"))
            {
                return false
            }
        }
        return depth == 0
    }

    /// The bracket that a token is. A `<` doesn't count because it may be an operator.
    private func bracket(_ token: SwiftToken) -> UInt8? {
        guard token.kind == .open || token.kind == .close else { return nil }
        let byte = bytes[token.range.lowerBound]
        return byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") ? nil : byte
    }

    /// Updates the stack of open brackets.
    private mutating func track(_ index: Int) {
        guard let byte = bracket(tokens[index]) else { return }
        if tokens[index].kind == .open {
            brackets.append((byte, declaresParameters(at: index)))
            return
        }
        _ = brackets.popLast()
        while let last = shifts.last, last.depth > brackets.count {
            shift -= shifts.removeLast().columns
        }
    }

    /// Whether a bracket belongs to the declaration of a function, an initializer, or a case.
    private func declaresParameters(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let name = text(ofToken: index - 1)
        if name == "subscript" { return true }
        guard index > 1 else { return name == "init" }
        let previous = text(ofToken: index - 2)
        if previous == "func" || previous == "case" { return true }
        // Only modifiers precede a declared `init`. Other tokens precede a call.
        let keyword = name == "?" && previous == "init" ? index - 2 : index - 1
        guard name == "init" || keyword == index - 2 else { return false }
        let before = tokens[..<keyword].last { $0.kind != .word }
        return before.map { $0.kind == .newline } ?? true
    }
}
