import TestSupport
import Testing

@testable import SwiftSource

struct LexerTests {
    private func words(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SwiftLexer.tokens(of: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        (
            "let x = \"a\\(f(\"b\\(c)\"))d\" + e",
            ["let", "x", "=", "\"a\\(f(\"b\\(c)\"))d\"", "+", "e"]
        ),
        ("#\"a\\(b)\"\\#(c)\"# d", ["#\"a\\(b)\"\\#(c)\"#", "d"]),
        ("\"\"\"\n\"a\" \\(b)\n\"\"\" c", ["\"\"\"\n\"a\" \\(b)\n\"\"\"", "c"]),
        ("\"a\nb", ["\"a", "\n", "b"]), ("\"a\\", ["\"a\\"]), ("\"\\(a", ["\"\\(a"]),
        ("a/* /* */ */b//c\n", ["a", "/* /* */ */", "b", "//c", "\n"]),
        ("a+/*b*/c", ["a", "+", "/*b*/", "c"]),
        ("A<B<C>>()", ["A", "<", "B", "<", "C", ">", ">", "(", ")"]),
        ("a >> b", ["a", ">>", "b"]), ("### #if #", ["###", "#if", "#"]),
        ("`a b` $0", ["`a b`", "$0"]),
        ("é→b", ["é", "→", "b"]), ("1...2.5", ["1", "...", "2.5"]),
        ("a?.b ?? c", ["a", "?", ".", "b", "??", "c"]),
    ])
    func `cuts where the compiler does`(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test func `reads literals in parts`() {
        var lexer = SwiftLexer(Array("\"a\\(b + \"c\")d\" e".utf8))
        var parts: [String] = []
        while let part = lexer.nextPart() { parts.append(lexer.text(part.range)) }
        #expect(parts == ["\"a\\", "(", "b", "+", "\"c\"", ")", "d\"", "e"])
    }

    @Test(arguments: ["\"a", "\"a\\(b", "/* a", "`a", "\"\"\"\na"])
    func `knows what has no end`(text: String) throws {
        let token = try #require(SwiftLexer.tokens(of: Array(text.utf8)).last)
        #expect(!token.isClosed)
    }

    /// Whatever the bytes are, each belongs to one token or is a space.
    @Test func `takes any bytes`() {
        var random = SplitMix64(state: 7)
        for _ in 0..<2_000 {
            let bytes = (0..<60).map { _ in
                let byte = UInt8(truncatingIfNeeded: random.next())
                return byte < 128 ? Array("\"\\()#/*`<>?.a1 \n{}".utf8)[Int(byte) % 18] : byte
            }
            var end = 0
            for token in SwiftLexer.tokens(of: bytes) {
                #expect(bytes[end..<token.range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") })
                #expect(!token.range.isEmpty)
                end = token.range.upperBound
            }
            #expect(bytes[end...].allSatisfy { $0 == UInt8(ascii: " ") })
        }
    }
}
