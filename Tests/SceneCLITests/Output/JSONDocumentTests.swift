import Foundation
import TestSupport
import Testing

/// `--json`: exactly one document on standard output, and nothing on standard error.
struct JSONDocumentTests {
    /// The document that a command line prints, and its status.
    private func document(
        _ arguments: String..., in sandbox: Sandbox? = nil
    ) throws -> (members: [String: Any], status: Int32) {
        let sandbox = try sandbox ?? Sandbox()
        let result = try Run.program(
            Run.sceneKit, arguments, in: sandbox.folder.url, environment: [:])
        #expect(result.errors == "")
        let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let members = try #require(value as? [String: Any])
        #expect(members["schema"] as? Int == 1)
        #expect(members["exit"] as? Int == Int(result.status))
        return (members, result.status)
    }

    private func diagnostics(in members: [String: Any]) throws -> [[String: Any]] {
        try #require(members["diagnostics"] as? [[String: Any]])
    }

    @Test func `'new' lists its operations`() throws {
        let (members, status) = try document("new", "Cars", "--json", "--dry-run")
        #expect(status == 0 && members["command"] as? String == "new")
        #expect(
            members.keys.sorted() == ["command", "diagnostics", "exit", "operations", "schema"])
        let operations = try #require(members["operations"] as? [[String: Any]])
        #expect(operations.first?.keys.sorted() == ["path", "shared", "verb"])
        #expect(operations.map { $0["path"] as? String }.contains("Cars/CarsBuilder.swift"))
        #expect(operations.allSatisfy { $0["verb"] as? String == "create" })
        #expect(
            operations.filter { $0["shared"] as? Bool == true }.map { $0["path"] as? String }
                == SharedFiles.ofScene(in: "Support"))
        #expect(
            try diagnostics(in: members).map { $0["severity"] as? String } == ["note"])
    }

    @Test func `'adopt' lists the files of the scene`() throws {
        let sandbox = try Sandbox(["Cars/CarsViewModel.swift": "class CarsViewModel {}\n"])
        let (members, status) = try document("adopt", "Cars", "--json", "--dry-run", in: sandbox)
        #expect(status == 0 && members["command"] as? String == "adopt")
        let scene = try #require(members["scene"] as? [String: Any])
        #expect((scene["command"] as? [String])?.prefix(2) == ["new", "Cars"])
        let files = try #require(scene["files"] as? [[String: Any]])
        #expect(files.first?.keys.sorted() == ["id", "lines", "path", "role", "state"])
        #expect(files.first?["path"] as? String == "Cars/CarsViewModel.swift")
        #expect(files.map { $0["state"] as? String }.filter { $0 == "missing" }.count == 4)
        let (failed, wrong) = try document("adopt", "Boats", "--json", in: sandbox)
        #expect(wrong == 66 && (failed["operations"] as? [Any])?.isEmpty == true)
    }

    @Test func `'export' lists its operations`() throws {
        // A built-in set has so many combinations of options that this would take seconds.
        let sandbox = try Sandbox([
            "Small/template.json": """
            {
              "formatVersion": 1, "name": "Small", "version": "1.0.0", "summary": "A set",
              "files": [{ "id": "it", "source": "It.swift", "path": "{{scene}}.swift", "role": "It" }]
            }
            """,
            "Small/It.swift": "struct {{scene}} {}\n",
        ])
        let (members, status) = try document(
            "export", "./Small", "--output", "Bundles", "--json", "--dry-run", in: sandbox)
        #expect(status == 0 && members["command"] as? String == "export")
        let operations = try #require(members["operations"] as? [[String: Any]])
        let paths = operations.compactMap { $0["path"] as? String }
        #expect(paths.contains("Bundles/Small.xctemplate/TemplateInfo.plist"))
        let (failed, wrong) = try document("export", "./Small", "--json", in: sandbox)
        #expect(wrong == 64 && (failed["operations"] as? [Any])?.isEmpty == true)
    }

    @Test func `a conflict comes with its operations`() throws {
        let sandbox = try Sandbox(["Cars/CarsRouter.swift": "mine"])
        let (members, status) = try document("new", "Cars", "--json", in: sandbox)
        #expect(status == 73)
        let operations = try #require(members["operations"] as? [[String: Any]])
        #expect(operations.filter { $0["verb"] as? String == "conflict" }.count == 1)
        let error = try #require(try diagnostics(in: members).last)
        #expect(error.keys.sorted() == ["column", "hint", "line", "message", "path", "severity"])
        #expect(error["path"] as? String == "Cars/CarsRouter.swift")
        #expect(error["severity"] as? String == "error")
        #expect(error["line"] is NSNull && error["column"] is NSNull)
        #expect(try sandbox.contents() == ["Cars/", "Cars/CarsRouter.swift: mine"])
    }

    @Test func `a wrong command line is a document too`() throws {
        let (members, status) = try document("new", "--jsn", "Cars", "--json")
        #expect(status == 64 && members["command"] as? String == "new")
        #expect((members["operations"] as? [Any])?.isEmpty == true)
        #expect(
            try diagnostics(in: members).first?["hint"] as? String == "Did you mean '--json'?")
    }

    @Test func `problems of arguments have their column`() throws {
        let (members, status) = try document("new", "Cars", "--param", "a:some P", "--json")
        #expect(status == 64)
        let error = try #require(try diagnostics(in: members).first)
        #expect(error["path"] as? String == "--param")
        #expect(error["line"] is NSNull && error["column"] as? Int == 3)
    }

    @Test func `'list' holds the sets`() throws {
        let (members, status) = try document("list", "--json")
        #expect(status == 0)
        let sets = try #require(members["sets"] as? [[String: Any]])
        let scene = try #require(sets.first { $0["name"] as? String == "Scene" })
        #expect(
            scene.keys.sorted() == [
                "commit", "name", "origin", "pack", "path", "ref", "shadowed", "source", "summary",
                "usable", "version",
            ])
        #expect(scene["origin"] as? String == "built-in")
        #expect(scene["shadowed"] as? Bool == false && scene["path"] is NSNull)
    }

    @Test func `a list of scenes that fails holds 'scenes'`() throws {
        let (members, status) = try document("scenes", "--package", "", "--json")
        #expect(status == 64)
        #expect((members["scenes"] as? [Any])?.isEmpty == true && members["sets"] == nil)
    }

    @Test func `'show' holds the set or null`() throws {
        let (members, status) = try document("show", "Scene", "--json")
        #expect(status == 0)
        let set = try #require(members["set"] as? [String: Any])
        #expect(
            set.keys.sorted() == [
                "commit", "digest", "extends", "files", "format", "name", "options", "origin",
                "pack",
                "packages", "path", "platforms", "ref", "rules", "source", "summary", "version",
            ])
        let (other, otherStatus) = try document("show", "Scen", "--json")
        #expect(otherStatus == 66 && other["set"] is NSNull)
        #expect(
            try diagnostics(in: other).first?["hint"] as? String == "Did you mean 'Scene'?")
    }
}
