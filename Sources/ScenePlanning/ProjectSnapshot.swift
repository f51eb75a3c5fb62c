package import Basics
package import Planning
package import ProjectReading
package import Projects
import Scenes
package import TemplateSets

/// The state of the project that a command works in. Each part is read once, at its first use,
/// while the project is locked.
package final class ProjectSnapshot {
    package let authorship: Authorship
    package let records: RecordStore
    package var disk: any Disk { project.disk }
    /// The targets of an Xcode project that new files are added to.
    package lazy var xcodeTargets = project.configuration.xcodeTargets
    package var project: Project { records.project }
    package let sets: any TemplateSetFinder
    private(set) lazy var supportModule = SupportModule(in: project)
    package private(set) lazy var lists = ScenesFiles(of: project)
    /// What a user should know about the project and about a plan for it, in the order in which it
    /// was found.
    package private(set) var notes: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    /// The names of a scene before and after a command that renames it.
    private var rename: (old: String, new: String)?
    private var outlines: [SceneRecord]?
    /// The outlines that were read last, without those of certain names.
    private var others: (names: Set<String>, scenes: [SceneRecord])?
    private var whole: [String: SceneRecord] = [:]
    private var sharedRecord: SharedRecord?
    private var places: [[String]: ResolvedOutput] = [:]
    private var environments: [[String]: RenderEnvironment] = [:]
    private lazy var unrecordedFiles = findUnrecordedFiles()

    package convenience init(
        _ project: Project, sets: any TemplateSetFinder, by authorship: Authorship = Authorship()
    ) throws(Failure) {
        self.init(try RecordStore(project), sets: sets, by: authorship)
        add(project.notes)
    }

    init(
        _ records: RecordStore, sets: any TemplateSetFinder,
        by authorship: Authorship = Authorship()
    ) {
        (self.records, self.sets, self.authorship) = (records, sets, authorship)
    }

    /// The project as the records describe it once a scene has another name.
    convenience init(_ other: ProjectSnapshot, renaming old: String, to new: String) throws(Failure)
    {
        self.init(other.records, sets: other.sets, by: other.authorship)
        rename = (old, new)
        outlines = try other.scenes().map { $0.renamingScene(old, to: new) }
    }

    /// Adds notes, each once.
    func add(_ more: [Diagnostic]) { notes += more.filter { known.insert($0).inserted } }

    func note(_ message: String, path: String? = nil, hint: String? = nil) {
        add([.note(message, path: path, hint: hint)])
    }

    /// Outlines of all recorded scenes, sorted by name: records without the texts of files.
    ///
    /// - Throws: `Failure` with all records that are wrong.
    package func scenes() throws(Failure) -> [SceneRecord] {
        if let outlines { return outlines }
        let found = try records.outlines(of: records.names)
        outlines = found
        return found
    }

    /// Outlines of the recorded scenes that aren't among these.
    package func scenes(except names: Set<String>) throws(Failure) -> [SceneRecord] {
        if let outlines { return outlines.filter { !names.contains($0.entry.name.text) } }
        if let others, others.names == names { return others.scenes }
        let found = try records.outlines(of: records.names.filter { !names.contains($0) })
        others = (names, found)
        return found
    }

    /// The whole record of a scene; nil if it isn't recorded.
    package func record(of name: String) throws(Failure) -> SceneRecord? {
        if let known = whole[name] { return known }
        let recordedName = name == rename?.new ? rename?.old ?? name : name
        var record = try records.record(of: recordedName)
        if let rename { record = record?.renamingScene(rename.old, to: rename.new) }
        whole[name] = record
        return record
    }

    /// The whole record of a scene by the name that a user typed, where its files are now.
    ///
    /// - Throws: `Failure` with 66 for a scene that isn't recorded.
    package func scene(named name: SourceText) throws(Failure) -> SceneRecord {
        guard let record = try record(of: name.text) else {
            // A record that is wrong is reported first.
            _ = try scenes()
            throw unknownScene(name)
        }
        return located(record)
    }

    /// An error about an unknown scene, with the name that was probably meant.
    package func unknownScene(_ name: SourceText) -> Failure {
        let names = records.names
        let hint =
            Suggestions.question(for: name.text, among: names)
            ?? (names.isEmpty
                ? project.hintOnProjectsBelow
                    ?? "No scene is recorded in '\(project.root)'; '\(project.command("new"))' makes "
                    + "one."
                : "'\(project.command("scenes"))' shows those there are.")
        return Failure(
            .notFound,
            name.diagnostic("no scene '\(name.text.prefix(100))' is recorded", hint: hint))
    }

    package func shared() throws(Failure) -> SharedRecord {
        if let sharedRecord { return sharedRecord }
        let record = try records.shared()
        sharedRecord = record
        return record
    }

    /// Whether a scene is changed in a scenes file instead of by commands.
    func isListed(_ name: String) -> Bool { (try? record(of: name))?.scenesFile != nil }

    package func place(of record: SceneRecord) -> ResolvedOutput {
        if let known = places[record.site] { return known }
        let sources = project.place(of: record.sources)
        let layout = OutputLayout(
            scene: sources, tests: record.tests.map(project.place),
            support: record.support.map(project.place) ?? project.supportRoot(beside: sources))
        let place = ResolvedOutput(layout, module: record.module).completed(with: supportModule)
            .formatted(on: disk)
        places[record.site] = place
        return place
    }

    /// The environment for rendering files.
    ///
    /// - Parameter origin: The scene of a route, which has its own author and date.
    /// - Throws: `Failure` for text macros of the project that are wrong.
    func renderEnvironment(
        of place: ResolvedOutput, for sets: [TemplateSet], of origin: RouteOrigin? = nil
    ) throws(Failure) -> RenderEnvironment {
        let author = origin?.author ?? authorship.author().text
        let today = try CalendarDate(parsing: authorship.date())
        let date = origin?.date ?? today
        // Many scenes may lead to one that changes.
        let key =
            [place.layout.scene.path, place.module ?? "", author, date.description]
            + sets.map(\.digest.description)
        if let known = environments[key] { return known }
        let environment = try project.renderEnvironment(
            of: place, for: sets, author: author, date: date,
            organization: authorship.organization)
        if place.newPackages.isEmpty { environments[key] = environment }
        return environment
    }
}

extension ProjectSnapshot {
    func files(of generation: SceneGeneration) throws(Failure) -> [OutputFile] {
        var budget = RunBudget()
        return try generation.files(spending: &budget, replacing: disk.contents).files
    }
}

extension SceneRecord {
    /// A key that scenes at one place share.
    var site: [String] {
        [sources.path, tests?.path, support?.path, module].map { $0 ?? "" }
    }
}

// MARK: - Files that the user moved

extension ProjectSnapshot {
    /// The place that a missing file was moved to: the only Swift file in the project that has its
    /// name, no record, and most of its text. Another file of that name is the user's. The text of an
    /// adopted file may have nothing of its base.
    package func movedFile(_ file: RecordedFile, of scene: String) -> OutputPath? {
        guard let paths = unrecordedFiles[file.path.fileName], paths.count == 1 else { return nil }
        if file.isAdopted { return paths[0] }
        var base = file.base
        if case .omitted = base {
            let whole = (try? record(of: scene))??.files.first { $0.path == file.path }
            guard let whole else { return nil }
            base = whole.base
        }
        let place = Destination(base: project.root, relative: paths[0])
        guard case .file(let bytes)? = try? disk.entry(at: place.path, atMost: .max) else {
            return nil
        }
        return base.isNear(bytes) ? paths[0] : nil
    }

    private func findUnrecordedFiles() -> [String: [OutputPath]] {
        let recorded = Set(((try? scenes()) ?? []).flatMap(\.files).map(\.path))
        let root = disk.absolute(project.root).components.count
        var files: [String: [OutputPath]] = [:]
        SwiftFiles.forEachPath(below: project.root, of: project) { path in
            let components = disk.absolute(path).components.dropFirst(root)
            guard let place = try? OutputPath(components.joined(separator: "/")),
                !recorded.contains(place), disk.isFile(path)
            else { return }
            files[place.fileName, default: []].append(place)
        }
        return files
    }

    /// A record with the places that missing files were moved to.
    func located(_ record: SceneRecord) -> SceneRecord {
        var located = record
        var firstPlace: String?
        for (index, file) in record.files.enumerated() {
            let place = records.destination(of: file).path
            guard !disk.exists(place),
                let path = movedFile(file, of: record.entry.name.text)
            else { continue }
            located.files[index].path = path
            firstPlace = firstPlace ?? records.destination(of: located.files[index]).path
        }
        guard let firstPlace else { return record }
        // The folder of a listed scene is in its list.
        if record.scenesFile == nil { located.followFiles(of: record) }
        noteMoved(record.entry.name.text, to: firstPlace)
        return located
    }

    func noteMoved(_ scene: String, to place: String) {
        note("files of the scene '\(scene)' were moved, and its record follows", path: place)
    }

    /// Adds notes about files in a scene's own folder that scene-kit didn't create and that stay.
    func noteFilesLeftBehind(by record: SceneRecord) {
        let name = record.entry.name.text
        let folders = Set(record.files.map { $0.path.components.dropLast() })
            .filter { $0.last == name }
        let recorded = Set(record.files.map(\.path.description))
        for folder in folders.map({ $0.joined(separator: "/") }).sorted() {
            let path = Destination.join(project.root, folder)
            for file in (try? disk.names(in: path)) ?? []
            where !recorded.contains("\(folder)/\(file)") {
                note(
                    "scene-kit did not make this file, so it stays here",
                    path: Destination.join(path, file))
            }
        }
    }
}

extension SceneRecord {
    /// Takes the folder below the sources that all files of the scene were moved to.
    fileprivate mutating func followFiles(of earlier: SceneRecord) {
        let before = sources.components + (earlier.entry.folder?.components ?? [])
        var folders: Set<[String]> = []
        for (old, new) in zip(earlier.files, files)
        where old.path.components.starts(with: before) {
            let rest = Array(old.path.components.dropFirst(before.count))
            let components = new.path.components
            guard components.starts(with: sources.components),
                components.count >= sources.components.count + rest.count,
                components.suffix(rest.count) == rest[...]
            else { return }
            folders.insert(
                Array(components.dropFirst(sources.components.count).dropLast(rest.count)))
        }
        guard folders.count == 1, let folder = folders.first else { return }
        entry.folder = folder.isEmpty ? nil : ProjectFolder(components: folder)
    }
}
