import Basics
import Planning

/// A folder below one that is there and that the user chose.
package struct Folder: Hashable, Sendable {
    /// Opened as the user wrote it: symbolic links in it are the user's business.
    package let anchor: String
    /// The folders from there on, in which no symbolic link is followed.
    package let names: [String]

    package var parent: Folder { Folder(anchor: anchor, names: Array(names.dropLast())) }

    package func appending(_ name: String) -> Folder {
        Folder(anchor: anchor, names: names + [name])
    }

    /// The last of the names; there is one, but for an anchor itself.
    package var name: String { names.last ?? anchor }

    /// The path as it is shown.
    package var path: String {
        names.isEmpty ? anchor : Destination.join(anchor, names.joined(separator: "/"))
    }

    /// Whether it is a folder or lies in it.
    func isAtOrBelow(_ other: Folder) -> Bool {
        anchor == other.anchor && names.starts(with: other.names)
    }
}

/// Opens folders one from the other, and makes those that are missing.
///
/// Between looking and writing someone may put a symbolic link where a folder was. Opening each
/// folder from the one above it, with `O_NOFOLLOW`, leaves no moment in which a path could lead
/// elsewhere.
///
/// The topmost folder that is missing is made under a passing name. What goes into it is written
/// there, and one rename shows it all at once.
final class FolderWalker {
    /// A folder that was made and does not have its name yet.
    struct NewFolder: Sendable {
        package let folder: Folder
        let passingName: String
        fileprivate var hasName = false
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

        fileprivate mutating func add(_ new: NewFolder) {
            newFolders.append(new)
            guard newFolders.count > Self.few else { return }
            if places.isEmpty {
                for (place, known) in newFolders.enumerated() { places[known.folder] = place }
            } else {
                places[new.folder] = newFolders.count - 1
            }
        }
    }

    /// What had to be made, in order: each folder, and the name it has on disk.
    package typealias Made = (_ folder: Folder, _ nameOnDisk: String) -> Void

    private(set) var cache: Cache
    private var opened: [(folder: Folder, descriptor: Int32)] = []
    /// The folder that was asked about last, since files come folder by folder.
    private var lastAsked: (folder: Folder, isNew: Bool)?
    private let nextPassingName: () -> String

    package init(
        cache: Cache = Cache(), passingNames next: @escaping () -> String
    ) {
        self.cache = cache
        nextPassingName = next
    }

    var newFolders: [NewFolder] { cache.newFolders }

    deinit {
        closeAll()
    }

    /// The folder that a file goes to.
    package func folder(of destination: Destination) -> Folder {
        let base = anchored(destination.base)
        return Folder(
            anchor: base.anchor, names: base.names + destination.relative.components.dropLast())
    }

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

    /// The descriptor of a folder; it is valid until the next call.
    ///
    /// - Parameter made: gets each folder that had to be made; without it none is made.
    package func open(_ folder: Folder, making made: Made? = nil) throws(SystemError) -> Int32 {
        close(whatIsNotAbove: folder)
        if opened.isEmpty { try openAnchor(folder.anchor) }
        while let last = opened.last, last.folder.names.count < folder.names.count {
            let next = last.folder.appending(folder.names[last.folder.names.count])
            try push(next, from: last.descriptor, making: made)
        }
        return opened[opened.count - 1].descriptor
    }

    /// Shows a new folder, or takes it back.
    package func rename(_ new: NewFolder, back: Bool = false) throws(SystemError) {
        let parent = try open(new.folder.parent)
        let name = new.folder.name
        let (old, now) = back ? (name, new.passingName) : (new.passingName, name)
        try system("create", new.folder.path) { renameat(parent, old, parent, now) }
        if let place = cache.place(of: new.folder) {
            cache.newFolders[place].hasName = !back
        }
    }

    private func push(
        _ folder: Folder, from parent: Int32, making made: Made?
    ) throws(SystemError) {
        let new = cache.place(of: folder).map { cache.newFolders[$0] }
        let name = new.flatMap { $0.hasName ? nil : $0.passingName } ?? folder.name
        // Behind a folder that is not there yet, this would lead somewhere else.
        if name == ".." { throw SystemError(code: ENOENT, action: "open", path: folder.path) }
        if let made, new == nil, isNew(folder.parent) {
            opened.append((folder, try openInside(folder, in: parent, made)))
            return
        }
        let descriptor: Int32
        do {
            descriptor = try openFolder(name, in: parent, path: folder.path)
        } catch {
            guard error.code == ENOENT, let made else { throw error }
            let name = try makeTopmost(folder, in: parent)
            made(folder, name)
            descriptor = try openFolder(name, in: parent, path: folder.path)
        }
        opened.append((folder, descriptor))
    }

    /// Opens a folder in a new one, where only this transaction does anything, and makes it first: if
    /// it is there, another part of that has made it.
    private func openInside(
        _ folder: Folder, in parent: Int32, _ made: Made
    ) throws(SystemError) -> Int32 {
        var failure: SystemError?
        do {
            try system("make", folder.path) { mkdirat(parent, folder.name, 0o777) }
            made(folder, folder.name)
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

    private func makeTopmost(_ folder: Folder, in parent: Int32) throws(SystemError) -> String {
        let name = nextPassingName()
        try system("make", folder.path) { mkdirat(parent, name, 0o777) }
        cache.add(NewFolder(folder: folder, passingName: name))
        lastAsked = nil
        return name
    }

    private func openAnchor(_ anchor: String) throws(SystemError) {
        let descriptor = try openFolder(anchor, path: anchor, followingLinks: true)
        opened.append((Folder(anchor: anchor, names: []), descriptor))
    }

    /// The nearest folder at or above a base that is there, and the names from there on.
    private func anchored(_ base: String) -> Folder {
        if let known = cache.anchors[base] { return known }
        var anchor = base
        var names: [String] = []
        while !FileSystem.isFolder(anchor), anchor != ".", anchor != "/" {
            let (parent, name) = anchor.splitAtLastSlash
            names.insert(name, at: 0)
            anchor = parent
        }
        let folder = Folder(anchor: anchor, names: names)
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

extension String {
    /// The names in a path. To Swift a slash with a combining mark is another character, and to a
    /// file system it is the same.
    package var pathComponents: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// The path of the folder above and the last name.
    package var splitAtLastSlash: (parent: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return (".", self) }
        let name = String(self[index(after: slash)...])
        return (slash == startIndex ? "/" : String(self[..<slash]), name)
    }
}
