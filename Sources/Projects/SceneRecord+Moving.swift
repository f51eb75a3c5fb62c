package import Basics

extension SceneRecord {
    /// The path of one of its files where the scene lies as another record has it; nil for a file that
    /// lies in none of the scene's folders.
    ///
    /// - Throws: `Failure` with 65 for a path that becomes too long.
    package func path(of file: RecordedFile, asIn other: SceneRecord) throws(Failure) -> OutputPath?
    {
        let roots = [(sources, other.sources), (tests ?? sources, other.tests ?? other.sources)]
            .sorted { $0.0.components.count > $1.0.components.count }
        for (root, newRoot) in roots {
            guard file.path.components.starts(with: root.components) else { continue }
            // Of a scene that was moved by hand, the tests may have stayed.
            let inFolder = root.components + (entry.folder?.components ?? [])
            let before = file.path.components.starts(with: inFolder) ? inFolder : root.components
            let rest = file.path.components.dropFirst(before.count)
            let components = newRoot.components + (other.entry.folder?.components ?? []) + rest
            do throws(OutputPathProblem) {
                return try OutputPath(components.joined(separator: "/"))
            } catch {
                throw Failure(
                    .data,
                    Diagnostic(
                        .error, "the path \(error.reason)",
                        path: components.joined(separator: "/"), hint: "Choose another folder."))
            }
        }
        return nil
    }

    /// The files that the set makes at another path now, by their new paths.
    package func filesRenamed(to made: [RecordedFile]) -> [OutputPath: RecordedFile] {
        let (before, after) = (Set(files.map(\.path)), Set(made.map(\.path)))
        let gone = Dictionary(grouping: files.filter { !after.contains($0.path) }, by: \.id)
        let come = Dictionary(grouping: made.filter { !before.contains($0.path) }, by: \.id)
        var renamed: [OutputPath: RecordedFile] = [:]
        for (id, new) in come {
            guard let old = gone[id], old.count == 1, new.count == 1 else { continue }
            renamed[new[0].path] = old[0]
        }
        return renamed
    }
}
