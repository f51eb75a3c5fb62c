import TestSupport
import Testing

@testable import Basics
@testable import Scenes
@testable import SwiftSource
@testable import TemplateSets

/// An option of the type `members` takes `name:Type` as often as it is given.
struct MembersTests {
    private static let options = """
        [{ "name": "input", "type": "members", "summary": "I",
           "reserved": { "types": "it is the model's", "{{scene}}Inputs": "it is a type",
                         "{{name}}Subject": "it is a subject" } },
         { "name": "output", "type": "members", "summary": "O", "default": ["isLoading:Bool"] }]
        """

    private func set(
        _ template: String = "", options: String = Self.options, more: String = ""
    ) throws -> TemplateSet {
        try makeSet(["A.txt": template], options: options, more: more)
    }

    private func scene(
        _ options: [String], parameters: [String] = [], dependencies: [String] = [],
        imports: [String] = [], template: String = "{{params}}", more: String = ""
    ) throws -> Scene {
        try Scene(
            resolving: SceneRequest(
                name: "Cars", parameters: parameters, imports: imports, dependencies: dependencies,
                options: options, date: "2026-03-14"), for: set(template, more: more))
    }

    private func render(
        _ template: String, _ options: [String], imports: [String] = [],
        samples: [String: String] = [:]
    ) throws -> String {
        var surroundings = RenderEnvironment()
        for (type, value) in samples {
            let parameter = try Parameter(parsing: SourceText(argument: "x:\(type)", of: "type"))
            let sample = try Sample(
                parsing: SourceText(argument: "x=\(value)", of: "sample"), for: nil)
            surroundings.samples[parameter.type] = sample.expression
        }
        let preview = try SceneRenderer(of: set(template), in: surroundings)
        return try preview.files(
            of: scene(options, imports: imports, template: template))[0].text
    }

    @Test func `members stay as they were given`() throws {
        let values = try OptionValues(
            parsing: ["input=email: String", "input=b:[Int]"].map(OptionText.init(argument:)),
            for: set())
        #expect(values["input"]?.texts == ["email: String", "b:[Int]"])
        #expect(values["output"]?.texts == ["isLoading:Bool"])
        #expect(values["input"]?.conditionText == "true")
    }

    @Test func `an empty value is none`() throws {
        let values = try OptionValues(parsing: [OptionText(argument: "output=")], for: set())
        #expect(values["output"] == .members(MemberList()))
        #expect(values["output"]?.conditionText == "false")
    }

    @Test func `every problem is shown in the whole argument`() throws {
        let texts = [
            "input=email", "input=to email:String", "input=b:Int=1", "input=c:[Int", "input=",
        ]
        let refusal = try #require(throws: Failure.self) {
            try OptionValues(parsing: texts.map(OptionText.init(argument:)), for: set())
        }
        #expect(refusal.status == .usage)
        #expect(
            refusal.diagnostics.map(\.message) == [
                "there is no type", "a member has no label", "a member has no default",
                "'[' has no ']'", "the argument is empty",
            ])
        #expect(refusal.diagnostics.map { $0.excerpt?.line } == texts.dropLast() + [nil])
        #expect(refusal.diagnostics.map { $0.excerpt?.column } == [12, 10, 7, 9, nil])
    }

    @Test(arguments: [
        (["input=a:Int", "input=a:Bool"], "there are two members 'a'"),
        (["input=a:Int", "input=A:Bool"], "'a' and 'A' differ only in case"),
        (["input=carID:Int"], "the member 'carID' clashes with the parameter 'carID'"),
        (["input=API:Int"], "the member 'API' clashes with the dependency 'api'"),
        (["output=a:Int", "input=a:Int"], "the member 'a' clashes with the member 'a' of 'input'"),
        (
            ["input=isloading:Int"],
            "the member 'isloading' clashes with the member 'isLoading' of 'output'"
        ),
        (["input=types:Int"], "the name 'types' is taken: it is the model's"),
        (["input=CarsInputs:Int"], "the name 'CarsInputs' is taken: it is a type"),
        (
            ["input=a:Int", "output=aSubject:Int"],
            "the name 'aSubject' is taken: it is a subject, for the member 'a'"
        ),
        (
            ["input=a:Int", "input=aSubject:Int"],
            "the name 'aSubject' is taken: it is a subject, for the member 'a'"
        ),
        (["input=a:[State?]"], "'a' cannot have the type 'State': it is the model's"),
    ])
    func `a name or type that is taken is refused`(options: [String], message: String) throws {
        let refusal = try #require(throws: Failure.self) {
            try scene(
                options, parameters: ["carID:String"], dependencies: ["api:Int=1"],
                more: #", "reserved": { "types": { "State": "it is the model's" } }"#)
        }
        #expect(refusal.status == .usage)
        #expect(refusal.diagnostics.map(\.message) == [message])
        #expect(refusal.diagnostics[0].excerpt.map { options.contains($0.line) } == true)
    }

    @Test func `a name made of a member is not one of a parameter`() throws {
        let refusal = try #require(throws: Failure.self) {
            try scene(
                ["input=car:Int", "input=api:Int"], parameters: ["carSubject:Int"],
                dependencies: ["apiSubject:Int=1"])
        }
        #expect(refusal.diagnostics.map(\.path) == ["--param", "--dependency"])
        #expect(
            refusal.diagnostics.map(\.message) == [
                "the name 'carSubject' is taken: it is a subject, for the member 'car'",
                "the name 'apiSubject' is taken: it is a subject, for the member 'api'",
            ])
    }

    @Test func `names that are free are taken`() throws {
        #expect(throws: Never.self) {
            try scene([
                "input=Types:Int", "input=PartsInputs:Int", "output=state:State",
                "output=isLoadingSubject:Int",
            ])
        }
    }

    @Test func `templates go through the members`() throws {
        let template = """
            {{#options.input}}{{#-first}}<{{/-first}}{{name.upperCamelCase}}:{{type}}:{{parameterType}}\
            {{^-last}}, {{/-last}}{{#-last}}>{{/-last}}{{/options.input}}\
            {{^options.input}}none{{/options.input}}
            """
        #expect(try render(template, []) == "none")
        #expect(
            try render(template, ["input=carID:Int", "input=act:() -> Void"])
                == "<CarID:Int:Int, Act:() -> Void:@escaping () -> Void>")
    }

    @Test func `members have names to make others of`() throws {
        let template = """
            {{#options.input}}{{name}} {{plainName}}Subject show{{capitalizedName}} {{argumentLabel}}
            {{/options.input}}
            """
        #expect(
            try render(template, ["input=class:Int", "input=inout:Int", "input=iOS:Int"]) == """
                `class` classSubject showClass class
                `inout` inoutSubject showInout `inout`
                iOS iOSSubject showIOS iOS

                """)
    }

    /// The app cannot see what only its tests declare.
    @Test func `members have placeholders that are not the project's`() throws {
        let template =
            "{{#options.input}}{{#hasPlaceholder}}{{placeholder}}{{/hasPlaceholder}};{{/options.input}}"
        #expect(
            try render(
                template, ["input=a:String", "input=car:Car", "input=act:(Int) -> Car?"],
                samples: ["String": "Fixture.text", "Car": "Car.preview"])
                == #""";;{ _ in nil };"#)
    }

    @Test func `members have values for tests`() throws {
        let template = """
            {{#options.input}}
            {{name}} {{#hasSample}}{{sample}}{{/hasSample}}{{#isComparable}} ={{/isComparable}}\
            {{#isTuple}} tuple{{/isTuple}}{{#isVoid}} void{{/isVoid}}{{#isFunction}} function{{/isFunction}}
            {{/options.input}}
            """
        let text = try render(
            template,
            [
                "input=a:Int", "input=b:Int", "input=car:Car", "input=plan:Plan", "input=tap:Void",
                "input=pair:(Int, Int)", "input=act:(Int) -> Void",
            ], samples: ["Car": "Car.preview"])
        #expect(
            text == """
                a 42 =
                b 43 =
                car Car.preview
                plan\u{20}
                tap () void
                pair (42, 43) = tuple
                act { _ in } function

                """)
    }

    @Test(arguments: [
        (["input=a:Car"], "Shop; "), (["input=a:URL", "output="], "Foundation Shop; "),
        (["input=a:URLRequest"], "Foundation Shop; networking"), (["output="], "; "),
    ])
    func `imports are for files that name their types`(options: [String], modules: String) throws {
        let template =
            "{{#memberImports}}{{.}}{{^-last}} {{/-last}}{{/memberImports}}; "
            + "{{#memberNetworking}}networking{{/memberNetworking}}{{#imports}}!{{/imports}}"
        #expect(try render(template, options, imports: ["Shop"]) == modules)
    }

    @Test(arguments: [
        (#""scope": "project""#, "members are a scene's own, so no project can choose them"),
        (#""values": ["a"]"#, "only a choice has values"),
        (#""default": ["a"]"#, "there is no type"),
        (#""default": ["a:Int", "A:Int"]"#, "'a' and 'A' differ only in case"),
        (#""default": "b a:Int""#, "a member has no label"),
        (
            #""default": "a:Int", "reserved": { "a": "R" }"#,
            "the default has the name 'a', which is taken: R"
        ),
    ])
    func `what the manifest cannot say of members is refused`(keys: String, message: String) throws
    {
        let options = #"[{ "name": "input", "type": "members", "summary": "I", \#(keys) }]"#
        let refusal = try #require(throws: Failure.self) { try set(options: options) }
        #expect(refusal.status == .data)
        #expect(refusal.diagnostics.map(\.message) == [message])
    }

    @Test func `only members have reserved names`() throws {
        let options = #"[{ "name": "a", "type": "bool", "summary": "A", "reserved": {} }]"#
        #expect(outcome { try set(options: options) }?.status == .data)
    }

    @Test(arguments: ["true", "false"])
    func `conditions ask whether there are any`(value: String) throws {
        let set = try readSet([
            "A": "",
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": \(Self.options), "files": [
              { "id": "a", "source": "A", "role": "R", "when": { "input": \(value) } }] }
            """,
        ])
        for options in [["input=a:Int"], []] {
            let scene = try Scene(
                resolving: SceneRequest(name: "Cars", options: options, date: "2026-03-14"),
                for: set)
            let isMade = try !renderedFiles(of: scene, set).isEmpty
            #expect(isMade == (options.isEmpty == (value == "false")))
        }
    }

    @Test func `a condition cannot ask for a member`() throws {
        let options = """
            [{ "name": "input", "type": "members", "summary": "I" },
             { "name": "b", "type": "bool", "summary": "B", "when": { "input": "email" } }]
            """
        #expect(
            outcome { try set(options: options) }?.lines == [
                "S/template.json:3:68: 'when' names a value 'email' that 'input' cannot have"
            ])
    }
}
