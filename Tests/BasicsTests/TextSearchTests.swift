import Basics
import Testing

struct TextSearchTests {
    @Test(arguments: [
        ("", "", true),
        ("a", "", true),
        ("", "a", false),
        ("aab", "ab", true),
        ("aab", "ba", false),
        ("line\r\nline", "\n", true),
        ("e\u{301}", "e", true),
        ("é", "e\u{301}", false),
    ])
    func `contains compares bytes`(text: String, word: String, isThere: Bool) {
        #expect(text.contains(word) == isThere)
    }

    @Test func `a range is that of the first occurrence, in a part of a text, too`() throws {
        let text = "äöü://äöü://"
        let rest = text.dropFirst()
        let range = try #require(rest.firstRange(of: "://"))
        #expect(text[..<range.lowerBound] == "äöü")
        #expect(text[range.upperBound...] == "äöü://")
        #expect(text.firstRange(of: ":/:") == nil)
    }

    @Test(arguments: [
        ("aaa", "aa", "b", "ba"),
        ("a|b|", "|", "\\|", "a\\|b\\|"),
        ("abc", "", "x", "abc"),
        ("", "a", "x", ""),
        ("one\r\ntwo\n", "\n", "%0A", "one\r%0Atwo%0A"),
        ("Größe.Größe", "Größe", "Maß", "Maß.Maß"),
    ])
    func `every occurrence is replaced, and none twice`(
        text: String, word: String, replacement: String, result: String
    ) {
        #expect(text.replacing(word, with: replacement) == result)
    }

    @Test func `no more occurrences are replaced than asked for`() {
        #expect("a.a.a".dropFirst().replacing("a", with: "b", maxReplacements: 1) == ".b.a")
        #expect("a.a.a".replacing("a", with: "b", maxReplacements: 0) == "a.a.a")
    }
}
