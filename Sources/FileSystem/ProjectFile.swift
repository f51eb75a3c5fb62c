package import Basics
import Planning

/// Files of a project, which may come from a stranger.
///
/// A link could lead to a secret of the user, and an error message that quotes a line would publish
/// it in a CI log. Reading a pipe or a device might never end.
package enum ProjectFile {
    /// Returns the bytes of one of scene-kit's own files, or nil if it doesn't exist. No link below
    /// the folder is followed. Throws a `Failure` with 77 if it isn't a regular file or is behind a
    /// link, and with 74 if it can't be read or is larger than the limit.
    package static func read(
        own names: [String], below folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        let path = Destination.join(folder, names.joined(separator: "/"))
        return try checked(path, ifLink: linkToOwn) { () throws(SystemError) in
            try bytes(names, below: folder, limit)
        }
    }

    /// Returns the bytes of any other file, or nil if it doesn't exist. Links that stay in a folder
    /// are followed. Throws a `Failure` as for own files, with 77 if a link leads out of the
    /// folder.
    package static func read(
        _ path: String, within folder: String, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        try checked(path, ifLink: linkOut) { () throws(SystemError) in
            guard let real = FileSystem.resolved(path) else {
                throw SystemError(code: errno, action: "open", path: path)
            }
            let top = FileSystem.realPath(of: folder).pathComponents
            let names = real.pathComponents
            guard names.starts(with: top), names.count > top.count else {
                throw SystemError(code: ELOOP, action: "open", path: path)
            }
            do throws(SystemError) {
                let rest = Array(names.dropFirst(top.count))
                return try bytes(rest, below: "/" + top.joined(separator: "/"), limit)
            } catch {
                throw error.at(path)
            }
        }
    }

    /// Returns the sorted names in one of scene-kit's own folders. Empty if the folder doesn't
    /// exist. Throws a `Failure` with 77 for a symbolic link, and with 74 if the folder can't be
    /// read.
    package static func names(
        inOwnFolder names: [String], below folder: String
    ) throws(Failure) -> [String] {
        do throws(SystemError) {
            return try open(names, below: folder).names()
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return [] }
            throw error.code == ELOOP ? linkToOwn(error.path) : error.whileReading
        }
    }

    private static func checked(
        _ path: String, ifLink refusal: (String) -> Failure,
        _ read: () throws(SystemError) -> [UInt8]
    ) throws(Failure) -> [UInt8]? {
        do throws(SystemError) {
            return try read()
        } catch {
            switch error.code {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw refusal(error.path)
            case EINVAL:
                throw Failure(
                    .refused, "this is not a regular file", path: path,
                    hint: "Replace it with one, or remove it.")
            default: throw error.whileReading
            }
        }
    }

    private static func bytes(
        _ names: [String], below folder: String, _ limit: Int
    ) throws(SystemError) -> [UInt8] {
        let path = Destination.join(folder, names.joined(separator: "/"))
        let file: OpenFile
        if names.count == 1 {
            // There are many records, so this opens no folder for each.
            file = try OpenFile(path, path: path)
        } else {
            let parent = try open(names.dropLast(), below: folder)
            file = try OpenFile(names[names.count - 1], in: parent.descriptor, path: path)
        }
        let status = try file.status
        switch EntryKind(mode: status.st_mode) {
        case .file: return try file.bytes(atMost: limit, size: Int(status.st_size))
        case .folder: throw SystemError(code: EISDIR, action: "read", path: path)
        case .symbolicLink, .special: throw SystemError(code: EINVAL, action: "read", path: path)
        }
    }

    private static func open(
        _ names: some Sequence<String>, below folder: String
    ) throws(SystemError) -> OpenFolder {
        var open = try OpenFolder(following: folder)
        for name in names { open = try OpenFolder(name, in: open) }
        return open
    }

    private static func linkOut(_ path: String) -> Failure {
        Failure(
            .refused, "this is reached through a symbolic link that leads out of the project",
            path: path, hint: "Replace the link with a copy of its target.")
    }

    static func linkToOwn(_ path: String) -> Failure {
        Failure(
            .refused,
            "this is a symbolic link, and scene-kit doesn't follow links to its own files",
            path: path, hint: "Replace it with its target, or restore it.")
    }
}
