import Basics
import Foundation
import Projects
import TestSupport
import Testing

/// Edited scenes of every set, created before the sets changed. `update` merges the changes of the
/// sets.
struct EditedScenesTests {
    private static let folder = Repository.fixtures.appending(path: "Edited")

    static var sets: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        }
    }

    @Test(arguments: try sets)
    func `an update keeps every line that was written by hand`(name: String) throws {
        let directory = try TemporaryDirectory()
        let package = directory.url.appending(path: name)
        try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: package)
        let edits = try Self.editedLines(in: package)
        #expect(edits.count >= 3, "the fixture is of edited scenes")
        let plain = try Run.sceneKit("update", in: package)
        if plain.status == 73 {
            let marked = try Run.sceneKit("update", "--on-conflict", "markers", in: package)
            #expect(marked.status == 1, "\(marked.errors)")
        } else {
            #expect(plain.status == 0, "\(plain.errors)")
        }
        for (path, lines) in edits {
            let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
            let there = Self.count(text)
            for (line, count) in lines {
                #expect(there[line, default: 0] >= count, "\(path): \(line)")
            }
        }
    }

    /// The user's additions to each recorded file.
    private static func editedLines(in package: URL) throws -> [String: [String: Int]] {
        var edits: [String: [String: Int]] = [:]
        let records = package.appending(path: ".scene-kit/scenes")
        for name in try FileManager.default.contentsOfDirectory(atPath: records.path)
        where name.hasSuffix(".json") {
            let bytes = Array(try Data(contentsOf: records.appending(path: name)))
            for file in try SceneRecord(parsing: bytes, name: name).files {
                let path = file.path.description
                let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
                let base = count(file.text ?? "")
                var added = count(text)
                for (line, count) in base { added[line]? -= count }
                added = added.filter { $0.value > 0 }
                if !added.isEmpty { edits[path] = added }
            }
        }
        return edits
    }

    private static func count(_ text: String) -> [String: Int] {
        text.split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
    }
}
