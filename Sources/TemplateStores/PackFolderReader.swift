package import Basics
package import Packs
package import Planning
package import TemplateSets

extension TemplateSetFolder {
    /// Reads a folder as one set. The digest of a folder that scene-kit didn't write doesn't depend on
    /// the line breaks that version control gave its files.
    ///
    /// Throws the errors of reading a pack, and a `Failure` with 77 for a link that can't be
    /// followed.
    package init(
        reading folder: String, isOurs: Bool = false, on disk: any Disk
    ) throws(Failure) {
        let pack = try PackFolder(reading: folder, isOurs: isOurs, on: disk)
        try pack.requireLinks()
        let isBundle = pack.files[Self.manifestName] == nil
        self.init(
            location: pack.location,
            files: isOurs || isBundle ? pack.files : pack.files.mapValues(\.withLineFeeds))
    }
}

extension PackFolder {
    /// Reads a folder, which may be a stranger's. It may contain links that can't be followed.
    ///
    /// - Parameter isOurs: Whether scene-kit wrote the folder.
    /// - Throws: `Failure` with 66 for a missing folder, 77 for a device in it, 65 for one that is
    ///   too large, and 74 for a file that can't be read.
    package init(
        reading folder: String, isOurs: Bool = false, on disk: any Disk
    ) throws(Failure) {
        var folder = folder
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        guard disk.isFolder(folder) else {
            throw Failure(
                .notFound, "there is no folder here, so there is no template set",
                path: folder.maskingURLSecrets,
                hint: disk.exists(folder)
                    ? "This is a file. Name the folder that contains it."
                    : "A set is a folder with a template.json; 'scene-kit list' shows those that "
                        + "have a name.")
        }
        var reader = FolderReader(folder: folder, isOurs: isOurs, disk: disk)
        try reader.read()
        if reader.files.count > Self.maximumFiles { throw Self.tooLarge(folder) }
        try self.init(location: folder, files: reader.files, links: reader.links)
        if !isOurs { submodules = Self.missingSubmodules(of: folder, on: disk) }
    }

    /// The paths in `.gitmodules` of folders that aren't checked out.
    private static func missingSubmodules(of folder: String, on disk: any Disk) -> [String] {
        guard case .file(let bytes)? = try? disk.entry(at: folder + "/.gitmodules", atMost: 1 << 20)
        else { return [] }
        let paths = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { line -> String? in
                let parts = line.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "path" else {
                    return nil
                }
                return String(parts[1].drop(while: \.isWhitespace))
            }
        return paths.filter { !disk.exists("\(folder)/\($0)/.git") }
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
    let disk: any Disk
    var files: [String: [UInt8]] = [:]
    var links: [String: String] = [:]
    var size = 0

    /// Reads the files below a path, which is empty or begins with a slash.
    mutating func read(below path: String = "") throws(Failure) {
        for name in try disk.names(in: folder + path) where !name.hasPrefix(".") {
            guard files.count <= PackFolder.maximumFiles else { return }
            let full = folder + path + "/" + name
            let key = String((path + "/" + name).dropFirst())
            // In a folder that scene-kit wrote, a hard link is a backup from an interrupted run.
            let kind = try isOurs ? disk.kind(of: full) : disk.packEntry(at: full)
            switch kind {
            case .folder: try read(below: path + "/" + name)
            case .file:
                let bytes = try contents(of: full)
                size += bytes.count
                // Names that differ only in Unicode form are equal, here as on some disks.
                guard files.updateValue(bytes, forKey: key) == nil else {
                    throw Failure(.data, PackFolder.sameName(full))
                }
            case .symbolicLink where !isOurs: links[key] = try disk.target(ofLink: full)
            case .symbolicLink, .special: throw notPlain(full)
            case nil:
                // A name that isn't UTF-8 was decoded with replacement characters, so no file has
                // it.
                if name.unicodeScalars.contains("\u{FFFD}") {
                    throw Failure(
                        .refused, "the name is not UTF-8", path: full,
                        hint: "Give the file another name.")
                }
            }
        }
    }

    private func contents(of path: String) throws(Failure) -> [UInt8] {
        do throws(Failure) {
            let entry = try disk.entry(at: path, atMost: PackFolder.maximumBytes - size)
            if case .file(let bytes) = entry { return bytes }
        } catch {
            throw error.status == .data ? PackFolder.tooLarge(path) : error
        }
        throw notPlain(path)
    }

    private func notPlain(_ path: String) -> Failure {
        Failure(
            .refused,
            "a template set contains only plain files and folders, but this is a link, a "
                + "device or runs with another user's rights",
            path: path, hint: "Replace it with a regular file.")
    }
}
