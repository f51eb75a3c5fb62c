import Foundation
import TestSupport
import Testing

/// Parts of the built-in scene, compiled with what `docs/parameters.md` says that they need.
@Suite(.enabled(if: Shell.find("swiftc") != nil, "swiftc is not installed"))
struct PartsTests {
    /// The parts of each command, and whether all of them together compile.
    @Test(arguments: [
        ("Scene", [["Router"]], true),
        ("Scene", [["ViewModel"]], true),
        ("Scene", [["Support"]], true),
        ("Scene", [["Builder"]], false),
        ("Scene", [["Router"], ["view-model"], ["Builder"]], true),
        ("Scene", [["ViewModel", "Router"]], true),
    ])
    func compile(set: String, commands: [[String]], isWhole: Bool) throws {
        let directory = try TemporaryDirectory()
        for (index, parts) in commands.enumerated() {
            // The later ones take it from the record.
            let parameters = index == 0 ? ["--param", "carID:String"] : []
            let result = try Run.program(
                Run.sceneKit,
                ["new", "CarDetails", "--template", set, "--output", "App"] + parameters
                    + parts.flatMap { ["--only", $0] },
                in: directory.url, environment: ["PATH": "/usr/bin:/bin"])
            try #require(result.status == 0, "\(result.errors)")
        }
        let swiftc = try #require(Shell.find("swiftc"))
        let folder = directory.url.appending(path: "App")
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }
        try #require(!files.isEmpty)
        let compiled = try Run.program(
            swiftc, ["-typecheck", "-swift-version", "6", "-warnings-as-errors"] + files,
            in: directory.url)
        #expect((compiled.status == 0) == isWhole, "\(compiled.errors)")
    }
}
