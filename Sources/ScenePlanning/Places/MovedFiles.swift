package import Basics
import Manifests
import Planning
import ProjectReading
package import Projects
import Scenes

extension ProjectState {
    /// The place that a missing file was moved to: the only Swift file in the project that has its
    /// name, no record, and most of its text, or the one where those beside it were moved to. Another
    /// file of that name is the user's. The text of an adopted file may have nothing of its base.
    package func movedFile(_ file: RecordedFile, of scene: String) -> OutputPath? {
        let place = movedText(file, of: scene) ?? movedWithOthers(file, of: scene)
        if let place { movedFiles[file.path] = place }
        return place
    }

    private func movedWithOthers(_ file: RecordedFile, of scene: String) -> OutputPath? {
        guard let paths = unrecordedFiles[file.path.fileName],
            !disk.isOmitted(records.destination(of: file).path),
            let record = (try? record(of: scene)) ?? nil
        else { return nil }
        let folder = file.path.components.dropLast()
        let moved = record.files.lazy.filter { other in
            other.path != file.path && other.path.components.dropLast() == folder
                && !disk.exists(records.destination(of: other).path)
        }.compactMap { movedText($0, of: scene)?.components.dropLast() }
        return moved.first.flatMap { new in paths.first { $0.components.dropLast() == new } }
    }

    /// The place of a file that was moved and has most of its text.
    private func movedText(_ file: RecordedFile, of scene: String) -> OutputPath? {
        guard let paths = unrecordedFiles[file.path.fileName], paths.count == 1,
            !disk.isOmitted(records.destination(of: file).path)
        else { return nil }
        if file.isAdopted { return paths[0] }
        var base = file.base
        if case .omitted = base {
            let whole = (try? record(of: scene))??.files.first { $0.path == file.path }
            guard let whole else { return nil }
            base = whole.base
        }
        let place = project.destination(of: paths[0])
        guard case .file(let bytes)? = try? disk.entry(at: place.path, atMost: .max) else {
            return nil
        }
        return base.isNear(bytes) ? paths[0] : nil
    }

    /// A record with the places that missing files were moved to.
    package func located(_ record: SceneRecord) -> SceneRecord {
        let record = present(record)
        var located = record
        for (index, file) in record.files.enumerated()
        where !disk.exists(records.destination(of: file).path) {
            if let path = movedFile(file, of: record.entry.name.text) {
                located.files[index].path = path
            }
        }
        // The folder of a listed scene is in its list.
        if record.scenesFile == nil, located.files != record.files {
            located.followFiles(of: record)
        }
        return located
    }

    /// The folder of a scene's files that the user moved to a target with another name.
    func otherModule(of located: SceneRecord, before record: SceneRecord) -> String? {
        guard let module = record.module else { return nil }
        let moved = zip(record.files, located.files).first { old, new in
            old.path != new.path && old.path.components.starts(with: record.sources.components)
        }?.1.path.components.dropLast()
        let folder =
            moved.map { ProjectFolder(components: Array($0)) }
            ?? (records.moved.isEmpty ? nil : record.sources)
        guard let place = folder.map(project.place)?.path,
            let other = SurroundingPackage(of: place, on: disk)?.module, other != module
        else { return nil }
        return place
    }

    /// A note if files of a scene were moved by hand.
    ///
    /// - Parameter located: The record with the present places of the files.
    func noteOnMovedFiles(of record: SceneRecord, now located: SceneRecord) -> [Diagnostic] {
        let moved = zip(record.files, located.files).first { $0.path != $1.path }
        return moved.map {
            [noteOnMove(of: record.entry.name.text, to: records.destination(of: $1).path)]
        } ?? []
    }

    func noteOnMove(of scene: String, to place: String) -> Diagnostic {
        .note(
            "files of the scene '\(scene)' were moved, and its record follows",
            path: place)
    }
}
