import Foundation
import JSONSource
import SwiftFormatting
import TestSupport
import Testing

/// Scenes with long names and many parameters, laid out and shown to the real formatter.
struct LayoutOfScenesTests {
    @Test(arguments: [
        FormatterConfiguration.text,
        #"{ "indentation": { "spaces": 2 }, "lineLength": 120 }"#,
        #"{ "indentation": { "tabs": 1 }, "tabWidth": 4, "lineLength": 140 }"#,
    ])
    func `scenes with long names are clean under the formatter`(configuration: String) throws {
        let layout: SwiftLayout = try JSONDocument(
            parsing: Array(configuration.utf8), name: ".swift-format"
        ).decode()
        var files: [String: String] = [:]
        for length in Thoroughness.isFull ? Self.lengths : [31, 72] {
            for count in [1, 5, 12] {
                for (name, text) in try rendered(length: length, count: count) {
                    if length > 60, Self.extremes.contains(name) { continue }
                    let laidOut = layout.apply(to: text)
                    // A line that begins inside of a type can't be told from a statement. Only names
                    // that fill whole lines need such lines.
                    if length <= 60 { #expect(layout.apply(to: laidOut) == laidOut) }
                    #expect(Self.essence(of: laidOut) == Self.essence(of: text))
                    files["\(length)-\(count)-\(name)"] = laidOut
                }
            }
        }
        #expect(files.count > 50)
        try expectLintClean(files, configuration: configuration)
    }

    private static let lengths = [10, 29, 30, 31, 33, 45, 60, 72, 77, 84, 91, 120, 195]

    /// Files with lines that no built-in set has, for names that people do not give.
    private static let extremes: Set<String> = ["Everything.swift", "ClosureTests.swift"]

    /// What layout must not change: everything but white space, comments and last commas.
    private static func essence(of text: String) -> [Character] {
        text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
            .map { $0.components(separatedBy: "  //")[0] }
            .joined()
            .filter { !$0.isWhitespace && $0 != "," }
    }

    private static let types = [
        "String", "[String: Set<Int>]", "@escaping (Car) -> Void", "(any Vehicle & Sendable)?",
        "@escaping @Sendable (Result<LongResponseName, any Error>, URLResponse?, Int) async throws"
            + " -> Mapping<String, Int>",
        "(latitude: Double, longitude: Double, altitude: Double, accuracy: Double)",
        "Mapping<VeryLongIdentifierTypeName, [AnotherVeryLongValueTypeName<WithGeneric>]>",
        "((Int, String, AnotherVeryLongValueTypeName) -> AnotherVeryLongValueTypeName)?",
    ]
    private static let samples = [
        "\"42\"", "[\"first\": [1, 2, 3], \"second\": [4, 5, 6], \"third\": [7, 8]]",
        "{ _ in selectedCount += 1 }", "nil", "{ _, _, _ in [:] }",
        "(latitude: 1, longitude: 2, altitude: 3, accuracy: 4)", "[:]", "nil",
    ]

    private func rendered(length: Int, count: Int) throws -> [String: String] {
        let words = "CarDetailsGarageInsuranceOverviewPickerVehicleServiceHistoryReportEditor"
        let scene = String(String(repeating: words, count: 3).prefix(length))
        let numbers = (0..<count).map { ($0, Self.types[($0 + length) % Self.types.count]) }
        let names = (0..<count).map { ["carID", "vehicleIdentificationNumber"][$0 % 2] + "\($0)" }
        let labels = names.enumerated().map { $0 == 0 ? "with\($1)" : $1 }
        let parameters = numbers.map { number, type in
            let name = number == 0 ? "with\(names[0]) \(names[0])" : names[number]
            let isDefaulted = number % 3 == 1 && !type.contains("escaping")
            return "\(name): \(type)" + (isDefaulted ? " = Defaults.shared.value(for: 17)" : "")
        }
        let values = [
            "scene": scene,
            "variable": scene.prefix(1).lowercased() + scene.dropFirst(),
            "parameters": parameters.joined(separator: ", "),
            "arguments": zip(labels, names).map { "\($0): \($1)" }.joined(separator: ", "),
            "samples": numbers.map { number, _ in
                "\(labels[number]): \(Self.samples[(number + length) % Self.samples.count])"
            }.joined(separator: ", "),
            "properties": numbers.map { number, type in
                let stored = type.replacingOccurrences(of: "@escaping ", with: "")
                return "    let \(names[number]): \(stored)\n"
            }.joined(),
            "assignments": names.map { "        self.\($0) = \($0)\n" }.joined(),
        ]
        return try FileTree.read(Repository.fixtures.appending(path: "Layout"))
            .mapValues { text in
                values.reduce(text) {
                    $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value)
                }
            }
            .reduce(into: [:]) { $0[$1.key.replacingOccurrences(of: ".txt", with: "")] = $1.value }
    }
}
