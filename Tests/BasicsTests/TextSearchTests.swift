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
}
