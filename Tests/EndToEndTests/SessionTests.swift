import Foundation
import TestSupport
import Testing

/// Sessions in a shell, each a file in `Tests/Fixtures/Sessions`: a line that begins with `$ ` is
/// typed, and the lines after it are its result. `out|` and `err|` name the stream, and the last line
/// has the exit status if it isn't 0. A count stands for shared files that follow each other in a report,
/// unless the line before the command is `In full:`.
///
/// A session begins in an empty folder. Its environment has only a path, and the functions of
/// `prelude.sh`. If a command fails, nothing in the folder may have changed.
struct SessionTests {
    @Test(arguments: try Session.names(in: ""))
    func `goes as recorded`(name: String) throws {
        try expect(name)
    }

    /// Sessions with packs, and of those who write them.
    @Test(.takesLong, arguments: try Session.names(in: "Packs/"))
    func `what is done with packs goes as recorded`(name: String) throws {
        try expect(name)
    }

    /// Sessions that matter to few users: hostile input, unusual names and places, files and packs
    /// that change during a command, Xcode's formats, and what is typed less often than scenes are
    /// created and changed.
    @Test(.takesLong, arguments: try Session.names(in: "Unusual/"))
    func `what is unusual goes as recorded`(name: String) throws {
        try expect(name)
    }

    @Test(
        .takesLong,
        .onLinux(
            "macOS has no device that is full, may have Xcode, and refuses some names of files"),
        arguments: try Session.names(in: "Linux/"))
    func `what only Linux has goes as recorded`(name: String) throws {
        try expect(name)
    }

    private func expect(_ name: String) throws {
        var session = try Session(name)
        try Golden.expect(try session.transcript(), matches: "Sessions/\(name).txt")
    }
}

struct Session {
    private static let folder = Repository.fixtures.appending(path: "Sessions")
    private let text: String
    private let directory: TemporaryDirectory
    /// The folder as it is before the next command.
    private var snapshot: DiskSnapshot

    /// - Parameter subfolder: empty, or with a slash at its end.
    static func names(in subfolder: String) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: subfolder), includingPropertiesForKeys: nil)
        return files.filter { $0.pathExtension == "txt" }
            .map { $0.deletingPathExtension().lastPathComponent }
            .map { subfolder + $0 }.sorted()
    }

    init(_ name: String) throws {
        text = try String(
            contentsOf: Self.folder.appending(path: name + ".txt"), encoding: .utf8)
        directory = try TemporaryDirectory()
        snapshot = try DiskSnapshot(of: directory.url)
    }

    /// The session with the results commands now.
    mutating func transcript() throws -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") {
                let isInFull = lines.last == "In full:"
                lines.append(String(line))
                let result = try result(of: String(line.dropFirst(2)))
                lines += isInFull ? result : SharedFiles.folded(result)
            } else if !["out|", "err|", "exit "].contains(where: line.hasPrefix) {
                lines.append(String(line))
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func result(of command: String) throws -> [String] {
        let prelude = Self.folder.appending(path: "prelude.sh").path(percentEncoded: false)
        let path = Run.sceneKit.deletingLastPathComponent().path(percentEncoded: false)
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", ". \"$0\"; \(command)", prelude],
            in: directory.url, environment: ["PATH": "\(path):/usr/bin:/bin"])
        let after = try DiskSnapshot(of: directory.url, after: snapshot)
        if result.status != 0 {
            // A failure during writing was rolled back, as the folders show.
            let changes = after.changes(since: snapshot, timesOfFolders: result.status != 74)
            #expect(changes == [], "\(command)")
        }
        snapshot = after
        let status = result.status == 0 ? [] : ["exit \(result.status)"]
        let here = directory.url.path(percentEncoded: false)
        let output = Self.marked(result.output, "out|") + Self.marked(result.errors, "err|")
        return output.map { $0.replacing(here, with: "$PWD") } + status
    }

    private static func marked(_ text: String, _ mark: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let isComplete = text.hasSuffix("\n")
        let lines = (isComplete ? String(text.dropLast()) : text).components(separatedBy: "\n")
        return lines.map { $0.isEmpty ? mark : "\(mark) \($0)" }
            + (isComplete ? [] : ["\(mark.dropLast())| (no line break)"])
    }
}
