import Basics

/// A position in the text of a property list.
struct PropertyListScanner {
    let bytes: [UInt8]
    let name: String
    var index = 0
    var valuesLeft = mostValues

    /// The deepest nesting of values. `TemplateInfo.plist` needs six levels.
    private static let deepestNesting = 64
    /// The maximum number of values. A project file has 16 for each file.
    private static let mostValues = 2_000_000

    /// The next byte; nil at the end.
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipSpace() {
        while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
    }

    /// Whether `mark` comes next.
    func begins(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard index + count <= bytes.count, bytes[index] == mark.utf8Start[0] else { return false }
        return (1..<count).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
    }

    /// Skips `count` bytes and everything up to and including `mark`. Returns the range before it.
    /// Throws a `Failure` with 65 if the mark is missing.
    @discardableResult
    mutating func skip(_ count: Int, past mark: StaticString) throws(Failure) -> Range<Int> {
        let opening = index
        index += count
        let start = index
        while index < bytes.count {
            if begins(mark) {
                defer { index += mark.utf8CodeUnitCount }
                return start..<index
            }
            index += 1
        }
        throw malformed("what begins here has no end", at: opening..<opening + 1)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Counts a value at a depth. Throws a `Failure` with 65 if a limit is exceeded.
    mutating func countValue(depth: Int, at range: Range<Int>? = nil) throws(Failure) {
        valuesLeft -= 1
        if valuesLeft < 0 {
            throw failure(
                "the property list contains more than \(Self.mostValues) values", at: range)
        }
        if depth > Self.deepestNesting {
            throw failure("values are nested more than \(Self.deepestNesting) deep", at: range)
        }
    }

    func malformed(_ reason: String, at range: Range<Int>? = nil, hint: String? = nil) -> Failure {
        failure("this is not a property list: \(reason)", at: range, hint: hint)
    }

    /// Returns a failure about a range or the next byte.
    func failure(_ message: String, at range: Range<Int>? = nil, hint: String? = nil) -> Failure {
        Failure(
            .data, message, in: SourceText(name: name, text: text(0..<bytes.count)),
            at: range ?? min(index, bytes.count)..<min(index, bytes.count) + 1, hint: hint)
    }
}
