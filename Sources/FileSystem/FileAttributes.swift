/// A file's owner, mode, and extended attributes.
struct FileAttributes {
    private let status: stat
    private let extended: [(name: String, value: [UInt8])]

    /// Reads the attributes of an open file.
    init(of file: Int32, path: String) throws(SystemError) {
        var status = stat()
        try system("look at", path) { fstat(file, &status) }
        self.status = status
        extended = Self.names(of: file).compactMap { name in
            Self.value(of: name, file).map { (name, $0) }
        }
    }

    /// Sets the attributes of a file that will replace the original.
    ///
    /// Only the superuser can change the owner of a file. A replacement must not change it either, so
    /// this throws `EPERM` if the file belongs to another user.
    func apply(to file: Int32, withoutExecutableBits: Bool, path: String) throws(SystemError) {
        if fchown(file, status.st_uid, status.st_gid) != 0 {
            guard status.st_uid == geteuid() else {
                throw SystemError(code: EPERM, action: "keep the owner of", path: path)
            }
            // If the user isn't a member of the group, the group and its setgid bit are lost.
        }
        var new = stat()
        try system("look at", path) { fstat(file, &new) }
        let isKept = new.st_uid == status.st_uid && new.st_gid == status.st_gid
        let lost: mode_t = withoutExecutableBits ? 0o111 : 0
        for (name, value) in extended { set(name, value, file) }
        try system("set the mode of", path) {
            fchmod(file, status.st_mode & (isKept ? 0o7777 : 0o1777) & ~lost)
        }
    }
}

// Not every file system has extended attributes, and some can only be set by the system. Attributes
// that can't be read or set are ignored.
extension FileAttributes {
    private static func names(of file: Int32) -> [String] {
        let size = listAttributes(file, nil, 0)
        guard size > 0 else { return [] }
        var buffer = [CChar](repeating: 0, count: size)
        let count = listAttributes(file, &buffer, size)
        guard count > 0 else { return [] }
        return buffer[..<count].split(separator: 0).map { name in
            String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    private static func value(of name: String, _ file: Int32) -> [UInt8]? {
        let size = getAttribute(file, name, nil, 0)
        guard size >= 0 else { return nil }
        var value = [UInt8](repeating: 0, count: size)
        let count = getAttribute(file, name, &value, size)
        return count == size ? value : nil
    }

    private func set(_ name: String, _ value: [UInt8], _ file: Int32) {
        _ = value.withUnsafeBytes { setAttribute(file, name, $0.baseAddress, $0.count) }
    }
}

#if canImport(Darwin)
private func listAttributes(_ file: Int32, _ list: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int
{
    flistxattr(file, list, size, 0)
}

private func getAttribute(
    _ file: Int32, _ name: String, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int {
    fgetxattr(file, name, value, size, 0, 0)
}

private func setAttribute(
    _ file: Int32, _ name: String, _ value: UnsafeRawPointer?, _ size: Int
) -> Int32 {
    fsetxattr(file, name, value, size, 0, 0)
}
#else
// Every C library on Linux has these functions, but Swift's modules don't include <sys/xattr.h>.

@_silgen_name("flistxattr")
private func listAttributes(_ file: Int32, _ list: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

@_silgen_name("fgetxattr")
private func getAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int

@_silgen_name("fsetxattr")
private func setExtendedAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
) -> Int32

private func setAttribute(
    _ file: Int32, _ name: String, _ value: UnsafeRawPointer?, _ size: Int
) -> Int32 {
    setExtendedAttribute(file, name, value, size, 0)
}
#endif

/// Distinguishes a file from its copies: by its inode number and its modification time.
struct FileStamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64

    init(seconds: Int, nanoseconds: Int, number: UInt64) {
        (self.seconds, self.nanoseconds, self.number) = (seconds, nanoseconds, number)
    }

    init(of status: stat) {
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        self.init(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, number: UInt64(status.st_ino))
    }

    /// Sets an unpredictable modification time, and reads the time that the file system stored.
    init(settingRandomOf file: Int32, path: String) throws(SystemError) {
        let random = Int.random(in: 0..<1_000_000_000)
        try Self.set(time(nil), random, of: file, path)
        var status = stat()
        try system("look at", path) { fstat(file, &status) }
        self.init(of: status)
    }

    /// Sets the modification time of an open file.
    func set(of file: Int32, path: String) throws(SystemError) {
        try Self.set(seconds, nanoseconds, of: file, path)
    }

    private static func set(
        _ seconds: Int, _ nanoseconds: Int, of file: Int32, _ path: String
    ) throws(SystemError) {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        try system("set the time of", path) { futimens(file, [time, time]) }
    }
}
