import Foundation
import TestSupport
import Testing

/// A folder with a list, for tests of `generate`.
protocol ListFolder {
    var folder: TemporaryDirectory { get }
}

extension ListFolder {
    /// Writes the list, and says which files each verb is about that changes or refuses something.
    func generate(
        _ scenes: String? = nil, _ words: [String] = [], status: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        if let scenes { try folder.write(#"{ "scenes": [\#(scenes)] }"#, to: "scenes.json") }
        let result = try Run.program(
            Run.sceneKit, ["generate", "scenes.json", "--output", "App", "--verbose"] + words,
            in: folder.url, environment: [:])
        #expect(result.status == status, "\(result.errors)", sourceLocation: sourceLocation)
        return result.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("identical") && !$0.contains("  .scene-kit/") }
    }

    /// Checks the list. A strict check finds no less than another one, so if both have the same
    /// status, one shows both.
    func check(_ status: Int32, strictly: Int32? = nil) throws {
        let plain: [String] = []
        let runs =
            strictly.map { [(plain, status), (["--strict"], $0)] }
            ?? [(status == 0 ? ["--strict"] : plain, status)]
        for (more, status) in runs {
            let result = try Run.program(
                Run.sceneKit,
                ["generate", "scenes.json", "--output", "App", "--check"] + more, in: folder.url,
                environment: [:])
            #expect(result.status == status, "\(result.output)")
        }
    }

    func files(_ verb: String, _ scene: String) -> [String] {
        ["Builder", "Router", "ViewController", "ViewModel"].map {
            "\(verb)  App/\(scene)/\(scene)\($0).swift"
        }
    }

    var kept: [String] { shared.map { "keep  \($0)" } }

    var made: [String] { shared.map { "create  \($0)" } }

    private var shared: [String] { SharedFiles.ofScene(in: "App/Support") }

    /// The list that the record of a scene names.
    func list(of scene: String, in root: String = "") throws -> String? {
        let text = try folder.read("\(root).scene-kit/scenes/\(scene).json")
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return object?["scenesFile"] as? String
    }
}
