import Basics
import Planning
import Projects
import Workspace

/// The files of a project that other lists and `new` made.
struct OwnedPaths {
    /// From the project's root.
    private(set) var paths: Set<String> = []

    /// - Throws: what reading the records and the books of other lists throws.
    init(besides book: Destination, in project: Project) throws(Failure) {
        for record in try RecordStore(project).all() {
            for file in record.files { paths.insert(file.path.description) }
        }
        for path in OtherLists(besides: book.path, in: project).paths {
            guard let bytes = try RecordStore.contents(of: path) else { continue }
            let index = try ListIndex(parsing: bytes, name: path)
            // Of a list that was renamed or removed nobody speaks any more.
            if let list = index.list, OtherLists.hasGone(list, from: project) { continue }
            paths.formUnion(index.digests.entries.map(\.path))
        }
    }
}
