import Basics

/// A path from the root, without `.` and `..`.
package struct AbsolutePath {
    package var components: [String]

    /// The path that a user's path stands for, worked out as text.
    package init(_ path: String) {
        components = path.utf8.first == UInt8(ascii: "/") ? [] : Self.currentFolder.components
        append(path)
    }

    /// It stays the same as long as the program runs.
    private static let currentFolder = AbsolutePath(below: FileSystem.currentFolder())

    private init(below path: String) {
        components = []
        append(path)
    }

    private mutating func append(_ path: String) {
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let component = String(Substring(part))
            if component == ".." {
                _ = components.popLast()
            } else if component != "." {
                components.append(component)
            }
        }
    }

    package var text: String { "/" + components.joined(separator: "/") }

    /// The path from the current folder, where it lies there; else the whole of it.
    package var shown: String {
        let current = AbsolutePath(".").components
        guard components.starts(with: current) else { return text }
        let rest = components.dropFirst(current.count)
        return rest.isEmpty ? "." : rest.joined(separator: "/")
    }

    /// The way here from another folder.
    package func relative(to folder: AbsolutePath) -> String {
        let shared = zip(components, folder.components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.components.count - shared)
        let path = up + components.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    package var lastComponent: String? { components.last }
}

extension AbsolutePath {
    /// A path as the system follows it, as far as it is there.
    package init(resolvingLinksOf path: String) {
        let folder = Folder(nearestTo: path)
        self.init(FileSystem.realPath(of: folder.anchor))
        components += folder.names
    }
}

/// Where destinations are, with every link in their bases followed. Bases are few and destinations many.
struct ResolvedPaths {
    private var bases: [String: [String]] = [:]

    mutating func components(of destination: Destination) -> [String] {
        let base =
            bases[destination.base] ?? AbsolutePath(resolvingLinksOf: destination.base).components
        bases[destination.base] = base
        return base + destination.relative.components
    }
}
