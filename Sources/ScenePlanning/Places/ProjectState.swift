package import Basics
package import Planning
package import ProjectReading
package import Projects
package import Scenes
import SwiftSource
package import TemplateSets
import Threads

/// What a command knows of its project, as it was when the command began. It is a value: what is
/// read on demand is read once, and nothing is collected in it.
package struct ProjectState: Sendable {
    package let authorship: Authorship
    package let records: RecordStore
    package let sets: any TemplateSetFinder
    package let lists: ScenesFiles
    /// The Swift files of the project.
    package let sources: SourceIndex
    /// The targets of an Xcode project that the command line names for new files.
    package var xcodeTargets: [SourceText]?
    /// The names that a command changes. The state is then that of the project with the new names.
    private var renaming: RenamedNames?
    private let memory = Mutex(Memory())

    /// What was read or computed so far.
    private struct Memory {
        var outlines: [SceneRecord]?
        var whole: [String: SceneRecord?] = [:]
        var sharedRecord: SharedRecord?
        var supportModules: [OutputLayout.Root: SupportModule?] = [:]
        var places: [[String]: ResolvedOutput] = [:]
        var environments: [[String]: RenderEnvironment] = [:]
        var unrecordedFiles: [String: [OutputPath]]?
        var movedFiles: [OutputPath: OutputPath] = [:]
        var textFiles: [(path: String, text: String?)]?
    }

    package var project: Project { records.project }
    package var disk: any Disk { project.disk }

    package init(
        _ project: Project, sets: any TemplateSetFinder, by authorship: Authorship = Authorship()
    ) throws(Failure) {
        records = try RecordStore(project)
        (self.sets, self.authorship) = (sets, authorship)
        lists = ScenesFiles(of: project)
        sources = SourceIndex(of: project)
    }

    /// The state of the project once a scene has another name.
    func renaming(_ names: RenamedNames) throws(Failure) -> ProjectState {
        var renamed = ProjectState(sharingFilesOf: self)
        renamed.renaming = names
        let outlines = try scenes().map { $0.renamingScene(names) }
        renamed.memory.withLock { $0.outlines = outlines }
        return renamed
    }

    private init(sharingFilesOf other: ProjectState) {
        (records, sets, authorship) = (other.records, other.sets, other.authorship)
        (lists, sources, xcodeTargets) = (other.lists, other.sources, other.xcodeTargets)
    }

    /// The present paths of files that were missing and found elsewhere, by their recorded ones.
    var movedFiles: [OutputPath: OutputPath] {
        get { memory.withLock { $0.movedFiles } }
        nonmutating set { memory.withLock { $0.movedFiles = newValue } }
    }

    /// Returns a remembered value, or computes and remembers it.
    private func remembered<Value: Sendable, Problem: Error>(
        at place: WritableKeyPath<Memory, Value?>, _ compute: () throws(Problem) -> Value
    ) throws(Problem) -> Value {
        if let value = memory.withLock({ $0[keyPath: place] }) { return value }
        let value = try compute()
        memory.withLock { $0[keyPath: place] = value }
        return value
    }

    /// The library of the shared files of scenes in a package.
    func supportModule(beside scene: OutputLayout.Root) -> SupportModule? {
        remembered(at: \.supportModules[scene]) {
            SupportModule(beside: scene, in: project, isForPackage: true)
        }
    }

    /// Outlines of all recorded scenes, sorted by name: records without the texts of files.
    ///
    /// - Throws: `Failure` with all records that are wrong.
    package func scenes() throws(Failure) -> [SceneRecord] {
        try remembered(at: \.outlines) { () throws(Failure) in
            try records.outlines(of: records.names)
        }
    }

    /// Outlines of the recorded scenes that aren't among these.
    package func scenes(except names: Set<String>) throws(Failure) -> [SceneRecord] {
        if let outlines = memory.withLock({ $0.outlines }) {
            return outlines.filter { !names.contains($0.entry.name.text) }
        }
        return try records.outlines(of: records.names.filter { !names.contains($0) })
    }

    /// The whole record of a scene; nil if it isn't recorded.
    package func record(of name: String) throws(Failure) -> SceneRecord? {
        try remembered(at: \.whole[name]) { () throws(Failure) in
            let recordedName = name == renaming?.new ? renaming?.old ?? name : name
            let record = try records.record(of: recordedName).map(present)
            guard let renaming else { return record }
            return record?.renamingScene(renaming)
        }
    }

    /// What scenes in a folder have unless they say otherwise.
    func defaults(at folder: ProjectFolder) throws(Failure) -> SceneChoices {
        let defaults = try project.configuration(at: folder).defaults
        return renaming.map { defaults.renaming($0.names, except: $0.fixedValues) } ?? defaults
    }

    /// A recorded scene as the target of routes; nil if it isn't recorded.
    func target(of name: String) throws(Failure) -> RouteTarget? {
        if renaming == nil { return try records.target(of: name) }
        guard let record = try record(of: name) else { return nil }
        return try RouteTarget(record)
    }

    /// The record with the present names of its set, if the set can be read.
    func present(_ record: SceneRecord) -> SceneRecord {
        (try? sets.set(record.entry.choices.template)).map(record.present) ?? record
    }

    /// The whole record of a scene by the name that a user typed.
    ///
    /// - Throws: `Failure` with 66 for a scene that isn't recorded.
    package func scene(named name: SourceText) throws(Failure) -> SceneRecord {
        guard let record = try record(of: name.text) else {
            // A record that is wrong is reported first.
            _ = try scenes()
            throw unknownScene(name)
        }
        return record
    }

    /// An error about an unknown scene, with the name that was probably meant.
    package func unknownScene(_ name: SourceText) -> Failure {
        let names = records.names
        let meant = SceneName.meant(by: name.text, among: names).prefix(3).map { "'\($0)'" }
        let parts = name.text.split(separator: ",").map(String.init)
        let hint =
            parts.count > 1 && parts.allSatisfy(names.contains)
            ? "Write each as a word of its own: \(parts.joined(separator: " "))"
            : !meant.isEmpty
                ? "Did you mean \(meant.joinedAsAlternatives())?"
                : hintOnHandwrittenScene(name.text)
                    ?? (names.isEmpty
                        ? project.hintOnProjectsBelow
                            ?? "No scene is recorded in '\(project.root)'; '\(project.command("new"))' "
                            + "makes one."
                        : "'\(project.command("scenes"))' shows those there are.")
        return Failure(
            .notFound,
            name.diagnostic("no scene '\(name.text.prefix(100))' is recorded", hint: hint))
    }

    /// The text files of the project that aren't Swift, without the text of those that are too large.
    var textFiles: [(path: String, text: String?)] {
        remembered(at: \.textFiles) { TextFiles.all(of: project) }
    }

    package func shared() throws(Failure) -> SharedRecord {
        try remembered(at: \.sharedRecord) { () throws(Failure) in
            let record = try records.shared()
            guard case .folder(let support) = project.configuration.support,
                case let place = records.moved.place(of: support.components),
                place != support.components
            else { return record }
            throw Failure(
                .data, "the folder of \"support\" was moved to '\(place.joined(separator: "/"))'",
                path: Destination.join(project.root, ProjectConfiguration.fileName),
                hint: "Write \"support\": \"\(place.joined(separator: "/"))\".")
        }
    }

    package func place(of record: SceneRecord) -> ResolvedOutput {
        remembered(at: \.places[record.site]) {
            let sources = project.place(of: record.sources)
            let layout = OutputLayout(
                scene: sources, tests: record.tests.map(project.place),
                support: record.support.map(project.place) ?? project.supportRoot(beside: sources))
            let isInPackage = SurroundingPackage(of: sources.path, on: disk) != nil
            let support = SupportModule(beside: sources, in: project, isForPackage: isInPackage)
            return ResolvedOutput(layout, module: record.module)
                .completed(with: support).formatted(on: disk)
        }
    }

    /// The environment for rendering files.
    ///
    /// - Parameter origin: The scene of a route, which has its own author and date.
    /// - Throws: `Failure` for text macros of the project that are wrong.
    func renderEnvironment(
        of place: ResolvedOutput, for sets: [TemplateSet], of origin: RouteOrigin? = nil
    ) throws(Failure) -> RenderEnvironment {
        let authorship = origin?.authorship ?? authorship
        // Many scenes may lead to one that changes.
        let key =
            [
                place.layout.scene.path, place.module ?? "", authorship.author,
                authorship.date.description,
            ]
            + sets.map(\.digest.description)
        if let known = memory.withLock({ $0.environments[key] }) { return known }
        let environment = try project.renderEnvironment(of: place, for: sets, by: authorship)
        if place.newPackages.isEmpty { memory.withLock { $0.environments[key] = environment } }
        return environment
    }
}

extension ProjectState {
    func files(of generation: SceneGeneration) throws(Failure) -> [OutputFile] {
        var budget = RunBudget()
        return try generation.files(spending: &budget, replacing: disk.contents(at:)).files
    }
}

extension SceneRecord {
    /// A key that scenes at one place share.
    var site: [String] {
        [sources.path, tests?.path, support?.path, module].map { $0 ?? "" }
    }
}

extension ProjectState {
    /// The Swift files of the project that no record has, by their names.
    var unrecordedFiles: [String: [OutputPath]] {
        remembered(at: \.unrecordedFiles) {
            let recorded = Set(((try? scenes()) ?? []).flatMap(\.files).map(\.path))
            let places = sources.paths().compactMap { path -> OutputPath? in
                let place = project.file(at: Destination(ofFile: path))
                return place.flatMap { !recorded.contains($0) && disk.isFile(path) ? $0 : nil }
            }
            return Dictionary(grouping: places, by: \.fileName)
        }
    }

    /// Notes on files in a scene's own folder that scene-kit didn't create and that stay.
    func notesOnFilesLeftBehind(by record: SceneRecord) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        let name = record.entry.name.text
        let folders = Set(record.files.map { $0.path.components.dropLast() })
            .filter { $0.last == name }
        let recorded = Set(record.files.map(\.path.description))
        for folder in folders.map({ $0.joined(separator: "/") }).sorted() {
            let path = project.place(of: ProjectFolder(components: folder.pathComponents)).path
            for file in (try? disk.names(in: path)) ?? []
            where !recorded.contains("\(folder)/\(file)") {
                notes.append(
                    .note(
                        "scene-kit did not make this file, so it stays here",
                        path: Destination.join(path, file)))
            }
        }
        return notes
    }
}

extension SceneRecord {
    /// Takes the folder below the sources that all files of the scene were moved to.
    mutating func followFiles(of earlier: SceneRecord) {
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
