package import Basics
import FileSystem
import JSONSource
package import SwiftFormatting

/// The formatter's configuration: the nearest one at or above a folder.
package struct FormatterFile {
    package static let name = ".swift-format"
    private static let sizeLimit = 1_000_000

    /// The layout of generated code; scene-kit's own if no file determines it.
    package private(set) var layout = SwiftLayout()
    /// Reasons why the layout differs from the file's.
    package private(set) var warnings: [Diagnostic] = []

    /// Whether the formatter would find one for files in a folder: in it, or above.
    package static func exists(for folder: String) -> Bool { path(for: folder) != nil }

    /// Reads the file that the formatter would find for a folder.
    package init(for folder: String) {
        guard let path = Self.path(for: folder) else { return }
        do throws(Failure) {
            let bytes = try ProjectFile.read(
                path, in: path.splitAtLastSlash.parent, atMost: Self.sizeLimit)
            guard let bytes else { return }
            read(bytes, name: path)
        } catch {
            warn(error.diagnostics, path)
        }
    }

    private mutating func read(_ bytes: [UInt8], name: String) {
        // The formatter takes a byte-order mark, so the file may well have one.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        do throws(Failure) {
            let document = try JSONDocument(
                parsing: text, name: name, options: SwiftLayout.configurationOptions)
            layout = try SwiftLayout(configuration: document)
        } catch {
            warn(error.diagnostics, name)
        }
    }

    /// A file of the team's that is wrong does not keep a scene from being made.
    private mutating func warn(_ diagnostics: [Diagnostic], _ path: String) {
        warnings = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.severity == .error { diagnostic.severity = .warning }
            return diagnostic
        }
        warnings.append(
            Diagnostic.note(
                "until this is corrected, generated code has 4 spaces a level and 100 columns",
                path: path))
    }

    private static func path(for folder: String) -> String? {
        var ancestor = AbsolutePath(folder)
        while true {
            let path = AbsolutePath(ancestor.text + "/" + name)
            // A pipe would have to be waited for.
            if let kind = try? FileSystem.kind(of: path.text), kind != .special {
                return path.shown
            }
            if ancestor.components.popLast() == nil { return nil }
        }
    }
}
