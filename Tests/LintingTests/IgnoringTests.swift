import Testing

@testable import Basics
@testable import JSONSource
@testable import Linting

/// Comments that ignore rules.
struct IgnoringTests {
    private let rule = LintRule(
        id: "no-a", severity: .warning, why: "W.", fix: "F.", scope: LintScope(),
        exceptions: LintScope(), checks: [.names([NamePattern("a")])], passes: [], fails: [])

    private func lint(_ text: String) -> LintedFile {
        LintedFile(SourceText(name: "a.swift", text: text), rules: [rule])
    }

    /// Code, how many places break the rule, and how many comments are wrong.
    @Test(arguments: [
        ("let b = a", 1, 0), ("let b = a // scene-kit:ignore no-a - it is old", 0, 0),
        ("// scene-kit:ignore no-a - it is old\nfunc f() {\n  a()\n  a()\n}\na()", 1, 0),
        ("/* scene-kit:ignore no-a - it is old */\na()\na()", 1, 0),
        ("// scene-kit:ignore no-a - it is old\n@objc private var b: Int {\n  a\n}", 0, 0),
        ("// scene-kit:ignore-file no-a - it is old\n\nfunc f() { a() }\na()", 0, 0),
        ("let b = a // scene-kit:ignore no-a", 1, 1),
        ("let b = a // scene-kit:ignore no-a because it is old", 1, 1),
        ("let b = a // scene-kit:ignore no-a: it is old", 0, 0),
        ("let b = a // scene-kit:ignore no-b, no-a — it is old", 0, 1),
        ("let b = a // scene-kit:ignore - it is old", 1, 1),
        ("let b = a // scene-kit:ignore no-a -", 1, 1),
        ("let b = a // scene-kit:ignore no-b - it is old", 1, 1),
        ("let b = c // scene-kit:ignore no-a - it is old", 0, 1),
        ("let b = \"scene-kit:ignore no-a - x\" + a", 1, 0),
    ])
    func `ignores a line, a declaration, or a file, with a reason`(
        text: String, findings: Int, warnings: Int
    ) {
        let file = lint(text)
        #expect(file.findings.count == findings)
        #expect(file.warnings.count == warnings, "\(file.warnings)")
    }

    @Test func `a rule alone doesn't make other comments useless`() {
        let text = "let b = c // scene-kit:ignore no-b - it is old"
        let source = SourceText(name: "a.swift", text: text)
        #expect(LintedFile(source, rules: [rule], isComplete: false).warnings.isEmpty)
    }

    @Test func `a file without an end is reported`() {
        #expect(lint("let b = \"a").warnings.map(\.message).first?.contains("has no end") == true)
    }
}

struct BaselineTests {
    private let rule = LintRule(
        id: "no-a", severity: .warning, why: "W.", fix: "F.", scope: LintScope(),
        exceptions: LintScope(), checks: [.names([NamePattern("a")])], passes: [], fails: [])

    private func keys(_ text: String, in path: String = "A.swift") -> [LintBaseline.Key] {
        let file = LintedFile(SourceText(name: path, text: text), rules: [rule])
        return file.findings.map { LintBaseline.Key($0, in: path) }
    }

    @Test func `knows findings without their lines`() throws {
        var baseline = LintBaseline()
        for key in keys("func f() {\n  a()\n  a()\n}\na()") {
            baseline.counts[key, default: 0] += 1
        }
        #expect(baseline.counts.values.sorted() == [1, 2])
        let read: LintBaseline = try JSONDocument(parsing: baseline.contents, name: "b").decode()
        #expect(read.counts == baseline.counts)
        // Lines in between change nothing, one more is new, and one that is gone is stale.
        let moved = read.compare(keys("\n\nfunc f() {\n  b()\n  a()\n  a()\n}\n\na()"))
        #expect(moved.new == [] && moved.stale == [:])
        #expect(read.compare(keys("func f() { a(); a(); a() }\na()")).new == [2])
        let repaired = read.compare(keys("func f() { a() }\na()"))
        #expect(repaired.new == [] && repaired.stale.map(\.value) == [1])
        #expect(read.compare(keys("func f() { a() }", in: "B.swift")).new == [0])
    }

    @Test func `is sorted`() {
        var baseline = LintBaseline()
        for key in keys("a()", in: "B.swift") + keys("a()") { baseline.counts[key] = 1 }
        let text = String(decoding: baseline.contents, as: UTF8.self)
        let places = ["A.swift", "B.swift"].compactMap { text.firstRange(of: $0)?.lowerBound }
        #expect(places == places.sorted() && places.count == 2)
    }
}
