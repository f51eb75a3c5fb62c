import Basics
import Linting
import Projects
import Scenes
import SwiftSource
import TestSupport
import Testing

/// What holds for the scenes of the package `Packages/Shop`, whose project is above it.
struct ConfigurationChainTests {
    private static let shop = ["Packages", "Shop"]

    private func chain(own: String? = nil, above: String) throws -> ConfigurationChain {
        var files: [ConfigurationChain.File] = []
        if let own {
            files.append(
                .init(
                    try readConfiguration(own), at: "Packages/Shop/scene-kit.json",
                    in: Self.shop))
        }
        files.append(.init(try readConfiguration(above), at: "scene-kit.json", in: []))
        return ConfigurationChain(files, home: Self.shop)
    }

    @Test func `the nearest file that has a key counts`() throws {
        let chain = try chain(
            own: #"{ "template": "VIPER", "header": [], "edits": "keep" }"#,
            above: """
                { "template": "RxScene", "imports": "CarKit", "module": "Feature", "labels": "plain",
                  "header": "Cars", "edits": "refuse" }
                """)
        #expect(chain.defaults.template?.text == "VIPER")
        #expect(chain.defaults.imports?.map(\.text) == ["CarKit"])
        #expect(chain.module?.text == "Feature")
        #expect(chain.labels == .plain)
        #expect(chain.header == [])
        #expect(chain.edits == .keep)
    }

    @Test func `options and samples are merged by name`() throws {
        let chain = try chain(
            own: #"{ "options": { "tests": "xctest" }, "samples": { "Car": "Car.own" } }"#,
            above: """
                { "options": { "tests": "none", "access": "public" },
                  "samples": { "Car": "Car.above", "Van": "Van.above" } }
                """)
        #expect(
            chain.defaults.options.mapValues { $0.texts[0].text }
                == ["tests": "xctest", "access": "public"])
        #expect(try sample("Car", chain) == "Car.own")
        #expect(try sample("Van", chain) == "Van.above")
    }

    private func sample(_ type: String, _ chain: ConfigurationChain) throws -> String? {
        let parameters = try ParameterList(parsing: ["x:" + type])
        return chain.samples[try #require(parameters.parameters.first).parameter.type]?.description
    }

    @Test func `folders are named from the root`() throws {
        let chain = try chain(
            own:
                #"{ "sources": "Code", "tests": "Checks", "support": "Routing", "module": "Shop" }"#,
            above: "{}")
        #expect(chain.sources?.path == "Packages/Shop/Code")
        #expect(chain.tests?.folder.path == "Packages/Shop/Checks")
        #expect(chain.tests?.path == "Packages/Shop/scene-kit.json")
        #expect(chain.support == .folder(try ProjectFolder("Packages/Shop/Routing")))
        #expect(chain.module?.text == "Shop")
    }

    @Test func `a file above may name places in the package`() throws {
        let chain = try chain(
            above: """
                { "sources": "Packages/Shop/Code", "tests": "Packages/Shop/Checks",
                  "support": "Packages/Shop/Routing", "module": "Shop" }
                """)
        #expect(chain.sources?.path == "Packages/Shop/Code")
        #expect(chain.support == .folder(try ProjectFolder("Packages/Shop/Routing")))
        #expect(chain.module?.text == "Shop")
    }

    @Test(arguments: ["sources", "tests"])
    func `where other scenes go does not concern the package`(key: String) throws {
        let chain = try chain(
            above: """
                { "\(key)": "App", "support": "Routing", "module": "App", "labels": "plain" }
                """)
        #expect(chain.sources == nil && chain.tests == nil && chain.support == nil)
        #expect(chain.module == nil)
        #expect(chain.labels == .plain)
    }

    @Test func `shared files may go to another package`() throws {
        let chain = try chain(above: #"{ "support": "Packages/Routing/Sources" }"#)
        #expect(chain.support == .folder(try ProjectFolder("Packages/Routing/Sources")))
        let app = try self.chain(
            above: #"{ "sources": "App", "support": "Packages/Kit/Sources/Kit" }"#)
        #expect(app.support == .folder(try ProjectFolder("Packages/Kit/Sources/Kit")))
        let own = try self.chain(own: #"{ "support": false }"#, above: #"{ "support": "Routing" }"#)
        #expect(own.support == .madeByTeam)
    }

    @Test func `the nearest list counts`() throws {
        let above = try chain(own: "{}", above: #"{ "scenes": [{ "name": "Home" }] }"#)
        #expect(above.scenes?.map(\.name.text) == ["Home"] && above.listPath == "scene-kit.json")
        let own = try chain(
            own: #"{ "scenes": [{ "name": "Cars" }] }"#,
            above: #"{ "scenes": [{ "name": "Home" }] }"#)
        #expect(own.scenes?.map(\.name.text) == ["Cars"])
        #expect(own.listPath == "Packages/Shop/scene-kit.json")
    }

    @Test func `the places of new scenes come from where a command works`() throws {
        let root = ConfigurationChain.File(
            try readConfiguration(#"{ "sources": "App/Scenes", "tests": "AppTests" }"#),
            at: "scene-kit.json", in: [])
        let app = ConfigurationChain.File(
            try readConfiguration(#"{ "template": "VIPER" }"#), at: "App/scene-kit.json",
            in: ["App"])
        let chain = ConfigurationChain([app, root], filesOfPlace: [root])
        #expect(chain.sources?.path == "App/Scenes" && chain.tests?.folder.path == "AppTests")
        #expect(chain.defaults.template?.text == "VIPER")
    }

    @Test func `the rules of a folder are for its files`() throws {
        let rule = """
            { "lint": { "rules": [{ "id": "no-x", "why": "It is.", "fix": "Do.", "names": ["x"],
              "in": { "files": ["*.swift"] }, "fails": ["x"], "passes": ["y"] }] } }
            """
        let chain = try chain(own: rule, above: "{}")
        let applied = try #require(chain.lint.rules.first)
        #expect(applied.applies(to: "Packages/Shop/A.swift", role: nil))
        #expect(!applied.applies(to: "A.swift", role: nil))
    }
}
