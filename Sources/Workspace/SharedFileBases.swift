package import Basics
package import FileSystem
package import Planning
import Projects
package import Scenes

/// The bases of shared files that a scene needs with other options than they were made with: a public
/// scene of an internal project needs public types.
///
/// Only a file that differs in nothing else has a base here. What else is new in shared files is for
/// `update`, which brings the scenes along.
package struct SharedFileBases {
    private var bases: [Destination: FileBase] = [:]

    /// - Throws: what rendering shared files, and reading their record and the disk throw.
    package init(
        _ generation: SceneGeneration, in records: RecordStore, on disk: DiskState
    ) throws(Failure) {
        guard let byDefault = generation.sharingByDefault else { return }
        let shared = try records.shared().files
        if shared.isEmpty { return }
        let recorded = Dictionary(shared.map { ($0.path, $0.base) }, uniquingKeysWith: { $1 })
        var budget = RunBudget()
        let files = try byDefault.files(spending: &budget) { destination throws(Failure) in
            try disk.contents(at: destination)
        }.files
        for file in files {
            guard let path = records.project.file(at: file.destination),
                let base = recorded[path], base.matches(file.file.contents)
            else { continue }
            bases[file.destination] = base
        }
    }

    /// Nil for a file that stays as it is.
    package subscript(file: OutputFile) -> FileBase? {
        guard let base = bases[file.destination], !base.matches(file.file.contents) else {
            return nil
        }
        return base
    }
}
