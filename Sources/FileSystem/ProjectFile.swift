package import Basics

/// A file of a project, which may come from a stranger.
///
/// A link could lead to a secret of the user, and an error message that quotes a line would publish it in
/// a CI log. Reading a pipe or a device might never end.
package enum ProjectFile {
    /// The place of a file, and the symbolic links that are followed.
    package enum Place {
        /// A file of scene-kit, by its path below a folder. No link below the folder is followed.
        case own(below: String, names: [String])
        /// Any other file. Links that stay within a folder are followed.
        case shared(path: String, within: String)
    }

    /// Returns the bytes of a file, or nil if it doesn't exist.
    ///
    /// - Throws: `Failure` with 77 if it isn't a regular file or a link isn't followed, and with 74 if it
    ///   can't be read or is larger than the limit.
    package static func read(
        _ place: Place, atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        if let volume = Volume.current {
            return volume.contents(of: place.path).flatMap { $0.kind == .file ? $0.bytes : nil }
        }
        do throws(SystemError) {
            return try bytes(at: place, limit)
        } catch {
            switch error.code {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw refusal(of: place, error.path)
            case ENXIO, EINVAL: throw notRegular(place.path)
            default: throw error.whileReading
            }
        }
    }

    /// Returns the sorted names in one of scene-kit's own folders. Empty if the folder doesn't exist.
    ///
    /// - Throws: `Failure` with 77 for a symbolic link, and with 74 if the folder can't be read.
    package static func names(
        inOwnFolder names: [String], below folder: String
    ) throws(Failure) -> [String] {
        let path = Destination.join(folder, names.joined(separator: "/"))
        if let volume = Volume.current { return (try? volume.names(in: path)) ?? [] }
        do throws(SystemError) {
            return try withFolder(names, below: folder) { descriptor throws(SystemError) in
                try FileSystem.names(inOpenFolder: descriptor, path: path)
            }
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return [] }
            throw error.code == ELOOP ? linkToOwn(error.path) : error.whileReading
        }
    }
}

extension ProjectFile {
    private static func bytes(at place: Place, _ limit: Int) throws(SystemError) -> [UInt8] {
        switch place {
        case .own(let folder, let names):
            return try bytes(names, below: folder, shownAs: place.path, limit)
        case .shared(let path, let folder):
            guard let real = FileSystem.resolved(path) else {
                throw SystemError(code: errno, action: "open", path: path)
            }
            let top = FileSystem.realPath(of: folder).pathComponents
            let names = real.pathComponents
            guard names.starts(with: top), names.count > top.count else {
                throw SystemError(code: ELOOP, action: "open", path: path)
            }
            return try bytes(
                Array(names.dropFirst(top.count)), below: "/" + top.joined(separator: "/"),
                shownAs: path, limit)
        }
    }

    /// Opens each folder from its parent, so that no link can replace one in the meantime.
    private static func bytes(
        _ names: [String], below folder: String, shownAs path: String, _ limit: Int
    ) throws(SystemError) -> [UInt8] {
        let name = names[names.count - 1]
        // There are many records, so this opens no folder for each.
        if names.count == 1 {
            return try bytes(
                of: Destination.join(folder, name), in: AT_FDCWD, shownAs: path, limit)
        }
        return try withFolder(names.dropLast(), below: folder) { parent throws(SystemError) in
            try bytes(of: name, in: parent, shownAs: path, limit)
        }
    }

    private static func bytes(
        of name: String, in folder: Int32, shownAs path: String, _ limit: Int
    ) throws(SystemError) -> [UInt8] {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = try system("open", path) { openat(folder, name, flags) }
        defer { closeDescriptor(descriptor) }
        var status = stat()
        try system("read", path) { fstat(descriptor, &status) }
        switch FileSystem.Kind(mode: status.st_mode) {
        case .file: break
        case .folder: throw SystemError(code: EISDIR, action: "read", path: path)
        case .symbolicLink, .special:
            throw SystemError(code: EINVAL, action: "read", path: path)
        }
        let size = Int(status.st_size)
        if size > limit { throw SystemError(code: EFBIG, action: "read", path: path) }
        return try FileSystem.readAll(descriptor, path: path, expecting: size, atMost: limit)
    }

    /// Opens the last folder during a call of `body`.
    private static func withFolder<Value>(
        _ names: some Sequence<String>, below folder: String,
        _ body: (Int32) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        var path = folder
        var descriptor = try openFolder(folder, path: folder, followingLinks: true)
        defer { closeDescriptor(descriptor) }
        for name in names {
            path = Destination.join(path, name)
            let next = try openFolder(name, in: descriptor, path: path)
            closeDescriptor(descriptor)
            descriptor = next
        }
        return try body(descriptor)
    }
}

extension ProjectFile.Place {
    fileprivate var path: String {
        switch self {
        case .own(let folder, let names): Destination.join(folder, names.joined(separator: "/"))
        case .shared(let path, _): path
        }
    }
}

extension ProjectFile {
    private static func refusal(of place: Place, _ path: String) -> Failure {
        if case .own = place { return linkToOwn(path) }
        return Failure(
            .refused, "this is reached through a symbolic link that leads out of the project",
            path: path, hint: "Replace the link with a copy of its target.")
    }

    static func linkToOwn(_ path: String) -> Failure {
        Failure(
            .refused,
            "this is a symbolic link, and scene-kit doesn't follow links to its own files",
            path: path, hint: "Replace it with its target, or restore it.")
    }

    private static func notRegular(_ path: String) -> Failure {
        Failure(
            .refused, "this is not a regular file", path: path,
            hint: "Replace it with one, or remove it.")
    }
}
