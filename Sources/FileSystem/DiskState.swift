package import Basics
package import Planning

/// The files on disk at the destinations of a plan. It writes nothing.
package final class DiskState {
    /// The folders on the way to destinations: a directory if it exists, or the reason why it
    /// contains no file.
    private var folders: [String: DiskEntry] = [:]
    /// The entries that `contents` read, because a plan needs them again.
    private var read: [Destination: DiskEntry] = [:]

    package init() {}

    /// Returns the bytes of a file, or nil if it doesn't exist.
    ///
    /// - Throws: The same as `entry`.
    package func contents(at destination: Destination) throws(Failure) -> [UInt8]? {
        let entry = try entry(at: destination)
        read[destination] = entry
        guard case .file(let bytes) = entry else { return nil }
        return bytes
    }

    /// Returns the entry at a destination.
    ///
    /// - Throws: `Failure` with 77 if a symbolic link is between the base and the file, and with 74
    ///   if the entry can't be read.
    package func entry(at destination: Destination) throws(Failure) -> DiskEntry {
        if !read.isEmpty, let entry = read.removeValue(forKey: destination) { return entry }
        do throws(SystemError) {
            let folder = try folder(of: destination)
            guard folder == .obstacle(.directory) else { return folder }
            return try FileSystem.entry(at: destination.path)
        } catch {
            throw error.code == ELOOP ? .symbolicLinkInTheWay(error.path) : error.whileReading
        }
    }

    private func folder(of destination: Destination) throws(SystemError) -> DiskEntry {
        var path = destination.base
        var state = try remembered(path, base)
        for name in destination.relative.components.dropLast() {
            guard state == .obstacle(.directory) else { break }
            path += "/" + name
            state = try remembered(path, folder)
        }
        return state
    }

    private func remembered(
        _ path: String, _ look: (String) throws(SystemError) -> DiskEntry
    ) throws(SystemError) -> DiskEntry {
        if let state = folders[path] { return state }
        let state = try look(path)
        folders[path] = state
        return state
    }

    /// Links in the base are followed, because the user chose it.
    private func base(_ path: String) throws(SystemError) -> DiskEntry {
        if FileSystem.isFolder(path) { return .obstacle(.directory) }
        var ancestor = path
        while try FileSystem.kind(of: ancestor) == nil, ancestor != ".", ancestor != "/" {
            ancestor = ancestor.splitAtLastSlash.parent
        }
        return FileSystem.isFolder(ancestor) ? .absent : .obstacle(.fileAbove(ancestor))
    }

    private func folder(_ path: String) throws(SystemError) -> DiskEntry {
        switch try FileSystem.kind(of: path) {
        case nil: return .absent
        case .folder: return .obstacle(.directory)
        case .symbolicLink: throw SystemError(code: ELOOP, action: "open", path: path)
        case .file, .special: return .obstacle(.fileAbove(path))
        }
    }
}
