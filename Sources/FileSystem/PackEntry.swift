package import Planning

extension FileSystem {
    /// Returns the kind of an entry of a pack. A file with several hard links or a setuid or setgid
    /// bit is special.
    package static func packEntry(at path: String) throws(SystemError) -> EntryKind? {
        guard let status = try status(of: path) else { return nil }
        let kind = EntryKind(mode: status.st_mode)
        let isOdd = status.st_nlink > 1 || status.st_mode & (S_ISUID | S_ISGID) != 0
        return kind == .file && isOdd ? .special : kind
    }
}
