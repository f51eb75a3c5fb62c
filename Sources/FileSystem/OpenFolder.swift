import Basics
import Planning

/// An open folder. Its entries are reached from its descriptor by their names, so that no link that
/// another process puts in the way leads elsewhere.
final class OpenFolder: Sendable {
    let descriptor: Int32
    /// The path in error messages.
    let path: String

    /// Opens a folder at a path that the user chose. Symbolic links are followed.
    init(following path: String) throws(SystemError) {
        self.path = path
        descriptor = try system("open", path) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    /// Opens a folder in another one. Throws `ELOOP` for a symbolic link.
    init(_ name: String, in parent: OpenFolder, path: String? = nil) throws(SystemError) {
        let path = path ?? parent.path(of: name)
        self.path = path
        do {
            let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
            descriptor = try system("open", path) { openat(parent.descriptor, name, flags) }
        } catch {
            // A link is `ENOTDIR`, as a file is.
            let isLink = error.code == ENOTDIR && (try? parent.kind(of: name)) == .symbolicLink
            throw isLink ? SystemError(code: ELOOP, action: "open", path: path) : error
        }
    }

    deinit { close(descriptor) }

    func path(of name: String) -> String { Destination.join(path, name) }

    func status(of name: String) throws(SystemError) -> stat {
        var status = stat()
        try system("look at", path(of: name)) {
            fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW)
        }
        return status
    }

    func kind(of name: String) throws(SystemError) -> EntryKind {
        EntryKind(mode: try status(of: name).st_mode)
    }

    /// Returns the inode number of an entry, or nil if it doesn't exist.
    func number(of name: String) -> UInt64? {
        (try? status(of: name)).map { UInt64($0.st_ino) }
    }

    func contains(_ name: String) -> Bool { number(of: name) != nil }

    /// Returns the sorted names of the entries.
    func names() throws(SystemError) -> [String] {
        // The stream closes its descriptor, and a duplicate would share its offset.
        let copy = try system("list", path) {
            openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        return try Self.names(closing: copy, path: path)
    }

    /// Returns the sorted names in an open folder, and closes it.
    static func names(closing descriptor: Int32, path: String) throws(SystemError) -> [String] {
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw SystemError(code: code, action: "list", path: path)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Opens a file for reading, without waiting for pipes. Throws `ELOOP` for a symbolic link, and
    /// `EEXIST` for another entry that isn't a file.
    func file(_ name: String) throws(SystemError) -> OpenFile {
        let path = path(of: name)
        let file = try ignoring(EINVAL, call: try OpenFile(name, in: descriptor, path: path))
        guard let file, EntryKind(mode: try file.status.st_mode) == .file else {
            throw SystemError(code: EEXIST, action: "replace", path: path)
        }
        return file
    }

    /// Returns the bytes of a file, or nil if it doesn't exist. Throws the errors of `file`.
    func contents(of name: String) throws(SystemError) -> [UInt8]? {
        try ignoring(ENOENT, call: try file(name).bytes())
    }
}

// Changes of the entries.
extension OpenFolder {
    /// Creates a file. Throws `EEXIST` if the name exists.
    func create(_ name: String, _ mode: mode_t = 0o666) throws(SystemError) -> OpenFile {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        return try OpenFile(name, in: descriptor, path: path(of: name), flags, mode)
    }

    /// Creates a folder, unless it exists, and opens it.
    func makeFolder(
        _ name: String, _ mode: mode_t = 0o777, path: String? = nil
    ) throws(SystemError) -> OpenFolder {
        let path = path ?? self.path(of: name)
        try ignoring(EEXIST, call: try system("make", path) { mkdirat(descriptor, name, mode) })
        return try OpenFolder(name, in: self, path: path)
    }

    /// Gives an entry another name, which may be in another folder. An existing file is replaced.
    func move(
        _ name: String, to other: String, in folder: OpenFolder? = nil, _ action: String = "replace"
    ) throws(SystemError) {
        try system(action, path(of: name)) {
            renameat(descriptor, name, (folder ?? self).descriptor, other)
        }
    }

    /// Gives an entry another name. Throws `EEXIST` if the new name exists.
    func moveExclusively(
        _ name: String, to other: String, in folder: OpenFolder? = nil
    ) throws(SystemError) {
        let folder = folder ?? self
        if try move(name, to: other, in: folder, .exclusive, "create") { return }
        // Another process could create the name before the rename, but this file system has no
        // better way.
        if folder.contains(other) {
            throw SystemError(code: EEXIST, action: "create", path: folder.path(of: other))
        }
        try move(name, to: other, in: folder, "create")
    }

    /// Exchanges an entry with one of another folder atomically. Returns false if the system or the
    /// file system doesn't support it.
    func exchange(
        _ name: String, with other: String, in folder: OpenFolder
    ) throws(SystemError) -> Bool {
        try move(name, to: other, in: folder, .exchanging, "replace")
    }

    /// Returns false if the system or the file system doesn't support the flag.
    private func move(
        _ name: String, to other: String, in folder: OpenFolder, _ flag: RenameFlag,
        _ action: String
    ) throws(SystemError) -> Bool {
        let result = try ignoring(
            EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP,
            call: try system(action, folder.path(of: other)) {
                rename(name, descriptor, other, folder.descriptor, flag)
            })
        return result != nil
    }

    /// Gives a file a second name in another folder.
    func link(_ name: String, to other: String, in folder: OpenFolder) throws(SystemError) {
        try system("replace", path(of: name)) {
            linkat(descriptor, name, folder.descriptor, other, 0)
        }
    }

    /// Removes a file or an empty folder if it exists.
    func delete(_ name: String, isFolder: Bool = false) throws(SystemError) {
        try ignoring(
            ENOENT,
            call: try system("remove", path(of: name)) {
                unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0)
            })
    }

    /// Removes an entry with everything in it. Links are removed, but not their targets.
    func deleteTree(_ name: String) throws(SystemError) {
        let path = path(of: name)
        var folder = self
        // The names that are left in each folder on the way to the open one. Only one is open,
        // because there may be more levels than descriptors.
        var levels = [(name: "", rest: [name])]
        while let next = levels[levels.count - 1].rest.popLast() {
            if try folder.kind(of: next) == .folder {
                folder = try folder.openToEmpty(next, path)
                levels.append((next, try folder.names()))
            } else {
                try folder.delete(next)
            }
            while levels.count > 1, levels[levels.count - 1].rest.isEmpty {
                folder = levels.count == 2 ? self : try OpenFolder("..", in: folder, path: path)
                try folder.delete(levels.removeLast().name, isFolder: true)
            }
        }
    }

    private func openToEmpty(_ name: String, _ path: String) throws(SystemError) -> OpenFolder {
        let folder = try ignoring(EACCES, call: try OpenFolder(name, in: self, path: path))
        if let folder { return folder }
        // A program may have left a folder without permissions.
        try system("remove", path) { fchmodat(descriptor, name, 0o700, 0) }
        return try OpenFolder(name, in: self, path: path)
    }
}

/// An open file. `path` is the one in error messages.
final class OpenFile {
    let descriptor: Int32
    let path: String

    init(_ descriptor: Int32, path: String) {
        (self.descriptor, self.path) = (descriptor, path)
    }

    /// Opens a file, and doesn't wait for a pipe. Throws `EINVAL` for a socket or another entry
    /// that can't be opened.
    init(
        _ name: String, in folder: Int32 = AT_FDCWD, path: String,
        _ flags: Int32 = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, _ mode: mode_t = 0
    ) throws(SystemError) {
        self.path = path
        let action = flags & O_CREAT == 0 ? "open" : "write"
        do throws(SystemError) {
            descriptor = try system(action, path) { openat(folder, name, flags, mode) }
        } catch {
            // Linux reports `ENXIO` for a socket, and Darwin `EOPNOTSUPP`. Both report one of these
            // for a device without a driver.
            let isSpecial = [ENXIO, EOPNOTSUPP, ENODEV].contains(error.code)
            throw isSpecial ? SystemError(code: EINVAL, action: action, path: path) : error
        }
    }

    deinit { close(descriptor) }

    var status: stat {
        get throws(SystemError) {
            var status = stat()
            try system("look at", path) { fstat(descriptor, &status) }
            return status
        }
    }

    /// Reads to the end. Throws `EFBIG` if the file is larger than the limit.
    func bytes(atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        try bytes(atMost: limit, size: Int(status.st_size))
    }

    /// - Parameter size: A hint, because devices and many files in `/proc` report 0.
    func bytes(atMost limit: Int, size: Int) throws(SystemError) -> [UInt8] {
        if size > limit { throw SystemError(code: EFBIG, action: "read", path: path) }
        var bytes: [UInt8] = []
        // Darwin refuses to read more than `INT_MAX` bytes at once.
        var capacity = min(size, 1 << 30) + 1
        while true {
            var result: Result<Int, SystemError> = .success(0)
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                result = Result { () throws(SystemError) in
                    try system("read", path) { read(descriptor, buffer.baseAddress, buffer.count) }
                }
                count = (try? result.get()) ?? 0
            }
            let count = try result.get()
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if bytes.count > limit { throw SystemError(code: EFBIG, action: "read", path: path) }
            // The file ends here unless it has grown.
            if size > 0, bytes.count == size, count < capacity { return bytes }
            capacity = 65_536
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            written += try system("write", path) {
                bytes.withUnsafeBytes {
                    writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...]))
                }
            }
        }
    }

    /// Sets the owner, mode, and other metadata of a file that will replace another.
    ///
    /// Only the superuser can change the owner of a file. A replacement must not change it either,
    /// so this throws `EPERM` if the old file belongs to another user.
    func takeAttributes(
        of old: OpenFile, withoutExecutableBits: Bool = false
    ) throws(SystemError) {
        let wanted = try old.status
        if fchown(descriptor, wanted.st_uid, wanted.st_gid) != 0, wanted.st_uid != geteuid() {
            throw SystemError(code: EPERM, action: "keep the owner of", path: path)
        }
        copyMetadata(of: old.descriptor, to: descriptor)
        let new = try status
        // If the user isn't a member of the group, the group and its setgid bit are lost.
        let isKept = new.st_uid == wanted.st_uid && new.st_gid == wanted.st_gid
        let mode = wanted.st_mode & (isKept ? 0o7777 : 0o1777)
        try system("set the mode of", path) {
            fchmod(descriptor, withoutExecutableBits ? mode & ~0o111 : mode)
        }
    }

    var stamp: FileStamp {
        get throws(SystemError) {
            let status = try status
            let time = status.modified
            return FileStamp(
                seconds: time.tv_sec, nanoseconds: time.tv_nsec, number: UInt64(status.st_ino))
        }
    }

    func setTime(_ seconds: Int, _ nanoseconds: Int) throws(SystemError) {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        try system("set the time of", path) { futimens(descriptor, [time, time]) }
    }
}

/// Distinguishes a file from its copies: by its inode number and its modification time.
struct FileStamp: Equatable {
    let seconds, nanoseconds: Int
    let number: UInt64
}
