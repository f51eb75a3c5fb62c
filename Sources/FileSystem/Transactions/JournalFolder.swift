import Basics

/// The folder of a run: its journal, and the files that it replaces or removes.
struct JournalFolder: Sendable {
    static let name = "current"
    static let ignoreFile = ".gitignore"

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
    /// `.local`.
    let parent: OpenFolder
    let files: OpenFolder
    /// Nil if the journal isn't written. Nothing else is written before it.
    private(set) var phase: Phase?

    /// Creates the folder and missing folders above it.
    init(making state: StateFolder, _ walker: inout FolderWalker) throws(SystemError) {
        self.state = state
        parent = try walker.open(state.parent).makeFolder(StateFolder.name, path: state.path)
        let ignored = Array("*\n".utf8)
        try ignoring(EEXIST, call: try parent.create(Self.ignoreFile).write(ignored))
        if state.keepsHistory { _ = try History.folder(in: parent) }
        // An existing folder is empty or is left from an earlier run.
        files = try parent.makeFolder(Self.name, 0o700)
    }

    /// Opens the folder of an unfinished run. Nil if it doesn't exist.
    ///
    /// - Parameter folder: The folder that contains `.local`.
    init?(opening state: StateFolder, in folder: Folder) throws(SystemError) {
        self.state = state
        do {
            var walker = FolderWalker()
            parent = try OpenFolder(
                StateFolder.name, in: try walker.open(folder), path: state.path)
            files = try OpenFolder(Self.name, in: parent)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw error
        }
        phase = Phase.allCases.first { [files] in files.contains($0.rawValue) }
    }

    mutating func write(_ journal: Journal) throws(SystemError) {
        let file = try files.create(Phase.staging.rawValue, 0o600)
        // On FAT, Darwin numbers files by their contents, so empty files have one number.
        try file.write(Array(Journal.title.utf8))
        // The file system may round the time.
        try file.setTime(time(nil), Int.random(in: 0..<1_000_000_000))
        let stamp = try file.stamp
        try file.write(Array(journal.text(stamp, from: state.base)[Journal.title.utf8.count...]))
        try file.setTime(stamp.seconds, stamp.nanoseconds)
        phase = .staging
    }

    mutating func move(to new: Phase) throws(SystemError) {
        guard let phase else { return }
        try files.move(phase.rawValue, to: new.rawValue, "write")
        self.phase = new
    }

    /// Returns the journal of an earlier run. Nil if the run had written nothing else, or if
    /// another user, another version, or a copy created the file.
    ///
    /// - Parameter isInPlace: Whether the folder has its final path.
    func journal(isInPlace: Bool = true) throws(SystemError) -> Journal? {
        guard let phase else { return nil }
        return try Self.journal(phase.rawValue, in: files, isInPlace ? state.base : nil)
    }

    /// Reads a journal file.
    static func journal(
        _ name: String, in folder: OpenFolder, _ place: String?
    ) throws(SystemError) -> Journal? {
        guard folder.contains(name) else { return nil }
        let file = try folder.file(name)
        let status = try file.status
        // In a shared folder, the file may belong to another user.
        guard status.st_uid == geteuid(), status.st_nlink == 1 else { return nil }
        return Journal(parsing: try file.bytes(), stamp: try file.stamp, place: place)
    }

    /// Removes the folder with its contents, and the folders above it that contain nothing else.
    ///
    /// - Parameter limit: The topmost folder that may be removed. Nil if none may.
    func discard(upTo limit: String?) throws(SystemError) {
        var walker = FolderWalker()
        // The journal is removed last, because without it the rest would be ignored.
        for name in try files.names() where Phase(rawValue: name) == nil {
            try files.deleteTree(name)
        }
        if let limit, let top = try topmostWithNothingElse(upTo: limit, &walker) {
            try walker.retire(top)
            return
        }
        for phase in Phase.allCases { try files.delete(phase.rawValue) }
        try parent.delete(Self.name, isFolder: true)
        guard try parent.names() == [Self.ignoreFile] else { return }
        try parent.delete(Self.ignoreFile)
        try walker.open(state.parent).delete(StateFolder.name, isFolder: true)
    }

    /// Renames the folder so that its files are kept but it isn't recovered again. Nil if the run
    /// hadn't published anything.
    func setAside() throws(SystemError) -> String? {
        guard phase == .publishing else { return nil }
        let name = "interrupted-\(TemporaryNames().number)"
        try parent.move(Self.name, to: name, "keep")
        return "\(state.path)/\(name)"
    }

    /// Returns the topmost folder that contains nothing but this one. Nil if it isn't below the
    /// limit.
    private func topmostWithNothingElse(
        upTo limit: String, _ walker: inout FolderWalker
    ) throws(SystemError) -> Folder? {
        let top = AbsolutePath(resolvingLinksOf: limit).components
        let above = AbsolutePath(resolvingLinksOf: state.parent.path).components
        guard Set(try parent.names()).isSubset(of: [Self.ignoreFile, Self.name]), !top.isEmpty,
            above.starts(with: top)
        else { return nil }
        var folder = Folder(
            anchor: "/" + top.dropLast().joined(separator: "/"),
            names: Array(above.dropFirst(top.count - 1)))
        var (found, inner): (Folder?, String) = (nil, StateFolder.name)
        while !folder.names.isEmpty, try walker.open(folder).names() == [inner] {
            (found, inner) = (folder, folder.name)
            folder = folder.parent
        }
        return found
    }
}
