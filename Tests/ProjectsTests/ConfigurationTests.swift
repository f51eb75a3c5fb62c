import Basics
import Projects
import Scenes
import SwiftSource
import TestSupport
import Testing

/// What `scene-kit.json` may say.
struct ConfigurationTests {
    @Test func `every key is read`() throws {
        let configuration = try readConfiguration(
            """
            {
              // People may say why.
              "$schema": "https://example.com/scene-kit.json",
              "requires": "1.2.0", /* this one */
              "package": "Packages/Shop",
              "template": "Scene",
              "sources": "App/Scenes",
              "tests": "Tests/AppTests",
              "support": "App/Routing",
              "module": "App",
              "imports": ["CarKit", "UIKit"],
              "options": { "access": "public", "large": true },
              "samples": { "Car": "Car.preview", "[Car]": "[.preview]" },
              "header": ["//", "// Cars"],
              "scenes": [{ "name": "CarList" }, { "name": "CarDetails", "params": "carID:String" }]
            }
            """)
        #expect(configuration.package?.path == "Packages/Shop")
        #expect(configuration.defaults.template?.text == "Scene")
        #expect(configuration.sources?.path == "App/Scenes")
        #expect(configuration.tests?.components == ["Tests", "AppTests"])
        #expect(configuration.support == .folder(try ProjectFolder("App/Routing")))
        #expect(configuration.module?.text == "App")
        #expect(configuration.defaults.imports?.map(\.text) == ["CarKit", "UIKit"])
        #expect(
            configuration.defaults.options.mapValues { $0.texts[0].text }
                == ["access": "public", "large": "true"])
        #expect(try sample("Car", configuration) == "Car.preview")
        #expect(try sample("[Car]", configuration) == "[.preview]")
        #expect(try sample("Array<Car>", configuration) == nil)
        #expect(configuration.header == ["//", "// Cars"])
        #expect(configuration.scenes?.map(\.name.text) == ["CarList", "CarDetails"])
    }

    @Test func `every key may be left out`() throws {
        let configuration = try readConfiguration("{}")
        #expect(configuration.defaults.template == nil && configuration.defaults.imports == nil)
        #expect(configuration.defaults.options.isEmpty)
        #expect(configuration.sources == nil && configuration.tests == nil)
        #expect(configuration.support == nil && configuration.module == nil)
        #expect(configuration.header == nil && configuration.scenes == nil)
        #expect(configuration.package == nil && configuration.labels == nil)
    }

    @Test(arguments: [
        (#""// One""#, ["// One"]), (#""// One\n//\n// Two""#, ["// One", "//", "// Two"]),
        (#"["// One", "// Two\n// Three"]"#, ["// One", "// Two", "// Three"]),
        (##"["//\tTab"]"##, ["//\tTab"]), ("[]", []),
    ])
    func `a header is a text or its lines`(json: String, lines: [String]) throws {
        #expect(try readConfiguration(#"{ "header": \#(json) }"#).header == lines)
    }

    @Test(arguments: [
        ("App", "App"), (".", "."), ("./App", "App"), ("./", "."), ("App/Scenes/", "App/Scenes"),
        ("././App//", "App"),
    ])
    func `a folder is named in one way`(text: String, path: String) throws {
        #expect(try readConfiguration(#"{ "sources": "\#(text)" }"#).sources?.path == path)
    }

    @Test func `a team may make the shared files`() throws {
        #expect(try readConfiguration(#"{ "support": false }"#).support == .madeByTeam)
    }

    @Test func `an import may be one text`() throws {
        let imports = try readConfiguration(#"{ "imports": "CarKit" }"#).defaults.imports
        #expect(imports?.map(\.text) == ["CarKit"])
    }

    private func sample(
        _ type: String, _ configuration: ProjectConfiguration
    ) throws -> String? {
        let parameters = try ParameterList(parsing: ["x:" + type])
        let parameter = try #require(parameters.parameters.first)
        return configuration.samples[parameter.parameter.type]?.description
    }
}

/// Reads a `scene-kit.json`.
func readConfiguration(_ text: String, tool: String = "1.2.0") throws -> ProjectConfiguration {
    try ProjectConfiguration(
        parsing: Array(text.utf8), name: "scene-kit.json",
        tool: try #require(SemanticVersion(tool)))
}
