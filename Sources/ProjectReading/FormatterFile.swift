package import Basics
import JSONSource
package import Planning
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
    package static func exists(for folder: String, on disk: any Disk) -> Bool {
        path(for: folder, on: disk) != nil
    }

    /// Reads the file that the formatter would find for a folder. A file that is wrong is ignored
    /// with warnings.
    package init(for folder: String, on disk: any Disk) {
        guard let path = Self.path(for: folder, on: disk) else { return }
        do throws(Failure) {
            let contents = try disk.read(
                path, in: path.splitAtLastSlash.parent, atMost: Self.sizeLimit)
            guard var contents else { return }
            // The formatter accepts a byte-order mark.
            if contents.starts(with: [0xEF, 0xBB, 0xBF]) { contents.removeFirst(3) }
            let document = try JSONDocument(
                parsing: contents, name: path, allowsComments: true, allowsTrailingCommas: true)
            layout = try document.decode()
        } catch {
            warnings = error.diagnostics.map { $0.severity == .error ? $0.with(.warning) : $0 }
            warnings.append(
                .note(
                    "until this is corrected, generated code has 4 spaces a level and 100 columns",
                    path: path))
        }
    }

    private static func path(for folder: String, on disk: any Disk) -> String? {
        for ancestor in disk.absolute(folder).selfAndAncestors {
            let path = ancestor.appending([name])
            // A pipe would have to be waited for.
            if let kind = try? disk.kind(of: path.text), kind != .special {
                return disk.shown(path)
            }
        }
        return nil
    }
}
