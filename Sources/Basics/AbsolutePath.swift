/// A path from the root, without `.` and `..`.
package struct AbsolutePath: Hashable, Sendable {
    package var components: [String]

    package init(components: [String]) { self.components = components }

    /// Makes a path absolute without reading the disk.
    ///
    /// - Parameter folder: The folder that a relative path starts from.
    package init(_ path: String, from folder: AbsolutePath) {
        components = path.utf8.first == UInt8(ascii: "/") ? [] : folder.components
        for component in path.pathComponents {
            if component == ".." {
                _ = components.popLast()
            } else if component != "." {
                components.append(component)
            }
        }
    }

    package var text: String { "/" + components.joined(separator: "/") }

    package func relative(to folder: AbsolutePath) -> String {
        let shared = zip(components, folder.components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.components.count - shared)
        let path = up + components.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }

    /// The first components.
    package func prefix(_ count: Int) -> AbsolutePath {
        AbsolutePath(components: Array(components.prefix(count)))
    }

    package func appending(_ names: some Sequence<String>) -> AbsolutePath {
        AbsolutePath(components: components + names)
    }

    /// Whether the path is equal to or below a folder.
    package func isAtOrBelow(_ folder: AbsolutePath) -> Bool {
        components.starts(with: folder.components)
    }

    package var lastComponent: String? { components.last }

    /// The folder itself, and the folders above it, nearest first.
    package var selfAndAncestors: some Sequence<AbsolutePath> {
        sequence(first: self) { folder in
            var parent = folder
            return parent.components.popLast() == nil ? nil : parent
        }
    }
}

extension String {
    /// The names in a path. Bytes are split because a slash and a combining mark are a different
    /// `Character`, but not to a file system.
    package var pathComponents: [String] {
        split(atByte: UInt8(ascii: "/")).filter { !$0.isEmpty }
    }

    /// The path of the parent folder and the last name.
    package var splitAtLastSlash: (parent: String, name: String) {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", self) }
        let name = String(self[index(after: slash)...])
        return (slash == startIndex ? "/" : String(self[..<slash]), name)
    }
}
