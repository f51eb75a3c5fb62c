import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource
@testable import TemplateSets

struct SceneResolutionTests {
    private let set: TemplateSet

    init() throws {
        set = try makeSet(
            ["A.swift": "{{parameters}} {{dependencyParameters}}"],
            options: """
                [{ "name": "kind", "type": "choice", "values": ["one", "two"], "default": "one",
                   "summary": "K" }]
                """,
            more: """
                , "rules": [{
                    "id": "no-ui", "why": "W.", "fix": "Pass a value.", "in": { "roles": "Router" },
                    "imports": { "forbid": ["UIKit", "SwiftUI"] }, "passes": "a",
                    "fails": "import UIKit"
                  }],
                  "reserved": { "scenes": { "App": "there is one" },
                                "parameters": { "state": "it is a property",
                                                "{{scene}}Model": "it is a type" },
                                "types": { "State": "it would be another",
                                           "{{scene}}Builder": "it holds this" } }
                """)
    }

    /// What is typed.
    private struct Words {
        var name = "Cars"
        var parameters: [String] = []
        var imports: [String] = []
        var dependencies: [String] = []
        var samples: [String] = []
        var options: [String] = []
        var author = "Ann"
        var date = "2026-03-14"
    }

    private func request(_ change: (inout Words) -> Void) -> SceneRequest {
        var words = Words()
        change(&words)
        return SceneRequest(
            name: words.name, parameters: words.parameters, imports: words.imports,
            dependencies: words.dependencies, samples: words.samples, options: words.options,
            author: words.author, date: words.date)
    }

    private func refusal(_ change: (inout Words) -> Void) -> Refusal? {
        outcome { try Scene(resolving: request(change), for: set) }
    }

    @Test func `a good request is read in full`() throws {
        let scene = try Scene(
            resolving: request {
                $0.parameters = ["carID:String", "car:Car"]
                $0.imports = ["CarKit"]
                $0.dependencies = ["api:any API=Live()"]
                $0.samples = ["car=.sample"]
                $0.options = ["kind=two"]
            }, for: set)
        #expect(scene.name.description == "Cars")
        #expect(scene.parameters.declaration == "withCarID carID: String, car: Car")
        #expect(scene.dependencies.parameters.count == 1)
        #expect(scene.inputs.map(\.name.description) == ["carID", "car", "api"])
        #expect(scene.imports.map(\.description) == ["CarKit"])
        #expect(scene.samples.samples.count == 1)
        #expect(scene.options["kind"] == .choice("two"))
        #expect(scene.authorship.author == "Ann")
        #expect(scene.authorship.date.description == "2026-03-14")
    }

    @Test func `every problem is reported at once`() {
        let refusal = refusal {
            $0.name = "cars"
            $0.options = ["kind=tow", "x=1"]
            $0.imports = ["Car Kit", "1"]
            $0.parameters = ["a:", "b:some P"]
        }
        #expect(refusal?.status == .usage)
        let places = refusal?.lines.map { $0.prefix { $0 != ":" } }
        #expect(
            places == [
                "", "--option", "--option", "--import", "--import",
                "--param", "--param",
            ])
    }

    @Test func `parameters that cannot be read hide nothing`() {
        let refusal = refusal {
            $0.parameters = ["a:"]
            $0.dependencies = ["b:"]
            $0.samples = ["c="]
        }
        let places = refusal?.lines.map { $0.prefix { $0 != ":" } }
        #expect(places == ["--param", "--dependency", "--sample"])
    }

    @Test func `names may be reserved for each scene`() {
        #expect(
            refusal { $0.parameters = ["CarsModel:Int"] }?.lines
                == ["--param: the name 'CarsModel' is taken: it is a type"])
        #expect(refusal { $0.parameters = ["VansModel:Int"] } == nil)
    }

    @Test func `every broken rule is reported at once`() {
        #expect(
            refusal {
                $0.name = "App"
                $0.parameters = ["state:Int", "list:[State?]"]
                $0.dependencies = ["make:(AppBuilder) -> Void={ _ in }"]
                $0.imports = ["CarKit", "UIKit"]
            }?.lines == [
                ": a scene of the set 'S' cannot be named 'App': there is one "
                    + "(Choose another name.)",
                "--param: the name 'state' is taken: it is a property",
                "--param: 'list' cannot have the type 'State': it would be another "
                    + "(Rename the type, or write it with its module in front.)",
                "--dependency: 'make' cannot have the type 'AppBuilder': it holds this "
                    + "(Rename the type, or write it with its module in front.)",
                "--import: the Router must not import UIKit, and it names the parameters' types "
                    + "(Pass a value.)",
            ])
    }

    @Test(arguments: ["UIKit", "SwiftUI", "UIKit.UIView"])
    func `modules that a role must not import are refused`(module: String) {
        let refusal = refusal { $0.imports = [module] }
        #expect(refusal?.status == .usage)
        #expect(refusal?.lines.first?.hasPrefix("--import: the Router must not import ") == true)
    }

    @Test(arguments: ["UIKitten", "CarKit.UIKit"])
    func `modules that only look alike are taken`(module: String) throws {
        let scene = try Scene(resolving: request { $0.imports = [module] }, for: set)
        #expect(scene.imports.map(\.description) == [module])
    }

    @Test func `a type of another module is not the reserved one`() throws {
        let request = request { $0.parameters = ["value:CarKit.State"] }
        #expect(try Scene(resolving: request, for: set).parameters.parameters.count == 1)
    }

    @Test func `a set without a place for parameters refuses them by name`() throws {
        let plain = try makeSet(["A.swift": "{{scene}}", "Partials/p.mustache": "{{options}}"])
        for (change, place) in [
            ({ $0.parameters = ["carID:String", "page:Int"] }, "--param: "),
            ({ $0.dependencies = ["carID:String=x"] }, "--dependency: "),
        ] as [((inout Words) -> Void, String)] {
            #expect(
                outcome { try Scene(resolving: request(change), for: plain) }
                    == Refusal(
                        .usage,
                        [
                            place + "the set 'S' takes no parameters, so there is no place for "
                                + "'carID' ('scene-kit list' shows other sets.)"
                        ]))
        }
    }

    @Test(arguments: [
        "{{#params}}{{name}}{{/params}}", "{{arguments}}", "{{^hasParams}}{{/hasParams}}",
    ])
    func `a partial that names the parameters is a place for them`(partial: String) throws {
        let set = try makeSet(["A.swift": "{{> p}}", "Partials/p.mustache": partial])
        let request = request { $0.parameters = ["carID:String"] }
        #expect(try Scene(resolving: request, for: set).inputs.count == 1)
    }

    @Test func `dependencies that are found by type need one each`() throws {
        let request = request {
            $0.dependencies = ["api:URL=a", "image:URL=b", "page:URL?=nil", "back:URL=c"]
        }
        let byType = try makeSet(["A.swift": "{{#dependencies}}{{metatype}}{{/dependencies}}"])
        let complaints = ["image", "back"].map {
            "--dependency: the dependency '\($0)' has the type of 'api', and the set 'S' looks "
                + "dependencies up by type (Give it a type of its own, such as a struct around "
                + "'URL'.)"
        }
        #expect(
            outcome { try Scene(resolving: request, for: byType) } == Refusal(.usage, complaints))
        #expect(try Scene(resolving: request, for: set).inputs.count == 4)
    }
}
