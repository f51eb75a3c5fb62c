import SwiftSource
import Testing

struct IdentifiersTests {
    private func renamed(_ names: [String: String], _ text: String) -> String {
        String(decoding: Identifiers.renaming(names, in: Array(text.utf8)), as: UTF8.self)
    }

    private func renamed(_ text: String) -> String { renamed(["Car": "Auto"], text) }

    private func mentions(_ text: String) -> [Int] {
        Identifiers.mentions(of: ["Car"], in: Array(text.utf8)).map(\.range.lowerBound)
    }

    @Test(arguments: [
        ("page", [0]), ("self.page + page", [5, 12]), ("other.page", []), ("f(page: page)", [8]),
        ("// page", []), ("\"\\(page)\"", [3]), ("pages", []), ("`page`", [1]),
    ])
    func `properties are used as values of their own type`(text: String, offsets: [Int]) {
        let uses = Identifiers.uses(of: ["page"], in: Array(text.utf8))
        #expect(uses.map(\.range.lowerBound) == offsets)
    }

    @Test func `variables and constants are properties, and parameters aren't`() {
        let code = "struct A { let a = 1; var b: Int { 2 }; static let c = 3; func d(e: Int) {} }"
        #expect(Identifiers.declaredProperties(in: Array(code.utf8)) == ["a", "b", "c"])
    }

    @Test(arguments: [
        ("Car", "Auto"), ("let car: Car = Car(id: 1)", "let car: Auto = Auto(id: 1)"),
        ("[Car]?", "[Auto]?"), ("Car.self", "Auto.self"), ("App.Car", "App.Auto"),
        ("@Car var a", "@Auto var a"), ("some Car<Car>", "some Auto<Auto>"),
        ("extension Car {}\n", "extension Auto {}\n"), ("#if Car\n#endif", "#if Auto\n#endif"),
    ])
    func `a name is renamed wherever code has it`(text: String, result: String) {
        #expect(renamed(text) == result)
    }

    @Test(arguments: ["CarList", "MyCar", "car", "_Car", "Car1", "Caré", "Ca", ""])
    func `parts of other names are left alone`(text: String) {
        #expect(renamed(text) == text)
        #expect(Identifiers.find(["Car"], in: Array(text.utf8)).isEmpty)
    }

    @Test func `names between backticks are renamed`() {
        #expect(renamed("struct `Car` {}") == "struct `Auto` {}")
        #expect(renamed(["default": "none"], "`default`") == "`none`")
    }

    @Test(arguments: [
        #""Car""#, "// Car\n", "/* Car /* Car */ Car */", "\"\"\"\nCar\n\"\"\"", ##"#"\(Car)"#"##,
        "/// Car\n",
    ])
    func `comments and the text of literals are left alone`(text: String) {
        #expect(renamed("let a = \(text)") == "let a = \(text)")
    }

    @Test(arguments: [
        (#""\(Car.name)""#, #""\(Auto.name)""#), (#""Car \(Car()) Car""#, #""Car \(Auto()) Car""#),
        (##"#"\#(Car.name)"#"##, ##"#"\#(Auto.name)"#"##),
        (#""\(f("Car \(Car.a)"))""#, #""\(f("Car \(Auto.a)"))""#),
        ("\"\"\"\n  \\(Car.a)\n  Car\n  \"\"\"", "\"\"\"\n  \\(Auto.a)\n  Car\n  \"\"\""),
        (#""\(a /* Car */ + Car)""#, #""\(a /* Car */ + Auto)""#),
    ])
    func `interpolations are code`(text: String, result: String) {
        #expect(renamed(text) == result)
    }

    @Test func `several names are renamed at once`() {
        #expect(
            renamed(["Car": "Van", "Van": "Car", "CarView": "VanView"], "Car Van CarView Vans")
                == "Van Car VanView Vans")
        #expect(renamed([:], "Car") == "Car")
    }

    @Test func `places are those of the names without backticks`() {
        let found = Identifiers.find(["Car", "Van"], in: Array("a.Car(`Van`)".utf8))
        #expect(found.map(\.name) == ["Car", "Van"])
        #expect(found.map(\.range) == [2..<5, 7..<10])
    }

    @Test func `what is in comments and literals is mentioned`() {
        #expect(mentions("// a Car.") == [5])
        #expect(mentions("/* Car, Cars */") == [3])
        #expect(mentions(#"let a = "Car \(Car.a) Car""#) == [9, 22])
        #expect(mentions("let a: Car = Car()") == [])
        #expect(mentions("// CarList MyCar _Car") == [])
        #expect(mentions("\"\"\"\n  A Car\n  \"\"\"") == [8])
    }

    @Test func `bytes that are no text stay`() {
        let bytes: [UInt8] = Array("Car \"".utf8) + [0xFF] + Array("\" Car".utf8) + [0xFE]
        #expect(
            Identifiers.renaming(["Car": "Auto"], in: bytes)
                == Array("Auto \"".utf8) + [0xFF] + Array("\" Auto".utf8) + [0xFE])
    }

    @Test(arguments: ["\"Car", "/* Car", "\"\\(Car", "`Car", "#\"Car", "\"\"\"Car"])
    func `code that is not complete keeps its bytes but for names`(text: String) {
        let result = renamed(text)
        #expect(result == text || result == text.replacing("Car", with: "Auto"))
    }

    @Test func `functions are found at every level`() {
        let text = """
            func a() {}
            struct S { static func b(_ c: Int) { func d() {} } ; var f = 1; init() {} }
            extension S { func `default`() {} }
            // func e() {}
            let g = "func h()"
            prefix func - (s: S) -> S { s }
            """
        #expect(
            Identifiers.declaredFunctions(in: text) == ["a", "b", "d", "default"])
    }

    @Test func `a function may have a line of its own, and a comment before it`() {
        #expect(
            Identifiers.declaredFunctions(in: "static func\n    a(\n) {}\nfunc /* b */ c() {}")
                == ["a", "c"])
    }

    @Test func `a common word is renamed where it is called`() {
        let text = "let car = a.car; car(); a.car(1) + .car(b.car) // .car(1)\nstatic func car() {}"
        let renamed = Identifiers.renaming([:], calls: ["car": "van"], in: Array(text.utf8))
        #expect(
            String(decoding: renamed, as: UTF8.self)
                == "let car = a.car; car(); a.van(1) + .van(b.car) // .car(1)\nstatic func car() {}"
        )
    }
}
