import Basics
import TemplateSets

/// Says which files of a set collide for one scene, where the set says their paths.
struct SetCollisions {
    /// The set that asks for the paths.
    let templateSet: TemplateSet

    /// - Throws: `Failure` with 65 and every pair of files that collide below their root.
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
        return Diagnostic(
            .error, message, in: templateSet.pathSource(of: file), atUTF8Offset: 0,
            utf8Length: file.path.utf8.count, hint: hint)
    }
}
