/// A text with its place in a file or in an argument of the command line.
///
/// A value that was parsed from it keeps it to report errors. Parsers keep UTF-8 offsets, and
/// positions are only computed for an error.
///
/// A class, because many values contain several of them and are often copied.
package final class SourceText: Sendable {
    package let text: String
    /// The exit status if the text is wrong: 64 for an argument, 65 for a file.
    package let status: ExitStatus
    private let whole: Whole
    /// The UTF-8 offset of the text in the whole.
    private let start: Int

    /// The file or argument, shared by all texts that are parts of it.
    private final class Whole: Sendable {
        let name: String
        let text: String
        let isArgument: Bool
        private nonisolated(unsafe) var index = LazyReference<LineIndex>()

        init(name: String, text: String, isArgument: Bool) {
            (self.name, self.text, self.isArgument) = (name, text, isArgument)
        }

        var lines: LineIndex { index.value { LineIndex(text) } }
    }

    /// Creates the text of a file. `name` is its path.
    package convenience init(name: String, text: String) {
        let whole = Whole(name: name, text: text, isArgument: false)
        self.init(text, status: .data, in: whole, at: 0)
    }

    /// Creates the text of an argument of the command line. `name` is its option.
    package convenience init(argument text: String, of name: String) {
        let whole = Whole(name: name, text: text, isArgument: true)
        self.init(text, status: .usage, in: whole, at: 0)
    }

    /// Creates a text that is a part of another one, such as a template in a JSON string.
    ///
    /// Its positions are those in the file. After an escape sequence they are inexact.
    package convenience init(_ text: String, atUTF8Offset offset: Int, of source: SourceText) {
        self.init(text, status: source.status, in: source.whole, at: source.start + offset)
    }

    private init(_ text: String, status: ExitStatus, in whole: Whole, at start: Int) {
        (self.text, self.status) = (text, status)
        (self.whole, self.start) = (whole, start)
    }

    /// A path, or an option such as `--param`.
    package var name: String { whole.name }

    /// Whether it is an argument of the command line, which has no positions.
    package var isArgument: Bool { whole.isArgument }

    /// The text with the exit status of an argument, for a file that contains command lines.
    package var asArgument: SourceText { SourceText(text, status: .usage, in: whole, at: start) }

    /// Returns the position of the character that contains a byte, or of the end.
    package func position(atUTF8Offset offset: Int) -> SourcePosition {
        whole.lines.position(of: start + offset)
    }

    /// The minimum number of columns of an excerpt on each side of its place.
    private static let context = 200

    /// Returns the line that contains the first byte of a range, or the part around it.
    package func excerpt(at range: Range<Int>) -> SourceExcerpt {
        let lines = whole.lines
        let first = lines.position(of: start + range.lowerBound)
        let end = max(range.upperBound, range.lowerBound + 1)
        let last = lines.column(of: start + end - 1, in: first.line)
        let cut = max(0, first.column - 1 - Self.context)
        return SourceExcerpt(
            line: lines.text(of: first.line, columns: cut + 1..<first.column + 2 * Self.context),
            column: first.column, length: max(1, last - first.column + 1), columnsBefore: cut)
    }
}

/// Two texts are equal if their characters are, regardless of their places.
extension SourceText: Hashable {
    package static func == (left: SourceText, right: SourceText) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SourceText {
    /// Returns an error about a part of the text, with an excerpt, or about all of it.
    package func diagnostic(
        _ message: String, atUTF8 range: Range<Int>? = nil, hint: String? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(.error, message, in: self, at: range, hint: hint)
        // The message contains the whole of an argument, and a caret under spaces would be useless.
        if isArgument, range == nil || text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            diagnostic.excerpt = nil
        }
        return diagnostic
    }

    /// Returns a failure about a part of the text, or about all of it.
    package func failure(
        _ message: String, atUTF8 range: Range<Int>? = nil, hint: String? = nil
    ) -> Failure {
        Failure(status, diagnostic(message, atUTF8: range, hint: hint))
    }

    /// Returns a failure about all of the text, with a status of its own.
    package func failure(_ status: ExitStatus, _ message: String, hint: String? = nil) -> Failure {
        Failure(status, diagnostic(message, hint: hint))
    }
}

extension String {
    /// Creates a text from bytes, or nil if they aren't UTF-8. The standard library's
    /// `String(validating:as:)` needs macOS 15.
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Only invalid bytes are changed.
        guard Array(utf8).hasBytes(of: Array(bytes)) else { return nil }
    }
}

extension [UInt8] {
    /// Whether every line break is a carriage return and a line feed, and there is at least one.
    package var hasOnlyCRLF: Bool {
        var hasBreak = false
        for index in indices where self[index] == 0x0A {
            guard index > 0, self[index - 1] == 0x0D else { return false }
            hasBreak = true
        }
        return hasBreak
    }

    /// The text with these line breaks instead of line feeds.
    package var withCRLF: [UInt8] { flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }

    /// The text with line feeds if it has only CRLF, as version control may check it out.
    package var withLineFeeds: [UInt8] {
        guard hasOnlyCRLF, !contains(0) else { return self }
        let text = indices.filter { index in
            self[index] != 0x0D || index + 1 == count || self[index + 1] != 0x0A
        }.map { self[$0] }
        return text.withCRLF == self ? text : self
    }
}

extension SourceText {
    /// Creates the text of a file from its bytes. Throws a `Failure` with 65 and the place of the
    /// first byte that isn't UTF-8.
    package convenience init(
        name: String, utf8 bytes: [UInt8], kind: String = "file",
        hint: String = "Save it with the encoding UTF-8."
    ) throws(Failure) {
        let valid = String(validUTF8: bytes)
        self.init(name: name, text: valid ?? String(decoding: bytes, as: UTF8.self))
        if valid != nil { return }
        // Decoding doesn't change valid bytes, so the first difference is the first error.
        let offset = zip(bytes, text.utf8).prefix { $0 == $1 }.count
        throw failure("the \(kind) is not UTF-8", atUTF8: offset..<offset + 1, hint: hint)
    }
}

/// A line and a column of a text, from 1. Columns are counted in characters.
package struct SourcePosition: Hashable, Comparable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A line of source, or a part of a very long line, with the characters to mark.
package struct SourceExcerpt: Hashable, Sendable {
    package internal(set) var line: String
    /// The first column to mark in the whole line, from 1.
    package let column: Int
    /// The number of columns to mark.
    package let length: Int
    /// The number of columns of the whole line before the part.
    package let columnsBefore: Int

    package init(line: String, column: Int, length: Int = 1, columnsBefore: Int = 0) {
        (self.line, self.column) = (line, column)
        (self.length, self.columnsBefore) = (length, columnsBefore)
    }
}

/// The lines and columns of a text, which may have thousands of mistakes, even in one line.
private final class LineIndex: Sendable {
    /// A place in the text whose position is known.
    private struct Mark {
        /// In UTF-8.
        let offset: Int
        let line, column: Int
    }

    private let text: String
    /// The start of each line, and every 256th column of long lines.
    private let marks: [Mark]
    private static let stride = 256

    init(_ text: String) {
        var text = text
        var starts = [0]
        text.withUTF8 { bytes in
            // An iterator would take twenty times as long in a debug build.
            var offset = 0
            while offset < bytes.count {
                if bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
                offset += 1
            }
        }
        var marks: [Mark] = []
        for (index, start) in starts.enumerated() {
            marks.append(Mark(offset: start, line: index + 1, column: 1))
            let end = index + 1 < starts.count ? starts[index + 1] : text.utf8.count
            guard end - start > Self.stride else { continue }
            var offset = start
            for (column, character) in text.part(start..<end).enumerated() {
                if column > 0, column % Self.stride == 0 {
                    marks.append(Mark(offset: offset, line: index + 1, column: column + 1))
                }
                offset += character.utf8.count
            }
        }
        (self.text, self.marks) = (text, marks)
    }

    func position(of offset: Int) -> SourcePosition {
        let mark = marks[marks.sortedIndex { $0.offset <= offset } - 1]
        return SourcePosition(line: mark.line, column: column(of: offset, in: mark.line))
    }

    /// Returns the column of the character that contains a byte, or the column after the line.
    func column(of offset: Int, in line: Int) -> Int {
        let mark = marks[marks.sortedIndex { $0.line <= line && $0.offset <= offset } - 1]
        var (seen, column) = (mark.offset, mark.column)
        for character in text.part(mark.offset..<end(of: line)) {
            seen += character.utf8.count
            if seen > offset { break }
            column += 1
        }
        return column
    }

    func text(of line: Int, columns: Range<Int>) -> String {
        let first = columns.lowerBound
        let mark = marks[
            marks.sortedIndex { $0.line < line || $0.line == line && $0.column <= first } - 1]
        return text.part(mark.offset..<end(of: line)).dropFirst(first - mark.column)
            .prefix(columns.count).reduce(into: "") { $0 += $1.shortened }
    }

    /// Returns the offset of the end of a line, without its line break.
    private func end(of line: Int) -> Int {
        let next = marks.sortedIndex { $0.line <= line }
        let end = next < marks.count ? marks[next].offset - 1 : text.utf8.count
        return text.part(0..<end).utf8.last == UInt8(ascii: "\r") ? end - 1 : end
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
