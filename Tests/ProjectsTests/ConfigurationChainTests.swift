import Basics
import Projects
import Scenes
import SwiftSource
import TestSupport
import Testing

/// What holds in a project that is the folder `Packages/Shop` of another one.
struct ConfigurationChainTests {
    private func chain(own: String? = nil, above: String) throws -> ConfigurationChain {
        var files: [ConfigurationChain.File] = []
        if let own {
            files.append(.init(try readConfiguration(own), at: "scene-kit.json", wayToRoot: []))
        }
        files.append(
            .init(
                try readConfiguration(above), at: "../../scene-kit.json",
                wayToRoot: ["Packages", "Shop"]))
        return ConfigurationChain(files)
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

    @Test func `a folder in the project is named from its root`() throws {
        let chain = try chain(
            above: """
                { "sources": "Packages/Shop/Code", "tests": "Packages/Shop/Checks",
                  "support": "Packages/Shop/Routing", "module": "Shop" }
                """)
        #expect(chain.sources?.path == "Code")
        #expect(chain.tests?.folder.path == "Checks")
        #expect(chain.tests?.path == "../../scene-kit.json")
        #expect(chain.support == .folder(try ProjectFolder("Routing"), levelsUp: 0))
        #expect(chain.module?.text == "Shop")
    }

    @Test(arguments: ["sources", "tests"])
    func `where other scenes go does not concern the project`(key: String) throws {
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
        #expect(
            chain.support == .folder(try ProjectFolder("Packages/Routing/Sources"), levelsUp: 2))
        let own = try self.chain(own: #"{ "support": false }"#, above: #"{ "support": "Routing" }"#)
        #expect(own.support == .madeByTeam)
    }

    @Test func `a list is not inherited`() throws {
        let above = try chain(above: #"{ "scenes": [{ "name": "Home" }] }"#)
        #expect(above.scenes == nil && above.listPath == "scene-kit.json")
        let own = try chain(
            own: #"{ "scenes": [{ "name": "Cars" }] }"#,
            above: #"{ "scenes": [{ "name": "Home" }] }"#)
        #expect(own.scenes?.map(\.name.text) == ["Cars"])
    }

    @Test func `a list belongs to the package that its file names`() throws {
        let chain = try chain(
            own: "{}", above: #"{ "package": "Packages/Shop", "scenes": [{ "name": "Home" }] }"#)
        #expect(chain.scenes?.map(\.name.text) == ["Home"])
        #expect(chain.listPath == "../../scene-kit.json")
        let other = try self.chain(
            above: #"{ "package": "Packages/Vans", "scenes": [{ "name": "Home" }] }"#)
        #expect(other.scenes == nil)
    }
}
