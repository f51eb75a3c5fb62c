/// What a file has besides its bytes: who may do what with it, and its extended attributes.
struct FileAttributes {
    private let status: stat
    private let extended: [(name: String, value: [UInt8])]

    /// Of an open file.
    init(of file: Int32, path: String) throws(SystemError) {
        var status = stat()
        try system("look at", path) { fstat(file, &status) }
        self.status = status
        extended = Self.names(of: file).compactMap { name in
            Self.value(of: name, file).map { (name, $0) }
        }
    }

    /// Gives them to a file that is to take the place of the one they are from.
    ///
    /// Only the superuser can give files away. What replaces somebody else's file must not become
    /// the user's, so that throws `EPERM`.
    func apply(to file: Int32, withoutExecutableBits: Bool, path: String) throws(SystemError) {
        if fchown(file, status.st_uid, status.st_gid) != 0 {
            guard status.st_uid == geteuid() else {
                throw SystemError(code: EPERM, action: "keep the owner of", path: path)
            }
            // A group that the user is not in is lost, and then nobody may run it as that group.
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

// Extended attributes. Not every file system has them, and some of them only the system may set, so
// what cannot be read or set is left out.
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
// Of Linux, and in every C library there; Swift's modules of these leave out <sys/xattr.h>.

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
