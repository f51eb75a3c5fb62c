import Basics

/// Reads files and folders. Only `Transaction` writes.
package enum FileSystem {
    /// Returns the bytes of a file.
    ///
    /// - Throws: `EFBIG` if the file is larger than the limit.
    package static func bytes(
        of path: String, atMost limit: Int = .max
    ) throws(SystemError) -> [UInt8] {
        if let volume = Volume.current {
            guard let found = volume.contents(of: path), found.kind == .file else {
                throw SystemError(code: ENOENT, action: "open", path: path)
            }
            return found.bytes
        }
        let descriptor = try system("open", path) { open(path, O_RDONLY | O_CLOEXEC) }
        defer { close(descriptor) }
        var status = stat()
        try system("read", path) { fstat(descriptor, &status) }
        if status.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(code: EISDIR, action: "read", path: path)
        }
        if Int(status.st_size) > limit {
            throw SystemError(code: EFBIG, action: "read", path: path)
        }
        return try readAll(
            descriptor, path: path, expecting: Int(status.st_size), atMost: limit)
    }

    /// Returns the kind of an entry and, for a file, its bytes. Nil if the path doesn't exist.
    ///
    /// It makes few system calls, because it is called for every file of a scenes file.
    ///
    /// - Throws: `EFBIG` if the file is larger than the limit.
    package static func contents(
        of path: String, atMost limit: Int = .max
    ) throws(SystemError) -> (kind: Kind, bytes: [UInt8])? {
        if let volume = Volume.current { return volume.contents(of: path) }
        // Don't follow links, and don't wait for pipes.
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor: Int32
        do {
            descriptor = try system("open", path) { open(path, flags) }
        } catch {
            if error.code == ENOENT { return nil }
            // The entry may not be a file.
            guard let kind = try kind(of: path) else { return nil }
            guard kind == .file else { return (kind, []) }
            throw error
        }
        defer { close(descriptor) }
        var status = stat()
        try system("read", path) { fstat(descriptor, &status) }
        let kind = Kind(mode: status.st_mode)
        guard kind == .file else { return (kind, []) }
        if Int(status.st_size) > limit {
            throw SystemError(code: EFBIG, action: "read", path: path)
        }
        let bytes = try readAll(
            descriptor, path: path, expecting: Int(status.st_size), atMost: limit)
        return (kind, bytes)
    }

    /// Returns a path with all links resolved, or the same path if that fails.
    package static func realPath(of path: String) -> String { resolved(path) ?? path }

    /// Returns a path with all links resolved, or nil and sets `errno`.
    static func resolved(_ path: String) -> String? {
        if Volume.current != nil { return AbsolutePath(path).text }
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package static func readStandardInput() throws(SystemError) -> [UInt8] {
        try readAll(STDIN_FILENO, path: "standard input", expecting: 0, atMost: .max)
    }

    /// Returns the bytes of an open file, from its current offset.
    static func bytes(ofOpenFile descriptor: Int32, path: String) throws(SystemError) -> [UInt8] {
        var status = stat()
        try system("read", path) { fstat(descriptor, &status) }
        return try readAll(descriptor, path: path, expecting: Int(status.st_size), atMost: .max)
    }

    /// Reads to the end. The size is a hint, because devices and many files in `/proc` report 0.
    static func readAll(
        _ descriptor: Int32, path: String, expecting size: Int, atMost limit: Int
    ) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var capacity = size + 1
        while true {
            var count = 0
            var failure: SystemError?
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
                do throws(SystemError) {
                    count = try system("read", path) {
                        readBytes(descriptor, buffer.baseAddress, buffer.count)
                    }
                } catch {
                    failure = error
                }
                initialized = count
            }
            if let failure { throw failure }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count > limit { throw SystemError(code: EFBIG, action: "read", path: path) }
            // The file ends here unless it has grown.
            if size > 0, bytes.count == size, count < capacity { return bytes }
            capacity = 65_536
        }
    }

    /// Returns the kind of an entry without following a symbolic link, or nil if it doesn't exist.
    package static func kind(of path: String) throws(SystemError) -> Kind? {
        if let volume = Volume.current { return volume.kind(of: path) }
        return try status(of: path).map { Kind(mode: $0.st_mode) }
    }

    /// Returns the kind of an entry of a pack. A file with several hard links or a setuid or setgid bit
    /// is special.
    package static func packEntry(at path: String) throws(SystemError) -> Kind? {
        if let volume = Volume.current { return volume.kind(of: path) }
        guard let status = try status(of: path) else { return nil }
        let kind = Kind(mode: status.st_mode)
        let isOdd = status.st_nlink > 1 || status.st_mode & (S_ISUID | S_ISGID) != 0
        return kind == .file && isOdd ? .special : kind
    }

    /// Returns the target of a symbolic link.
    package static func target(ofLink path: String) throws(SystemError) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
        }
        guard count >= 0 else { throw SystemError(code: errno, action: "read", path: path) }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// Whether a file has an executable bit.
    package static func isExecutable(_ path: String) throws(SystemError) -> Bool {
        try status(of: path).map { $0.st_mode & 0o111 != 0 } ?? false
    }

    private static func status(of path: String) throws(SystemError) -> stat? {
        var status = stat()
        do {
            try system("look at", path) { lstat(path, &status) }
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
        return status
    }

    /// Whether a path is a folder or a symbolic link to one.
    package static func isFolder(_ path: String) -> Bool {
        if let volume = Volume.current { return volume.kind(of: path) == .folder }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    package enum Kind {
        case file, folder, symbolicLink, special

        package init(mode: mode_t) {
            switch mode & S_IFMT {
            case S_IFREG: self = .file
            case S_IFDIR: self = .folder
            case S_IFLNK: self = .symbolicLink
            default: self = .special
            }
        }
    }

    /// Returns the matching names in a folder, sorted, without `.` and `..`.
    package static func names(
        in folder: String, where isWanted: (String) -> Bool = { _ in true }
    ) throws(SystemError) -> [String] {
        if let volume = Volume.current { return try volume.names(in: folder).filter(isWanted) }
        guard let stream = opendir(folder) else {
            throw SystemError(code: errno, action: "list", path: folder)
        }
        return names(in: stream, where: isWanted)
    }

    /// Returns the sorted names in an open folder.
    package static func names(inOpenFolder folder: Int32, path: String) throws(SystemError)
        -> [String]
    {
        // The stream closes its descriptor, and a duplicate would share its offset.
        let copy = try openFolder(".", in: folder, path: path)
        guard let stream = fdopendir(copy) else {
            let code = errno
            close(copy)
            throw SystemError(code: code, action: "list", path: path)
        }
        return names(in: stream) { _ in true }
    }

    #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
    #else
    private typealias Stream = OpaquePointer
    #endif

    /// Reads a stream to its end and closes it.
    private static func names(in stream: Stream, where isWanted: (String) -> Bool) -> [String] {
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = name(of: entry)
            if name != ".", name != "..", isWanted(name) { names.append(name) }
        }
        return names.sorted()
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                String(cString: $0)
            }
        }
    }

    package static func currentFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    /// Returns the status of a file in an open folder.
    ///
    /// - Throws: `ELOOP` for a symbolic link, and `EEXIST` for another entry that isn't a file.
    package static func status(
        ofFile name: String, in folder: Int32, path: String
    ) throws(SystemError) -> stat {
        var status = stat()
        try system("look at", path) { fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) }
        switch Kind(mode: status.st_mode) {
        case .file: return status
        case .symbolicLink: throw SystemError(code: ELOOP, action: "open", path: path)
        case .folder, .special: throw SystemError(code: EEXIST, action: "replace", path: path)
        }
    }
}
