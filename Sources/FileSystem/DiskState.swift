package import Basics
package import Planning

/// The files on disk at the destinations of a plan. It writes nothing.
package final class DiskState {
    /// The folders on the way to destinations: a directory if it exists, or the reason why it
    /// contains no file.
    private var folders: [String: DiskEntry] = [:]
    /// The entries that `contents` read, because a plan needs them again.
    private var read: [Destination: DiskEntry] = [:]

    /// Whether two spellings of a path lead to the same entry.
    private var spellings: [[String]: Bool] = [:]

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

    /// Returns the entry at a path that a file moves to; nil if it is the file itself, on a volume
    /// that ignores what is different in the spelling.
    package func target(
        at new: Destination, of old: Destination
    ) throws(Failure) -> DiskEntry? {
        isOneFile(old.path, new.path) ? nil : try entry(at: new)
    }

    /// Whether two spellings of a path lead to the same file. The volume tells: case and Unicode
    /// forms are ignored by some volumes on any platform.
    package func isOneFile(_ one: String, _ other: String) -> Bool {
        let (left, right) = (AbsolutePath(one), AbsolutePath(other))
        guard left.components.count == right.components.count,
            !left.text.isSpelled(like: right.text)
        else { return false }
        var folder = AbsolutePath("/")
        for (name, spelling) in zip(left.components, right.components) {
            guard name.isSpelled(like: spelling) || isOneEntry(name, spelling, in: folder.text)
            else { return false }
            folder.components.append(name)
        }
        return true
    }

    private func isOneEntry(_ name: String, _ spelling: String, in folder: String) -> Bool {
        let paths = [name, spelling].map { Destination.join(folder, $0) }
        if let known = spellings[paths] { return known }
        var isOne = name.caseFolded == spelling.caseFolded
        // Both exist, but only one of them is listed.
        isOne = isOne && paths.allSatisfy { (try? FileSystem.kind(of: $0)) ?? nil != nil }
        if isOne {
            let names = (try? FileSystem.names(in: folder)) ?? []
            isOne = ![name, spelling].allSatisfy { one in
                names.contains { $0.isSpelled(like: one) }
            }
        }
        spellings[paths] = isOne
        return isOne
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

extension Plan {
    /// Creates a plan by comparing wanted files with the disk.
    ///
    /// - Throws: The errors of `DiskState.entry`.
    package init(
        _ files: [WantedFile], without orphans: [OrphanedFile] = [], policy: ExistingFilePolicy,
        on disk: DiskState
    ) throws(Failure) {
        var orphans = Dictionary(grouping: orphans) { $0.destination.path.caseFolded }
        let wanted = try files.map { (file) throws(Failure) -> [FileOperation] in
            let key = orphans.isEmpty ? "" : file.destination.path.caseFolded
            let yours = try disk.entry(at: file.destination)
            let index = orphans[key]?.firstIndex {
                disk.isOneFile($0.destination.path, file.destination.path)
            }
            guard let index, let orphan = orphans[key]?.remove(at: index),
                case .file(let contents) = yours
            else { return [FileOperation(for: file, policy, yours)].compactMap(\.self) }
            var file = file
            file.base = orphan.base
            return FileOperation.moving(
                file, contents, from: orphan.destination, policy, over: nil)
        }
        let gone = try orphans.values.flatMap(\.self).map { (orphan) throws(Failure) in
            FileOperation(for: orphan, policy, try disk.entry(at: orphan.destination))
        }
        self.init(operations: wanted.flatMap(\.self) + gone.compactMap(\.self))
    }
}
