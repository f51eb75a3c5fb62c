import Diagnostics
import SceneScaffold

/// Renders all scenes of a list, and the files that they share once.
struct GeneratedFiles {
    /// A file that is wanted, with the digest of what it holds if it is a scene's own.
    struct Item {
        var wanted: WantedFile
        let digest: Digest?
    }

    /// Those of the scenes in the order of the list, then those that all share.
    private(set) var items: [Item] = []
    private var scenes: [String: Int] = [:]
    private var shared: [String: Int] = [:]
    private let place: Place
    private let list: ListedScenes
    private let surroundings: SceneSurroundings

    /// - Throws: what rendering throws, and `Failure` with 65 where two scenes ask for one path, or
    ///   two sets for different shared files at one path.
    init(
        _ list: ListedScenes, at place: Place, in project: Project, progress: Progress
    ) throws(Failure) {
        self.list = list
        self.place = place
        surroundings = project.surroundings(of: place)
        let parts = Parallel.map(list.items.indices) { [list, place, surroundings] range in
            Part(list, range, place, surroundings, progress)
        }
        items.reserveCapacity(list.items.count * 6)
        for part in parts {
            try add(part.files.get())
        }
        try addSharedFiles()
    }

    private mutating func add(_ files: [Part.File]) throws(Failure) {
        for file in files {
            let path = file.item.wanted.destination.path
            if let other = scenes.updateValue(file.scene, forKey: path.asciiLowercased) {
                throw Self.clash(
                    list.items[other].name.text, list.items[file.scene].name, at: path)
            }
            items.append(file.item)
        }
    }

    private static func clash(
        _ other: String, _ name: SourceText, at path: String
    ) -> Failure {
        Failure(
            .data,
            Diagnostic(
                .error, "the scenes '\(other)' and '\(name.text)' both ask for '\(path)'",
                in: name, atUTF8Offset: 0, utf8Length: name.text.utf8.count))
    }

    private mutating func addSharedFiles() throws(Failure) {
        for number in list.sets.indices {
            let set = list.sets[number]
            var renderer = try SceneRenderer(set: set, in: surroundings)
            let files = try renderer.renderSharedFiles(
                list.sharedOptions[number],
                for: list.items.filter { $0.set == number }.map(\.scene))
            for placed in try place.placed(files, of: set) {
                try addShared(placed.wanted(), of: set)
            }
        }
    }

    private mutating func addShared(_ file: WantedFile, of set: TemplateSet) throws(Failure) {
        let path = file.destination.path
        if let other = shared[path.asciiLowercased] {
            guard items[other].wanted.contents != file.contents else { return }
            throw Failure(
                .data,
                Diagnostic(
                    .error, "two template sets make different shared files at '\(path)'",
                    path: set.location))
        }
        shared[path.asciiLowercased] = items.count
        items.append(Item(wanted: file, digest: nil))
    }
}

/// The scenes that one thread renders.
private struct Part: Sendable {
    /// A file and the number of its scene.
    struct File: Sendable {
        let item: GeneratedFiles.Item
        let scene: Int
    }

    let files: Result<[File], Failure>

    init(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: SceneSurroundings, _ progress: Progress
    ) {
        do throws(Failure) {
            files = .success(try Self.render(list, range, place, surroundings, progress))
        } catch {
            files = .failure(error)
        }
    }

    private static func render(
        _ list: ListedScenes, _ range: Range<Int>, _ place: Place,
        _ surroundings: SceneSurroundings, _ progress: Progress
    ) throws(Failure) -> [File] {
        // Each thread parses the templates for itself: what is shared is counted by all.
        var renderers: [SceneRenderer] = []
        for set in list.sets {
            renderers.append(try SceneRenderer(set: set, in: surroundings))
        }
        var files: [File] = []
        files.reserveCapacity(range.count * 6)
        for index in range {
            let item = list.items[index]
            let rendered = try renderers[item.set].renderOwnFiles(of: item.scene)
            for placed in try place.placed(rendered, of: list.sets[item.set]) {
                let wanted = placed.wanted()
                files.append(
                    File(
                        item: .init(
                            wanted: wanted, digest: SHA256.digest(of: wanted.contents)),
                        scene: index))
            }
            if range.lowerBound == 0 { progress.report(index + 1, of: range.count) }
        }
        return files
    }
}

extension String {
    /// What two paths share where a file system may take them for one; nearly all are ASCII.
    fileprivate var asciiLowercased: String {
        utf8.allSatisfy { $0 < 0x80 } ? lowercased() : caseFolded
    }
}
