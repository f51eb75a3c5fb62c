import Basics
import JSONSource
import Testing

private enum Role: String, CaseIterable, JSONReadable {
    case builder = "Builder"
    case router = "Router"
}

private struct File: JSONObjectReadable, Equatable {
    let source: String
    let role: Role?

    init?(from object: JSONObjectReader) {
        let source = object.required("source", as: String.self)
        role = object.optional("role")
        guard let source else { return nil }
        if source.isEmpty { object.report("a source needs a name", at: "source") }
        self.source = source
    }
}

private struct Manifest: JSONObjectReadable {
    let name: SourceText
    let version: Int
    let isHidden: Bool
    let files: [File]
    let rules: [String: [String]]

    init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        let name = object.required("name", as: SourceText.self)
        let version = object.required("formatVersion", as: Int.self)
        let files = object.required("files", as: [File].self)
        isHidden = object.optional("hidden", default: false)
        rules = object.optional("rules", default: [:])
        guard let name, let version, let files else { return nil }
        (self.name, self.version, self.files) = (name, version, files)
    }
}

@Suite struct TypedReadingTests {
    @Test func `reads what is right`() throws {
        let manifest: Manifest = try parse(
            """
            {"$schema": "x", "name": "Scene", "formatVersion": 1, "rules": {"Router": ["UIKit"]},
             "files": [{"source": "a", "role": "Router"}, {"source": "b"}]}
            """
        ).decode()
        #expect(manifest.name.text == "Scene")
        #expect(manifest.name.position(atUTF8Offset: 0) == SourcePosition(line: 1, column: 27))
        #expect(manifest.version == 1)
        #expect(!manifest.isHidden)
        #expect(manifest.files.map(\.role) == [.router, nil])
        #expect(manifest.rules == ["Router": ["UIKit"]])
    }

    @Test func `reports everything that is wrong, in the order of the file`() throws {
        let document = try parse(
            """
            {
              "nam": "Scene",
              "formatVersion": 1.5,
              "hidden": "yes",
              "files": [
                {"source": 1, "rolle": "Router"},
                {"source": "", "role": "router"},
                7
              ],
              "rules": {"Router": [null]}
            }
            """)
        let error = #expect(throws: Failure.self) { try document.decode(Manifest.self) }
        let messages = error.map(shown)?.split(separator: "\n").filter { !$0.hasPrefix("    ") }
        #expect(
            messages == [
                "a.json:1:1: error: the key 'name' is missing",
                "a.json:2:3: error: unknown key 'nam'", "Did you mean 'name'?",
                "a.json:3:20: error: expected a whole number, found a number",
                "a.json:4:13: error: expected true or false, found a string",
                "a.json:6:16: error: expected a string, found a number",
                "a.json:6:19: error: unknown key 'rolle'", "Did you mean 'role'?",
                "a.json:7:6: error: a source needs a name",
                "a.json:7:28: error: 'router' is not possible here", "Did you mean 'Router'?",
                "a.json:8:5: error: expected an object, found a number",
                "a.json:10:24: error: expected a string, found null",
            ])
    }

    @Test func `lists the keys there are where none is close`() throws {
        let document = try parse(#"{"source": "a", "zzzzzz": 1}"#)
        let error = #expect(throws: Failure.self) { try document.decode(File.self) }
        #expect(error.map(shown)?.hasSuffix("The other key is 'role'.") == true)
    }

    @Test func `a value that is no object says so once`() throws {
        let error = #expect(throws: Failure.self) { try parse("[]").decode(Manifest.self) }
        #expect(error?.diagnostics.map(\.message) == ["expected an object, found a list"])
    }
}
