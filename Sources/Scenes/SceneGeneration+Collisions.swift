package import Basics
import TemplateSets

extension SceneGeneration {
    /// A path that something is made at, and the number of the item that asks for it; nil for what
    /// no single scene asks for.
    package struct OwnedPath: Sendable {
        /// As it is shown.
        package let path: String
        /// The same path from the root of the file system, since folders may lie in each other.
        package let absolutePath: String
        package let item: Int?

        package init(path: String, absolutePath: String, item: Int?) {
            self.path = path
            self.absolutePath = absolutePath
            self.item = item
        }
    }

    /// - Throws: `Failure` with 65 and the files that would be one, or a file and a folder.
    package func checkPaths(_ paths: [OwnedPath]) throws(Failure) {
        let collisions = PathCollisions.among(paths.map(\.absolutePath))
        guard !collisions.isEmpty else { return }
        var problems: [Diagnostic] = []
        // Two scenes that meet do so with every file, and that is said once.
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
        // Of two scenes, the second is the one to rename.
        let name = items[kind == .folder ? item : other.item ?? item].name
        return Diagnostic(
            .error, "\(taker) and the scene '\(name.text)' both ask for '\(path)'", in: name,
            atUTF8Offset: 0, utf8Length: name.text.utf8.count)
    }

    /// What one scene asks for meets only where the folders do.
    private func problemOfFolders(
        _ kind: PathCollisions.Collision.Kind, _ one: OwnedPath, _ other: OwnedPath
    ) -> Diagnostic {
        return Diagnostic(
            .error, kind.message(one.path, other.path), path: sets.first?.location,
            hint: "Choose folders that differ with --output, --tests and --support.")
    }
}
