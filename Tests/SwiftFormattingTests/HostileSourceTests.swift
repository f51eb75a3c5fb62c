import Basics
import TestSupport
import Testing

@testable import SwiftFormatting
@testable import SwiftSource

/// Texts that once took minutes, a gigabyte or the stack, and their neighbors.
///
/// Each is so long that time that grows with its square, or a call for each level, would show.
@Suite(.timeLimit(.minutes(1)))
struct HostileSourceTests {
    struct Hostile: CustomTestStringConvertible, Sendable {
        let text: String
        var testDescription: String { "\(text.prefix(12)) … \(text.utf8.count)" }

        init(_ text: String) { self.text = text }
        init(_ part: String, _ count: Int) { text = times(count, part) }
    }

    private static func times(_ count: Int, _ text: String) -> String {
        String(repeating: text, count: count)
    }

    private static let longName = times(100, "a")

    /// Nothing that Swift would take.
    private static let nonsense = [
        Hostile(times(5_000, "[") + times(5_000, "]")), Hostile("f(", 8_000),
        Hostile(times(1_500, "[") + times(1_500, "]")), Hostile("#", 500_000),
        Hostile("\"\\(", 86_674), Hostile("/*", 20_000),
        Hostile("\"", 20_000),
        Hostile("a<b>", 6_000), Hostile("@x ", 30_000), Hostile("func ", 6_000),
        Hostile("case a: ", 4_000), Hostile(") ]}", 5_000), Hostile("{", 10_000),
        Hostile("for a in b where ", 3_000), Hostile("guard a else ", 4_000),
        Hostile("let x = ", 4_000), Hostile("func f() " + times(5_000, "-> A ")),
        Hostile("func f<T>() " + times(3_000, "where T: P, ")),
        Hostile(times(1_000, "#") + "\"" + times(20, "\"" + times(999, "#"))),
        Hostile("func d(x: Int, \(longName) = c ? a : b)"),
        Hostile(times(99, " ") + "{} let \(longName): Int = 1"),
    ]

    /// What Swift might take, if nobody would write it.
    private static let sources = [
        Hostile(times(20_000, "a.") + "a"), Hostile("let x: " + times(3_000, "a.b: c.d.") + "e"),
        Hostile("x" + times(5_000, ".a()")), Hostile("x" + times(500, "\n.\(longName)")),
        Hostile(times(5_000, "x.y() + ") + "x"), Hostile(times(3_000, "a ? b : ") + "c"),
        Hostile("let x = [" + times(8_000, "a, ") + "a]"),
        Hostile(times(20_000, " ") + "f(" + times(2_000, "a, ") + "a)"),
        Hostile(times(2_000, "if a { b } else ") + "{}"),
        Hostile(times(2_000, "f { a in ") + times(2_000, "}")),
        Hostile("x\n" + times(4_000, ".\(longName)\n")),
        Hostile(times(300, "f(\(longName),\n") + times(300, ")\n")),
        Hostile(times(300, "f(\(longName)) { x in\n") + times(300, "}\n")),
        Hostile(times(300, "f(\(longName)) { x in\na<b\n}\n")),
        Hostile(times(10, times(95, " ") + times(200, "a.") + "b\n")),
        Hostile(times(10_000, "#if A\n") + "let x = 1\n" + times(10_000, "#endif\n")),
        Hostile("\"\"\"\n\n\n\"\"\"\n", 2_000), Hostile(times(20_000, "/") + times(5_000, " a")),
    ]

    /// A plain run takes the one that breaks more lines.
    private static let layouts =
        [SwiftLayout(indentation: .tabs(1), lineLength: 40, indentsConditionalCompilation: true)]
        + (Thoroughness.isFull ? [SwiftLayout()] : [])

    @Test(arguments: nonsense + sources)
    func `the layout moves what stands there and loses nothing`(hostile: Hostile) {
        let expected = essence(hostile.text)
        for layout in Self.layouts {
            let isKept = essence(layout.apply(to: hostile.text)) == expected
            #expect(isKept)
        }
    }

    @Test(arguments: nonsense + sources)
    func `a type behind it is found, or swallowed by what has no end`(hostile: Hostile) {
        let isOpen =
            hostile.text.utf8.contains(where: Set("\"([{".utf8).contains)
            || hostile.text.contains("/*")
        let found = DeclaredTypes.find(in: hostile.text + "\nstruct Last {}").map(\.name)
        #expect(found == ["Last"] || isOpen && found.isEmpty)
    }

    @Test(arguments: nonsense, ["x:", "x:Int="])
    func `no parameter is read from it`(hostile: Hostile, start: String) {
        #expect(throws: Failure.self) {
            try Parameter(parsing: start + hostile.text.prefix(3_900))
        }
    }

    /// What the layout neither adds nor takes: it moves white space, adds the comma behind the last
    /// element of a literal, and begins further lines of a comment.
    private func essence(_ text: String) -> [UInt8] {
        var kept = [Bool](repeating: true, count: 256)
        for byte in " \t\n,/".utf8 { kept[Int(byte)] = false }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        // The texts are long, and 'filter' takes ten times as long in a debug build.
        var offset = 0
        while offset < bytes.count {
            if kept[Int(bytes[offset])] { result.append(bytes[offset]) }
            offset += 1
        }
        return result
    }
}

extension HostileSourceTests {
    @Test func `brackets up to fifty levels are broken, and those beyond stay as they stand`() {
        func line(levels: Int) -> String {
            "let x = " + Self.times(levels, "[") + Self.times(40, "a")
                + Self.times(levels, "]") + "\n"
        }
        let layout = SwiftLayout(indentation: .spaces(1), lineLength: 60)
        #expect(layout.apply(to: line(levels: 51)) == line(levels: 51))
        #expect(layout.apply(to: line(levels: 50)).contains("\n ["))
    }

    @Test func `conditions are indented up to fifty levels`() {
        let text = Self.times(60, "#if A\n") + "a\n" + Self.times(60, "#endif\n")
        let layout = SwiftLayout(indentation: .tabs(1), indentsConditionalCompilation: true)
        let lines = layout.apply(to: text).split(separator: "\n")
        #expect(lines[50] == Self.times(50, "\t") + "#if A")
        #expect(lines[60] == Self.times(50, "\t") + "a")
        #expect(lines[120 - 49] == Self.times(49, "\t") + "#endif")
        #expect(lines.last == "#endif")
    }

    @Test func `a long list is broken up to its last element`() {
        let text = "let x = [" + Self.times(8_000, "a, ") + "a]\n"
        let lines = SwiftLayout().apply(to: text).split(separator: "\n")
        #expect(lines.count == 8_003)
        #expect(lines[8_001] == "    a,")
    }

    @Test func `a chain that no line can hold stays as it stands, and what follows is broken`() {
        let chain = Self.times(5_000, "a<b>") + "\n"
        let text = chain + "f(\(Self.longName), b)\n"
        #expect(
            SwiftLayout().apply(to: text) == chain + "f(\n    \(Self.longName),\n    b\n)\n")
    }

    @Test func `random words lose nothing in the layout`() {
        var random = SplitMix64(state: 5)
        let words = [
            "func", "let", "case", "if", "else", "guard", "where", "for", "in", "->", "=", ":", ",",
            "?", "(", ")", "[", "]", "{", "}", "<", ">", "a<", ".b", "\"s\"", " ", " ", "\n", "@x",
            "+", "identifier", "init", "struct", "// c", "#if", "var", "typealias", "as", "switch",
        ]
        for _ in 0..<300 {
            let separator = random.next() % 2 == 0 ? " " : ""
            let text = (0..<random.next() % 60)
                .map { _ in words[Int(random.next() % UInt64(words.count))] }
                .joined(separator: separator)
            for length in [5, 30] {
                let result = SwiftLayout(lineLength: length).apply(to: text)
                // A comment may have gone to a line of its own, above the code.
                #expect(essence(result).sorted() == essence(text).sorted(), "\(text)")
            }
        }
    }
}
