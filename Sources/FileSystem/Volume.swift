/// A file system in memory, in place of the disk's, for tests of everything that reads.
///
/// Its paths are absolute and normalized. It has the current folder, and no links.
package struct Volume: Sendable {
    /// The files by path.
    package var files: [String: [UInt8]]

    package init(_ files: [String: [UInt8]] = [:]) { self.files = files }

    @TaskLocal package static var current: Volume?

    func kind(of path: String) -> FileSystem.Kind? {
        let path = AbsolutePath(path).text
        if files[path] != nil { return .file }
        let prefix = path == "/" ? path : path + "/"
        let isCurrent = (AbsolutePath(".").text + "/").hasPrefix(prefix)
        return isCurrent || files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
    }

    func contents(of path: String) -> (kind: FileSystem.Kind, bytes: [UInt8])? {
        kind(of: path).map { ($0, files[AbsolutePath(path).text] ?? []) }
    }

    func names(in folder: String) throws(SystemError) -> [String] {
        guard kind(of: folder) == .folder else {
            throw SystemError(code: ENOENT, action: "list", path: folder)
        }
        let path = AbsolutePath(folder).text
        let prefix = path == "/" ? path : path + "/"
        return Set(
            files.keys.filter { $0.hasPrefix(prefix) }.map {
                String($0.dropFirst(prefix.count).prefix { $0 != "/" })
            }
        ).sorted()
    }
}
