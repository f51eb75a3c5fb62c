import SwiftSource

/// Replaces a template's indentation with that of a layout.
///
/// A level of the text is as deep as its first block. Columns beyond whole levels keep their
/// proportion. The lines of a literal or a comment move together, and don't change otherwise.
struct Reindentation {
    private let layout: SwiftLayout
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    /// The spaces of a level of the text.
    private let unit: Int
    /// The open `#if`s, and the shift outside and inside, which depends on the first line there.
    private var conditions: [(column: Int, outer: Int, inner: Int?)] = []
    private var result: [UInt8] = []
    /// How many bytes have been copied to the result.
    private var copied = 0

    static func applied(_ layout: SwiftLayout, to text: [UInt8]) -> [UInt8] {
        var pass = Self(text, layout)
        for line in pass.tokens.split(whereSeparator: { $0.kind == .newline }) { pass.move(line) }
        return pass.result + text[pass.copied...]
    }

    private init(_ text: [UInt8], _ layout: SwiftLayout) {
        self.layout = layout
        bytes = text
        tokens = SwiftLexer.tokens(of: bytes)
        unit = Self.unit(of: tokens, in: bytes) ?? 4
        result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    /// Moves a line, and the lines of literals and comments that begin in it.
    private mutating func move(_ line: ArraySlice<SwiftToken>) {
        let first = line[line.startIndex].range
        let margin = bytes.margin(before: first.lowerBound)
        let shift = shift(of: bytes[first], at: columns(of: margin))
        replace(margin, by: columns(of: margin) + shift)
        for token in line where token.kind == .string || token.kind == .comment {
            let text = bytes[token.range]
            guard let lastBreak = text.lastIndex(of: newline) else { continue }
            // The compiler removes the margin of the last delimiter from each line of a literal.
            let isLiteral = text.drop { $0 == UInt8(ascii: "#") }.starts(with: "\"\"\"".utf8)
            let lastMargin = text[(lastBreak + 1)...].prefix { $0 == space || $0 == tab }.indices
            let reference = isLiteral ? lastMargin : margin
            for start in token.range.dropFirst() where bytes[start - 1] == newline {
                // An empty line has no margin to move, nor has one that is further left.
                let range = start..<start + reference.count
                guard range.upperBound < token.range.upperBound,
                    bytes[range].elementsEqual(bytes[reference]),
                    bytes[start] != newline, bytes[start] != UInt8(ascii: "\r")
                else { continue }
                replace(range, by: columns(of: reference) + shift)
            }
        }
    }

    private mutating func replace(_ margin: Range<Int>, by columns: Int) {
        result += bytes[copied..<margin.lowerBound]
        result += layout.margin(columns)
        copied = margin.upperBound
    }

    /// The columns that a margin of the text becomes.
    private func columns(of margin: Range<Int>) -> Int {
        let tabs = bytes[margin].count { $0 == tab }
        let spaces = margin.count - tabs
        let rest = (spaces % unit * layout.step + unit / 2) / unit
        // A tab stays a tab if there are tabs; otherwise, it becomes a level.
        let tabWidth = if case .tabs = layout.indentation { layout.tabWidth } else { layout.step }
        return tabs * tabWidth + spaces / unit * layout.step + rest
    }

    /// The columns by which a line moves because of the `#if`s around it.
    private mutating func shift(of word: ArraySlice<UInt8>, at column: Int) -> Int {
        guard layout.indentsConditionalCompilation else { return 0 }
        let isDirective = word.first == UInt8(ascii: "#")
        let directive = isDirective ? String(decoding: word, as: UTF8.self) : ""
        switch directive {
        case "#elseif", "#else": return conditions.last?.outer ?? 0
        case "#endif": return conditions.popLast()?.outer ?? 0
        default:
            if let last = conditions.last, last.inner == nil {
                // Content stays that the template indents, or that is nested too deep.
                let stays = column > last.column || conditions.count > LineBreaker.deepest
                conditions[conditions.count - 1].inner = last.outer + (stays ? 0 : layout.step)
            }
            let shift = conditions.last?.inner ?? 0
            if directive == "#if" { conditions.append((column, shift, nil)) }
            return shift
        }
    }

    /// The spaces by which the first block is indented that a line leaves open.
    private static func unit(of tokens: [SwiftToken], in bytes: [UInt8]) -> Int? {
        var outer = 0
        for (index, token) in tokens.enumerated() where token.kind != .newline {
            if index > 0, tokens[index - 1].kind != .newline { continue }
            let margin = bytes.margin(before: token.range.lowerBound)
            if index > 1, tokens[index - 2].kind == .open, margin.count > outer,
                !bytes[margin].contains(tab)
            {
                return margin.count - outer
            }
            outer = margin.count
        }
        return nil
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")

extension [UInt8] {
    /// The spaces and tabs before an offset.
    func margin(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, self[start - 1] == space || self[start - 1] == tab { start -= 1 }
        return start..<end
    }
}
