package import Basics
package import Planning

/// The files on disk at the destinations of a plan. It writes nothing.
package final class DiskState {
    private var folders: [String: FolderState] = [:]

    private enum FolderState {
        case absent, present
        case file(String)
    }

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
    /// - Throws: `Failure` with 77 if a symbolic link is between the base and the file, and with 74 if
    ///   the entry can't be read.
    package func entry(at destination: Destination) throws(Failure) -> DiskEntry {
        if !read.isEmpty, let entry = read.removeValue(forKey: destination) { return entry }
        do throws(SystemError) {
            switch try folderState(above: destination) {
            case .absent: return .absent
            case .file(let path): return .obstacle(.fileAbove(path))
            case .present: return try entry(at: destination.path)
            }
        } catch {
            throw error.code == ELOOP ? .symbolicLinkInTheWay(error.path) : error.whileReading
        }
    }

    private func entry(at path: String) throws(SystemError) -> DiskEntry {
        guard let found = try FileSystem.contents(of: path) else { return .absent }
        return switch found.kind {
        case .file: .file(found.bytes)
        case .folder: .obstacle(.directory)
        case .symbolicLink: .obstacle(.symbolicLink)
        case .special: .obstacle(.special)
        }
    }

    private func folderState(above destination: Destination) throws(SystemError) -> FolderState {
        var path = destination.base
        var state = try remembered(path) { () throws(SystemError) in try baseState(path) }
        for name in destination.relative.components.dropLast() {
            guard case .present = state else { return state }
            path += "/" + name
            state = try remembered(path) { () throws(SystemError) in try stateBelowBase(path) }
        }
        return state
    }

    private func remembered(
        _ path: String, _ look: () throws(SystemError) -> FolderState
    ) throws(SystemError) -> FolderState {
        if let state = folders[path] { return state }
        let state = try look()
        folders[path] = state
        return state
    }

    /// Links in the base are followed, because the user chose it.
    private func baseState(_ path: String) throws(SystemError) -> FolderState {
        if FileSystem.isFolder(path) { return .present }
        var ancestor = path
        while try FileSystem.kind(of: ancestor) == nil, ancestor != ".", ancestor != "/" {
            ancestor = ancestor.splitAtLastSlash.parent
        }
        return FileSystem.isFolder(ancestor) ? .absent : .file(ancestor)
    }

    private func stateBelowBase(_ path: String) throws(SystemError) -> FolderState {
        switch try FileSystem.kind(of: path) {
        case nil: return .absent
        case .folder: return .present
        case .symbolicLink: throw SystemError(code: ELOOP, action: "open", path: path)
        case .file, .special: return .file(path)
        }
    }
}
