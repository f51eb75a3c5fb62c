import Basics
import TemplateEngine
import TemplateSets

/// Finds the template line that a rendered line probably comes from, by the text that both contain.
struct TemplateLines {
    private let lines: [Line]

    private struct Line {
        let source: SourceText
        let number: Int
        /// The UTF-8 offset of the line in the template.
        let offset: Int
        let indentation: Int
        /// The texts around and between the tags; empty if a tag begins or ends the line.
        let literals: [Substring]

        var weight: Int { literals.reduce(0) { $0 + $1.utf8.count } }
    }

    /// The lines of the template of a file, and of all partials.
    init(of file: TemplateFile, in templateSet: TemplateSet) {
        let partials = templateSet.sources.keys.filter(SetLayout.isPartial).sorted()
        let sources = ([file.source] + partials).map { path in
            SourceText(name: templateSet.path(of: path), text: templateSet.sources[path] ?? "")
        }
        self.init(of: sources, delimiters: templateSet.delimiters)
    }

    /// - Parameter sources: The template that was rendered, and those that it may include.
    init(of sources: [SourceText], delimiters: TemplateDelimiters) {
        lines = sources.flatMap { source -> [Line] in
            var offset = 0
            return source.text.splitLines.enumerated().map { index, text in
                defer { offset += text.utf8.count + 1 }
                let content = text.drop { $0 == " " }
                return Line(
                    source: source, number: index + 1, offset: offset,
                    indentation: text.utf8.count - content.utf8.count,
                    literals: Self.literals(in: content, delimiters))
            }
        }.filter { $0.weight > 0 }
    }

    /// The place in a template for a place in the rendered text; nil if no line matches. A line
    /// that consists only of values has the place of a line above it.
    func place(ofLine line: Int, column: Int, in text: String) -> (SourceText, SourcePosition)? {
        let rendered = text.splitLines
        var column = column
        for number in stride(from: min(line, rendered.count), through: 1, by: -1) {
            let all = rendered[number - 1]
            let content = all.drop { $0 == " " }
            // If several lines have the same amount of common text, the closest one is best.
            let best = lines.filter { Self.matches(content, $0.literals) }.min { one, other in
                (-one.weight, abs(one.number - number))
                    < (-other.weight, abs(other.number - number))
            }
            if let best {
                let inLine = max(0, column - 1 - (all.utf8.count - content.utf8.count))
                let known = min(inLine, best.literals[0].utf8.count)
                let offset = best.offset + best.indentation + known
                return (best.source, best.source.position(atUTF8Offset: offset))
            }
            column = 1
        }
        return nil
    }

    private static func matches(_ text: Substring, _ literals: [Substring]) -> Bool {
        if literals.count == 1 { return text == literals[0] }
        guard let first = literals.first, let last = literals.last,
            text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last)
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for literal in literals.dropFirst().dropLast() where !literal.isEmpty {
            guard let range = rest.firstRange(of: literal) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    private static func literals(
        in text: Substring, _ delimiters: TemplateDelimiters
    ) -> [Substring] {
        var literals: [Substring] = []
        var rest = text
        while let start = rest.firstRange(of: delimiters.open) {
            literals.append(rest[..<start.lowerBound])
            rest = rest[start.upperBound...]
            let isTriple = rest.first == "{"
            guard let end = rest.firstRange(of: delimiters.close) else { return literals + [""] }
            rest = rest[end.upperBound...]
            if isTriple, rest.first == "}" { rest = rest.dropFirst() }
        }
        return literals + [rest]
    }
}

extension String {
    /// The lines, also in a text whose line breaks are a carriage return and a line feed.
    fileprivate var splitLines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}
