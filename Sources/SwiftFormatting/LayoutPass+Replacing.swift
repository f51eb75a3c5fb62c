import Basics
import SwiftSource

extension LayoutPass {
    /// Breaks the line and returns the index of the token that ends what was replaced.
    mutating func replace(from start: Int, to end: Int) -> Int {
        let from = tokens[start].range.lowerBound
        let indent = columns(before: start) + shift
        guard indent < layout.lineLength else { return end }
        if tokens[start].kind == .comment, start + 1 == end {
            let wrapping = CommentWrapping(lineLength: layout.lineLength)
            let lines = wrapping.wrap(text(ofToken: start), at: indent)
            put(
                lines.enumerated().map { $0 == 0 ? $1 : layout.margin(indent) + $1 },
                from: from, to: tokens[start].range.upperBound)
            return end
        }
        if bytes[from] == UInt8(ascii: "#"), isCondition(start) { return end }
        if tokens[end - 1].kind == .comment, text(ofToken: end - 1).hasPrefix("//") {
            liftComment(of: start..<end, indent: indent)
            return end
        }
        let last = endOfStatement(from: start, firstLine: end)
        let broken = brokenLines(start..<last, at: indent)
        guard let broken else { return leaveLines(below: end, upTo: last) }
        let lines = text(of: broken)
        if let base = LineBreaker.bodyIndent(of: broken), base > indent {
            guard canShift(from: last) else { return end }
            pendingShift = base - indent
        }
        put(lines, from: from, to: tokens[last - 1].range.upperBound)
        return last
    }

    /// Leaves the further lines of a statement as they stand; they still move with their closure.
    private mutating func leaveLines(below firstLine: Int, upTo last: Int) -> Int {
        var start = firstLine + 1
        while start < last {
            let end = endOfLine(from: start)
            shiftLine(start, end)
            start = end + 1
        }
        return last
    }

    /// The lines that a range of tokens comes to, without the first one's margin.
    private func broken(_ range: Range<Int>, at indent: Int) -> [String]? {
        brokenLines(range, at: indent).map(text(of:))
    }

    private func text(of lines: [BrokenLine]) -> [String] {
        lines.enumerated().map { number, line in
            (number > 0 ? layout.margin(line.indent) : "") + line.words.text
        }
    }

    /// Whether a statement begins with `import`, behind attributes and modifiers; a parameter may be
    /// called so, too.
    private static func isImport(_ words: SwiftWords) -> Bool {
        let modifiers = [
            "public", "package", "internal", "fileprivate", "private", "testable", "@",
        ]
        let rest = words.drop { modifiers.contains($0.text) || $0.text.utf8.first == 0x40 }
        return rest.first?.kind == .word && rest.first?.text == "import"
    }

    private func brokenLines(_ range: Range<Int>, at indent: Int) -> [BrokenLine]? {
        let words = words(in: range)
        // The formatter keeps an import on one line, however long.
        guard let first = words.first, !Self.isImport(words[...]) else { return nil }
        let effort = LayoutEffort(words: words.count)
        let breaker = LineBreaker(
            lineLength: layout.lineLength, step: layout.step, effort: effort)
        if isBelowColon(range.lowerBound),
            let lines = breaker.typeLine(words[...], at: indent, as: role())
        {
            return lines
        }
        let lines = breaker.lay(
            words[...], at: indent, as: first.kind == .close ? .statement : role())
        return effort.isExhausted ? nil : lines
    }

    /// Whether the line above ends in the colon of a declaration, so that its type stands here.
    private func isBelowColon(_ index: Int) -> Bool {
        guard index > 1, tokens[index - 1].kind == .newline, text(ofToken: index - 2) == ":",
            role() != .argument
        else { return false }
        var first = index - 2
        while first > 0, tokens[first - 1].kind != .newline { first -= 1 }
        return !["case", "default", "@"].contains(text(ofToken: first))
    }

    /// Whether nothing stands in the closure that a line leaves open that must not move.
    private func canShift(from start: Int) -> Bool {
        var depth = 1
        for index in start..<tokens.count where depth > 0 {
            switch tokens[index].kind {
            // A `<` may be an operator, so it does not count.
            case .open: depth += bytes[tokens[index].range.lowerBound] == UInt8(ascii: "<") ? 0 : 1
            case .close: depth -= bytes[tokens[index].range.lowerBound] == UInt8(ascii: ">") ? 0 : 1
            case .string, .comment:
                if bytes[tokens[index].range].contains(UInt8(ascii: "\n")) { return false }
            default: break
            }
        }
        return depth == 0
    }

    /// Puts the comment at the end of a line above it, where the formatter wants one that does not
    /// fit.
    private mutating func liftComment(of line: Range<Int>, indent: Int) {
        let code = line.dropLast()
        guard let last = code.last else { return }
        let wrapping = CommentWrapping(lineLength: layout.lineLength)
        var lines = wrapping.wrap(text(ofToken: line.upperBound - 1), at: indent)
        let start = tokens[line.lowerBound].range.lowerBound
        lines = lines.enumerated().map { $0 == 0 ? $1 : layout.margin(indent) + $1 }
        let rest =
            (isTooLong(code) ? broken(code, at: indent) : nil)
            ?? [text(start..<tokens[last].range.upperBound)]
        lines.append(layout.margin(indent) + rest[0])
        put(
            lines + rest.dropFirst(), from: start,
            to: tokens[line.upperBound - 1].range.upperBound)
    }

    private mutating func put(_ lines: [String], from: Int, to end: Int) {
        result += bytes[copied..<from]
        result += Array(lines.joined(separator: "\n").utf8)
        copied = end
    }

    private func isCondition(_ index: Int) -> Bool {
        ["#if", "#elseif", "#else", "#endif"].contains(text(ofToken: index))
    }

    /// The words of a range of tokens; none if something in it cannot move, or if they are too many.
    func words(in range: Range<Int>) -> [SwiftWord] {
        guard range.count <= LayoutEffort.mostWords else { return [] }
        var words: [SwiftWord] = []
        var joined = false
        for index in range {
            let token = tokens[index]
            if token.kind == .newline {
                joined = true
                continue
            }
            if token.kind == .comment || bytes[token.range].contains(UInt8(ascii: "\n")) {
                return []
            }
            let text = text(ofToken: index)
            var spaced = token.isSpaced
            if joined {
                spaced = !glues(text, after: words.last)
                joined = false
            }
            words.append(SwiftWord(text, kind: token.kind, spaced: spaced))
        }
        return words.matchBrackets() ? words : []
    }

    /// Whether a word that began a line stands without a space when that line is joined.
    private func glues(_ text: String, after word: SwiftWord?) -> Bool {
        guard let word else { return true }
        return text == "." || ")]>,".contains(text) || (word.kind == .open && word.text != "{")
    }

    /// The end of the line, or of the last line that belongs to the same statement.
    ///
    /// A bracket that stays open and calls on the lines below are taken along, since they have to
    /// move when the line is broken; not so what stands in braces.
    private mutating func endOfStatement(from start: Int, firstLine: Int) -> Int {
        guard start >= endOfLongStatement else { return firstLine }
        var end = firstLine
        var open: [UInt8] = []
        var seen = start
        while end < tokens.count {
            // Each line may be long and go on for long, so there is a limit, and the lines up to it
            // are not looked through again.
            guard end == firstLine || end - start < 5_000 else {
                endOfLongStatement = end
                return firstLine
            }
            for index in seen..<end {
                switch tokens[index].kind {
                case .open: open.append(bytes[tokens[index].range.lowerBound])
                case .close: _ = open.popLast()
                default: break
                }
            }
            seen = end
            guard !open.contains(UInt8(ascii: "{")) else { return firstLine }
            let next = end + 1
            if open.isEmpty {
                guard next < tokens.count, continues(next) else { break }
            } else if next >= tokens.count {
                return firstLine
            }
            end = endOfLine(from: next)
        }
        let isMovable = !words(in: start..<end).isEmpty
        return isMovable ? end : firstLine
    }

    /// Whether a line goes on with the expression above it.
    private func continues(_ index: Int) -> Bool {
        text(ofToken: index) == "." && brackets.last?.byte != UInt8(ascii: "[")
            && index + 2 < tokens.count
    }
}
