import Basics

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

extension Folder {
    /// The part of a path that exists, as the anchor, and the names that are missing below it.
    init(nearestTo path: String) {
        var (anchor, names) = (path, [String]())
        while !FileSystem.isFolder(anchor), anchor != ".", anchor != "/" {
            let (parent, name) = anchor.splitAtLastSlash
            names.insert(name, at: 0)
            anchor = parent
        }
        self.init(anchor: anchor, names: names)
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
