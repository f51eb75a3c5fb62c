package import Basics
package import Planning

/// Reads files and folders. Only `Transaction` writes.
package enum FileSystem {
    /// Returns the bytes of a file. Links are followed. Throws `EFBIG` if the file is larger than
    /// the limit.
    package static func bytes(
        of path: String, atMost limit: Int = .max
    ) throws(SystemError) -> [UInt8] {
        return try OpenFile(path, path: path, O_RDONLY | O_CLOEXEC).bytes(atMost: limit)
    }

    /// Returns the entry at a path, without following a symbolic link.
    ///
    /// It makes few system calls, because it is called for every file of a scenes file. Throws
    /// `EFBIG` if the file is larger than the limit.
    package static func entry(
        at path: String, atMost limit: Int = .max
    ) throws(SystemError) -> DiskEntry {
        do {
            let file = try OpenFile(path, path: path)
            let status = try file.status
            let kind = EntryKind(mode: status.st_mode)
            guard kind == .file else { return kind.asObstacle }
            return .file(try file.bytes(atMost: limit, size: Int(status.st_size)))
        } catch {
            if error.code == ENOENT { return .absent }
            // The entry may not be a file.
            guard let kind = try kind(of: path) else { return .absent }
            guard kind == .file else { return kind.asObstacle }
            throw error
        }
    }

    /// Returns a path with all links resolved, or the same path if that fails.
    package static func realPath(of path: String) -> String { resolved(path) ?? path }

    /// Returns a path with all links resolved, or nil and sets `errno`.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the kind of an entry without following a symbolic link, or nil if it doesn't exist.
    package static func kind(of path: String) throws(SystemError) -> EntryKind? {
        return try status(of: path).map { EntryKind(mode: $0.st_mode) }
    }

    package static func target(ofLink path: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = try system("read", path) { readlink(path, &buffer, buffer.count) }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether a file has an executable bit.
    package static func isExecutable(_ path: String) throws(SystemError) -> Bool {
        try status(of: path).map { $0.st_mode & 0o111 != 0 } ?? false
    }

    /// Whether a path leads to an entry. A symbolic link is one, whatever its target.
    package static func exists(_ path: String) -> Bool {
        ((try? kind(of: path)) ?? nil) != nil
    }

    /// The owner of an entry; nil if it doesn't exist.
    package static func owner(of path: String) -> UInt32? {
        return ((try? status(of: path)) ?? nil).map { UInt32($0.st_uid) }
    }

    package static var user: UInt32 { UInt32(geteuid()) }

    static func status(of path: String) throws(SystemError) -> stat? {
        var status = stat()
        let found = try ignoring(
            ENOENT, ENOTDIR, call: try system("look at", path) { lstat(path, &status) })
        return found.map { _ in status }
    }

    /// Whether a path is a folder or a symbolic link to one.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether the program may write in a folder or, if it doesn't exist, in the one that gets it.
    package static func isWritable(_ folder: String) -> Bool {
        for ancestor in AbsolutePath(folder).selfAndAncestors {
            if access(ancestor.text, F_OK) == 0 { return access(ancestor.text, W_OK) == 0 }
        }
        return false
    }

    /// The absolute path of the current folder. Throws a `Failure` with 74 if it was removed or its
    /// path is too long, and with 65 if its path isn't UTF-8.
    @discardableResult
    package static func checkedCurrentFolder() throws(Failure) -> String {
        let folder = getcwd(nil, 0)
        defer { free(folder) }
        guard let folder, strlen(folder) < PATH_MAX else {
            let code = folder == nil ? errno : ENAMETOOLONG
            let error = SystemError(code: code, action: "find", path: ".")
            throw Failure(
                .inputOutput, "cannot find the current folder: \(error.reason)",
                hint: "Change to another folder.")
        }
        guard let path = String(validatingCString: folder) else {
            throw Failure(
                .data, "the path of the current folder isn't UTF-8",
                path: String(cString: folder), hint: "Rename the folder.")
        }
        return path
    }

    /// Returns the sorted names in a folder, without `.` and `..`.
    package static func names(in folder: String) throws(SystemError) -> [String] {
        let descriptor = try system("open", folder) {
            open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        return try OpenFolder.names(closing: descriptor, path: folder)
    }
}

extension EntryKind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        default: self = .special
        }
    }

    fileprivate var asObstacle: DiskEntry {
        switch self {
        case .folder: .obstacle(.directory)
        case .symbolicLink: .obstacle(.symbolicLink)
        case .file, .special: .obstacle(.special)
        }
    }
}
