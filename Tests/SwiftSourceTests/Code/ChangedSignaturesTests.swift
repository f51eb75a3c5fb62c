import Basics
import SwiftSource
import Testing

struct ChangedSignaturesTests {
    /// Declarations before and after, a call, and what its function takes now if it's broken.
    private static let cases: [(old: String, new: String, call: String, now: String?)] = [
        ("func f(a: Int) {}", "func f(a: Int, b: Int) {}", "f(a: 1)", "takes (a: Int, b: Int) now"),
        ("func f(a: Int) {}", "func f(a: Int, b: Int = 1) {}", "f(a: 1)", nil),
        ("func f(a: Int) {}", "func f(a: String) {}", "f(a: 1)", "takes (a: String) now"),
        ("func f(_ a: Int) {}", "func f(b: Int) {}", "f(1)", "takes (b: Int) now"),
        ("func f(a: Int) {}", "func f(b: Int) {}", "f(b: 1)", nil),
        ("func f(a: Int) {}", "", "f(a: 1)", "is gone"),
        ("func f(a: Int) {}", "func f(b: Int) {}", "x.f(a: g(b: 1))", "takes (b: Int) now"),
        ("func f(a: Int) {}", "func f(b: Int) {}", "// f(a: 1)", nil),
        (
            "func f(a: Int, b: () -> Void) {}", "func f(b: () -> Void) {}", "f(a: 1) {}",
            "takes (b: () -> Void) now"
        ),
        ("struct A { init(a: Int) {} }", "struct A { init() {} }", "A(a: 1)", "takes () now"),
        (
            "struct A { init(a: Int) {} }", "struct A { init(a: Int, b: [Int] = []) {} }",
            "A(a: 1)", nil
        ),
        (
            "struct A { private func f(a: Int) {} }", "struct A { func f(b: Int) {} }", "f(a: 1)",
            nil
        ),
        (
            "extension B.A { init(a: Int) {} }", "extension B.A { init(b: Int) {} }", "A(a: 1)",
            "takes (b: Int) now"
        ),
        (
            "struct A { init(a: Int) {} }",
            "struct A { let a: Int\n var b = 1\n var c: Int?\n var d: Int { 1 }\n let e = 1 }",
            "A(a: 1)", nil
        ),
        (
            "struct A { init(a: Int) {} }", "struct A { var a: Int\n var b: Int }", "A(a: 1)",
            "has another initializer now"
        ),
        ("func f(a: Int) {}\nfunc f(b: Int) {}", "func f(b: Int) {}", "f(b: 1)", nil),
        ("class A {}", "class A { init(a: Int) {} }", "A()", "takes (a: Int) now"),
        (
            "class A { var a = 1\n var b: Int? }", "class A { init(a: Int) {} }", "A()",
            "takes (a: Int) now"
        ),
        (
            "class A { let a = 1\n var b: Int!\n var c: Int { 1 }\n static let d: Int }",
            "class A { init(a: Int) {} }", "A()", "takes (a: Int) now"
        ),
        ("class A { init() {} }", "class A { var a = 1 }", "A()", nil),
        ("class A { init() {} }", "class A { let a = 1\n lazy var b = a }", "A()", nil),
        ("class A { init() {} }", "class A { var a: Int? { didSet { } } }", "A()", nil),
        (
            "class A { init() {} }", "class A { let a: Int }", "A()",
            "has another initializer now"
        ),
        ("class A { let a: Int }", "class A { init(a: Int) {} }", "A()", nil),
        ("struct A { var a = 1 }", "struct A { init(a: Int) {} }", "A()", "takes (a: Int) now"),
        ("struct A { init() {} }", "struct A { var a = 1\n var b: Int? }", "A()", nil),
    ]

    @Test(arguments: cases.indices) func `a call fits or not`(index: Int) {
        let item = Self.cases[index]
        var signatures = ChangedSignatures()
        signatures.add(from: item.old, to: item.new)
        let calls = signatures.brokenCalls(
            in: SourceText(name: "", text: item.call), comparingTypes: true)
        #expect(calls.map(\.change) == [item.now].compactMap(\.self))
    }

    @Test func `types don't count in code that follows the change`() {
        var signatures = ChangedSignatures()
        signatures.add(from: "func f(a: Int) {}", to: "func f(a: String) {}")
        let source = SourceText(name: "", text: "f(a: x)")
        #expect(signatures.brokenCalls(in: source, comparingTypes: false).isEmpty)
    }
}
