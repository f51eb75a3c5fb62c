import Basics
import Planning

/// Opens folders one from the other, and makes those that are missing.
///
/// Between looking and writing someone may put a symbolic link where a folder was. Opening each
/// folder from the one above it, with `O_NOFOLLOW`, leaves no moment in which a path could lead
/// elsewhere.
///
/// The topmost folder that is missing is made under a temporary name. What goes into it is written
/// there, and one rename shows it all at once.
final class FolderWalker {
    /// The topmost of folders that are missing.
    struct NewFolder: Sendable {
        let folder: Folder
        let temporaryName: String
        fileprivate var state = State.planned

        fileprivate enum State {
            case planned
            /// It is there under its temporary name.
            case made
            case named
        }
    }

    /// What a walker has found out and made, for another one to go on with.
    struct Cache: Sendable {
        package fileprivate(set) var newFolders: [NewFolder] = []
        /// Where each of them is in the list, once there are many.
        private var places: [Folder: Int] = [:]
        fileprivate var anchors: [String: Folder] = [:]

        /// With no more than this, looking at each is faster than hashing.
        fileprivate static let few = 8

        fileprivate func place(of folder: Folder) -> Int? {
            newFolders.count > Self.few
                ? places[folder] : newFolders.firstIndex { $0.folder == folder }
        }

        fileprivate mutating func add(_ folder: Folder, _ temporaryName: String) {
            let new = NewFolder(folder: folder, temporaryName: temporaryName)
            newFolders.append(new)
            guard newFolders.count > Self.few else { return }
            if places.isEmpty {
                for (place, known) in newFolders.enumerated() { places[known.folder] = place }
            } else {
                places[new.folder] = newFolders.count - 1
            }
        }
    }

    private(set) var cache: Cache
    private var opened: [(folder: Folder, descriptor: Int32)] = []
    /// The folder that was asked about last, since files come folder by folder.
    private var lastAsked: (folder: Folder, isNew: Bool)?
    /// The destination that a folder was asked for last, for the same reason.
    private var lastDestination: (destination: Destination, folder: Folder)?

    init(cache: Cache = Cache()) {
        self.cache = cache
    }

    var newFolders: [NewFolder] { cache.newFolders }

    deinit {
        closeAll()
    }

    /// The folder that a file goes to.
    package func folder(of destination: Destination) -> Folder {
        if let last = lastDestination, last.destination.isBeside(destination) {
            return last.folder
        }
        let base = anchored(destination.base)
        let folder = Folder(
            anchor: base.anchor, names: base.names + destination.relative.components.dropLast())
        lastDestination = (destination, folder)
        return folder
    }

    /// A folder at a path that the user chose.
    func folder(at path: String) -> Folder { anchored(path) }

    /// Whether a folder is, or lies in, one that does not have its name yet.
    package func isNew(_ folder: Folder) -> Bool {
        if let lastAsked, lastAsked.folder == folder { return lastAsked.isNew }
        let isNew = lookUp(folder)
        lastAsked = (folder, isNew)
        return isNew
    }

    private func lookUp(_ folder: Folder) -> Bool {
        // Most often a whole package is new, or one folder of scenes.
        if cache.newFolders.count <= Cache.few {
            return cache.newFolders.contains { folder.isAtOrBelow($0.folder) }
        }
        var ancestor = folder
        var isNew = cache.place(of: ancestor) != nil
        while !isNew, !ancestor.names.isEmpty {
            ancestor = ancestor.parent
            isNew = cache.place(of: ancestor) != nil
        }
        return isNew
    }

    /// Looks for the topmost part of a folder's path that is missing, and notes it as a folder to make.
    func plan(_ folder: Folder, _ names: TemporaryNames) throws(SystemError) {
        if isNew(folder) { return }
        try walk(to: folder) { (next, parent) throws(SystemError) in
            do throws(SystemError) {
                return try openFolder(next.name, in: parent, path: next.path)
            } catch {
                // Behind a folder that is not there yet, `..` would lead somewhere else.
                guard error.code == ENOENT, next.name != ".." else { throw error }
                cache.add(next, names.folder(newFolders.count))
                lastAsked = nil
                return nil
            }
        }
    }

    /// The descriptor of a folder; it is valid until the next call.
    ///
    /// - Parameter isMaking: whether what was planned is made, and what is missing in it.
    func open(_ folder: Folder, isMaking: Bool = false) throws(SystemError) -> Int32 {
        try walk(to: folder) { (next, parent) throws(SystemError) in
            try open(next, in: parent, isMaking: isMaking)
        }
        return opened[opened.count - 1].descriptor
    }

    /// Opens what leads to a folder, up to where `open` gives nothing.
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

    /// Removes a folder, unless something is in it, or it cannot be removed by this user or at all, as
    /// the root of a file system.
    ///
    /// - Returns: whether it is gone.
    @discardableResult
    func removeIfEmpty(_ folder: Folder) throws(SystemError) -> Bool {
        guard !folder.names.isEmpty else { return false }
        do {
            let parent = try open(folder.parent)
            // Twice, since what stays for a whim of the disk is an empty folder.
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

    /// Gives a new folder its name.
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

    /// Opens a folder in a new one, where only this transaction does anything, and makes it first: if
    /// it is there, another part of that has made it.
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
            // What is there and cannot be opened is not a folder.
            guard let failure, failure.code != EEXIST else { throw error }
            throw failure
        }
    }

    private func openAnchor(_ anchor: String) throws(SystemError) {
        let descriptor = try openFolder(anchor, path: anchor, followingLinks: true)
        opened.append((Folder(anchor: anchor, names: []), descriptor))
    }

    /// The nearest folder at or above a base that is there, and the names from there on.
    private func anchored(_ base: String) -> Folder {
        if let known = cache.anchors[base] { return known }
        let folder = Folder(nearestTo: base)
        cache.anchors[base] = folder
        return folder
    }

    private func close(whatIsNotAbove folder: Folder) {
        while let last = opened.last,
            last.folder.anchor != folder.anchor || !folder.names.starts(with: last.folder.names)
        {
            closeDescriptor(last.descriptor)
            opened.removeLast()
        }
    }

    private func closeAll() {
        for entry in opened { closeDescriptor(entry.descriptor) }
        opened = []
    }
}
