import Basics
import FileSystem
import Foundation
import Projects
import Scenes
import TestSupport
import Testing

@testable import ProjectReading

/// The records of a project, as they lie on disk.
struct RecordStoreTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private var store: RecordStore {
        get throws {
            try RecordStore(
                Project(
                    ProjectLocation(of: sandbox.folder.path, on: LocalDisk())))
        }
    }

    private func make(_ words: String...) throws -> ProcessResult {
        try Run.program(Run.sceneKit, words, in: sandbox.folder.url, environment: [:])
    }

    private func record(_ name: String) -> String { ".scene-kit/scenes/\(name).json" }

    @Test func `the scenes are sorted`() throws {
        #expect(try store.names == [])
        for name in ["Zoo", "Cars", "cars".capitalized + "2"] {
            #expect(try make("new", name).status == 0)
        }
        try sandbox.folder.write("", to: ".scene-kit/scenes/notes.txt")
        #expect(try store.names == ["Cars", "Cars2", "Zoo"])
        #expect(
            try store.outlines(of: store.names).map(\.entry.name.text) == [
                "Cars", "Cars2", "Zoo",
            ])
        #expect(try store.record(of: "Boat") == nil)
    }

    @Test func `a record that is a link is not followed`() throws {
        try sandbox.folder.write("secret", to: "secret.txt")
        try sandbox.makeFolder(".scene-kit/scenes")
        try sandbox.link(record("Cars"), to: "../../secret.txt")
        let result = try make("new", "Cars", "--on-conflict", "overwrite")
        #expect(result.status == 77 && !result.errors.contains("secret"))
        #expect(try sandbox.folder.read("secret.txt") == "secret")
    }

    @Test(arguments: [
        ("\"module\": \"x\\nimport Evil\",", "module"), ("\"params\": [\"carID:\"],", "params"),
        ("\"routes\": [\"details:Car Details\"],", "routes"),
    ])
    func `nonsense is refused whoever reads it`(line: String, key: String) throws {
        #expect(try make("new", "Cars").status == 0)
        let text = try sandbox.folder.read(record("Cars"))
        let changed = text.replacing("  \"sources\"", with: "  \(line)\n  \"sources\"")
        try sandbox.folder.write(changed, to: record("Cars"))
        let lines = changed.split(separator: "\n")
        let number = try #require(lines.firstIndex { $0.contains("\"\(key)\"") }) + 1
        let result = try make("scenes")
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("\(record("Cars")):\(number):"), "\(result.errors)")
    }

    @Test func `a scene whose name differs in case is another`() throws {
        #expect(try make("new", "Cars").status == 0)
        #expect(try store.record(of: "CARS") == nil)
        let before = try sandbox.contents()
        let result = try make("new", "CARS", "--output", "Other")
        #expect(result.status == 73)
        #expect(
            result.errors.hasPrefix(
                "error: the project has a scene 'Cars', which differs only in case\n"))
        #expect(try sandbox.contents() == before)
        #expect(try make("new", "CARS", "--output", "Other", "--no-record").status == 0)
    }

    @Test func `a record of another name is refused`() throws {
        #expect(try make("new", "Cars").status == 0)
        try sandbox.folder.write(
            try sandbox.folder.read(record("Cars")), to: record("Boats"))
        let failure = failure { try store.record(of: "Boats") }
        #expect(failure?.status == .data)
        let path = sandbox.path(record("Boats"))
        #expect(failure?.diagnostics.first?.path == path)
        #expect(failure?.diagnostics.first?.position == SourcePosition(line: 3, column: 12))
        #expect(try make("route", "Cars", "Boats").status == 65)
    }

    @Test func `every wrong record is named`() throws {
        for name in ["A", "C"] { try sandbox.folder.write("[]", to: record(name)) }
        #expect(try make("new", "B").status == 0)
        let failure = failure {
            let store = try store
            _ = try store.outlines(of: store.names)
        }
        #expect(failure?.status == .data)
        #expect(
            failure?.diagnostics.compactMap(\.path)
                == [sandbox.path(record("A")), sandbox.path(record("C"))])
    }

    @Test func `a scene is in one place`() throws {
        #expect(try make("new", "Cars", "--output", "App").status == 0)
        let before = try sandbox.contents()
        let result = try make("new", "Cars", "--output", "Other")
        #expect(result.status == 73)
        #expect(result.errors.contains("the project has a scene 'Cars' already, in 'App'"))
        #expect(try sandbox.contents() == before)
    }

    /// The files were removed by hand, and the record was forgotten.
    @Test func `the record of a removed scene is in nobody's way`() throws {
        #expect(try make("new", "Cars", "--output", "App", "--param", "id:Int").status == 0)
        try FileManager.default.removeItem(atPath: sandbox.path("App"))
        #expect(try make("new", "Cars", "--output", "Other").status == 0)
        let record = try #require(try store.record(of: "Cars"))
        #expect(record.sources.path == "Other" && record.entry.choices.parameters == nil)
        #expect(record.files.allSatisfy { $0.path.description.hasPrefix("Other/Cars/") })
    }

    @Test func `what Git shows of records is written once`() throws {
        let path = ".scene-kit/scenes/.gitattributes"
        #expect(try make("new", "Cars", "--verbose").output.contains("create  \(path)\n"))
        #expect(try sandbox.folder.read(path) == "*.json linguist-generated -diff\n")
        try sandbox.folder.write("# mine\n", to: path)
        #expect(try make("new", "Boats").status == 0)
        #expect(try sandbox.folder.read(path) == "# mine\n")
    }

    @Test func `the same scene is recorded in the same bytes`() throws {
        #expect(try make("new", "Cars", "--param", "id:Int").status == 0)
        let first = try sandbox.folder.read(record("Cars"))
        try FileManager.default.removeItem(atPath: sandbox.path(".scene-kit"))
        #expect(try make("new", "Cars", "--param", "id:Int").status == 0)
        #expect(try sandbox.folder.read(record("Cars")) == first)
    }
}
