import Basics

/// The folder of a run: its journal, and the files that it replaces or removes.
final class JournalFolder {
    static let name = "current"

    /// The progress of a run, which is the name of its journal.
    enum Phase: String, CaseIterable {
        /// Nothing is published.
        case staging
        /// Some files may be published.
        case publishing
        /// All files are published.
        case done
    }

    let state: StateFolder
    /// The descriptor of `.local`.
    let parent: Int32
    /// The descriptor of the folder itself.
    let descriptor: Int32

    private init(_ state: StateFolder, parent: Int32, descriptor: Int32) {
        (self.state, self.parent, self.descriptor) = (state, parent, descriptor)
    }

    deinit {
        closeDescriptor(descriptor)
        closeDescriptor(parent)
    }

    var path: String { "\(state.path)/\(Self.name)" }

    /// Creates the folder and missing folders above it.
    convenience init(
        making state: StateFolder, _ walker: FolderWalker
    ) throws(SystemError) {
        let above = try walker.open(state.parent(walker), isMaking: true)
        try Self.make(StateFolder.name, in: above, 0o700, state.path)
        let parent = try openFolder(StateFolder.name, in: above, path: state.path)
        let descriptor: Int32
        do {
            try Self.writeIgnoreFile(in: parent, state.path)
            if state.keepsHistory { try History.check(in: parent, state.path) }
            try Self.make(Self.name, in: parent, 0o700, state.path)
            descriptor = try openFolder(Self.name, in: parent, path: state.path)
        } catch {
            closeDescriptor(parent)
            throw error
        }
        self.init(state, parent: parent, descriptor: descriptor)
    }

    /// Opens the folder of an unfinished run. Nil if it doesn't exist.
    ///
    /// - Parameter folder: The folder that contains `.local`.
    convenience init?(
        opening state: StateFolder, in folder: Folder, _ walker: FolderWalker
    ) throws(SystemError) {
        var opened: [Int32] = []
        do {
            let above = try walker.open(folder)
            opened.append(try openFolder(StateFolder.name, in: above, path: state.path))
            opened.append(try openFolder(Self.name, in: opened[0], path: state.path))
        } catch {
            for descriptor in opened { closeDescriptor(descriptor) }
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
        self.init(state, parent: opened[0], descriptor: opened[1])
    }

    /// Creates a folder. An existing one is empty or is left from an earlier run.
    private static func make(
        _ name: String, in folder: Int32, _ mode: mode_t, _ path: String
    ) throws(SystemError) {
        do {
            try system("make", path) { mkdirat(folder, name, mode) }
        } catch {
            if error.code != EEXIST { throw error }
        }
    }

    private static func writeIgnoreFile(in folder: Int32, _ path: String) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file: Int32
        do {
            file = try system("write", path) { openat(folder, ignoreFile, flags, 0o666) }
        } catch {
            if error.code == EEXIST { return }
            throw error
        }
        defer { closeDescriptor(file) }
        try writeAll(Array("*\n".utf8), to: file, path: path)
    }

    static let ignoreFile = ".gitignore"
}

extension JournalFolder {
    func write(_ journal: Journal) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try system("write", path) {
            openat(descriptor, Phase.staging.rawValue, flags, 0o600)
        }
        defer { closeDescriptor(file) }
        let stamp = try FileStamp(settingRandomOf: file, path: path)
        try writeAll(journal.text(stamp, from: state.base), to: file, path: path)
        try stamp.set(of: file, path: path)
    }

    func move(to phase: Phase, from old: Phase) throws(SystemError) {
        try system("write", path) {
            renameat(descriptor, old.rawValue, descriptor, phase.rawValue)
        }
    }

    /// Returns the journal of an earlier run. Nil if the run had written nothing else, or if another
    /// user or a copy created the file.
    ///
    /// - Parameter isInPlace: Whether the folder has its final path.
    func read(isInPlace: Bool = true) throws(SystemError) -> (Journal, Phase)? {
        for phase in Phase.allCases {
            let found = try Self.read(
                phase.rawValue, in: descriptor, isInPlace ? state.base : nil, path)
            if let found { return (found, phase) }
        }
        return nil
    }

    /// Reads a journal file.
    static func read(
        _ name: String, in folder: Int32, _ place: String?, _ path: String
    ) throws(SystemError) -> Journal? {
        guard let file = try openFileIfPresent(name, in: folder, path: path) else { return nil }
        defer { closeDescriptor(file) }
        var status = stat()
        try system("read", path) { fstat(file, &status) }
        // In a shared folder, the file may belong to another user.
        guard status.st_uid == geteuid(), status.st_nlink == 1 else { return nil }
        let bytes = try FileSystem.bytes(ofOpenFile: file, path: path)
        return Journal(parsing: bytes, stamp: FileStamp(of: status), place: place)
    }
}

extension JournalFolder {
    /// Removes the folder with its contents, and the folders above it that contain nothing else.
    ///
    /// - Parameter limit: The topmost folder that may be removed. Nil if none may.
    func discard(upTo limit: String?, _ walker: FolderWalker) throws(SystemError) {
        for name in try FileSystem.names(inOpenFolder: descriptor, path: path) {
            // The journal is removed last, because without it the rest would be ignored.
            if Phase(rawValue: name) == nil {
                try FolderRemoval.removeAnything(name, in: descriptor, path)
            }
        }
        if let limit, let top = try topmostWithNothingElse(upTo: limit, walker) {
            try FolderRemoval.retire(top, walker)
            return
        }
        for phase in Phase.allCases { try remove(phase.rawValue, in: descriptor, path: path) }
        try remove(Self.name, in: parent, path: path, isFolder: true)
        guard try FileSystem.names(inOpenFolder: parent, path: path) == [Self.ignoreFile] else {
            return
        }
        let above = try walker.open(state.parent(walker))
        try remove(Self.ignoreFile, in: parent, path: path)
        try remove(StateFolder.name, in: above, path: path, isFolder: true)
    }

    /// Renames the folder so that its files are kept but it isn't recovered again. Nil if the run hadn't
    /// published anything.
    func setAside() throws(SystemError) -> String? {
        guard fileNumber(of: Phase.publishing.rawValue, in: descriptor) != nil else { return nil }
        let name = "interrupted-\(TemporaryNames().number)"
        try system("keep", path) { renameat(parent, Self.name, parent, name) }
        return "\(state.path)/\(name)"
    }

    /// Returns the topmost folder that contains nothing but this one. Nil if it isn't below the limit.
    private func topmostWithNothingElse(
        upTo limit: String, _ walker: FolderWalker
    ) throws(SystemError) -> Folder? {
        let own = Set(try FileSystem.names(inOpenFolder: parent, path: path))
        let top = AbsolutePath(resolvingLinksOf: limit)
        let above = AbsolutePath(resolvingLinksOf: state.parent(walker).path).components
        guard own.isSubset(of: [Self.ignoreFile, Self.name]), let last = top.lastComponent,
            above.starts(with: top.components)
        else { return nil }
        let anchor = "/" + top.components.dropLast().joined(separator: "/")
        var folder = Folder(anchor: anchor, names: [last] + above.dropFirst(top.components.count))
        var (found, inner): (Folder?, String) = (nil, StateFolder.name)
        while !folder.names.isEmpty {
            let descriptor = try walker.open(folder)
            let names = try FileSystem.names(inOpenFolder: descriptor, path: folder.path)
            guard names == [inner] else { break }
            (found, inner) = (folder, folder.name)
            folder = folder.parent
        }
        return found
    }
}
