import Basics
import FileSystem
import Projects
import Workspace

/// Files in a scene's own folder that scene-kit did not make: they stay when the scene goes elsewhere.
struct FilesLeftBehind {
    let notes: [Diagnostic]

    init(of record: SceneRecord, in project: Project) {
        let name = record.entry.name.text
        let folders = Set(record.files.map { $0.path.components.dropLast() })
            .filter { $0.last == name }
        let recorded = Set(record.files.map(\.path.description))
        notes = folders.map { $0.joined(separator: "/") }.sorted().flatMap { folder in
            let path = Destination.join(project.root, folder)
            let names = (try? FileSystem.names(in: path)) ?? []
            return names.filter { !recorded.contains("\(folder)/\($0)") }.map { file in
                Diagnostic(
                    .note, "scene-kit did not make this file, so it stays here",
                    path: Destination.join(path, file))
            }
        }
    }
}
