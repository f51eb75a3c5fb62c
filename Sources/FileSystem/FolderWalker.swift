/// Opens folders relative to their parents, and creates missing ones.
///
/// Another process may replace a folder by a symbolic link at any time. Because each folder is
/// opened from its parent without following links, a path can never lead elsewhere.
///
/// The topmost missing folder is created under a temporary name. Its contents are written there,
/// and one rename publishes all of them.
struct FolderWalker: Sendable {
    private(set) var newFolders: [Folder] = []
    private let names: TemporaryNames
    /// The index of each new folder in `newFolders`, by its real path: a plan may name one folder
    /// below several anchors.
    private var places: [String: Int] = [:]
    /// The anchors without links.
    private var realAnchors: [String: String] = [:]
    /// The number of new folders, from the first, that have their own names.
    private var publishedCount = 0
    /// The folder that was opened last, and those above it.
    private var opened: [(folder: Folder, descriptor: OpenFolder)] = []

    init(_ names: TemporaryNames = TemporaryNames()) { self.names = names }

    /// Returns whether a folder is missing. If so, the topmost missing folder of its path is added
    /// to the new folders.
    mutating func plan(_ folder: Folder) throws(SystemError) -> Bool {
        if let last = newFolders.last, folder.isAtOrBelow(last) { return true }
        do {
            _ = try open(folder)
            return false
        } catch {
            guard error.code == ENOENT, let last = opened.last?.folder else { throw error }
            let missing = last.appending(folder.names[last.names.count])
            let path = realPath(of: missing)
            if places[path] != nil { return true }
            // After a missing folder, `..` would lead elsewhere.
            if missing.name == ".." { throw error }
            places[path] = newFolders.count
            newFolders.append(missing)
            return true
        }
    }

    /// Opens a folder. In a new folder, missing ones are created.
    mutating func open(_ folder: Folder) throws(SystemError) -> OpenFolder {
        while let last = opened.last, !folder.isAtOrBelow(last.folder) { opened.removeLast() }
        if opened.isEmpty {
            opened.append(
                (Folder(anchor: folder.anchor, names: []), try OpenFolder(following: folder.anchor))
            )
        }
        var (current, descriptor) = opened[opened.count - 1]
        if current.names.count == folder.names.count { return descriptor }
        var isInNewFolder = opened.contains { places[realPath(of: $0.folder)] != nil }
        for name in folder.names[current.names.count...] {
            let next = current.appending(name)
            let path = next.path
            if !places.isEmpty, let place = places[realPath(of: next)] {
                let isPublished = place < publishedCount
                descriptor = try OpenFolder(
                    isPublished ? name : names.folder(place), in: descriptor, path: path)
                isInNewFolder = true
            } else if name == ".." {
                throw SystemError(code: ENOENT, action: "open", path: path)
            } else if isInNewFolder {
                descriptor = try descriptor.makeFolder(name, path: path)
            } else {
                descriptor = try OpenFolder(name, in: descriptor, path: path)
            }
            opened.append((next, descriptor))
            current = next
        }
        return descriptor
    }

    /// The path of a folder whose names aren't those of links, without the links of its anchor.
    private mutating func realPath(of folder: Folder) -> String {
        let anchor = realAnchors[folder.anchor] ?? FileSystem.realPath(of: folder.anchor)
        realAnchors[folder.anchor] = anchor
        return Folder(anchor: anchor, names: folder.names).path
    }

    /// Creates a new folder under its temporary name.
    mutating func make(_ index: Int) throws(SystemError) {
        let new = newFolders[index]
        _ = try open(new.parent).makeFolder(names.folder(index), path: new.path)
    }

    /// Gives the next new folder its own name.
    mutating func publishNext() throws(SystemError) {
        let new = newFolders[publishedCount]
        try open(new.parent).moveExclusively(names.folder(publishedCount), to: new.name)
        publishedCount += 1
    }

    /// Removes a folder unless it has contents or can't be removed, like the root of a file system.
    /// Returns whether the folder no longer exists.
    @discardableResult
    mutating func removeIfEmpty(_ folder: Folder) throws(SystemError) -> Bool {
        guard !folder.names.isEmpty else { return false }
        do {
            let parent = try open(folder.parent)
            // Try twice, because a temporary error would leave an empty folder behind.
            if (try? parent.delete(folder.name, isFolder: true)) == nil {
                try parent.delete(folder.name, isFolder: true)
            }
            return true
        } catch {
            if error.code == ENOENT { return true }
            let reasons = [
                ENOTEMPTY, EEXIST, ENOTDIR, ELOOP, EBUSY, EACCES, EPERM, EROFS, EINVAL,
            ]
            if !reasons.contains(error.code) { throw error }
            return false
        }
    }

    /// Renames a folder and removes it, so that no reader sees it half removed.
    mutating func retire(_ folder: Folder) throws(SystemError) {
        let parent = try open(folder.parent)
        let name = TemporaryNames().folder(0)
        try parent.move(folder.name, to: name, "remove")
        // Try twice, because only the next command here would remove the new name.
        if (try? parent.deleteTree(name)) == nil { try parent.deleteTree(name) }
    }
}

/// The temporary names of files and folders. Each transaction has a random number, so that no two
/// runs use the same names.
struct TemporaryNames: Sendable {
    /// 16 hexadecimal digits.
    let number: String

    private static let prefix = ".scene-kit-"
    private static let suffixOfState = "-state"

    init() {
        // The first digit isn't 0.
        number = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
    }

    /// Creates the names of an earlier run. Nil if the number is invalid.
    init?(number: String) {
        guard number.utf8.count == 16, UInt64(number, radix: 16) != nil else { return nil }
        self.number = number
    }

    /// Returns the name of a file that is about to be replaced, where files can't be exchanged.
    func aside(_ index: Int) -> String { file(index) + "-old" }

    /// Returns the name of an entry between its two spellings.
    func respelled(_ index: Int) -> String { "\(Self.prefix)\(number)-r\(index)" }

    func file(_ index: Int) -> String { "\(Self.prefix)\(number)-\(index)" }

    /// Returns the name of a folder. The first one contains the journal and has a suffix.
    func folder(_ index: Int) -> String {
        index == 0 ? Self.prefix + number + Self.suffixOfState : "\(Self.prefix)\(number)-f\(index)"
    }

    /// Whether a folder with this name may contain the journal of a run.
    static func isFolderWithJournal(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffixOfState) else { return false }
        let number = name.dropFirst(prefix.count).dropLast(suffixOfState.count)
        return TemporaryNames(number: String(number)) != nil
    }
}
