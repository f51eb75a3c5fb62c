import Basics
import TemplateSets

/// Finds files of one scene that some file system would take for one.
struct PathCollisions {
    /// The set that asks for the paths.
    let set: TemplateSet

    /// - Throws: `Failure` with 65 and every pair of files that collide: with one path, with paths
    ///   that differ only in case or Unicode form, and a file where another needs a folder.
    func check(_ files: [RenderedFile]) throws(Failure) {
        var problems: [Diagnostic] = []
        for root in TemplateFile.Root.allCases {
            problems += collisions(among: files.filter { $0.root == root })
        }
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    private func collisions(among files: [RenderedFile]) -> [Diagnostic] {
        var seen: [String: RenderedFile] = [:]
        var problems: [Diagnostic] = []
        for file in files {
            if let other = seen.updateValue(file, forKey: file.path.collisionKey) {
                problems.append(
                    problem("'\(other.path)' and '\(file.path)' would be one file", other, file))
            }
        }
        for file in files {
            var folder = ""
            for component in file.path.components.dropLast() {
                if !folder.isEmpty { folder += "/" }
                folder += component
                guard let other = seen[folder.caseFolded] else { continue }
                problems.append(
                    problem("'\(other.path)' would be a file and a folder", other, file))
            }
        }
        return problems
    }

    private func problem(
        _ message: String, _ one: RenderedFile, _ other: RenderedFile
    ) -> Diagnostic {
        let hint =
            "The files '\(one.id.onOneLine)' and '\(other.id.onOneLine)' need paths that differ."
        guard let file = set.files.first(where: { $0.id == other.id }) else {
            return Diagnostic(.error, message, path: set.manifestPath, hint: hint)
        }
        return Diagnostic(
            .error, message, in: set.pathSource(of: file), atUTF8Offset: 0,
            utf8Length: file.path.utf8.count, hint: hint)
    }
}
