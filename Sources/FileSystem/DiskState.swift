package import Basics
package import Planning

/// What is on disk where a plan would write. Looks only; remembers the folders it has seen.
package final class DiskState {
    private var folders: [String: FolderState] = [:]

    /// The folder that was asked about last, since files come folder by folder.
    private var last: (destination: Destination, state: FolderState)?

    private enum FolderState {
        case absent, present
        case file(String)
    }

    /// What `contents` read, which is asked for once more when a plan is made.
    private var read: [Destination: DiskEntry] = [:]

    package init() {}

    /// The bytes of a file, for what has to be known of it before there is a plan; nil where there is
    /// no file.
    ///
    /// Throws what `entry` throws.
    package func contents(at destination: Destination) throws(Failure) -> [UInt8]? {
        let entry = try entry(at: destination)
        read[destination] = entry
        guard case .file(let bytes) = entry else { return nil }
        return bytes
    }

    /// What is at a destination.
    ///
    /// - Throws: `Failure` with 77 where a symbolic link stands between the base and the file, and
    ///   with 74 where nothing may be looked at.
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

    /// The nearest thing above a file that decides what can be there.
    private func folderState(above destination: Destination) throws(SystemError) -> FolderState {
        if let last, last.destination.isBeside(destination) { return last.state }
        let state = try lookUpFolder(above: destination)
        last = (destination, state)
        return state
    }

    private func lookUpFolder(above destination: Destination) throws(SystemError) -> FolderState {
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

    /// The base is the user's choice, so links in it are followed.
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

extension Destination {
    /// Whether two files lie in the same folder.
    fileprivate func isBeside(_ other: Destination) -> Bool {
        base == other.base
            && relative.components.dropLast() == other.relative.components.dropLast()
    }
}
