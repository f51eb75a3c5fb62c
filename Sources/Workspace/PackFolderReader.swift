package import Basics
import FileSystem
package import Packs
package import TemplateSets

/// Reads a template set or a pack from a folder, which may be a stranger's: no links, no devices, no
/// giants.
package struct PackFolderReader {
    private let folder: String
    private let isOurs: Bool

    /// How many files a pack may have, and how many bytes in all.
    static let maximumFiles = 100_000
    package static let maximumBytes = 100 << 20

    /// - Parameter isOurs: whether scene-kit wrote the folder.
    package init(_ folder: String, isOurs: Bool = false) {
        self.isOurs = isOurs
        var folder = folder
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        self.folder = folder
    }

    /// The folder as one set.
    ///
    /// Throws the errors of `readPack`, and a `Failure` with 77 for a link that can't be followed.
    package func read() throws(Failure) -> TemplateSetFolder {
        let pack = try readPack()
        try pack.requireLinks()
        return TemplateSetFolder(location: folder, files: pack.files)
    }

    /// Reads the folder as a pack, including links that can't be followed.
    ///
    /// - Throws: `Failure` with 66 for a missing folder, 77 for a device in it, 65 for one that is
    ///   too large, and 74 for a file that can't be read.
    package func readPack() throws(Failure) -> PackFolder {
        guard FileSystem.isFolder(folder) else {
            throw Failure(
                .notFound, "there is no folder here, so there is no template set",
                path: folder.maskingURLSecrets,
                hint: "A set is a folder with a template.json; 'scene-kit list' shows those "
                    + "that have a name.")
        }
        var found = Found()
        do throws(SystemError) {
            try add(below: "", to: &found)
        } catch {
            switch error.code {
            case ELOOP: throw Self.refusal(error.path)
            case EEXIST: throw Failure(.data, Self.twin(error.path))
            case EILSEQ:
                throw Failure(
                    .refused, "the name is not UTF-8", path: error.path,
                    hint: "Give the file another name.")
            case EFBIG: throw Self.excess(error.path)
            default: throw error.whileReading
            }
        }
        guard found.contents.count <= Self.maximumFiles else { throw Self.excess(folder) }
        let (files, refused) = try PackLinks(found.links).followed(
            in: found.contents, at: folder, limit: (Self.maximumFiles, Self.maximumBytes))
        return PackFolder(location: folder, files: files, refusedLinks: refused)
    }

    /// The files and links that were found so far.
    private struct Found {
        var contents: [String: [UInt8]] = [:]
        var links: [String: String] = [:]
        var size = 0
    }

    /// Adds the files of a folder and those below it. Names that begin with a dot do not count.
    private func add(below path: String, to found: inout Found) throws(SystemError) {
        for name in try FileSystem.names(in: folder + path) where !name.hasPrefix(".") {
            guard found.contents.count <= Self.maximumFiles else { return }
            let full = folder + path + "/" + name
            let key = String((path + "/" + name).dropFirst())
            switch try kind(of: full) {
            case .folder: try add(below: path + "/" + name, to: &found)
            case .file:
                let bytes = try FileSystem.bytes(of: full, atMost: Self.maximumBytes - found.size)
                found.size += bytes.count
                // Names that differ only in Unicode form are equal, here as on some disks.
                guard found.contents.updateValue(bytes, forKey: key) == nil else {
                    throw SystemError(code: EEXIST, action: "read", path: full)
                }
            case .symbolicLink where !isOurs:
                found.links[key] = try FileSystem.target(ofLink: full)
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

    /// In a folder that scene-kit wrote, a hard link is a backup from an interrupted run.
    private func kind(of path: String) throws(SystemError) -> FileSystem.Kind? {
        isOurs ? try FileSystem.kind(of: path) : try FileSystem.packEntry(at: path)
    }

    /// A path that is another one's to some file systems, and to Swift.
    static func twin(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, "another file has the same name, or one that differs only in its Unicode form",
            path: path, hint: "Give one of them another name.")
    }

    /// More than a pack may have.
    package static func excess(_ path: String) -> Failure {
        Failure(
            .data, "a template pack may have \(maximumFiles) files and \(maximumBytes >> 20) MB",
            path: path)
    }

    private static func refusal(_ path: String) -> Failure {
        Failure(
            .refused,
            "a template set contains only plain files and folders, but this is a link, a device "
                + "or runs with another user's rights",
            path: path, hint: "Replace it with a regular file.")
    }
}
