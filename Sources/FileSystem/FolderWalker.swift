import Basics
import Planning

/// Opens folders relative to their parents, and creates missing ones.
///
/// Another process may replace a folder by a symbolic link at any time. Because each folder is opened
/// from its parent with `O_NOFOLLOW`, a path can never lead elsewhere.
///
/// The topmost missing folder is created under a temporary name. Its contents are written there, and
/// one rename publishes all of them.
final class FolderWalker {
    /// A topmost missing folder.
    struct NewFolder: Sendable {
        let folder: Folder
        let temporaryName: String
        fileprivate var state = State.planned

        fileprivate enum State {
            case planned
            /// It exists under its temporary name.
            case made
            case named
        }
    }

    /// The results of a walker, which another walker can continue with.
    struct Cache: Sendable {
        package fileprivate(set) var newFolders: [NewFolder] = []
        /// The index of each new folder in `newFolders`.
        private var places: [Folder: Int] = [:]
        fileprivate var anchors: [String: Folder] = [:]

        fileprivate func place(of folder: Folder) -> Int? {
            newFolders.isEmpty ? nil : places[folder]
        }

        fileprivate mutating func add(_ folder: Folder, _ temporaryName: String) {
            places[folder] = newFolders.count
            newFolders.append(NewFolder(folder: folder, temporaryName: temporaryName))
        }
    }

    private(set) var cache: Cache
    private var opened: [(folder: Folder, descriptor: Int32)] = []
    /// The last answer of `isNew`, because the files of a folder follow each other.
    private var lastAnswer: (folder: Folder, isNew: Bool)?

    init(cache: Cache = Cache()) {
        self.cache = cache
    }

    var newFolders: [NewFolder] { cache.newFolders }

    deinit {
        for entry in opened { closeDescriptor(entry.descriptor) }
    }

    /// Returns the parent folder of a file.
    func folder(of destination: Destination) -> Folder {
        let base = folder(at: destination.base)
        return Folder(
            anchor: base.anchor, names: base.names + destination.relative.components.dropLast())
    }

    /// Returns the folder at a path that the user chose.
    func folder(at path: String) -> Folder {
        if let known = cache.anchors[path] { return known }
        let folder = Folder(nearestTo: path)
        cache.anchors[path] = folder
        return folder
    }

    /// Whether a folder is equal to or in a new folder.
    func isNew(_ folder: Folder) -> Bool {
        if let lastAnswer, lastAnswer.folder == folder { return lastAnswer.isNew }
        var ancestor = folder
        var isNew = cache.place(of: ancestor) != nil
        while !isNew, !ancestor.names.isEmpty, !cache.newFolders.isEmpty {
            ancestor = ancestor.parent
            isNew = cache.place(of: ancestor) != nil
        }
        lastAnswer = (folder, isNew)
        return isNew
    }

    /// Finds the topmost missing part of a folder's path, and adds it to the new folders.
    func plan(_ folder: Folder, _ names: TemporaryNames) throws(SystemError) {
        if isNew(folder) { return }
        try walk(to: folder) { (next, parent) throws(SystemError) in
            do throws(SystemError) {
                return try openFolder(next.name, in: parent, path: next.path)
            } catch {
                // After a missing folder, `..` would lead elsewhere.
                guard error.code == ENOENT, next.name != ".." else { throw error }
                cache.add(next, names.folder(newFolders.count))
                lastAnswer = nil
                return nil
            }
        }
    }

    /// Returns the descriptor of a folder, which is valid until the next call.
    ///
    /// - Parameter isMaking: Whether planned folders and missing folders in them are created.
    func open(_ folder: Folder, isMaking: Bool = false) throws(SystemError) -> Int32 {
        try walk(to: folder) { (next, parent) throws(SystemError) in
            try open(next, in: parent, isMaking: isMaking)
        }
        return opened[opened.count - 1].descriptor
    }

    /// Opens the folders on the way to a folder until `open` returns nil.
    private func walk(
        to folder: Folder, _ open: (Folder, _ parent: Int32) throws(SystemError) -> Int32?
    ) throws(SystemError) {
        close(whatIsNotAbove: folder)
        if opened.isEmpty { try openAnchor(folder.anchor) }
        while let last = opened.last, last.folder.names.count < folder.names.count {
            let next = last.folder.appending(folder.names[last.folder.names.count])
            guard let descriptor = try open(next, last.descriptor) else { return }
            opened.append((next, descriptor))
        }
    }

    /// Removes a folder unless it has contents or can't be removed, like the root of a file system.
    ///
    /// - Returns: Whether the folder no longer exists.
    @discardableResult
    func removeIfEmpty(_ folder: Folder) throws(SystemError) -> Bool {
        guard !folder.names.isEmpty else { return false }
        do {
            let parent = try open(folder.parent)
            // Try twice, because a temporary error would leave an empty folder behind.
            if unlinkat(parent, folder.name, AT_REMOVEDIR) == 0 { return true }
            try remove(folder.name, in: parent, path: folder.path, isFolder: true)
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

    /// Renames a new folder from its temporary name to its own.
    func publish(_ new: NewFolder) throws(SystemError) {
        let parent = try open(new.folder.parent)
        try moveExclusively(
            new.temporaryName, in: parent, to: new.folder.name, in: parent, new.folder.path)
        if let place = cache.place(of: new.folder) { cache.newFolders[place].state = .named }
    }

    private func open(
        _ folder: Folder, in parent: Int32, isMaking: Bool
    ) throws(SystemError) -> Int32 {
        if let place = cache.place(of: folder) {
            let new = cache.newFolders[place]
            if new.state == .named {
                return try openFolder(folder.name, in: parent, path: folder.path)
            }
            if isMaking, new.state == .planned {
                try system("make", folder.path) { mkdirat(parent, new.temporaryName, 0o777) }
                cache.newFolders[place].state = .made
            }
            return try openFolder(new.temporaryName, in: parent, path: folder.path)
        }
        if folder.name == ".." {
            throw SystemError(code: ENOENT, action: "open", path: folder.path)
        }
        let isInside = isMaking && isNew(folder.parent)
        return isInside
            ? try openInside(folder, in: parent)
            : try openFolder(folder.name, in: parent, path: folder.path)
    }

    /// Creates and opens a folder in a new one. Another thread of the transaction may have created it.
    private func openInside(_ folder: Folder, in parent: Int32) throws(SystemError) -> Int32 {
        var failure: SystemError?
        do {
            try system("make", folder.path) { mkdirat(parent, folder.name, 0o777) }
        } catch {
            failure = error
        }
        do {
            return try openFolder(folder.name, in: parent, path: folder.path)
        } catch {
            // An existing entry that can't be opened isn't a folder.
            guard let failure, failure.code != EEXIST else { throw error }
            throw failure
        }
    }

    private func openAnchor(_ anchor: String) throws(SystemError) {
        let descriptor = try openFolder(anchor, path: anchor, followingLinks: true)
        opened.append((Folder(anchor: anchor, names: []), descriptor))
    }

    private func close(whatIsNotAbove folder: Folder) {
        while let last = opened.last,
            last.folder.anchor != folder.anchor || !folder.names.starts(with: last.folder.names)
        {
            closeDescriptor(last.descriptor)
            opened.removeLast()
        }
    }
}
