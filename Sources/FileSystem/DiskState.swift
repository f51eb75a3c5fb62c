package import Basics
package import Planning

/// The files on disk at the destinations of a plan. It writes nothing.
package final class DiskState {
    /// The folders on the way to destinations: a directory if it exists, or the reason why it
    /// contains no file.
    private var folders: [String: DiskEntry] = [:]
    /// The entries that `contents` read, because a plan needs them again.
    private var read: [Destination: DiskEntry] = [:]

    /// The names in folders, as bytes, because strings that differ only in Unicode form are equal.
    private var listings: [String: Set<[UInt8]>] = [:]

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
        let names = [name, spelling]
        guard name.caseFolded == spelling.caseFolded,
            names.allSatisfy({ FileSystem.exists(Destination.join(folder, $0)) })
        else { return false }
        return !names.allSatisfy { lists($0, in: folder) }
    }

    /// Whether a folder has an entry with exactly this name. Looking for it may find another
    /// spelling.
    package func lists(_ name: String, in folder: String) -> Bool {
        if listings[folder] == nil {
            let names = (try? FileSystem.names(in: folder)) ?? []
            listings[folder] = Set(names.map { Array($0.utf8) })
        }
        return listings[folder]?.contains(Array(name.utf8)) ?? false
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

extension [FileOperation] {
    /// Makes one operation of the removal of a file and the operation for the same file in another
    /// spelling, if the volume ignores the difference.
    package func joiningSpellings(on disk: DiskState) -> [FileOperation] {
        var removals = Dictionary(grouping: filter { $0.verb == .remove && !$0.isEmptyFolder }) {
            $0.path.caseFolded
        }
        if removals.isEmpty { return self }
        let others = filter { $0.verb != .remove || $0.isEmptyFolder }
        let joined = others.flatMap { operation -> [FileOperation] in
            let key = operation.path.caseFolded
            let index = removals[key]?.firstIndex { disk.isOneFile($0.path, operation.path) }
            guard let old = index.flatMap({ removals[key]?.remove(at: $0) }),
                let contents = old.old, operation.verb != .conflict
            else { return [operation] }
            var operation = operation
            if !operation.verb.writes { operation.new = contents }
            return operation.moving(contents, from: old.destination, .refuse, over: nil)
        }
        return joined + removals.values.flatMap(\.self)
    }
}
