import Basics
import Planning
import Projects
import Scenes
import Testing

/// What is remembered of a scene, and that it reads back.
struct SceneRecordTests {
    @Test func `a record that is read back gives the same bytes`() throws {
        let record = try SampleRecord.full()
        let text = record.text
        #expect(try SceneRecord(parsing: Array(text.utf8), name: "r.json").text == text)
        #expect(text.hasSuffix("}\n") && !text.contains("\r"))
    }

    @Test func `a record keeps everything`() throws {
        let text = try SampleRecord.full().text
        let record = try SceneRecord(parsing: Array(text.utf8), name: "r.json")
        let choices = record.entry.choices
        #expect(record.entry.name.text == "CarDetails" && choices.template?.text == "Scene")
        #expect(record.setVersion == "1.0.0" && record.setDigest == SHA256.digest(of: [1]))
        #expect(
            record.module == "App" && record.author == "Ann"
                && record.date?.description == "2026-03-14")
        #expect(record.sources.path == "." && record.tests?.path == "Tests/AppTests")
        #expect(choices.parameters?.map(\.text) == ["carID:String", #"note:String="\u{e9}""#])
        #expect(
            choices.options.mapValues { $0.texts.map(\.text) } == [
                "access": ["public"], "tests": ["none"], "input": ["a:Int", "b:Int"], "output": [],
            ])
        #expect(choices.options.filter(\.value.isList).keys.sorted() == ["input", "output"])
        #expect(choices.pushed?.map(\.text.text) == ["edit:CarEditor"])
        let login = try #require(choices.presented?.first)
        #expect(login.text.text == "Login" && login.parameters?.map(\.text) == [])
        #expect(login.imports.map(\.text) == ["Auth"])
        #expect(record.scenesFile == "Lists/scenes.json")
        #expect(record.resolved.options.keys.sorted().contains("labels"))
        #expect(record.resolved.imports?.map(\.text) == ["CarKit"])
        #expect(record.files.map(\.path.description) == ["A/B.swift", "A/C.swift", "A/D.png"])
        #expect(
            record.files.map(\.base) == [
                .text("let a = \"\t\u{e9}\\\"\n"), .text(""),
                .digest(SHA256.digest(of: [0xFF])),
            ])
    }

    @Test func `a record leaves out what says nothing`() throws {
        let record = try SampleRecord.plain()
        #expect(
            record.text == """
                {
                  "formatVersion": 1,
                  "name": "CarList",
                  "template": "Scene",
                  "templateVersion": "1.0.0",
                  "templateDigest": "\(SHA256.digest(of: []))",
                  "sources": "App",
                  "files": []
                }

                """)
        let read = try SceneRecord(parsing: Array(record.text.utf8), name: "r.json")
        #expect(read.tests == nil && read.module == nil && read.author == nil && read.date == nil)
        #expect(read.text == record.text)
    }

    @Test func `a route is added once under its label`() throws {
        var record = try SampleRecord.plain()
        record.addRoute(RouteEntry(text("details:CarDetails"), .push))
        record.addRoute(RouteEntry(text("details:Other"), .present))
        record.addRoute(RouteEntry(text("Details"), .push))
        record.addRoute(RouteEntry(text("CarDetails"), .present))
        #expect(record.entry.choices.pushed?.map(\.text.text) == ["details:CarDetails"])
        #expect(record.entry.choices.presented?.map(\.text.text) == ["CarDetails"])
    }

    @Test func `a route may take the place of one with its label`() throws {
        var record = try SampleRecord.plain()
        for route in ["a:A", "details:CarDetails"] {
            record.addRoute(RouteEntry(text(route), .push))
        }
        record.replaceRoute(RouteEntry(text("a:A"), .push))
        record.replaceRoute(RouteEntry(text("details:Other"), .present))
        #expect(record.entry.choices.pushed?.map(\.text.text) == ["a:A"])
        #expect(record.entry.choices.presented?.map(\.text.text) == ["details:Other"])
        record.replaceRoute(RouteEntry(text("details:Other"), .present, parameters: []))
        #expect(record.entry.choices.presented?.first?.parameters?.isEmpty == true)
        #expect(record.entry.choices.presented?.count == 1)
    }

    @Test func `an earlier record adds what was not made now`() throws {
        var record = try SampleRecord.plain()
        record.files = [try file("b", "new b"), try file("d", "new d")]
        record.entry.choices.parts = [text("Router")]
        var earlier = try SampleRecord.plain()
        earlier.files = [try file("a", "old a"), try file("b", "old b"), try file("e", "old e")]
        earlier.entry.choices.parts = [text("ViewModel"), text("Router")]
        earlier.entry.choices.routes = [RouteEntry(text("CarDetails"))]
        earlier.tests = try ProjectFolder("Tests")
        record.keep(earlier)
        #expect(record.files.map(\.text) == ["old a", "new b", "new d", "old e"])
        #expect(record.entry.choices.parts?.map(\.text) == ["Router", "ViewModel"])
        #expect(record.entry.choices.pushed?.map(\.text.text) == ["CarDetails"])
        #expect(record.tests?.path == "Tests")
        earlier.entry.choices.parts = nil
        record.keep(earlier)
        #expect(record.entry.choices.parts == nil)
    }

    @Test func `new files take the place of those with their paths`() throws {
        var record = try SampleRecord.plain()
        record.files = [try file("b", "old"), try file("c", "old")]
        record.addFiles([try file("d", "new"), try file("a", "new"), try file("b", "new")])
        #expect(
            record.files.map { "\($0.path) \($0.text ?? "")" } == [
                "a new", "b new", "c old", "d new",
            ])
    }

    private func text(_ text: String) -> SourceText { SourceText(name: "", text: text) }

    private func file(_ path: String, _ text: String) throws -> RecordedFile {
        RecordedFile(id: path, path: try OutputPath(path), base: .text(text))
    }
}

extension SceneRecord {
    var text: String { String(decoding: contents, as: UTF8.self) }
}

extension SceneChoices {
    var pushed: [RouteEntry]? { routes?.filter { $0.style == .push } }
    var presented: [RouteEntry]? { routes?.filter { $0.style == .present } }
}

/// Records that tests begin with.
enum SampleRecord {
    static func plain() throws -> SceneRecord {
        let choices = SceneChoices(of: "Scene")
        return SceneRecord(
            entry: SceneEntry(name: SourceText(name: "", text: "CarList"), choices: choices),
            setVersion: "1.0.0", setDigest: SHA256.digest(of: []), module: nil,
            sources: try ProjectFolder("App"), tests: nil, files: [])
    }

    static func full() throws -> SceneRecord {
        func texts(_ texts: String...) -> [SourceText] {
            texts.map { SourceText(name: "", text: $0) }
        }
        var choices = SceneChoices(of: "Scene")
        choices.parameters = texts("carID:String", #"note:String="\u{e9}""#)
        choices.imports = texts("CarKit")
        choices.dependencies = texts("api:any API=Live()")
        choices.samples = texts("carID=\"a\"")
        choices.parts = texts("Router")
        choices.routes = [
            RouteEntry(texts("edit:CarEditor")[0]),
            RouteEntry(texts("Login")[0], .present, parameters: [], imports: texts("Auth")),
        ]
        choices.options = [
            "tests": OptionEntry(texts("none")[0]), "access": OptionEntry(texts("public")[0]),
            "input": OptionEntry(list: texts("a:Int", "b:Int")), "output": OptionEntry(list: []),
        ]
        var record = SceneRecord(
            entry: SceneEntry(name: texts("CarDetails")[0], choices: choices),
            setVersion: "1.0.0", setDigest: SHA256.digest(of: [1]), module: "App",
            sources: try ProjectFolder("."), tests: try ProjectFolder("Tests/AppTests"),
            files: [
                RecordedFile(
                    id: "b", path: try OutputPath("A/B.swift"),
                    base: .text("let a = \"\t\u{e9}\\\"\n")),
                RecordedFile(id: "c", path: try OutputPath("A/C.swift"), base: .text("")),
                RecordedFile(
                    id: "d", path: try OutputPath("A/D.png"),
                    base: .digest(SHA256.digest(of: [0xFF]))),
            ])
        record.scenesFile = "Lists/scenes.json"
        record.resolved = SceneChoices(
            options: choices.options.merging(
                ["labels": OptionEntry(texts("with")[0])], uniquingKeysWith: { $1 }),
            imports: texts("CarKit"))
        record.author = "Ann"
        record.date = CalendarDate(secondsSince1970: 1_773_446_400)
        return record
    }
}

extension SceneChoices {
    fileprivate init(of template: String) {
        self.init()
        self.template = SourceText(name: "", text: template)
    }
}
