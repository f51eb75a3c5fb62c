import Basics
import Projects
import Scenes
import TestSupport
import Testing

struct SceneChangeTests {
    private func texts(_ texts: [String]) -> [SourceText] {
        texts.map { SourceText(argument: $0, of: "--param") }
    }

    private var entry: SceneEntry {
        var entry = SceneEntry(name: SourceText(name: "", text: "Car"))
        entry.choices.template = SourceText(name: "", text: "Scene")
        entry.choices.parameters = texts(["id:Int", "page:Int=1"])
        entry.choices.dependencies = texts(["api:API=Live()"])
        entry.choices.imports = texts(["CarKit"])
        entry.choices.samples = texts(["id=2", "page=3"])
        entry.choices.routes = [RouteEntry(SourceText(name: "", text: "Cars"))]
        entry.folder = ProjectFolder(components: ["Cars"])
        return entry
    }

    private func changed(_ change: (inout SceneChange) -> Void) throws -> SceneChoices {
        var it = SceneChange()
        change(&it)
        return try it.applied(to: entry).choices
    }

    private func refusal(_ change: (inout SceneChange) -> Void) -> Refusal? {
        outcome { try changed(change) }
    }

    @Test func `what is new is added at the end`() throws {
        let choices = try changed {
            $0.parameters = texts(["car:Car", "with name:String"])
            $0.dependencies = texts(["log:Log=Log()"])
            $0.imports = texts(["Logs"])
            $0.samples = texts(["car=Car()"])
        }
        #expect(
            choices.parameters?.map(\.text)
                == ["id:Int", "page:Int=1", "car:Car", "with name:String"])
        #expect(choices.dependencies?.map(\.text) == ["api:API=Live()", "log:Log=Log()"])
        #expect(choices.imports?.map(\.text) == ["CarKit", "Logs"])
        #expect(choices.samples?.map(\.text) == ["id=2", "page=3", "car=Car()"])
    }

    @Test func `what has a name that is there replaces it in its place`() throws {
        let choices = try changed {
            $0.parameters = texts(["of id: String"])
            $0.dependencies = texts(["api:any API=Fake()"])
            $0.imports = texts(["CarKit"])
            $0.samples = texts([#"id="a""#])
        }
        #expect(choices.parameters?.map(\.text) == ["of id: String", "page:Int=1"])
        #expect(choices.dependencies?.map(\.text) == ["api:any API=Fake()"])
        #expect(choices.imports?.map(\.text) == ["CarKit"])
        #expect(choices.samples?.map(\.text) == [#"id="a""#, "page=3"])
    }

    @Test func `what is dropped goes with its sample`() throws {
        let choices = try changed {
            $0.droppedParameters = texts(["id"])
            $0.droppedDependencies = texts(["api"])
        }
        #expect(choices.parameters?.map(\.text) == ["page:Int=1"])
        #expect(choices.samples?.map(\.text) == ["page=3"])
        #expect(choices.dependencies == nil)
    }

    @Test func `a parameter is renamed by dropping it and adding another`() throws {
        let choices = try changed {
            $0.droppedParameters = texts(["id", "page"])
            $0.parameters = texts(["carID:Int", "page:Int"])
            $0.samples = texts(["page=4"])
        }
        #expect(choices.parameters?.map(\.text) == ["carID:Int", "page:Int"])
        #expect(choices.samples?.map(\.text) == ["page=4"])
    }

    @Test func `everything else stays as it was`() throws {
        var change = SceneChange()
        #expect(change.isEmpty)
        change.parameters = texts(["a:Int"])
        #expect(!change.isEmpty)
        let changed = try change.applied(to: entry)
        #expect(changed.name.text == "Car" && changed.folder == entry.folder)
        #expect(changed.choices.template?.text == "Scene")
        #expect(changed.choices.pushed?.map(\.text.text) == ["Cars"])
        #expect(changed.choices.dependencies?.map(\.text) == ["api:API=Live()"])
        #expect(changed.choices.parts == nil && changed.choices.presented?.isEmpty == true)
    }

    @Test func `a scene of which nothing was said gets it`() throws {
        var change = SceneChange()
        change.parameters = texts(["a:Int"])
        change.imports = texts(["Kit"])
        let changed = try change.applied(to: SceneEntry(name: SourceText(name: "", text: "Car")))
        #expect(changed.choices.parameters?.map(\.text) == ["a:Int"])
        #expect(changed.choices.imports?.map(\.text) == ["Kit"])
        #expect(changed.choices.dependencies == nil && changed.choices.samples == nil)
    }

    @Test func `what is dropped has to be there`() {
        #expect(
            refusal { $0.droppedParameters = texts(["ids"]) }
                == Refusal(
                    .notFound,
                    ["--param: the scene 'Car' has no parameter 'ids' (Did you mean 'id'?)"]))
        // A dependency is no parameter.
        #expect(
            refusal { $0.droppedParameters = texts(["api"]) }?.status == .notFound)
        #expect(
            refusal { $0.droppedDependencies = texts(["id"]) }
                == Refusal(
                    .notFound,
                    [
                        "--param: the scene 'Car' has no dependency 'id' "
                            + "('scene-kit show Car' shows its choices.)"
                    ]))
        #expect(refusal { $0.droppedParameters = texts(["id", "id"]) }?.status == .notFound)
    }

    @Test func `what cannot be read is refused, all of it at once`() {
        let refusal = refusal {
            $0.parameters = texts(["a:[Int"])
            $0.dependencies = texts(["b"])
            $0.samples = texts(["c"])
        }
        #expect(refusal?.status == .usage && refusal?.lines.count == 3, "\(refusal as Any)")
    }
}
