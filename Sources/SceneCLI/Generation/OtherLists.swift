import Basics
import FileSystem
import Planning
import Projects
import Workspace

/// The books that `generate` keeps of the other lists of a project.
struct OtherLists {
    private let project: Project
    private let own: String

    /// - Parameter own: the path of the book of the list that is being generated.
    init(besides own: String, in project: Project) {
        self.own = own
        self.project = project
    }

    /// The paths of those there are.
    var paths: [String] {
        paths(below: Destination.join(project.root, Project.recordsFolder + "/generated"))
    }

    private func paths(below folder: String) -> [String] {
        guard let names = try? FileSystem.names(in: folder) else { return [] }
        return names.flatMap { name -> [String] in
            let path = folder + "/" + name
            if (try? FileSystem.kind(of: path)) == .folder { return paths(below: path) }
            return name.hasSuffix(".txt") && path != own ? [path] : []
        }
    }

    /// Whether a list that a book names has gone.
    static func hasGone(_ list: String, from project: Project) -> Bool {
        (try? FileSystem.kind(of: Destination.join(project.root, list))) == .some(.none)
    }

    /// Says of each book whose list has gone that nobody looks after its files.
    ///
    /// - Throws: what reading a book throws.
    func notes() throws(Failure) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        for path in paths {
            guard let bytes = try RecordStore.contents(of: path),
                let list = ListIndex.list(in: bytes), Self.hasGone(list, from: project)
            else { continue }
            notes.append(
                Diagnostic(
                    .note,
                    "the list '\(list)' has gone, so nobody updates or removes the files of its book",
                    path: path,
                    hint: "If it has another name now, rename its book to "
                        + "'\(AbsolutePath(own).relative(to: AbsolutePath(project.root)))'. If it "
                        + "was removed, put it back with no scenes, and generate it once more."))
        }
        return notes
    }
}
