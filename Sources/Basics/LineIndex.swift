/// Where the lines of a text begin, and in which columns its characters stand: worked out once, since
/// one text may have thousands of mistakes, all of them in one line.
final class LineIndex: Sendable {
    /// A line without its break, in UTF-8 offsets.
    struct Line {
        /// From 1.
        let number: Int
        let range: Range<Int>
    }

    /// A character, and how many columns stand before it in its line.
    private struct Mark {
        let offset: Int
        let columns: Int
    }

    private let text: String
    /// Where each line begins.
    private let starts: [Int]
    /// Marks in the long lines, in the order of the text.
    private let marks: [Mark]

    /// How many columns lie between the marks of a line. One with fewer bytes has none.
    private static let stride = 256

    init(_ text: String) {
        var text = text
        let starts = text.withUTF8(Self.starts)
        var marks: [Mark] = []
        for number in starts.indices {
            let end = number + 1 < starts.count ? starts[number + 1] : text.utf8.count
            guard end - starts[number] > Self.stride else { continue }
            var offset = starts[number]
            for (column, character) in text.part(offset..<end).enumerated() {
                if column % Self.stride == 0 { marks.append(Mark(offset: offset, columns: column)) }
                offset += character.utf8.count
            }
        }
        (self.text, self.starts, self.marks) = (text, starts, marks)
    }

    private static func starts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        for place in 0..<bytes.count where bytes[place] == UInt8(ascii: "\n") {
            starts.append(place + 1)
        }
        return starts
    }

    /// The line that holds the byte at an offset; the last one for an offset past the end.
    func line(holding offset: Int) -> Line {
        let number = starts.sortedIndex { $0 <= offset }
        let start = starts[number - 1]
        var end = number < starts.count ? starts[number] - 1 : text.utf8.count
        if end > start, text.part(end - 1..<end).utf8.first == UInt8(ascii: "\r") { end -= 1 }
        return Line(number: number, range: start..<end)
    }

    /// The column of the character that holds the byte at an offset, from 1; past the end of the line
    /// that behind its last one.
    func column(of offset: Int, in line: Line) -> Int {
        let next = marks.sortedIndex { $0.offset <= offset && $0.offset < line.range.upperBound }
        let mark = mark(before: next, in: line)
        var (seen, column) = (mark.offset, mark.columns + 1)
        for character in text.part(mark.offset..<line.range.upperBound) {
            seen += character.utf8.count
            if seen > offset { break }
            column += 1
        }
        return column
    }

    /// A part of a line, from 1.
    func text(of line: Line, columns: Range<Int>) -> String {
        let next = marks.sortedIndex {
            $0.offset < line.range.lowerBound
                || $0.offset < line.range.upperBound && $0.columns < columns.lowerBound
        }
        let mark = mark(before: next, in: line)
        return text.part(mark.offset..<line.range.upperBound)
            .dropFirst(columns.lowerBound - 1 - mark.columns).prefix(columns.count)
            .reduce(into: "") { $0 += $1.shortened }
    }

    /// The mark before the one with that number, or the start of the line.
    private func mark(before next: Int, in line: Line) -> Mark {
        guard next > 0, marks[next - 1].offset >= line.range.lowerBound else {
            return Mark(offset: line.range.lowerBound, columns: 0)
        }
        return marks[next - 1]
    }
}

extension String {
    /// The text between two offsets in UTF-8.
    fileprivate func part(_ range: Range<Int>) -> Substring {
        let first = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[first..<utf8.index(first, offsetBy: range.count)]
    }
}

extension Character {
    /// Without most of its accents, where somebody has piled them up by the thousand.
    fileprivate var shortened: String {
        guard utf8.count > 256 else { return String(self) }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.prefix(16))
        return String(scalars)
    }
}
