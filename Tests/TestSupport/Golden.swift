import Foundation
package import Testing

/// Golden files: what a test expects, kept in `Tests/Fixtures`.
///
/// `SCENE_KIT_RECORD=1 swift test` writes them anew; a recording run fails, so that CI never
/// records by mistake.
package enum Golden {
    package static let isRecording =
        ProcessInfo.processInfo.environment["SCENE_KIT_RECORD"] == "1"

    /// Compares a text with the golden file at `path` below `Tests/Fixtures`.
    package static func expect(
        _ actual: String, matches path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(actual, matchesFile: "Tests/Fixtures/" + path, sourceLocation: sourceLocation)
    }

    /// Compares a text with a file of the repository that is made from code, such as a document.
    package static func expect(
        _ actual: String, matchesFile path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = Repository.root.appending(path: path)
        if isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file)
            Issue.record("recorded \(path)", sourceLocation: sourceLocation)
            return
        }
        guard let data = try? Data(contentsOf: file) else {
            Issue.record(
                "\(path) is missing; record it with SCENE_KIT_RECORD=1 swift test",
                sourceLocation: sourceLocation)
            return
        }
        let expected = String(decoding: data, as: UTF8.self)
        guard actual != expected else { return }
        Issue.record(
            """
            \(path) differs (- expected, + actual); record it with SCENE_KIT_RECORD=1 swift test
            \(differences(from: expected, to: actual))
            """, sourceLocation: sourceLocation)
    }

    /// Compares a folder's files with the golden folder at `path` below `Tests/Fixtures`.
    package static func expect(
        tree actual: [String: String], matches path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = Repository.fixtures.appending(path: path)
        let expected = (try? FileTree.read(folder)) ?? [:]
        for name in Set(expected.keys).union(actual.keys).sorted() {
            if let text = actual[name] {
                try expect(text, matches: path + "/" + name, sourceLocation: sourceLocation)
            } else if isRecording {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            } else {
                Issue.record(
                    "\(path)/\(name) was expected and is not there",
                    sourceLocation: sourceLocation)
            }
        }
    }

    /// Both texts, line by line, with what differs marked.
    package static func differences(from expected: String, to actual: String) -> String {
        let old = expected.components(separatedBy: "\n")
        let new = actual.components(separatedBy: "\n")
        let changes = new.difference(from: old)
        let lines = changes.map { change -> String in
            switch change {
            case .remove(let offset, let line, _): "\(offset + 1)\t- \(line)"
            case .insert(let offset, let line, _): "\(offset + 1)\t+ \(line)"
            }
        }
        return lines.joined(separator: "\n")
    }
}
