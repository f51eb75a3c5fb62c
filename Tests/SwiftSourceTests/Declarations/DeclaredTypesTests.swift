import Basics
import SwiftSource
import Testing

struct DeclaredTypesTests {
    private func names(_ text: String) -> [String] {
        DeclaredTypes.find(in: text).map(\.name)
    }

    @Test func `every kind of type is found`() {
        let text = """
            public struct A {}
            final class B {}
            indirect enum C {}
            @MainActor protocol D: AnyObject {}
            actor E {}
            typealias F = Int
            struct `G` {}
            """
        #expect(names(text) == ["A", "B", "C", "D", "E", "F", "G"])
    }

    @Test(arguments: ["struct``", "struct `` {}", "struct `A\n{}", "struct `"])
    func `backticks without a name declare nothing`(text: String) {
        #expect(names(text).isEmpty)
        #expect(names(text + "\nstruct Last {}") == ["Last"])
    }

    @Test func `nested types do not count`() {
        #expect(
            names("struct A { struct B {} ; class func c() {} }\nextension D { enum E {} }") == [
                "A"
            ])
    }

    @Test func `conditions do not nest`() {
        #expect(names("#if os(iOS)\nstruct A {}\n#else\nclass B {}\n#endif") == ["A", "B"])
    }

    @Test func `comments and strings do not count`() {
        let text = #"""
            // struct A {}
            /* struct B {} /* struct C {} */ struct D {} */
            let x = "struct E { \(f("struct G")) "
            let y = """
                struct H {}
                """
            let z = #"" struct I"#
            struct J {}
            """#
        #expect(names(text) == ["J"])
    }

    @Test func `what only mentions a type does not declare one`() {
        let text = """
            import struct Foundation.URL
            extension A: B where C: D {}
            func f<T>(_ x: T.Type) -> Bool where T: AnyObject { 1 < 2 }
            let less = a < b
            struct E<T: Sequence> where T.Element == Int {}
            """
        #expect(names(text) == ["E"])
    }

    @Test func `a declaration tells where its name stands`() throws {
        let text = "import UIKit\n\nprotocol SceneBuilder {\n}\n"
        let found = try #require(DeclaredTypes.find(["SceneBuilder"], in: text).first)
        let source = SourceText(name: "A.swift", text: text)
        #expect(
            source.position(atUTF8Offset: found.offset) == SourcePosition(line: 3, column: 10))
    }

    @Test func `only the given names are looked for`() {
        let text = "struct A {}\nstruct B {}"
        #expect(DeclaredTypes.find(["B", "C"], in: text).map(\.name) == ["B"])
        #expect(DeclaredTypes.find(["C"], in: text).isEmpty)
        #expect(DeclaredTypes.find(["A"], in: "").isEmpty)
    }

    @Test(arguments: ["struct", "class \"", "/* struct A {}", "\"\"\"\nstruct A", "}}}{struct A"])
    func `text that is not Swift is coped with`(text: String) {
        _ = DeclaredTypes.find(in: text)
    }

    @Test func `a private type is one of its file`() {
        let text = """
            private struct A {}
            @MainActor fileprivate
            final class B {}
            private let c = 1; struct C {}
            private func d() {}
            struct D {}
            public enum E {}
            """
        let found = DeclaredTypes.find(in: text)
        #expect(found.map(\.name) == ["A", "B", "C", "D", "E"])
        #expect(found.map(\.isPrivate) == [true, true, false, false, false])
    }

    /// Some names are looked for before a text is parsed, and more are not.
    @Test func `many names are found as few are`() {
        let text = "struct Cars {}\nstruct A7 {}\nstruct Bus {}"
        for count in [1, 5, 100] {
            let names = Set((0..<count).map { "A\($0)" } + ["Bus"])
            let expected = count > 7 ? ["A7", "Bus"] : ["Bus"]
            #expect(DeclaredTypes.find(names, in: text).map(\.name) == expected)
        }
        #expect(DeclaredTypes.find(["CarsA", "Cars"], in: text).map(\.name) == ["Cars"])
        #expect(DeclaredTypes.find([], in: text).isEmpty)
    }
}
