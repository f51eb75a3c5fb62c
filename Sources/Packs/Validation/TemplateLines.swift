import Basics
import TemplateEngine

/// Finds the line of a template that a line of rendered text comes from, as well as that can be
/// told from what both have in common.
struct TemplateLines {
    private let lines: [Line]

    private struct Line {
        let source: SourceText
        let number: Int
        let offset: Int
        let indentation: Int
        /// What stands between the tags; the first and last are empty where a tag does.
        let literals: [[UInt8]]
        let weight: Int
    }

    /// - Parameter sources: the template that was rendered, and those that it may include.
    init(of sources: [SourceText], delimiters: TemplateDelimiters) {
        let marks = (Array(delimiters.open.utf8), Array(delimiters.close.utf8))
        lines = sources.flatMap { source -> [Line] in
            var offset = 0
            let texts = source.text.utf8.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return texts.enumerated().compactMap { index, text in
                defer { offset += text.count + 1 }
                let indentation = text.prefix { $0 == UInt8(ascii: " ") }.count
                let literals = Self.literals(in: Array(text.dropFirst(indentation)), marks)
                let weight = literals.reduce(0) { $0 + $1.count }
                guard weight > 0 else { return nil }
                return Line(
                    source: source, number: index + 1, offset: offset, indentation: indentation,
                    literals: literals, weight: weight)
            }
        }
    }

    /// Where a template says what stands at a line and column of the text; nil where that cannot be
    /// told. A line that comes from values alone is looked for above.
    func place(ofLine line: Int, column: Int, in text: String) -> (SourceText, SourcePosition)? {
        let rendered = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var column = column
        for number in stride(from: min(line, rendered.count), through: 1, by: -1) {
            let all = rendered[number - 1]
            let indentation = all.prefix { $0 == UInt8(ascii: " ") }.count
            let content = Array(all.dropFirst(indentation))
            let fits = lines.filter { Self.fits(content, $0.literals) }
            // Of several that say as much, the one at the same height.
            let best = fits.min { one, other in
                (-one.weight, abs(one.number - number)) < (
                    -other.weight, abs(other.number - number)
                )
            }
            if let best {
                let inLine = max(0, column - 1 - indentation)
                let known = min(inLine, best.literals[0].count)
                let offset = best.offset + best.indentation + known
                return (best.source, best.source.position(atUTF8Offset: offset))
            }
            column = 1
        }
        return nil
    }

    private static func fits(_ text: [UInt8], _ literals: [[UInt8]]) -> Bool {
        if literals.count == 1 { return text == literals[0] }
        guard let first = literals.first, let last = literals.last,
            text.count >= first.count + last.count, text.starts(with: first),
            text.reversed().starts(with: last.reversed())
        else { return false }
        var rest = text[first.count..<(text.count - last.count)]
        for literal in literals.dropFirst().dropLast() where !literal.isEmpty {
            guard let end = rest.endOfFirst(literal) else { return false }
            rest = rest[end...]
        }
        return true
    }

    private static func literals(
        in text: [UInt8], _ marks: (open: [UInt8], close: [UInt8])
    ) -> [[UInt8]] {
        var literals: [[UInt8]] = []
        var rest = text[...]
        while let start = rest.startOfFirst(marks.open) {
            literals.append(Array(rest[..<start]))
            rest = rest[(start + marks.open.count)...]
            let isTriple = rest.first == UInt8(ascii: "{")
            guard let end = rest.endOfFirst(marks.close) else { return literals + [[]] }
            rest = rest[end...]
            if isTriple, rest.first == UInt8(ascii: "}") { rest = rest.dropFirst() }
        }
        return literals + [Array(rest)]
    }
}

extension ArraySlice<UInt8> {
    fileprivate func startOfFirst(_ word: [UInt8]) -> Int? {
        guard count >= word.count else { return nil }
        return (startIndex...endIndex - word.count).first { self[$0...].starts(with: word) }
    }

    fileprivate func endOfFirst(_ word: [UInt8]) -> Int? {
        startOfFirst(word).map { $0 + word.count }
    }
}
