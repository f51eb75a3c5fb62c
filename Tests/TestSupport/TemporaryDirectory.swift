package import Foundation

/// A folder of its own for one test, removed when all tests have run.
package final class TemporaryDirectory: Sendable {
    /// Holds those of this process. Some file systems take long to make a file while they remember
    /// many that were just removed, so all are removed at the end.
    private static let all: URL = {
        atexit { try? FileManager.default.removeItem(at: TemporaryDirectory.all) }
        return FileManager.default.temporaryDirectory.physical
            .appending(path: "scene-kit-tests-\(UUID().uuidString)")
    }()

    package let url: URL

    package init() throws {
        // The program looks at the folders above, so none of them holds many.
        let name = UUID().uuidString
        url = Self.all.appending(path: "\(name.prefix(1))/\(name.dropFirst().prefix(1))/\(name)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    package var path: String { url.path(percentEncoded: false) }

    /// Writes a file, making the folders above it.
    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a script that can be run, making the folders above it.
    ///
    /// A shell writes it: what a child that another test is about to start may still have open for
    /// writing can't be run ("Text file busy").
    package func writeProgram(_ script: String, to path: String) throws {
        let command = #"mkdir -p "${0%/*}" && cat > "$0" && chmod 755 "$0""#
        let result = try Run.program(
            URL(filePath: "/bin/sh"), ["-c", command, self.path + "/" + path], input: script)
        if result.status != 0 { throw CocoaError(.fileWriteUnknown) }
    }

    /// The text of a file.
    package func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
    }

    /// Every file below with its text, and every symbolic link with where it leads.
    package func tree() throws -> [String: String] { try FileTree.read(url) }
}

extension URL {
    /// The URL of a file without links, with the path that `getcwd` returns there.
    ///
    /// `resolvingSymlinksInPath` removes `/private` on macOS, where the temporary folder is in it.
    package var physical: URL {
        guard let path = realpath(path(percentEncoded: false), nil) else { return self }
        defer { free(path) }
        return URL(filePath: String(cString: path))
    }
}

/// A folder's files as a dictionary from relative path to text, without what scene-kit keeps to undo
/// commands: that holds times.
package enum FileTree {
    package static func read(_ root: URL) throws -> [String: String] {
        let manager = FileManager.default
        let base = root.path(percentEncoded: false)
        var files: [String: String] = [:]
        for path in try manager.subpathsOfDirectory(atPath: base) where !isLocal(path) {
            let full = base + "/" + path
            let attributes = try manager.attributesOfItem(atPath: full)
            switch attributes[.type] as? FileAttributeType {
            case .typeSymbolicLink?:
                files[path] = "-> " + (try manager.destinationOfSymbolicLink(atPath: full))
            case .typeRegular?:
                files[path] = String(
                    decoding: try Data(contentsOf: URL(filePath: full)), as: UTF8.self)
            default: continue
            }
        }
        return files
    }

    /// Whether a path is that of the folder with what it takes to undo commands, or below it.
    package static func isLocal(_ path: String) -> Bool {
        "/\(path)/".contains("/.scene-kit/.local/")
    }
}
