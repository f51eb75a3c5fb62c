import Basics
import SwiftSource
import Testing

struct SwiftCodeTests {
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
