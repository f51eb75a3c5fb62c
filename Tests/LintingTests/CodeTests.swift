import Testing

@testable import Basics
@testable import JSONSource
@testable import Linting
@testable import SwiftSource

struct CodeTests {
    /// Code with a mark, and the declarations around the mark.
    @Test(arguments: [
        ("⌃import A", ""), ("class A {\n  func f(_ a: Int, by b: B) { ⌃x() }\n}", "A.f(_:by:)"),
        ("class A {\n  var b: Int { ⌃c }\n  let d = 1\n}", "A.b"),
        ("class A {\n  let b = 1\n  ⌃func c() {}\n}", "A.c()"),
        ("extension A.B {\n  init?(c: Int) { ⌃d }\n}", "A.B.init(c:)"),
        ("enum A {\n  case b\n  static func c() { let d = { ⌃e() } }\n}", "A.c()"),
        ("protocol A {\n  func b()\n  ⌃func c()\n}", "A.c()"),
        ("struct A {\n  @State private var b = false\n  var body: some View { ⌃C() }\n}", "A.body"),
        ("final class A {\n  lazy var b: C = {\n    ⌃D()\n  }()\n}", "A.b"),
        ("func a() {\n  class B { func c() { ⌃d() } }\n}", "a().B.c()"),
        ("struct A {\n  func b() -> C where D: E {\n    ⌃f\n  }\n}", "A.b()"),
        ("struct A {\n  subscript(b: Int) -> C { ⌃d }\n}", "A.subscript(b:)"),
        ("if let a = b { ⌃c }", ""), ("#if DEBUG\nstruct A { ⌃let b: C }\n#endif", "A.b"),
    ])
    func `knows the declarations around a place`(marked: String, path: String) throws {
        let text = marked.replacing("⌃", with: "")
        let offset = try #require(marked.utf8.firstRange(of: "⌃".utf8)).lowerBound
        let place = marked.utf8.distance(from: marked.utf8.startIndex, to: offset)
        let code = SwiftCode(SourceText(name: "a", text: text))
        let index = try #require(code.tokens.firstIndex { $0.range.lowerBound >= place })
        #expect(code.path(around: index) == path)
    }

    @Test(arguments: ["let a = \"b", "func a() {", "/* a", "a)", "let a = (1", "let a = (1]"])
    func `knows what has no end`(text: String) {
        #expect(!SwiftCode(SourceText(name: "a", text: text)).isWhole)
    }
}

/// Comments that ignore rules.
struct IgnoringTests {
    private let rule = LintRule(
        id: "no-a", severity: .warning, why: "W.", fix: "F.", scope: LintScope(),
        exceptions: LintScope(), check: .names([NamePattern("a")]), passes: [], fails: [])

    private func lint(_ text: String) -> LintedFile {
        LintedFile(SourceText(name: "a.swift", text: text), [rule])
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
        #expect(LintedFile(source, [rule], isComplete: false).warnings.isEmpty)
    }

    @Test func `a file without an end is reported`() {
        #expect(lint("let b = \"a").warnings.map(\.message).first?.contains("has no end") == true)
    }
}

struct BaselineTests {
    private let rule = LintRule(
        id: "no-a", severity: .warning, why: "W.", fix: "F.", scope: LintScope(),
        exceptions: LintScope(), check: .names([NamePattern("a")]), passes: [], fails: [])

    private func keys(_ text: String, in path: String = "A.swift") -> [LintBaseline.Key] {
        let file = LintedFile(SourceText(name: path, text: text), [rule])
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
