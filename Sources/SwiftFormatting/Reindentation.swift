import SwiftSource

/// Replaces the indentation of a template by that of a layout.
///
/// The first block that a line opens determines the depth of a level, which is four spaces in most
/// templates. White space beyond whole levels keeps its proportion. Literals and comments of several
/// lines move along, and don't change otherwise.
struct Reindentation {
    private let layout: SwiftLayout
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    /// The number of spaces of a level in the template.
    private let unit: Int
    /// The open `#if` directives.
    private var conditions: [Condition] = []
    private var result: [UInt8] = []
    /// The end of the bytes that the result already contains.
    private var copied = 0

    private struct Condition {
        let column: Int
        /// The distance by which the content moves, or nil before its first line.
        var shift: Int?
    }

    /// The text with the indentation of a layout.
    static func applied(_ layout: SwiftLayout, to text: String) -> String {
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
        for line in tokens.split(whereSeparator: { $0.kind == .newline }) { move(line) }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Moves a line and the tokens that begin on it and end on another line.
    private mutating func move(_ line: ArraySlice<SwiftToken>) {
        guard let first = line.first else { return }
        let margin = bytes.margin(before: first.range.lowerBound)
        let shift = shift(of: text(first.range), at: columns(of: margin))
        replace(margin, shift: shift)
        for token in line where token.kind == .string || token.kind == .comment {
            guard let lastBreak = bytes[token.range].lastIndex(of: newline) else { continue }
            // The compiler removes the margin of the last delimiter from each line of a literal.
            let isLiteral = bytes[token.range].drop { $0 == UInt8(ascii: "#") }
                .starts(with: "\"\"\"".utf8)
            let reference = isLiteral ? bytes.margin(from: lastBreak + 1) : margin
            for index in token.range where bytes[index] == newline {
                let own = index + 1..<index + 1 + reference.count
                // Empty lines have no margin, and lines further left keep theirs.
                guard own.upperBound < token.range.upperBound,
                    bytes[own].elementsEqual(bytes[reference]),
                    bytes[own.lowerBound] != newline, bytes[own.lowerBound] != UInt8(ascii: "\r")
                else { continue }
                replace(own, shift: shift)
            }
        }
    }

    private mutating func replace(_ margin: Range<Int>, shift: Int) {
        result += bytes[copied..<margin.lowerBound]
        result += layout.margin(columns(of: margin) + shift).utf8
        copied = margin.upperBound
    }

    /// The new number of columns of a margin.
    private func columns(of margin: Range<Int>) -> Int {
        let tabs = bytes[margin].count { $0 == tab }
        let spaces = margin.count - tabs
        let rest = (spaces % unit * layout.step + unit / 2) / unit
        let columnsOfTab =
            switch layout.indentation {
            case .spaces(let count): count
            case .tabs: layout.tabWidth
            }
        return tabs * columnsOfTab + spaces / unit * layout.step + rest
    }

    /// The distance by which a line moves because of the `#if` directives around it.
    private mutating func shift(of word: String, at column: Int) -> Int {
        guard layout.indentsConditionalCompilation else { return 0 }
        if word == "#endif" { _ = conditions.popLast() }
        if word == "#elseif" || word == "#else" { return shift(of: conditions.dropLast()) }
        if word != "#endif", let last = conditions.indices.last, conditions[last].shift == nil {
            // Content that the template indents stays, and so does content that is nested too deep.
            let stays = column > conditions[last].column || last >= LineBreaker.deepest
            conditions[last].shift = stays ? 0 : layout.step
        }
        defer { if word == "#if" { conditions.append(Condition(column: column)) } }
        return shift(of: conditions[...])
    }

    private func shift(of conditions: ArraySlice<Condition>) -> Int {
        conditions.reduce(0) { $0 + ($1.shift ?? 0) }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The number of spaces by which the first block is indented.
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

extension [UInt8] {
    fileprivate func margin(before end: Int) -> Range<Int> {
        let count = self[..<end].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == tab }.count
        return end - count..<end
    }

    fileprivate func margin(from start: Int) -> Range<Int> {
        let count = self[start...].prefix { $0 == UInt8(ascii: " ") || $0 == tab }.count
        return start..<start + count
    }
}
