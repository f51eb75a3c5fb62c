import TestSupport
import Testing

@testable import SwiftSource

/// The simplest value of a type.
struct PlaceholderTests {
    static let known: [(type: String, placeholder: String)] = [
        ("Bool", "false"), ("String", "\"\""), ("Substring", "\"\""), ("Int", "0"), ("UInt8", "0"),
        ("Swift.Int", "0"), ("Double", "0"), ("Decimal", "0"), ("CGFloat", "0"), ("Void", "()"),
        ("()", "()"), ("(Int)", "0"), ("Car?", "nil"), ("Optional<Car>", "nil"), ("[Car]", "[]"),
        ("Set<Int>", "[]"), ("ArraySlice<Int>", "[]"), ("[String: Car]", "[:]"),
        ("Dictionary<String, Car>", "[:]"), ("(Int, name: String)", "(0, name: \"\")"),
        ("() -> Void", "{}"), ("(Car) -> Void", "{ _ in }"), ("(Car, Int) -> Int", "{ _, _ in 0 }"),
        ("() -> () -> Int", "{ { 0 } }"), ("@Sendable (Int) async throws -> [Int]", "{ _ in [] }"),
        ("((Int) -> Void)?", "nil"), ("(inout Int) -> Void", "{ _ in }"),
    ]

    static let unknown = [
        "Car", "Car.Level", "any Error", "any Vehicle & Sendable", "Int.Type", "URL", "Date",
        "(Int, Car)", "() -> Car", "Character", "Box<Int>", "Range<Int>",
    ]

    @Test(arguments: known.indices)
    func `a placeholder that there is is known`(index: Int) throws {
        let (type, placeholder) = Self.known[index]
        #expect(try Parameter(parsing: "a:" + type).type.placeholder == placeholder)
    }

    @Test(arguments: unknown)
    func `a placeholder that there is not is not known`(type: String) throws {
        #expect(try Parameter(parsing: "a:" + type).type.placeholder == nil)
    }

    @Test(arguments: ["5", "6"])
    func `code with placeholders compiles`(mode: String) throws {
        var source = "import Foundation\nstruct Car {}\n"
        for (index, known) in Self.known.enumerated() {
            source += "func value\(index)() -> \(known.type) { \(known.placeholder) }\n"
        }
        try SwiftCompiler.expectNoComplaints(
            about: source, "-typecheck", "-parse-as-library", "-warnings-as-errors",
            "-swift-version", mode)
    }
}
