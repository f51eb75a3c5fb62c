package import Basics
import TemplateSets

/// Finds paths that are equal in some file system, and files whose path is also a folder.
///
/// File systems differ in whether case and Unicode forms matter; see `OutputPath.collisionKey`.
package struct PathCollisions {
    /// The indices of two paths that can't both be files.
    package struct Collision {
        package enum Kind {
            /// Both paths would be one file.
            case sameFile
            /// The first path is also a folder of the second.
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

    /// Returns all collisions among paths, equal ones first, each with the nearest earlier path.
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
            // The nearest folder is enough because its own folders collide with it, and there may
            // be hundreds.
            for slash in key.utf8.indices.reversed() where key.utf8[slash] == UInt8(ascii: "/") {
                guard let other = seen[String(key[..<slash])] else { continue }
                collisions.append(Collision(kind: .folder, first: other, second: index))
                break
            }
        }
        return collisions
    }
}

/// A quick test for collisions with a hash of each path.
///
/// Equal hashes need an exact comparison. Without any, all paths differ in every case, and none is
/// a folder of another.
private struct PathHashes {
    /// The hash of each file.
    private var files: [UInt64] = []
    /// The hash of each folder, with duplicates.
    private var folders: [UInt64] = []
    /// The folders of the last path, because files are sorted by folder.
    private var last: [UInt64] = []
    /// Whether all paths are ASCII, which file systems compare alike except for case.
    private var isPlain = true

    mutating func add(_ path: String) {
        // This is FNV-1a. A hash collision only costs time.
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

    /// Whether two paths may collide.
    var mayMeet: Bool {
        guard isPlain else { return true }
        var seen = Set<UInt64>(minimumCapacity: files.count)
        for file in files where !seen.insert(file).inserted { return true }
        return folders.contains(where: seen.contains)
    }
}

/// Checks the paths that a set gives to the files of one scene.
struct SetCollisions {
    let templateSet: TemplateSet

    /// - Throws: `Failure` with 65 and all pairs of files that collide below their root.
    func check(_ files: [RenderedFile]) throws(Failure) {
        var problems: [Diagnostic] = []
        for root in TemplateFile.Root.allCases {
            let files = files.filter { $0.root == root }
            for collision in PathCollisions.among(files.map(\.path.description)) {
                problems.append(
                    problem(collision.kind, files[collision.first], files[collision.second]))
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    private func problem(
        _ kind: PathCollisions.Collision.Kind, _ one: RenderedFile, _ other: RenderedFile
    ) -> Diagnostic {
        let message = kind.message("\(one.path)", "\(other.path)")
        let hint =
            "The files '\(one.id.onOneLine)' and '\(other.id.onOneLine)' need paths that differ."
        guard let file = templateSet.files.first(where: { $0.id == other.id }) else {
            return Diagnostic(.error, message, path: templateSet.manifestPath, hint: hint)
        }
        return file.pathText.diagnostic(message, hint: hint)
    }
}

extension SceneGeneration {
    /// A path, and the index of the item that needs it; nil if no single scene does.
    package struct OwnedPath: Sendable {
        /// The path that messages show.
        package let path: String
        /// The absolute path, because folders can contain each other.
        package let absolutePath: String
        package let item: Int?

        package init(path: String, absolutePath: String, item: Int?) {
            self.path = path
            self.absolutePath = absolutePath
            self.item = item
        }
    }

    /// - Throws: `Failure` with 65 and the paths that collide.
    package func checkPaths(_ paths: [OwnedPath]) throws(Failure) {
        let collisions = PathCollisions.among(paths.map(\.absolutePath))
        guard !collisions.isEmpty else { return }
        var problems: [Diagnostic] = []
        // Two scenes that collide usually do so with every file. One error is enough.
        var seen: Set<[Int]> = []
        for collision in collisions {
            let (one, other) = (paths[collision.first], paths[collision.second])
            if items.count > 1, !seen.insert([one.item ?? -1, other.item ?? -1]).inserted {
                continue
            }
            problems.append(problem(collision.kind, one, other))
        }
        throw Failure(.data, problems)
    }

    private func problem(
        _ kind: PathCollisions.Collision.Kind, _ one: OwnedPath, _ other: OwnedPath
    ) -> Diagnostic {
        guard items.count > 1, let item = one.item ?? other.item else {
            return problemOfFolders(kind, one, other)
        }
        let (taker, path): (String, String)
        switch (kind, one.item, other.item) {
        case (.folder, _, _): (taker, path) = ("a folder", one.path)
        case (.sameFile, let first?, .some):
            (taker, path) = ("the scene '\(items[first].name.text)'", other.path)
        case (.sameFile, _, _): (taker, path) = ("a shared file", one.path)
        }
        // The second of two scenes is the one to rename.
        let name = items[kind == .folder ? item : other.item ?? item].name
        return Diagnostic(
            .error, "\(taker) and the scene '\(name.text)' both ask for '\(path)'", in: name)
    }

    /// Files of one scene collide only if their folders do.
    private func problemOfFolders(
        _ kind: PathCollisions.Collision.Kind, _ one: OwnedPath, _ other: OwnedPath
    ) -> Diagnostic {
        return Diagnostic(
            .error, kind.message(one.path, other.path), path: sets.first?.location,
            hint: "Choose folders that differ with --output, --tests and --support.")
    }
}
