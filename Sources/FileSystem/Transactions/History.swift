import Basics

/// The commands that can be undone. Each has a folder with its journal and the files that it replaced or
/// removed. The folder's name has the command's number and the size of these files.
struct History {
    private static let name = StateFolder.historyName
    /// The maximum number of commands, and the maximum size of their files.
    static let maximumCount = 10
    static let maximumBytes = 20 << 20

    /// The folder of one command.
    struct Item: Hashable {
        let number: Int
        let bytes: Int

        init(number: Int, bytes: Int) {
            (self.number, self.bytes) = (number, bytes)
        }

        init?(_ name: String) {
            let parts = name.split(separator: "-").map { Int($0) }
            // A folder may have any name. These limits prevent an overflow.
            guard parts.count == 2, let number = parts[0], let bytes = parts[1],
                (1...1 << 40).contains(number), (0...1 << 40).contains(bytes)
            else { return nil }
            self.init(number: number, bytes: bytes)
        }

        var name: String { "\(number)-\(bytes)" }
    }

    private let state: StateFolder
    /// The descriptor of `.local`.
    private let parent: Int32

    init(_ state: StateFolder, in parent: Int32) {
        (self.state, self.parent) = (state, parent)
    }

    /// Checks that the history is a folder or missing.
    static func check(in parent: Int32, _ path: String) throws(SystemError) {
        guard fileNumber(of: name, in: parent) != nil else { return }
        closeDescriptor(try openFolder(name, in: parent, path: "\(path)/\(name)"))
    }

    private var path: String { "\(state.path)/\(Self.name)" }

    /// The commands, beginning with the oldest.
    var items: [Item] {
        get throws(SystemError) {
            guard let folder = try open() else { return [] }
            defer { closeDescriptor(folder) }
            return try items(in: folder)
        }
    }

    private func items(in folder: Int32) throws(SystemError) -> [Item] {
        try FileSystem.names(inOpenFolder: folder, path: path).compactMap(Item.init)
            .sorted { $0.number < $1.number }
    }

    /// Returns the journal of a command, or nil if this user's scene-kit didn't write it.
    func journal(of item: Item) throws(SystemError) -> Journal? {
        guard let folder = try open() else { return nil }
        defer { closeDescriptor(folder) }
        let inner = try openFolder(item.name, in: folder, path: path)
        defer { closeDescriptor(inner) }
        return try JournalFolder.read(
            JournalFolder.Phase.done.rawValue, in: inner, state.base, path)
    }

    /// Returns the path of a file that a command replaced or removed.
    func path(of item: Item, _ index: Int) -> String {
        "\(path)/\(item.name)/\(Journal.backupName(index))"
    }

    /// Moves the folder of a finished run into the history.
    func add(_ run: JournalFolder) throws(SystemError) {
        if fileNumber(of: Self.name, in: parent) == nil {
            try system("make", path) { mkdirat(parent, Self.name, 0o700) }
        }
        let folder = try openFolder(Self.name, in: parent, path: path)
        defer { closeDescriptor(folder) }
        let bytes = try size(of: run)
        if bytes > Self.maximumBytes { try removeBackups(of: run) }
        let last = try items(in: folder).last?.number ?? 0
        let item = Item(number: last + 1, bytes: bytes > Self.maximumBytes ? 0 : bytes)
        try system("keep", path) {
            renameat(parent, JournalFolder.name, folder, item.name)
        }
        try trim(in: folder)
    }

    func remove(_ number: Int) throws(SystemError) {
        guard let folder = try open() else { return }
        defer { closeDescriptor(folder) }
        for item in try items(in: folder) where item.number == number {
            try FolderRemoval.remove(item.name, in: folder, path)
        }
        if try FileSystem.names(inOpenFolder: folder, path: path).isEmpty {
            try unlink(Self.name, in: parent, isFolder: true)
        }
    }

    private func trim(in folder: Int32) throws(SystemError) {
        var items = try items(in: folder)
        var bytes = items.reduce(0) { $0 + $1.bytes }
        while items.count > Self.maximumCount || bytes > Self.maximumBytes {
            let oldest = items.removeFirst()
            bytes -= oldest.bytes
            try FolderRemoval.remove(oldest.name, in: folder, path)
        }
    }

    private func open() throws(SystemError) -> Int32? {
        do {
            return try openFolder(Self.name, in: parent, path: path)
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }

    private func size(of run: JournalFolder) throws(SystemError) -> Int {
        var bytes = 0
        for name in try FileSystem.names(inOpenFolder: run.descriptor, path: run.path) {
            var status = stat()
            try system("look at", path) {
                fstatat(run.descriptor, name, &status, AT_SYMLINK_NOFOLLOW)
            }
            bytes += Int(status.st_size)
        }
        return bytes
    }

    /// Removes files that are too large to keep. The command stays in the list but can't be undone.
    private func removeBackups(of run: JournalFolder) throws(SystemError) {
        for name in try FileSystem.names(inOpenFolder: run.descriptor, path: run.path)
        where Int(name) != nil {
            try unlink(name, in: run.descriptor)
        }
    }

    private func unlink(
        _ name: String, in folder: Int32, isFolder: Bool = false
    ) throws(SystemError) {
        try system("remove", path) { unlinkat(folder, name, isFolder ? AT_REMOVEDIR : 0) }
    }
}
