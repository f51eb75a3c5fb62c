import TestSupport
import Testing

@testable import Basics
@testable import SwiftSource

struct NameTests {
    @Test(arguments: [
        "CarDetails", "Class", "A", "Car2", "Car_Details", "Größe", "Übersicht", "詳細", "Éclair",
        String(repeating: "A", count: 200),
    ])
    func `a good scene name is taken`(text: String) throws {
        #expect(try SceneName(parsing: text).description == text)
    }

    static let refused: [(text: String, column: Int, message: String, hint: String?)] = [
        ("", 1, "a scene name is missing", nil),
        ("carDetails", 1, "a scene name starts with an upper-case letter", "CarDetails"),
        ("car-details", 4, "a scene name cannot hold '-'", "CarDetails"),
        ("Car Details", 4, "a scene name cannot hold a space", "CarDetails"),
        ("class", 1, "'class' is a keyword, not a scene name", "Class"),
        ("Type", 1, "'Type' is a keyword, not a scene name", nil),
        ("Self", 1, "'Self' is a keyword, not a scene name", nil),
        ("Any", 1, "'Any' is a keyword, not a scene name", nil),
        ("Protocol", 1, "'Protocol' is a keyword, not a scene name", nil),
        ("1abc", 1, "a scene name cannot start with '1'", nil),
        ("_Car", 1, "a scene name cannot start with '_'", nil),
        ("a-b", 2, "a scene name cannot hold '-'", "AB"),
        ("🚗", 1, "a scene name cannot start with '🚗'", nil),
        ("Car🚗", 4, "a scene name cannot hold '🚗'", "Car"),
        ("..", 1, "a scene name cannot start with '.'", nil),
        ("../Car", 1, "a scene name cannot start with '.'", "Car"),
        ("Car/../x", 4, "a scene name cannot hold '/'", "X"),
        ("Car\n", 4, "a scene name cannot hold a line break", "Car"),
        ("Car\u{0}", 4, "a scene name cannot hold the invisible character U+0000", "Car"),
        ("Car\u{202E}", 4, "a scene name cannot hold the invisible character U+202E", "Car"),
        ("`Car`", 1, "a scene name cannot start with '`'", "Car"),
        ("$Car", 1, "a scene name cannot start with '$'", "Car"),
        (String(repeating: "A", count: 201), 1, "a scene name has at most 200 bytes", nil),
        (String(repeating: "é", count: 10_000), 1, "a scene name has at most 200 bytes", nil),
    ]

    @Test(arguments: refused.indices)
    func `a wrong scene name is refused`(index: Int) {
        let (text, column, message, better) = Self.refused[index]
        let failure = #expect(throws: Failure.self) { try SceneName(parsing: text) }
        let diagnostic = failure?.diagnostics.first
        #expect(failure?.status == .usage)
        #expect(diagnostic?.message == message)
        // Nothing stands under nothing.
        #expect(diagnostic?.excerpt?.column == (text.isEmpty ? nil : column))
        #expect(diagnostic?.hint == better.map { "Did you mean '\($0)'?" })
    }

    @Test(arguments: [("Cars", "Cars"), ("UIKit.UIView", "UIKit.UIView"), ("in", "`in`")])
    func `a good module name is taken`(text: String, written: String) throws {
        #expect(try ModuleName(parsing: text).description == written)
    }

    @Test(arguments: [
        ("", 1), ("Cars;", 5), ("Cars.", 6), (".Cars", 1), ("Cars\nimport Evil", 5), ("1", 1),
        ("A B", 2), ("_", 1), ("A.self", 3), ("A-B", 2),
    ])
    func `a wrong module name is refused`(text: String, column: Int) {
        let failure = #expect(throws: Failure.self) { try ModuleName(parsing: text) }
        #expect(failure?.diagnostics.first?.path == "--import")
        #expect(failure?.diagnostics.first?.excerpt?.column == (text.isEmpty ? nil : column))
    }

    @Test(arguments: ["5", "6"])
    func `every keyword compiles in backticks`(mode: String) throws {
        let words = SwiftKeywords.reserved.subtracting(SwiftKeywords.neverProperties).sorted()
        var source = ""
        for (index, word) in words.enumerated() {
            for (part, argument) in [
                "\(word):Int", "_ \(word):Int", "`\(word)` x:Int", "`\(word)` \(word):Int",
            ].enumerated() {
                let list = try ParameterList(parsing: [argument])
                let name = list.parameters[0].parameter.name
                source += """
                    struct S\(index)_\(part) {
                        let \(list.storedProperties[0])
                        init(\(list.declaration)) { self.\(name) = \(name) }
                        func again() -> Self { Self(\(list.argument)) }
                    }

                    """
            }
        }
        try SwiftCompiler.expectNoComplaints(
            about: source, "-typecheck", "-parse-as-library", "-warnings-as-errors",
            "-swift-version", mode)
    }
}
