import Foundation
import TestSupport
import Testing

/// The first command of the README.
struct MainJobTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeScene(_ more: String...) throws -> ProcessResult {
        try Run.program(
            Run.sceneKit,
            ["new", "CarDetails", "--param", "carID:String", "--package", "Shop", "--verbose"]
                + more,
            in: directory.url, environment: [:])
    }

    @Test func `makes a package with a scene and its tests`() throws {
        let result = try makeScene()
        #expect(result.status == 0)
        #expect(result.errors == "Next: swift test --package-path Shop\n")
        try Golden.expect(result.output, matches: "EndToEnd/report.txt")
        let reported = result.output.split(separator: "\n").dropLast().map {
            $0.split(separator: " ").last.map(String.init)
        }
        #expect(try directory.tree().keys.sorted() == reported)
        let tests = try directory.read("Shop/Tests/ScenesTests/CarDetailsTests.swift")
        #expect(tests.contains("CarDetailsBuilder(withCarID: "))
    }

    @Test func `a second run finds everything identical and touches nothing`() throws {
        _ = try makeScene()
        let before = try DiskSnapshot(of: directory.url)
        let result = try makeScene()
        #expect(result.status == 0)
        let lines = result.output.components(separatedBy: "\n")
        try Golden.expect(
            SharedFiles.folded(lines).joined(separator: "\n"),
            matches: "EndToEnd/second-report.txt")
        #expect(try DiskSnapshot(of: directory.url).changes(since: before) == [])
        #expect(try makeScene("--on-conflict", "overwrite").status == 0)
        #expect(try DiskSnapshot(of: directory.url).changes(since: before) == [])
    }

    @Test func `a dry run says the same and writes nothing`() throws {
        let before = try DiskSnapshot(of: directory.url)
        let rehearsal = try makeScene("--dry-run")
        #expect(rehearsal.status == 0)
        #expect(try DiskSnapshot(of: directory.url).changes(since: before) == [])
        let lines = try makeScene().output.split(separator: "\n")
        #expect(rehearsal.output.split(separator: "\n").dropLast() == lines.dropLast())
    }

    @Test func `an overwritten file keeps its mode, and others stay as they are`() throws {
        _ = try makeScene()
        let scene = "Shop/Sources/Scenes/CarDetails/"
        let router = directory.url.appending(path: scene + "CarDetailsRouter.swift")
        let original = try directory.read(scene + "CarDetailsRouter.swift")
        try directory.write("// mine\n", to: scene + "CarDetailsRouter.swift")
        try directory.write("// the team's\n", to: "Shop/Sources/Scenes/Support/LoadState.swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: router.path(percentEncoded: false))
        let before = try DiskSnapshot(of: directory.url)
        let kept = try makeScene()
        #expect(kept.status == 0)
        #expect(kept.output.contains("      edited  \(scene)CarDetailsRouter.swift\n"))
        #expect(try DiskSnapshot(of: directory.url).changes(since: before) == [])
        #expect(try makeScene("--on-conflict", "overwrite").status == 0)
        #expect(
            try DiskSnapshot(of: directory.url).changes(since: before, timesOfFolders: false)
                == ["changed: \(scene)CarDetailsRouter.swift"])
        #expect(try directory.read(scene + "CarDetailsRouter.swift") == original)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: router.path(percentEncoded: false))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func `a file that scene-kit did not make is a conflict`() throws {
        _ = try makeScene()
        try directory.write(
            "// mine\n", to: "Shop/Sources/Scenes/CarDetails/CarDetailsRouter.swift")
        try FileManager.default.removeItem(at: directory.url.appending(path: "Shop/.scene-kit"))
        let before = try DiskSnapshot(of: directory.url)
        #expect(try makeScene().status == 73)
        #expect(try DiskSnapshot(of: directory.url).changes(since: before) == [])
    }

    @Test func `the JSON document names every file`() throws {
        let result = try makeScene("--json")
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let object = try #require(document as? [String: Any])
        #expect(
            Set(object.keys) == ["schema", "command", "exit", "diagnostics", "operations"])
        #expect(object["schema"] as? Int == 1)
        #expect(object["command"] as? String == "new")
        #expect(object["exit"] as? Int == 0)
        let operations = try #require(object["operations"] as? [[String: Any]])
        #expect(operations.allSatisfy { Set($0.keys) == ["verb", "path", "shared"] })
        #expect(
            operations.compactMap { $0["path"] as? String } == (try directory.tree().keys.sorted()))
        #expect(
            operations.filter { $0["shared"] as? Bool == true }.compactMap { $0["path"] as? String }
                == SharedFiles.ofScene(in: "Shop/Sources/Scenes/Support")
                + ["LoaderTests", "RouteSpy", "SceneRouterTests"].map {
                    "Shop/Tests/ScenesTests/Support/\($0).swift"
                })
    }

    @Test(arguments: [["list"], ["show", "Scene"], ["new", "1"], ["show", "Nothing"], ["nwe"]])
    func `--json prints one document and nothing else`(words: [String]) throws {
        let result = try Run.program(
            Run.sceneKit, words + ["--json"], in: directory.url, environment: [:])
        #expect(result.errors == "")
        let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let object = try #require(document as? [String: Any])
        #expect(object["exit"] as? Int == Int(result.status))
        let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.isEmpty == (result.status == 0))
        for diagnostic in diagnostics {
            #expect(
                Set(diagnostic.keys)
                    == ["severity", "message", "path", "line", "column", "hint"])
        }
    }
}
