import Basics

/// A path from the root, without `.` and `..`.
package struct AbsolutePath {
    package var components: [String]

    /// Makes a path absolute without reading the disk.
    package init(_ path: String) {
        components = path.utf8.first == UInt8(ascii: "/") ? [] : Self.currentFolder.components
        for component in path.pathComponents {
            if component == ".." {
                _ = components.popLast()
            } else if component != "." {
                components.append(component)
            }
        }
    }

    private static let currentFolder = AbsolutePath(FileSystem.currentFolder())

    package var text: String { "/" + components.joined(separator: "/") }

    /// The path relative to the current folder if it is in it, or else the absolute path.
    package var shown: String {
        let current = AbsolutePath(".").components
        guard components.starts(with: current) else { return text }
        let rest = components.dropFirst(current.count)
        return rest.isEmpty ? "." : rest.joined(separator: "/")
    }

    package func relative(to folder: AbsolutePath) -> String {
        let shared = zip(components, folder.components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.components.count - shared)
        let path = up + components.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    /// The first components.
    package func prefix(_ count: Int) -> AbsolutePath {
        var prefix = self
        prefix.components = Array(components.prefix(count))
        return prefix
    }

    package var lastComponent: String? { components.last }
}

extension AbsolutePath {
    /// Resolves the links in the part of a path that exists.
    package init(resolvingLinksOf path: String) {
        let folder = Folder(nearestTo: path)
        self.init(FileSystem.realPath(of: folder.anchor))
        components += folder.names
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

    /// Returns the folder of a file.
    init(of destination: Destination) {
        self.init(nearestTo: destination.base, destination.relative.components.dropLast())
    }
}

extension String {
    /// The names in a path. Bytes are split because a slash and a combining mark are a different
    /// `Character`, but not to a file system.
    package var pathComponents: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// The path of the parent folder and the last name.
    package var splitAtLastSlash: (parent: String, name: String) {
        guard let slash = lastIndex(of: "/") else { return (".", self) }
        let name = String(self[index(after: slash)...])
        return (slash == startIndex ? "/" : String(self[..<slash]), name)
    }
}
