package import Basics
import TemplateSets

/// Two paths that can't both be files in some file system; see `OutputPath.collisionKey`.
struct PathCollision {
    /// The indices of the paths.
    let first, second: Int
    /// Whether the first path is also a folder of the second. Otherwise, both would be one file.
    let isFolder: Bool

    func message(_ one: String, _ other: String) -> String {
        isFolder
            ? "'\(one)' would be a file and a folder"
            : "'\(one)' and '\(other)' would be one file"
    }

    /// Returns all collisions among paths, equal ones first, each with the nearest earlier path.
    static func among(_ paths: [String]) -> [PathCollision] {
        if paths.count < 2 { return [] }
        let keys = paths.map(\.caseFolded)
        var files: [String: Int] = Dictionary(minimumCapacity: paths.count)
        var collisions: [PathCollision] = []
        for (index, key) in keys.enumerated() {
            if let other = files.updateValue(index, forKey: key) {
                collisions.append(PathCollision(first: other, second: index, isFolder: false))
            }
        }
        var folders: Set<String> = []
        for key in keys { _ = key.folders.first { !folders.insert($0).inserted } }
        guard keys.contains(where: folders.contains) else { return collisions }
        for (index, key) in keys.enumerated() {
            // The nearest folder is enough because its own folders collide with it.
            if let other = key.folders.lazy.compactMap({ files[$0] }).first {
                collisions.append(PathCollision(first: other, second: index, isFolder: true))
            }
        }
        return collisions
    }
}

extension String {
    /// The folders of a path, nearest first.
    fileprivate var folders: some Collection<String> {
        let slash = UInt8(ascii: "/")
        return utf8.indices.reversed().lazy.filter { utf8[$0] == slash }.map { String(self[..<$0]) }
    }
}

extension TemplateSet {
    /// - Throws: `Failure` with 65 and all files of one scene that collide below their root.
    func checkCollisions(of files: [RenderedFile]) throws(Failure) {
        var problems: [Diagnostic] = []
        for root in TemplateFile.Root.allCases {
            let rendered = files.filter { $0.root == root }
            for collision in PathCollision.among(rendered.map(\.path.description)) {
                let (one, other) = (rendered[collision.first], rendered[collision.second])
                let message = collision.message("\(one.path)", "\(other.path)")
                let (id, otherID) = (one.id.onOneLine, other.id.onOneLine)
                let hint = "The files '\(id)' and '\(otherID)' need paths that differ."
                let file = self.files.first { $0.id == other.id }
                problems.append(
                    file?.pathText.diagnostic(message, hint: hint)
                        ?? Diagnostic(.error, message, path: manifestPath, hint: hint))
            }
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }
}

extension SceneGeneration {
    /// A path, and the index of the renderable that needs it; nil if no single scene does.
    package struct OwnedPath: Sendable {
        /// The path that messages show.
        package let path: String
        /// The absolute path, because folders can contain each other.
        package let absolutePath: String
        package let renderable: Int?

        package init(path: String, absolutePath: String, renderable: Int?) {
            (self.path, self.absolutePath, self.renderable) = (path, absolutePath, renderable)
        }
    }

    /// - Throws: `Failure` with 65 and the paths that collide.
    package func checkPaths(_ paths: [OwnedPath]) throws(Failure) {
        // Two scenes that collide usually do so with every file. One error is enough.
        var seen: Set<[Int?]> = []
        var problems: [Diagnostic] = []
        for collision in PathCollision.among(paths.map(\.absolutePath)) {
            let (one, other) = (paths[collision.first], paths[collision.second])
            guard renderables.count < 2 || seen.insert([one.renderable, other.renderable]).inserted
            else { continue }
            problems.append(problem(collision, one, other))
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    private func problem(
        _ collision: PathCollision, _ one: OwnedPath, _ other: OwnedPath
    ) -> Diagnostic {
        guard renderables.count > 1, let renderable = one.renderable ?? other.renderable else {
            // Files of one scene collide only if their folders do.
            return Diagnostic(
                .error, collision.message(one.path, other.path), path: sets.first?.location,
                hint: "Choose folders that differ with --output, --tests and --support.")
        }
        var (taker, path) = (collision.isFolder ? "a folder" : "a shared file", one.path)
        if let first = one.renderable, other.renderable != nil, !collision.isFolder {
            (taker, path) = ("the scene '\(renderables[first].name.text)'", other.path)
        }
        // The second of two scenes is the one to rename.
        let name = renderables[collision.isFolder ? renderable : other.renderable ?? renderable]
            .name
        return name.diagnostic(
            "\(taker) and the scene '\(name.text)' both ask for '\(path)'",
            atUTF8: 0..<name.text.utf8.count)
    }
}
