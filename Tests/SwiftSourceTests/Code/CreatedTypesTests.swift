import Basics
import SwiftSource
import Testing

/// The initializers and static functions of types, and the calls that create others.
struct CreatedTypesTests {
    private func read(_ text: String, _ names: Set<String> = ["A"]) throws -> CreatedTypes {
        try CreatedTypes(names, in: SourceText(name: "A.swift", text: text))
    }

    private static let cases: [(code: String, signatures: [String])] = [
        ("class A { init(id: Int) {} }", ["id id: Int"]),
        ("class A { init(for id: Int, _ name: String) {} }", ["for id: Int, _ name: String"]),
        (
            "class A { init(id: Int = 1, f: () -> Void = {}) {} }",
            ["id id: Int=1, f f: () -> Void={}"]
        ),
        ("class A {\n  init(\n    id: [Int:\n      String]\n  ) {}\n}", ["id id: [Int: String]"]),
        ("class A { init(f: @escaping (Int) -> Void) {} }", ["f f: @escaping (Int) -> Void"]),
        ("class A { private init(id: Int) {} }", []),
        ("class A { required init?(coder: NSCoder) {} }", []),
        ("class A { init(from decoder: any Decoder) {} }", []),
        ("class A { convenience init(a: Int) {}; init(b: Int) {} }", ["b b: Int"]),
        ("class A { convenience init(a: Int) {} }", ["a a: Int"]),
        ("class B { init(b: Int) {} }\nclass A { init(a: Int) {} }", ["a a: Int"]),
        ("class B { init(b: Int) {} }", ["b b: Int"]),
        ("class A { class B { init(b: Int) {} } }", []),
        ("extension A { convenience init(a: Int) {} }", ["a a: Int"]),
        ("#if DEBUG\nstruct A { init(a: Int) {} }\n#endif", ["a a: Int"]),
        ("enum A { static func make(a: Int) -> B { B() } }", ["a a: Int"]),
        ("enum A { static func make(a: Int) { B() } }", []),
        ("enum A { func make(a: Int) -> B { B() } }", []),
        ("struct A { let a: Int }", ["a a: Int"]),
        ("struct A { @State private var a = 1; @Binding var b: Int }", ["b b: Binding<Int>"]),
        (
            "struct A { var f: (Int) -> Void; var g: (() -> Void)? }",
            [
                "f f: @escaping (Int) -> Void, g g: (() -> Void)?=nil"
            ]
        ),
        ("class A { init(a: Int, b: Int = Self.b, c: Int = d) {} }", ["a a: Int"]),
        ("class A { let a: Int }", []),
    ]

    @Test(arguments: cases.indices) func `finds what creates a type`(index: Int) throws {
        let item = Self.cases[index]
        let found = try read(item.code).signatures.map { signature in
            signature.parameters.map {
                "\($0.label) \($0.name): \($0.type)" + ($0.defaultValue.map { "=\($0)" } ?? "")
            }.joined(separator: ", ")
        }
        #expect(found == item.signatures)
    }

    @Test func `finds superclasses and conforming types`() throws {
        let types = try read("final class A<T: Equatable>: UITableViewController, B {}")
        #expect(types.inherited.suffix(2) == ["UITableViewController", "B"])
        let source = SourceText(
            name: "A.swift",
            text: "protocol P: B {}\nstruct C: P, B {}\nclass D {}\nextension D: B {}\nenum E {}")
        let declared = CreatedTypes.declarations(in: source)
        #expect(declared.filter { $0.inherited.contains("B") }.map(\.name) == ["P", "C", "D"])
        #expect(declared.map(\.kind) == ["protocol", "struct", "class", "extension", "enum"])
    }

    @Test func `finds arguments that any code can write`() throws {
        let types = try read("enum A { static let b = B(id: id, api: Api.shared, c: C(1, d: 2)) }")
        #expect(types.arguments(creating: ["B"]) == ["api": "Api.shared", "c": "C(1, d: 2)"])
    }

    @Test func `code without an end is refused`() {
        #expect(throws: Failure.self) { try read("class A { \"") }
    }
}
