import SwiftSource

/// Puts a layout's indentation in the place of a template's.
///
/// A level of the text is as deep as the first block that a line opens; templates are written with
/// four spaces. What a line has beyond whole levels keeps its proportion. What stands in a literal
/// or a comment of several lines moves along and is not changed otherwise.
struct Reindentation {
    private let layout: SwiftLayout
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    /// How many spaces make a level of the text.
    private let unit: Int
    private var conditions: [Condition] = []
    /// How much further a line goes for the conditions that it stands in.
    private var totalShift = 0
    private var result: [UInt8] = []
    /// What has been copied to the result.
    private var copied = 0

    /// An open `#if`.
    private struct Condition {
        let column: Int
        /// How much further its content has to go; not known before the first line of it.
        var shift: Int?
    }

    /// The text with the indentation of the layout.
    static func applied(_ layout: SwiftLayout, to text: String) -> String {
        guard !layout.isThatOfTemplates else { return text }
        var pass = Self(text, layout)
        return pass.run()
    }

    private init(_ text: String, _ layout: SwiftLayout) {
        self.layout = layout
        bytes = Array(text.utf8)
        tokens = SwiftLexer.tokens(of: bytes)
        unit = Self.unit(of: tokens, in: bytes) ?? 4
        result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    private mutating func run() -> String {
        var start = 0
        while start < tokens.count {
            let end = tokens[start...].firstIndex { $0.kind == .newline } ?? tokens.endIndex
            if start < end { move(start..<end) }
            start = end + 1
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Moves a line, with the lines of what begins in it and ends further down.
    private mutating func move(_ line: Range<Int>) {
        let first = tokens[line.lowerBound].range
        let margin = bytes.margin(before: first.lowerBound)
        let shift = shift(of: bytes[first], at: columns(of: margin))
        replace(margin, shift: shift)
        for token in tokens[line] where token.kind == .string || token.kind == .comment {
            let text = bytes[token.range]
            guard let lastBreak = text.lastIndex(of: newline) else { continue }
            // The compiler takes the margin of the last delimiter away from each line of a literal.
            let reference =
                text.isLiteralOfLines ? bytes.margin(from: lastBreak + 1) : margin
            moveLines(of: token.range, from: reference, shift: shift)
        }
    }

    private mutating func moveLines(
        of range: Range<Int>, from reference: Range<Int>, shift: Int
    ) {
        for index in range where bytes[index] == newline {
            let start = index + 1
            let end = start + reference.count
            // An empty line has no margin to move, nor has one that stands further left.
            guard end < range.upperBound, bytes[start..<end].elementsEqual(bytes[reference]),
                bytes[start] != newline, bytes[start] != UInt8(ascii: "\r")
            else { continue }
            result += bytes[copied..<start]
            result += layout.margin(columns(of: reference) + shift).utf8
            copied = end
        }
    }

    private mutating func replace(_ margin: Range<Int>, shift: Int) {
        result += bytes[copied..<margin.lowerBound]
        result += layout.margin(columns(of: margin) + shift).utf8
        copied = margin.upperBound
    }

    /// The columns that a margin of the text becomes.
    private func columns(of margin: Range<Int>) -> Int {
        let tabs = bytes[margin].count { $0 == tab }
        let spaces = margin.count - tabs
        let rest = (spaces % unit * layout.step + unit / 2) / unit
        return tabs * layout.columnsOfTab + spaces / unit * layout.step + rest
    }

    /// How much further a line goes for the `#if`s that it stands in.
    private mutating func shift(of word: ArraySlice<UInt8>, at column: Int) -> Int {
        guard layout.indentsConditionalCompilation else { return 0 }
        switch Directive(word) {
        case .next: return outerShift
        case .end:
            totalShift -= conditions.popLast()?.shift ?? 0
            return totalShift
        case .start:
            learnShift(from: column)
            defer { conditions.append(Condition(column: column)) }
            return totalShift
        case nil:
            learnShift(from: column)
            return totalShift
        }
    }

    private var outerShift: Int { totalShift - (conditions.last?.shift ?? 0) }

    /// Content that is indented in the template stays as it is, and so does what is nested too deep.
    private mutating func learnShift(from column: Int) {
        guard let last = conditions.indices.last, conditions[last].shift == nil else { return }
        let isInPlace = column > conditions[last].column || last >= LineBreaker.deepest
        let shift = isInPlace ? 0 : layout.step
        conditions[last].shift = shift
        totalShift += shift
    }

    private enum Directive {
        case start, next, end

        init?(_ word: ArraySlice<UInt8>) {
            guard word.first == UInt8(ascii: "#") else { return nil }
            switch String(decoding: word, as: UTF8.self) {
            case "#if": self = .start
            case "#elseif", "#else": self = .next
            case "#endif": self = .end
            default: return nil
            }
        }
    }

    /// By how many spaces the first block is indented that a line leaves open.
    private static func unit(of tokens: [SwiftToken], in bytes: [UInt8]) -> Int? {
        var margin = 0..<0
        for (index, token) in tokens.enumerated() where token.kind != .newline {
            if index > 0, tokens[index - 1].kind != .newline { continue }
            let outer = margin
            margin = bytes.margin(before: token.range.lowerBound)
            if index > 1, tokens[index - 2].kind == .open, margin.count > outer.count,
                !bytes[margin].contains(tab)
            {
                return margin.count - outer.count
            }
        }
        return nil
    }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")

extension SwiftLayout {
    /// Whether templates are written in this indentation, so that there is nothing to do.
    var isThatOfTemplates: Bool {
        indentation == .spaces(4) && !indentsConditionalCompilation
    }

    /// The columns that a tab of the template becomes: a tab where there are tabs, else a level.
    fileprivate var columnsOfTab: Int {
        switch indentation {
        case .spaces(let count): count
        case .tabs: tabWidth
        }
    }
}

extension [UInt8] {
    fileprivate func margin(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, self[start - 1] == UInt8(ascii: " ") || self[start - 1] == tab {
            start -= 1
        }
        return start..<end
    }

    fileprivate func margin(from start: Int) -> Range<Int> {
        var end = start
        while end < count, self[end] == UInt8(ascii: " ") || self[end] == tab { end += 1 }
        return start..<end
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is a literal between `"""`.
    fileprivate var isLiteralOfLines: Bool {
        drop { $0 == UInt8(ascii: "#") }.starts(with: Array("\"\"\"".utf8))
    }
}
