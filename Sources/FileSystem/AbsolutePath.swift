import Basics

extension AbsolutePath {
    private static let currentFolder = AbsolutePath(
        (try? FileSystem.checkedCurrentFolder()) ?? "/", from: AbsolutePath(components: []))

    /// Makes a path absolute without reading the disk.
    package init(_ path: String) { self.init(path, from: Self.currentFolder) }

    /// Resolves the links in the part of a path that exists now.
    init(resolvingLinksOf path: String) {
        let folder = Folder(nearestTo: path)
        self = AbsolutePath(FileSystem.realPath(of: folder.anchor)).appending(folder.names)
    }

    /// Returns a path that a user typed, without links on the way to the current folder or one above.
    ///
    /// The system knows the current folder by its real path, and shells by the one that the user
    /// typed. On macOS, `/tmp` and `/var` are links into `/private`.
    package static func seenFromHere(_ path: String) -> String {
        guard path.utf8.first == UInt8(ascii: "/") else { return path }
        let (typed, here) = (AbsolutePath(path), currentFolder)
        if typed.components.starts(with: here.components) { return path }
        let above = (0...here.components.count).map(here.prefix)
        for count in typed.components.indices.map({ $0 + 1 }) {
            let top = typed.prefix(count)
            if here.components.starts(with: top.components) { continue }
            guard let identity = top.identity else { return path }
            guard var found = above.first(where: { $0.identity == identity }) else { continue }
            found.components += typed.components[count...]
            return found.text
        }
        return path
    }

    /// The part that only paths of one folder share.
    var identity: [UInt64]? {
        var status = stat()
        guard stat(text, &status) == 0 else { return nil }
        return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    }
}

/// Resolves the links in the bases of destinations. There are few bases and many destinations.
struct ResolvedPaths {
    private var bases: [String: [String]] = [:]

    mutating func components(of destination: Destination) -> [String] {
        let base =
            bases[destination.base] ?? AbsolutePath(resolvingLinksOf: destination.base).components
        bases[destination.base] = base
        return base + destination.relative.components
    }
}

/// A folder below an existing one that the user chose.
struct Folder: Hashable, Sendable {
    /// The existing folder, as the user wrote it. Symbolic links in it are followed.
    let anchor: String
    /// The names of the folders below the anchor. Symbolic links among them aren't followed.
    let names: [String]

    var parent: Folder { Folder(anchor: anchor, names: names.dropLast()) }

    func appending(_ name: String) -> Folder { Folder(anchor: anchor, names: names + [name]) }

    var name: String { names.last ?? anchor }

    var path: String {
        names.isEmpty ? anchor : Destination.join(anchor, names.joined(separator: "/"))
    }

    /// Whether it is equal to or in another folder.
    func isAtOrBelow(_ other: Folder) -> Bool {
        anchor == other.anchor && names.starts(with: other.names)
    }
}

extension Folder {
    /// Splits a path into the part that exists, as the anchor, and the names below it.
    init(nearestTo path: String, _ more: [String] = []) {
        var (anchor, names) = (path, more)
        while !FileSystem.isFolder(anchor), anchor != ".", anchor != "/" {
            let (parent, name) = anchor.splitAtLastSlash
            names.insert(name, at: 0)
            anchor = parent
        }
        self.init(anchor: anchor, names: names)
    }

    init(of destination: Destination) {
        self.init(nearestTo: destination.base, destination.relative.components.dropLast())
    }
}
