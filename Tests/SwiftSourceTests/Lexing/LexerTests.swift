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
        ("0xF.FFp1 0xF.first 1.max", ["0xF.FFp1", "0xF", ".", "first", "1", ".", "max"]),
        ("a?.b ?? c", ["a", "?", ".", "b", "??", "c"]),
        ("#\"\"\"# a", ["#\"\"\"#", "a"]), ("#\"\"\"a\"# b", ["#\"\"\"a\"#", "b"]),
        ("#!/bin/a b\nc", ["#!/bin/a b", "\n", "c"]), ("\u{FEFF}a", ["a"]),
    ])
    func `cuts where the compiler does`(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    /// Where SE-0354 has a regular expression, and where it has operators.
    @Test(arguments: [
        (#"x = /"/ + "a""#, ["x", "=", #"/"/"#, "+", #""a""#]),
        (#"f(/a\/[(/]/)"#, ["f", "(", #"/a\/[(/"#, "]", "/", ")"]),
        ("return /^a+$/", ["return", "/^a+$/"]), ("in /[a-z ]+/ }", ["in", "/[a-z ]+/", "}"]),
        ("f(/^/, /$/)", ["f", "(", "/^/", ",", "/$/", ")"]), ("!/a/", ["!", "/a/"]),
        ("try? /^ x/", ["try", "?", "/^ x/"]), ("a\n/b/", ["a", "\n", "/b/"]),
        ("#/a/\"b/# c", ["#/a/\"b/#", "c"]), ("#/\n  \"a\n  /# b", ["#/\n  \"a\n  /#", "b"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]), ("a/b/c", ["a", "/", "b", "/", "c"]),
        ("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
        ("f(/, \"(\") / 2", ["f", "(", "/", ",", "\"(\"", ")", "/", "2"]),
        ("0\n / 1 /\n 2", ["0", "\n", "/", "1", "/", "\n", "2"]),
        (
            "func /(a: A) { b / c }",
            ["func", "/", "(", "a", ":", "A", ")", "{", "b", "/", "c", "}"]
        ),
        ("operator /^/\nb", ["operator", "/^/", "\n", "b"]), ("a /b c", ["a", "/", "b", "c"]),
        ("x = /a //b", ["x", "=", "/", "a", "//b"]), ("#/a", ["#", "/", "a"]),
    ])
    func `tells regular expressions from operators`(text: String, expected: [String]) {
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
