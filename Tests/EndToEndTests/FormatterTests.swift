import Foundation
import TestSupport
import Testing

/// Scenes in projects that have a `.swift-format` of their own.
struct FormatterTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @discardableResult
    private func new(_ words: String...) throws -> ProcessResult {
        try Run.program(Run.sceneKit, ["new"] + words, in: directory.url, environment: [:])
    }

    private static let classes = [
        "UIViewController", "UITableViewController", "UICollectionViewController",
    ]

    private static let configurations = [
        #"{ "indentation": { "spaces": 2 }, "lineLength": 120 }"#,
        #"{ "indentation": { "tabs": 1 } }"#,
        #"{ "indentation": { "spaces": 3 }, "lineLength": 80 }"#,
        #"{ "indentation": { "spaces": 4 }, "indentConditionalCompilationBlocks": true }"#,
        #"{ "lineLength": 60, "indentConditionalCompilationBlocks": false, /* as it is */ }"#,
    ]

    /// The options of the scenes. Without `SCENE_KIT_FULL`, there are two scenes with each
    /// configuration, and all scenes with some.
    private static func variants(_ number: Int) -> [(superclass: String, framework: String)] {
        let all = classes.flatMap { [($0, "testing"), ($0, "xctest")] }
        return all.enumerated().filter { Thoroughness.isFull || $0.offset % 3 == number % 3 }
            .map(\.element)
    }

    @Test(.takesLong, arguments: configurations.indices)
    func `what is generated is clean under the project's configuration`(number: Int) throws {
        try directory.write(Self.configurations[number], to: ".swift-format")
        for (superclass, framework) in Self.variants(number) {
            let folder = "\(superclass)-\(framework)"
            let options = [
                "--option", "viewController=\(superclass)", "--option", "tests=\(framework)",
                "--option", "access=public", "--module", "Shop",
                "--output", "Sources/\(folder)", "--tests", "Tests/\(folder)",
            ]
            try make("CarDetails", Self.manyParameters + options)
            try make("VehicleHistory", ["--param", "vehicle:Vehicle"] + options)
            try make("CarList", options)
        }
        let lint = try Run.program(
            URL(filePath: "/usr/bin/env"),
            ["swift", "format", "lint", "--strict", "--recursive", "."], in: directory.url)
        #expect(lint.status == 0, "\(lint.errors.prefix(2000))")
    }

    private static let manyParameters = [
        "--param", "carID:String", "--param", "page:Int=1",
        "--param", "filters:[String: Set<Int>]", "--param", "bought:Date",
        "--param", "onSelect:@escaping (Car, [String: Set<Int>]) -> Void",
        "--dependency", "api:any CarFetching=CarService.shared",
    ]

    private func make(_ name: String, _ words: [String]) throws {
        let result = try Run.program(
            Run.sceneKit, ["new", name, "--no-record"] + words, in: directory.url, environment: [:])
        // A note names types without a test value.
        let hasWarnings = result.errors.contains("warning:")
        #expect(result.status == 0 && !hasWarnings, "\(result.errors)")
    }

    @Test func `the file nearest to the output folder counts, for tests too`() throws {
        try directory.write(#"{ "indentation": { "spaces": 2 } }"#, to: ".swift-format")
        try directory.write(#"{ "indentation": { "tabs": 1 } }"#, to: "App/.swift-format")
        try new("Car", "--output", "App/Scenes", "--tests", "Tests", "--module", "App")
        let builder = try directory.read("App/Scenes/Car/CarBuilder.swift")
        #expect(builder.contains("\n\tfunc makeRouter"))
        #expect(try directory.read("Tests/CarTests.swift").contains("\n\t@Test func"))
    }

    @Test func `a new package follows the configuration above it`() throws {
        try directory.write(#"{ "indentation": { "spaces": 2 } }"#, to: ".swift-format")
        try new("Car", "--package", "Shop")
        let files = try directory.tree()
        #expect(files["Shop/.swift-format"] == nil)
        #expect(files["Shop/Package.swift"]?.contains("\n    name: \"Shop\"") == true)
        let builder = files["Shop/Sources/Scenes/Car/CarBuilder.swift"]
        #expect(builder?.contains("\n  func makeRouter") == true)
    }

    @Test func `a configuration that is wrong is a warning with its place`() throws {
        try directory.write("{\n  \"lineLength\": wide\n}\n", to: ".swift-format")
        let result = try new("Car", "--output", "App")
        #expect(result.status == 0)
        #expect(
            result.errors.hasPrefix(
                """
                .swift-format:2:17: warning: 'wide' is not a JSON value
                      "lineLength": wide
                                    ^~~~

                """), "\(result.errors)")
        #expect(
            result.errors.contains(
                ".swift-format: note: until this is corrected, generated code has 4 spaces"))
        let builder = try directory.read("App/Car/CarBuilder.swift")
        #expect(builder.contains("\n    func makeRouter"))
        let again = try new("Car", "--output", "App", "--json")
        #expect(again.errors == "")
        #expect(again.output.contains("\"severity\": \"warning\""))
    }
}
