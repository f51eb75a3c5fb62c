import Basics
import FileSystem
import Planning
import Projects
import Scenes
import TemplateSets
import Workspace

/// Renders all scenes of a list and the files that they share once, and compares them with what is
/// on disk.
struct GeneratedFiles {
    /// What becomes of a file.
    struct Item: Sendable {
        let operation: FileOperation
        /// What the book is to say of it; nil where it is no scene's own.
        var record: Record?
    }

    /// A file as the book has it.
    struct Record: Sendable {
        let entry: PathDigests.Entry
        /// Whether the book has it already.
        let isKnown: Bool
    }

    /// How files are compared with the disk.
    struct Comparison: Sendable {
        let policy: ExistingFilePolicy
        let last: GeneratedBook.LastDigests
    }

    /// Those of the scenes by their paths, then those that all share.
    private(set) var items: [Item] = []
    /// What was odd about the scenes, each thing once.
    private(set) var warnings: [Diagnostic] = []
    /// The scene of each path, once somebody has to look closely.
    private var scenes: [String: Int] = [:]
    private var shared: [String: [UInt8]] = [:]
    private let place: Place
    private let list: ListedScenes
    private let surroundings: RenderEnvironment
    private let comparison: Comparison

    /// - Throws: what rendering and looking at the disk throw, and `Failure` with 65 where two scenes ask for one path, or
    ///   two sets for different shared files at one path.
    init(
        _ list: ListedScenes, at place: Place, _ surroundings: RenderEnvironment,
        _ comparison: Comparison, progress: Progress
    ) throws(Failure) {
        self.comparison = comparison
        self.list = list
        self.place = place
        self.surroundings = surroundings
        let parts = Parallel.map(list.items.indices) { [list, place, surroundings] range in
            GeneratedPart.rendered(list, range, place, surroundings, comparison, progress)
        }
        var files: [GeneratedPart] = []
        for part in parts { files.append(try part.get()) }
        items = GeneratedPart.merged(files)
        for warning in files.flatMap(\.warnings) where !warnings.contains(warning) {
            warnings.append(warning)
        }
        var marks = PathMarks()
        for part in files { marks.add(part.marks) }
        if marks.mayMeet { try lookClosely(at: files) }
        let isPlain = scenes.isEmpty
        try addSharedFiles()
        for path in shared.keys { marks.add(path) }
        if marks.mayMeet {
            if isPlain { try lookClosely(at: files) }
            try refuseFilesThatMeet()
        }
    }

    /// Finds two scenes that ask for one path.
    private mutating func lookClosely(at parts: [GeneratedPart]) throws(Failure) {
        let files = parts.flatMap(\.files).sorted { $0.scene < $1.scene }
        for file in files {
            let path = file.item.operation.path
            if let other = scenes.updateValue(file.scene, forKey: path.asciiLowercased) {
                throw Self.clash(
                    "the scene '\(list.items[other].name.text)'", list.items[file.scene].name,
                    at: path)
            }
        }
    }

    /// A shared file may have the path of a scene's, or a file that of another one's folder.
    private func refuseFilesThatMeet() throws(Failure) {
        for path in shared.keys {
            if let scene = scenes[path] {
                throw Self.clash("a shared file", list.items[scene].name, at: shownPath(path))
            }
        }
        var folders: Set<Substring> = []
        for path in [scenes.keys.map(\.self), shared.keys.map(\.self)].joined() {
            guard var slash = path.lastIndex(of: "/") else { continue }
            while folders.insert(path[..<slash]).inserted {
                if let scene = scenes[String(path[..<slash])] {
                    throw Self.clash(
                        "a folder", list.items[scene].name, at: shownPath(String(path[..<slash])))
                }
                guard let above = path[..<slash].lastIndex(of: "/") else { break }
                slash = above
            }
        }
    }

    /// A path as it is written, and not only compared.
    private func shownPath(_ key: String) -> String {
        items.first { $0.operation.path.asciiLowercased == key }?.operation.path ?? key
    }

    private static func clash(
        _ other: String, _ name: SourceText, at path: String
    ) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "\(other) and the scene '\(name.text)' both ask for '\(path)'",
                in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count))
    }

    private mutating func addSharedFiles() throws(Failure) {
        let disk = DiskState()
        for number in list.sets.indices {
            let set = list.sets[number]
            let renderer = try SceneRenderer(set: set, in: surroundings)
            let files = try renderer.renderSharedFiles(
                list.sharedOptions[number],
                for: list.items.filter { $0.set == number }.map(\.scene))
            for placed in try place.placed(files, of: set) {
                try addShared(placed.wanted(), of: set, disk)
            }
        }
    }

    private mutating func addShared(
        _ file: WantedFile, of set: TemplateSet, _ disk: DiskState
    ) throws(Failure) {
        let path = file.destination.path
        if let other = shared.updateValue(file.contents, forKey: path.asciiLowercased) {
            guard other != file.contents else { return }
            throw Failure(
                .data,
                Diagnostic(
                    .error, "two template sets make different shared files at '\(path)'",
                    path: set.location))
        }
        let entry = try disk.entry(at: file.destination)
        items.append(
            Item(operation: FileOperation(for: file, comparison.policy, entry)))
    }
}

extension String {
    /// What two paths share where a file system may take them for one; nearly all are ASCII.
    fileprivate var asciiLowercased: String {
        utf8.allSatisfy { $0 < 0x80 } ? lowercased() : caseFolded
    }
}
