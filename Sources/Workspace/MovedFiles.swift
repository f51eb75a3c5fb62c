package import Basics
import FileSystem
package import Projects

/// The Swift files of a project that no record has and that are the only ones of their names: where
/// recorded files may have been moved to. Looked for once, when the first is asked for.
package final class MovedFiles {
    private let project: Project
    private let records: () -> [SceneRecord]
    private lazy var paths = find()

    /// - Parameter records: all of the project's.
    package init(in project: Project, _ records: @autoclosure @escaping () -> [SceneRecord]) {
        self.project = project
        self.records = records
    }

    /// Where a file of that name is; nil where there is none, or more than one.
    package func path(of fileName: String) -> OutputPath? {
        guard let places = paths[fileName], places.count == 1 else { return nil }
        return places[0]
    }

    private func find() -> [String: [OutputPath]] {
        let recorded = Set(records().flatMap(\.files).map(\.path))
        let root = AbsolutePath(project.root).components.count
        var paths: [String: [OutputPath]] = [:]
        SwiftFiles.forEach(below: project.root) { path, _ in
            let components = AbsolutePath(path).components.dropFirst(root)
            guard let place = try? OutputPath(components.joined(separator: "/")),
                !recorded.contains(place)
            else { return }
            paths[place.fileName, default: []].append(place)
        }
        return paths
    }
}
