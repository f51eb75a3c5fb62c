import Basics

/// Finds paths that some file system would take for one, and files where another needs a folder.
///
/// File systems differ in whether case and Unicode form matter; see `OutputPath.collisionKey`.
package struct PathCollisions {
    /// Two paths that cannot both be files, by their numbers.
    package struct Collision {
        package enum Kind {
            /// Both would be one file.
            case sameFile
            /// The first would be a file, and a folder on the way to the second.
            case folder

            func message(_ one: String, _ other: String) -> String {
                switch self {
                case .sameFile: "'\(one)' and '\(other)' would be one file"
                case .folder: "'\(one)' would be a file and a folder"
                }
            }
        }

        package let kind: Kind
        package let first: Int
        package let second: Int
    }

    /// All collisions among paths, those of one file first, each with the nearest path before it.
    package static func among(_ paths: [String]) -> [Collision] {
        var hashes = PathHashes()
        for path in paths { hashes.add(path) }
        guard hashes.mayMeet else { return [] }
        let keys = paths.map(\.caseFolded)
        var seen: [String: Int] = [:]
        var collisions: [Collision] = []
        for (index, key) in keys.enumerated() {
            if let other = seen.updateValue(index, forKey: key) {
                collisions.append(Collision(kind: .sameFile, first: other, second: index))
            }
        }
        for (index, key) in keys.enumerated() {
            // The nearest folder is enough: its own come with it, and there may be hundreds.
            for slash in key.utf8.indices.reversed() where key.utf8[slash] == UInt8(ascii: "/") {
                guard let other = seen[String(key[..<slash])] else { continue }
                collisions.append(Collision(kind: .folder, first: other, second: index))
                break
            }
        }
        return collisions
    }
}

/// A quick look at whether paths could meet: each is remembered as a number.
///
/// Two equal numbers say that somebody has to look closely; where there are none, no two paths are
/// the same, in whatever case, and none is a folder of another one.
private struct PathHashes {
    /// One for each file.
    private var files: [UInt64] = []
    /// One for each folder at least.
    private var folders: [UInt64] = []
    /// The folders of the last path, since files come folder by folder.
    private var last: [UInt64] = []
    /// Whether paths hold only what every file system compares in the same way.
    private var isPlain = true

    /// Takes a path in.
    mutating func add(_ path: String) {
        // FNV-1a: nobody gains anything by paths with the same number.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var depth = 0
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                addFolder(hash, depth)
                depth += 1
            } else if byte >= 0x80 {
                isPlain = false
            }
            let isUppercase = byte &- UInt8(ascii: "A") < 26
            hash = (hash ^ UInt64(isUppercase ? byte | 0x20 : byte)) &* 0x100_0000_01b3
        }
        files.append(hash)
    }

    private mutating func addFolder(_ hash: UInt64, _ depth: Int) {
        if depth < last.count {
            if last[depth] == hash { return }
            last[depth] = hash
        } else {
            last.append(hash)
        }
        folders.append(hash)
    }

    /// Whether two of them may be the same file, or one a folder of the other.
    var mayMeet: Bool {
        guard isPlain else { return true }
        var seen = Set<UInt64>(minimumCapacity: files.count)
        for file in files where !seen.insert(file).inserted { return true }
        return folders.contains(where: seen.contains)
    }
}
