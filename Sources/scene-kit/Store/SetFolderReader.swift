import Diagnostics
import SceneScaffold

/// Reads a template set from a folder, which may be a stranger's: no links, no devices, no giants.
struct SetFolderReader {
    private let folder: String

    /// How many files a set may have, and how many bytes in all.
    private static let maximumFiles = 10_000
    private static let maximumBytes = 100 << 20

    init(_ folder: String) {
        var folder = folder
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        self.folder = folder
    }

    /// - Throws: `Failure` with 66 where no folder is, 77 for a link or device in it, 65 for one
    ///   that is too large, and 74 for what cannot be read.
    func read() throws(Failure) -> TemplateSetFolder {
        guard FileSystem.isFolder(folder) else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no folder here, so there is no template set", path: folder,
                    hint: "A set is a folder with a template.json; 'scene-kit list' shows those "
                        + "that have a name."))
        }
        var contents = TemplateSetFolder(location: folder, files: [:])
        var size = 0
        do throws(SystemError) {
            try add(below: "", to: &contents, size: &size)
        } catch {
            switch error.code {
            case ELOOP: throw Self.refusal(error.path)
            case EFBIG: throw Self.excess(error.path)
            default: throw error.whileReading
            }
        }
        guard contents.files.count <= Self.maximumFiles else { throw Self.excess(folder) }
        return contents
    }

    /// Adds the files of a folder and those below it. Names that begin with a dot do not count.
    private func add(
        below path: String, to contents: inout TemplateSetFolder, size: inout Int
    ) throws(SystemError) {
        for name in try FileSystem.names(in: folder + path) where !name.hasPrefix(".") {
            guard contents.files.count <= Self.maximumFiles else { return }
            let full = folder + path + "/" + name
            switch try FileSystem.kind(of: full) {
            case .folder: try add(below: path + "/" + name, to: &contents, size: &size)
            case .file:
                let bytes = try FileSystem.bytes(of: full, atMost: Self.maximumBytes - size)
                size += bytes.count
                contents.files[String((path + "/" + name).dropFirst())] = .bytes(bytes)
            case .symbolicLink, .special:
                throw SystemError(code: ELOOP, action: "read", path: full)
            case nil: continue
            }
        }
    }

    private static func excess(_ path: String) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "a set may have \(maximumFiles) files and \(maximumBytes >> 20) MB",
                path: path))
    }

    private static func refusal(_ path: String) -> Failure {
        Failure(
            .refused,
            Diagnostic(
                .error, "a template set holds only files and folders, and this is neither",
                path: path, hint: "Replace the link with what it leads to."))
    }
}
