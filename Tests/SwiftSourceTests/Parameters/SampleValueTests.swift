import TestSupport
import Testing

@testable import SwiftSource

struct SampleValueTests {
    static let comparable: [(type: String, expression: String)] = [
        ("String", "\"42\""), ("Int", "42"), ("UInt8", "42"), ("Double", "42"), ("Float", "42"),
        ("Bool", "true"), ("Character", "\"a\""), ("Substring", "\"42\""),
        ("Unicode.Scalar", "\"a\""), ("Swift.Int", "42"), ("Duration", "Duration.seconds(42)"),
        ("AnyHashable", "AnyHashable(42)"), ("Int?", "42"), ("Int??", "42"),
        ("Optional<Int>", "42"), ("[Int]", "[42]"), ("[[String]]", "[[\"42\"]]"),
        ("Set<Int>", "[42]"), ("ArraySlice<Int>", "[42]"), ("[String: Int]", "[\"42\": 42]"),
        ("[String: Set<Int>]", "[\"42\": [42]]"), ("[String: [Int?]]?", "[\"42\": [42]]"),
        ("Range<Int>", "42..<43"), ("ClosedRange<Double>", "42...43"),
        ("[Range<Int>]", "[42..<43]"), ("Range<Int>?", "42..<43"),
        ("(Int, String)", "(42, \"43\")"), ("(first: Int, second: Int)", "(first: 42, second: 43)"),
        ("(Int, Int, Int, Int, Int, Bool)", "(42, 43, 44, 45, 46, false)"),
        ("(Int)", "42"), ("UUID", "UUID(uuidString: \"00000000-0000-0000-0000-000000000042\")!"),
        ("URL", "URL(fileURLWithPath: \"/42\")"), ("Foundation.Decimal", "42"),
        ("Date?", "Date(timeIntervalSince1970: 42)"), ("[Data]", "[Data([42])]"),
        (
            "Range<Date>",
            "Date(timeIntervalSince1970: 42)..<Date(timeIntervalSince1970: 43)"
        ),
    ]

    static let constructible: [(type: String, expression: String)] = [
        ("()", "()"), ("Void", "()"), ("Any", "42"), ("any Hashable & Sendable", "42"),
        ("any Error", "CancellationError()"), ("Car?", "nil"), ("(any Vehicle)?", "nil"),
        ("(Int, String)?", "nil"), ("[Car]", "[]"), ("Set<Car>", "[]"), ("[(Int, String)]", "[]"),
        ("[String: Car]", "[:]"), ("[String: Any]", "[:]"), ("Int.Type", "Int.self"),
        ("Car.Type", "Car.self"), ("(any Vehicle).Type", "(any Vehicle).self"),
        ("(Int, String).Type", "(Int, String).self"), ("Int.Type.Type", "Int.Type.self"),
        ("Any.Type", "Int.self"), ("Int?.Type", "Int?.self"), ("() -> Void", "{}"),
        ("(Car) -> Void", "{ _ in }"), ("(Car, Int) -> String", "{ _, _ in \"42\" }"),
        ("() -> Car", "{ fatalError(\"never called\") }"),
        ("() -> Never", "{ fatalError(\"never called\") }"), ("() -> Car?", "{ nil }"),
        ("() -> () -> Void", "{ {} }"), ("(Int) -> (Int) -> Int", "{ _ in { _ in 42 } }"),
        ("@Sendable (Int) async throws -> [Int]", "{ _ in [42] }"),
        ("(inout Int) -> Void", "{ _ in }"), ("(inout Int, String...) -> Int", "{ _, _ in 42 }"),
        ("(@escaping () -> Void) -> Void", "{ _ in }"), ("(borrowing Car) -> Void", "{ _ in }"),
        ("(consuming Car) -> Void", "{ _ in }"), ("(isolated Pump) -> Int", "{ _ in 42 }"),
        ("(inout sending Engine) -> Void", "{ _ in }"), ("() -> sending [Int]", "{ [42] }"),
        ("() -> sending Engine", "{ fatalError(\"never called\") }"),
        ("(Int) -> (inout Int) -> Void", "{ _ in { _ in } }"),
        ("nonisolated(nonsending) (Int) async throws -> Int", "{ _ in 42 }"),
        ("@MainActor () -> Void", "{}"), ("((Int) -> Void)?", "nil"),
        ("[() -> Void]", "[]"), ("(Int, Car?)", "(42, nil)"),
        ("Result<Int, any Error>", ".success(42)"),
        ("(Int, Int, Int, Int, Int, Int, Int)", "(42, 43, 44, 45, 46, 47, 48)"),
        ("((Int, Int), Int)", "((42, 43), 43)"),
    ]

    static let unknown = [
        "Car", "any Vehicle", "any Vehicle.Type", "(Int, Car)", "any Vehicle & Sendable",
        "Garage<Int>", "Measurement<UnitLength>", "AnyObject",
    ]

    @Test(arguments: comparable.indices)
    func `a known sample is comparable`(index: Int) throws {
        let (type, expression) = Self.comparable[index]
        #expect(try sample(type) == .comparable(expression))
    }

    @Test(arguments: constructible.indices)
    func `a known sample is constructible`(index: Int) throws {
        let (type, expression) = Self.constructible[index]
        #expect(try sample(type) == .constructible(expression))
    }

    @Test(arguments: unknown)
    func `a sample of any other type is not known`(type: String) throws {
        #expect(try sample(type) == SampleValue.none)
    }

    @Test func `parameters of one type get different values`() throws {
        let list = try ParameterList(parsing: ["a:String", "b:Int", "c:String", "d:String"])
        let values = list.sampleValues(given: try SampleList(parsing: [], for: [list]))
        #expect(values.map(\.expression) == ["\"42\"", "42", "\"43\"", "\"44\""])
    }

    @Test func `values stay in range`() throws {
        let type = try Parameter(parsing: "x:Int8").type
        let values = (0..<200).compactMap { type.sample(index: $0).expression.flatMap(Int8.init) }
        #expect(values.count == 200)
    }

    @Test func `the given value is taken`() throws {
        let list = try ParameterList(parsing: ["car:Car", "id:String"])
        let samples = try SampleList(
            parsing: ["car = Car.preview", "id=\"a=b\""], for: [list])
        #expect(
            list.sampleValues(given: samples)
                == [.constructible("Car.preview"), .comparable("\"a=b\"")])
    }

    /// Every value stands as an argument and, where it can, beside `==`.
    @Test(arguments: Thoroughness.languageModes)
    func `sample values compile`(mode: String) throws {
        let known = KnownSamples.comparable.keys.sorted() + KnownSamples.constructible.keys.sorted()
        let boxed = KnownSamples.boxed.keys.sorted().map { "any \($0)" }
        let types = Self.comparable.map(\.type) + Self.constructible.map(\.type) + known + boxed
        var source = GoodParameters.helpers + "\nimport Testing\nimport XCTest\n"
        for (index, type) in types.enumerated() {
            source += try comparison(index, type)
        }
        try SwiftCompiler.expectNoComplaints(
            about: source, "-typecheck", "-parse-as-library", "-warnings-as-errors",
            "-swift-version", mode)
    }

    private func comparison(_ index: Int, _ type: String) throws -> String {
        let list = try ParameterList(parsing: ["x:" + type])
        let parameterType = list.parameters[0].parameter.type
        var source = "struct Scene\(index)"
        if parameterType.isKnownHashable { source += ": Hashable" }
        if parameterType.isKnownCodable { source += ", Codable" }
        source += " {\n    let \(list.storedProperties[0])\n"
        source += "    init(\(list.declaration)) { self.x = x }\n}\n@MainActor\n"
        source += "struct Tests\(index) {\n    @Test func arrives() {\n"
        for number in 0...1 {
            let value = list.parameters[0].parameter.type.sample(index: number)
            let expression = try #require(value.expression)
            let call = "Scene\(index)(\(list.parameters[0].argument(passing: expression)))"
            guard value.isComparable else {
                source += "        _ = \(call)\n"
                continue
            }
            source += "        #expect(\(call).x == \(expression))\n"
            source +=
                list.parameters[0].parameter.type.isTuple
                ? "        XCTAssertTrue(\(call).x == \(expression))\n"
                : "        XCTAssertEqual(\(call).x, \(expression))\n"
        }
        return source + "    }\n}\n"
    }

    @Test(arguments: [
        ("[String: Set<Int>]", true), ("Foundation.Date?", true), ("Swift.Substring", false),
        ("Notification.Name", false), ("[Unicode.Scalar]", false), ("SortOrder", false),
        ("(Int, Int)", false), ("CGPoint", false), ("Car", false),
    ])
    func `types whose values can be stored are known`(type: String, isCodable: Bool) throws {
        #expect(try Parameter(parsing: "x:" + type).type.isKnownCodable == isCodable)
    }

    private func sample(_ type: String) throws -> SampleValue {
        try Parameter(parsing: "x:" + type).type.sample()
    }
}
