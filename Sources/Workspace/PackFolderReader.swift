package import Basics
import FileSystem
package import Packs
package import TemplateSets

extension TemplateSetFolder {
    /// Reads a folder as one set.
    ///
    /// Throws the errors of reading a pack, and a `Failure` with 77 for a link that can't be
    /// followed.
    package init(reading folder: String, isOurs: Bool = false) throws(Failure) {
        let pack = try PackFolder(reading: folder, isOurs: isOurs)
        try pack.requireLinks()
        self.init(location: pack.location, files: pack.files)
    }
}

extension PackFolder {
    /// Reads a folder, which may be a stranger's. It may contain links that can't be followed.
    ///
    /// - Parameter isOurs: Whether scene-kit wrote the folder.
    /// - Throws: `Failure` with 66 for a missing folder, 77 for a device in it, 65 for one that is
    ///   too large, and 74 for a file that can't be read.
    package init(reading folder: String, isOurs: Bool = false) throws(Failure) {
        var folder = folder
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        guard FileSystem.isFolder(folder) else {
            throw Failure(
                .notFound, "there is no folder here, so there is no template set",
                path: folder.maskingURLSecrets,
                hint: "A set is a folder with a template.json; 'scene-kit sets' shows those "
                    + "that have a name.")
        }
        var reader = FolderReader(folder: folder, isOurs: isOurs)
        do throws(SystemError) {
            try reader.read()
        } catch {
            switch error.code {
            case ELOOP:
                throw Failure(
                    .refused,
                    "a template set contains only plain files and folders, but this is a link, a "
                        + "device or runs with another user's rights",
                    path: error.path, hint: "Replace it with a regular file.")
            case EEXIST: throw Failure(.data, Self.sameName(error.path))
            case EILSEQ:
                throw Failure(
                    .refused, "the name is not UTF-8", path: error.path,
                    hint: "Give the file another name.")
            case EFBIG: throw Self.tooLarge(error.path)
            default: throw error.whileReading
            }
        }
        if reader.files.count > Self.maximumFiles { throw Self.tooLarge(folder) }
        try self.init(location: folder, files: reader.files, links: reader.links)
    }

    /// A path that some file systems, and Swift, treat as another one.
    static func sameName(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, "another file has the same name, or one that differs only in its Unicode form",
            path: path, hint: "Give one of them another name.")
    }
}

/// Reads the files and links of a folder, except those whose names begin with a dot.
private struct FolderReader {
    let folder: String
    let isOurs: Bool
    var files: [String: [UInt8]] = [:]
    var links: [String: String] = [:]
    var size = 0

    /// Reads the files below a path, which is empty or begins with a slash.
    mutating func read(below path: String = "") throws(SystemError) {
        for name in try FileSystem.names(in: folder + path) where !name.hasPrefix(".") {
            guard files.count <= PackFolder.maximumFiles else { return }
            let full = folder + path + "/" + name
            let key = String((path + "/" + name).dropFirst())
            // In a folder that scene-kit wrote, a hard link is a backup from an interrupted run.
            let kind = try isOurs ? FileSystem.kind(of: full) : FileSystem.packEntry(at: full)
            switch kind {
            case .folder: try read(below: path + "/" + name)
            case .file:
                let bytes = try FileSystem.bytes(of: full, atMost: PackFolder.maximumBytes - size)
                size += bytes.count
                // Names that differ only in Unicode form are equal, here as on some disks.
                guard files.updateValue(bytes, forKey: key) == nil else {
                    throw SystemError(code: EEXIST, action: "read", path: full)
                }
            case .symbolicLink where !isOurs:
                links[key] = try FileSystem.target(ofLink: full)
            case .symbolicLink, .special:
                throw SystemError(code: ELOOP, action: "read", path: full)
            case nil:
                // A name that isn't UTF-8 was decoded with replacement characters, so no file has
                // it.
                if name.unicodeScalars.contains("\u{FFFD}") {
                    throw SystemError(code: EILSEQ, action: "read", path: full)
                }
            }
        }
    }
}
