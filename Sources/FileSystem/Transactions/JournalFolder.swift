import Basics

/// The folder of one run: its journal, and what it replaces or removes.
final class JournalFolder {
    static let name = "current"

    /// How far a run has come: the name of its journal.
    enum Phase: String, CaseIterable {
        /// Nothing is shown yet.
        case staging
        /// Some of it may be.
        case publishing
        /// All of it is.
        case done
    }

    let state: StateFolder
    /// `.local`, open.
    let parent: Int32
    /// The folder itself, open.
    let descriptor: Int32

    private init(_ state: StateFolder, parent: Int32, descriptor: Int32) {
        (self.state, self.parent, self.descriptor) = (state, parent, descriptor)
    }

    deinit {
        closeDescriptor(descriptor)
        closeDescriptor(parent)
    }

    /// The path as it is shown.
    var path: String { "\(state.path)/\(Self.name)" }

    /// Makes the folder, in folders that are made where they are missing.
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

    /// Opens the folder of a run that is not over; nil where there is none.
    ///
    /// - Parameter folder: the one that `.local` is in.
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

    /// Where it is there already, it is that of a run whose end is being cleaned up, or empty.
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

// The journal.
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

    /// The journal of a run that is over; nil where the run had not begun, or the file is not ours.
    ///
    /// - Parameter isInPlace: whether the folder is where it was to be.
    func read(isInPlace: Bool = true) throws(SystemError) -> (Journal, Phase)? {
        for phase in Phase.allCases {
            let found = try Self.read(
                phase.rawValue, in: descriptor, isInPlace ? state.base : nil, path)
            if let found { return (found, phase) }
        }
        return nil
    }

    /// A journal by the name of its file.
    static func read(
        _ name: String, in folder: Int32, _ place: String?, _ path: String
    ) throws(SystemError) -> Journal? {
        guard let file = try openFileIfPresent(name, in: folder, path: path) else { return nil }
        defer { closeDescriptor(file) }
        var status = stat()
        try system("read", path) { fstat(file, &status) }
        // What other users leave in a folder that many may write to is theirs.
        guard status.st_uid == geteuid(), status.st_nlink == 1 else { return nil }
        let bytes = try FileSystem.bytes(ofOpenFile: file, path: path)
        return Journal(parsing: bytes, stamp: FileStamp(of: status), place: place)
    }
}

// Its end.
extension JournalFolder {
    /// Removes it with all that is in it, and the folders around it that hold nothing else.
    ///
    /// - Parameter limit: the topmost of those that may go; nil where none may.
    func discard(upTo limit: String?, _ walker: FolderWalker) throws(SystemError) {
        for name in try FileSystem.names(inOpenFolder: descriptor, path: path) {
            // Without its journal a folder is of no more interest, so that goes last.
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

    /// Keeps what may be of use to somebody where nobody takes it for a journal; nil where it cannot be,
    /// since the run had shown nothing.
    func setAside() throws(SystemError) -> String? {
        guard fileNumber(of: Phase.publishing.rawValue, in: descriptor) != nil else { return nil }
        let name = "interrupted-\(TemporaryNames().number)"
        try system("keep", path) { renameat(parent, Self.name, parent, name) }
        return "\(state.path)/\(name)"
    }

    /// The topmost folder that holds nothing but this one; nil where that is not below the limit.
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
