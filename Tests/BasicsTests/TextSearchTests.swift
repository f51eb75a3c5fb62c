import Basics
import Testing

struct TextSearchTests {
    @Test(arguments: [
        ("", "", []),
        ("a", "", []),
        ("", "a", []),
        ("aab", "ab", [1]),
        ("aab", "ba", []),
        ("aaaa", "aa", [0, 2]),
        ("line\r\nline\n", "\n", [5, 10]),
        ("e\u{301}", "e", [0]),
        ("é", "e\u{301}", []),
        ("äöü://äöü", "://", [6]),
    ])
    func `offsets are those of equal bytes that don't overlap`(
        text: String, word: String, offsets: [Int]
    ) {
        #expect(text.utf8Offsets(of: word) == offsets)
    }

    @Test func `plain text ends at the first byte that is escaped, wherever it is`() {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<20 {
                var text = Array("no marks in 20 bytes".utf8)
                text[place] = byte
                let end = text.firstIndex {
                    !(" "..."~").contains(Unicode.Scalar($0)) || $0 == 34 || $0 == 92
                }
                for start in [0, 3, 8, 20] {
                    let expected = end.map { $0 < start ? 20 : $0 } ?? 20
                    let found = text.withUnsafeBufferPointer { $0.endOfPlainText(from: start) }
                    #expect(found == expected)
                }
            }
        }
    }
}
