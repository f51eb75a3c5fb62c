import TestSupport
import Testing

@testable import Basics
@testable import Scenes

struct RenderingScenesTests {
    /// What a set of one file makes of a scene.
    private func render(
        _ template: String, parameters: [String] = [], dependencies: [String] = [],
        imports: [String] = [], samples: [String] = [], options: [String] = [],
        setOptions: String = "[]", module: String? = nil
    ) throws -> String {
        let set = try makeSet(["A.txt": template], options: setOptions)
        let scene = try Scene(
            resolving: SceneRequest(
                name: "CarDetails", parameters: parameters, imports: imports,
                dependencies: dependencies, samples: samples, options: options, author: "Ann",
                date: "2026-03-14"), for: set)
        return try renderedFiles(of: scene, set, module: module)[0].text
    }

    @Test func `a template sees the scene`() throws {
        #expect(
            try render(
                "{{scene}} {{scene.lowerCamelCase}} '{{title}}' {{fileName}} {{author}} {{date}} {{year}}"
            ) == "CarDetails carDetails 'Car Details' A.txt Ann 2026-03-14 2026")
    }

    @Test func `a module that is not known is false`() throws {
        let template = "{{#module}}@testable import {{module}}{{/module}}{{^module}}none{{/module}}"
        #expect(try render(template, module: "Shop") == "@testable import Shop")
        #expect(try render(template) == "none")
    }

    @Test func `parameters come one by one and ready made`() throws {
        let text = try render(
            """
            {{#params}}{{name}}|{{label}}|{{type}}|{{parameterType}}|{{default}}
            {{/params}}
            {{#hasParams}}({{parameters}}) ({{arguments}}){{/hasParams}}
            """, parameters: ["carID:String", "onSelect:(Int) -> Void", "_ page:Int=1"])
        #expect(
            text == """
                carID|withCarID|String|String|
                onSelect|onSelect|(Int) -> Void|@escaping (Int) -> Void|
                page||Int|Int|1
                (withCarID carID: String, onSelect: @escaping (Int) -> Void, _ page: Int = 1) \
                (withCarID: carID, onSelect: onSelect, page)
                """)
    }

    @Test func `dependencies are injected and are no parameters`() throws {
        let template = """
            {{#hasParams}}params{{/hasParams}}{{#hasInjected}}{{dependencyParameters}}
            {{injectedParameters}}
            {{injectedArguments}}{{/hasInjected}}
            """
        #expect(
            try render(template, dependencies: ["api:any API=Live()"])
                == "api: any API = Live()\napi: any API\napi: api")
        #expect(try render(template) == "")
    }

    @Test func `Foundation is imported where a type needs it`() throws {
        let template =
            "{{#hasParams}}{{/hasParams}}{{#imports}}{{.}} {{/imports}}|{{#testImports}}{{.}} {{/testImports}}"
        #expect(try render(template, parameters: ["id:UUID"]) == "Foundation |Foundation ")
        #expect(
            try render(template, parameters: ["car:Car?"], imports: ["Cars", "Bikes"])
                == "Bikes Cars |Bikes Cars ")
        #expect(
            try render(template, parameters: ["car:Car"], imports: ["Cars"]) == "Cars |",
            "a test without a value names no type")
        #expect(
            try render(template, parameters: ["car:Car"], samples: ["car=Car(id: UUID())"])
                == "|Foundation ")
        #expect(try render(template, imports: ["Cars"]) == "|", "nothing names a type of Cars")
    }

    @Test(arguments: [
        // Names no module.
        (["car:Car"], ""),
        (["car:[Cars.Car]?", "page:Int"], "Cars "),
        (["id:UUID", "car:Cars.Car"], "Cars Foundation "),
        // More often a type of the project than of Foundation.
        (["operation:Operation"], ""),
        (["request:URLRequest", "date:Date"], "Foundation "),
        (["request:URLRequest"], ""),
        // In the interface of the feature.
        (["item:Item", "other:ShopInterface.Item"], ""),
        ([], ""),
    ])
    func `public declarations need modules that the types of parameters name`(
        parameters: [String], modules: String
    ) throws {
        let text = try render(
            "{{#hasParams}}{{/hasParams}}{{#dependencies}}{{/dependencies}}"
                + "{{#publicImports}}{{.}} {{/publicImports}}|{{importsInterface}}",
            parameters: parameters, dependencies: ["depot:Cars.Depot=Depot()"],
            imports: ["Cars", "ShopInterface"], module: "Shop")
        #expect(text == "\(modules)|\(!parameters.isEmpty)")
    }

    @Test func `samples say whether they are known`() throws {
        let template = """
            {{#hasParams}}{{/hasParams}}{{#samples.known}}({{samples.arguments}}) {{#samples.comparisons}}{{name}}=={{value}} \
            {{/samples.comparisons}}{{/samples.known}}{{^samples.known}}by type{{/samples.known}}
            """
        let known = try render(template, parameters: ["on:Bool", "page:Car=.first"])
        #expect(known.hasPrefix("(withOn: ") && known.contains("on=="))
        #expect(!known.contains("page"), "a default is used for what has no sample")
        #expect(try render(template, parameters: ["on:Bool", "car:Car"]) == "by type")
    }

    @Test func `options are values and choices can be asked for`() throws {
        let options = """
            [{ "name": "flag", "type": "bool", "summary": "F" },
             { "name": "kind", "type": "choice", "values": ["one", "two-b"], "default": "one",
               "summary": "K" },
             { "name": "note", "type": "text", "default": "", "summary": "N" }]
            """
        let template = """
            {{#options.flag}}on {{/options.flag}}{{options.kind}}\
            {{#options.kind.is.two-b}}!{{/options.kind.is.two-b}} [{{options.note}}]
            """
        #expect(try render(template, setOptions: options) == "one []")
        let given = ["flag=true", "kind=two-b", "note={{secret}}"]
        #expect(
            try render(template, options: given, setOptions: options)
                == "on two-b! [{{secret}}]", "a value is no template")
    }

    @Test func `only Swift is laid out`() throws {
        let set = try makeSet(["A.swift": "\n\nlet a = 1\n\n\n\nlet b = 2", "B.txt": "\n\nb"])
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", date: "2026-03-14"), for: set)
        let files = try renderedFiles(of: scene, set)
        #expect(files.map(\.text) == ["let a = 1\n\nlet b = 2", "\n\nb"])
    }

    @Test func `delimiters of the set hold in files and not in paths`() throws {
        let set = try makeSet(
            ["A.txt": "<%scene%> {{scene}} <%> p%>", "Partials/p.mustache": "<%title%>"],
            paths: ["A.txt": "{{scene}}.txt"], more: #", "delimiters": ["<%", "%>"]"#)
        let scene = try Scene(
            resolving: SceneRequest(name: "Cars", date: "2026-03-14"), for: set)
        let file = try renderedFiles(of: scene, set)[0]
        #expect(file.path.description == "Cars.txt")
        #expect(file.text == "Cars {{scene}} Cars")
    }

    @Test func `a set without layout keeps its Swift as it is rendered`() throws {
        let text = "import B\nimport A\n\n\n\nlet x = 1   \r\n\n"
        let plain = try makeSet(["A.swift": text], more: #", "layout": false"#)
        let scenes = try ["Cars", "Boats", "Planes"].map {
            try Scene(resolving: SceneRequest(name: $0, date: "2026-03-14"), for: plain)
        }
        // The second scene of one shape goes another way than the first.
        let preview = try SceneRenderer(of: plain)
        for scene in scenes {
            #expect(try preview.files(of: scene).map(\.text) == [text])
            #expect(try preview.ownFiles(of: scene).map(\.text) == [text])
        }
        for more in ["", #", "layout": true"#] {
            let laidOut = try makeSet(["A.swift": text], more: more)
            let files = try renderedFiles(of: scenes[0], laidOut)
            #expect(files[0].text.hasPrefix("import A\nimport B\n\nlet x"))
        }
    }

    @Test(arguments: [
        ("{{#scene}}", "S/A.txt:1:1: "), ("a\n {{scen}}", "S/A.txt:2:"),
        ("{{> ../../etc/passwd}}", "S/A.txt:1:"),
    ])
    func `an error names the template and its place`(template: String, place: String) {
        let refusal = outcome { try render(template) }
        #expect(refusal?.lines.first?.hasPrefix(place) == true, "\(refusal?.lines ?? [])")
        #expect(refusal?.status == (template.contains("..") ? .refused : .data))
    }
}
