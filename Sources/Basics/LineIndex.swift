/// The lines of a text, and the columns of its characters.
///
/// It is computed once, because a text may have thousands of mistakes, even in one line.
final class LineIndex: Sendable {
    /// A line without its line break, in UTF-8 offsets.
    struct Line {
        /// From 1.
        let number: Int
        let range: Range<Int>
    }

    /// The offset of a character, and the number of columns before it in its line.
    private struct Mark {
        let offset: Int
        let columns: Int
    }

    private let text: String
    /// The offset of each line.
    private let starts: [Int]
    /// Marks in long lines, in the order of the text.
    private let marks: [Mark]

    /// The number of columns between marks. A line with fewer bytes has no marks.
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

    /// Returns the line that contains the byte at an offset, or the last line for a larger offset.
    func line(holding offset: Int) -> Line {
        let number = starts.sortedIndex { $0 <= offset }
        let start = starts[number - 1]
        var end = number < starts.count ? starts[number] - 1 : text.utf8.count
        if end > start, text.part(end - 1..<end).utf8.first == UInt8(ascii: "\r") { end -= 1 }
        return Line(number: number, range: start..<end)
    }

    /// Returns the column of the character that contains the byte at an offset, from 1. After the end
    /// of the line, it is the column after the last character.
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

    /// Returns a part of a line.
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

    /// Returns the mark before the one with an index, or the start of the line.
    private func mark(before next: Int, in line: Line) -> Mark {
        guard next > 0, marks[next - 1].offset >= line.range.lowerBound else {
            return Mark(offset: line.range.lowerBound, columns: 0)
        }
        return marks[next - 1]
    }
}

extension String {
    /// Returns the text between two UTF-8 offsets.
    fileprivate func part(_ range: Range<Int>) -> Substring {
        let first = utf8.index(startIndex, offsetBy: range.lowerBound)
        return self[first..<utf8.index(first, offsetBy: range.count)]
    }
}

extension Character {
    /// The character without most of its combining marks if there are very many.
    fileprivate var shortened: String {
        guard utf8.count > 256 else { return String(self) }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.prefix(16))
        return String(scalars)
    }
}

extension Array {
    /// Returns the index of the first element that isn't below a bound, in a sorted array.
    @inlinable
    package func sortedIndex(where isBelow: (Element) -> Bool) -> Int {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if isBelow(self[middle]) { start = middle + 1 } else { end = middle }
        }
        return start
    }
}

/// An object that is created when it is first used, possibly by several threads.
///
/// `AtomicLazyReference` of the Synchronization module requires macOS 15.
package struct LazyReference<Value: AnyObject & Sendable>: @unchecked Sendable {
    /// Only accessed by atomic operations.
    private var object: AnyObject?

    package init() {}

    /// Returns the object. Threads may each create one at the same time; the first is kept.
    package mutating func value<E: Error>(_ make: () throws(E) -> Value) throws(E) -> Value {
        try withUnsafeMutablePointer(to: &object) { (object) throws(E) in
            if let known = _stdlib_atomicLoadARCRef(object: object) {
                return unsafeDowncast(known, to: Value.self)
            }
            let made = try make()
            if _stdlib_atomicInitializeARCRef(object: object, desired: made) { return made }
            return unsafeDowncast(_stdlib_atomicLoadARCRef(object: object)!, to: Value.self)
        }
    }
}
