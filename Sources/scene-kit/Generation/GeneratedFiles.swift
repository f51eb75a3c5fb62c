import Diagnostics
import SceneScaffold

/// Renders all scenes of a list, and the files that they share once.
struct GeneratedFiles {
    /// In no order; those of scenes, and those that all share.
    private(set) var wanted: [WantedFile] = []
    private var scenePaths: [String: Int] = [:]
    private var shared: [String: Int] = [:]
    private let place: Place
    private let list: ListedScenes

    /// - Throws: what rendering throws, and `Failure` with 65 where two scenes ask for one path, or
    ///   two sets for different shared files at one path.
    init(
        _ list: ListedScenes, at place: Place, in project: Project, progress: Progress
    ) throws(Failure) {
        self.list = list
        self.place = place
        var renderers: [SceneRenderer] = []
        for set in list.sets {
            renderers.append(
                try SceneRenderer(set: set, in: project.surroundings(of: place)))
        }
        for (index, item) in list.items.enumerated() {
            let files = try renderers[item.set].renderOwnFiles(of: item.scene)
            for placed in try place.placed(files, of: list.sets[item.set]) {
                try add(placed, of: index)
            }
            progress.report(index + 1, of: list.items.count)
        }
        for number in list.sets.indices {
            let scenes = list.items.filter { $0.set == number }.map(\.scene)
            let files = try renderers[number].renderSharedFiles(
                list.sharedOptions[number], for: scenes)
            for placed in try place.placed(files, of: list.sets[number]) {
                try addShared(placed, of: list.sets[number])
            }
        }
    }

    private mutating func add(_ placed: PlacedFile, of scene: Int) throws(Failure) {
        let path = placed.destination.path
        if let other = scenePaths.updateValue(scene, forKey: path.caseFolded) {
            let name = list.items[scene].name
            throw Failure(
                .data,
                Diagnostic(
                    .error,
                    "the scenes '\(list.items[other].name.text)' and '\(name.text)' both ask for "
                        + "'\(path)'", in: name, atUTF8Offset: 0,
                    utf8Length: name.text.utf8.count))
        }
        wanted.append(placed.wanted())
    }

    private mutating func addShared(
        _ placed: PlacedFile, of set: TemplateSet
    ) throws(Failure) {
        let path = placed.destination.path
        let file = placed.wanted()
        if let other = shared[path.caseFolded] {
            guard wanted[other].contents != file.contents else { return }
            throw Failure(
                .data,
                Diagnostic(
                    .error, "two template sets make different shared files at '\(path)'",
                    path: set.location))
        }
        shared[path.caseFolded] = wanted.count
        wanted.append(file)
    }
}
