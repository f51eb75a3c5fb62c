import Diagnostics
import SceneScaffold

/// The files of a project that other lists and `new` made.
struct Claims {
    /// From the project's root.
    private(set) var paths: Set<String> = []

    /// - Throws: what reading the records and the books of other lists throws.
    init(besides book: Destination, in project: Project) throws(Failure) {
        for record in try RecordStore(project).all() {
            for file in record.files { paths.insert(file.path.description) }
        }
        let folder = Destination.join(project.root, Project.recordsFolder + "/generated")
        try addBooks(below: folder, besides: book.path)
    }

    private mutating func addBooks(below folder: String, besides own: String) throws(Failure) {
        guard let names = try? FileSystem.names(in: folder) else { return }
        for name in names {
            let path = folder + "/" + name
            if (try? FileSystem.kind(of: path)) == .folder {
                try addBooks(below: path, besides: own)
            } else if name.hasSuffix(".txt"), path != own,
                let bytes = try RecordStore.contents(of: path)
            {
                let index = try GeneratedIndex(parsing: bytes, name: path)
                paths.formUnion(index.digests.entries.map(\.path))
            }
        }
    }
}
