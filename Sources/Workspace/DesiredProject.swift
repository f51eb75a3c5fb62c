package import Basics
import FileSystem
import JSONSource
package import Planning
package import Projects
package import Scenes
package import TemplateSets

/// The scenes that a project should contain after a command. It begins as what the records say; a command
/// edits it, and `ScenePlanner` compares it with the disk.
package struct DesiredProject {
    /// Scenes of one place that are rendered.
    package struct Group {
        package var scenes: ResolvedScenes
        package var place: ResolvedOutput
        /// The records of scenes that keep their place, by name.
        package var earlier: [String: SceneRecord] = [:]

        package init(
            _ scenes: ResolvedScenes, at place: ResolvedOutput, over earlier: [SceneRecord] = []
        ) {
            (self.scenes, self.place) = (scenes, place)
            for record in earlier { self.earlier[record.entry.name.text] = record }
        }
    }

    package let snapshot: ProjectSnapshot
    package var groups: [Group] = []
    /// The scenes file that the groups come from.
    package var list: ListReference?
    /// Routes of other scenes that lead to the rendered ones.
    package private(set) var referring: [ReferringScene] = []
    /// A route to add.
    package var route: NewRoute?
    /// Outlines of scenes to remove.
    package var removed: [SceneRecord] = []
    /// Routes to remove from scenes that stay.
    package var removedRoutes: [ReferringScene] = []
    /// Scenes that go to another folder below the sources and tests; nil for none.
    package var moved: [(record: SceneRecord, folder: ProjectFolder?)] = []
    /// Changes to scenes files.
    package var listChanges: [ListChange] = []
    /// Notes from the edits. The plan's diagnostics begin with them.
    package var notes: [Diagnostic] = []

    package init(_ snapshot: ProjectSnapshot) { self.snapshot = snapshot }

    /// The names of the scenes that are rendered.
    package var renderedNames: Set<String> {
        Set(groups.flatMap(\.scenes.items).map(\.given.name.text))
    }

    /// Renders recorded scenes again, each with the choices of an entry.
    ///
    /// - Parameters:
    ///   - entries: The scenes to render, by their recorded names.
    ///   - options: Options of the command line, for every scene of `entries`.
    /// - Throws: `Failure` with everything that is wrong with any of the scenes.
    package mutating func render(
        _ entries: [String: SceneEntry], options: [OptionText] = []
    ) throws(Failure) {
        let all = try snapshot.scenes().map { record in
            entries[record.entry.name.text] == nil
                ? LocatedScene(record) : LocatedScene(record, in: snapshot)
        }
        notes += all.flatMap(\.notes)
        let records = all.map(\.record).filter { entries[$0.entry.name.text] != nil }
        let routes = RecordedRoutes(of: all.map(\.record), snapshot.sets)
        var problems = Problems()
        for (_, records) in Dictionary(grouping: records, by: Site.init)
            .sorted(by: { $0.key < $1.key })
        {
            let byName = Dictionary(records.map { ($0.entry.name.text, $0) }) { $1 }
            let drafts = records.map { record in
                var entry = routes.withoutGuesses(entries[record.entry.name.text] ?? record.entry)
                entry.folder = record.entry.folder
                return SceneDraft(
                    entry, options: options, defaults: snapshot.project.configuration.defaults)
            }
            let scenes = problems.collect { () throws(Failure) in
                try ResolvedScenes(
                    drafts, by: snapshot.authorship, set: snapshot.sets.set, earlier: { byName[$0] }
                )
            }
            guard let scenes else { continue }
            groups.append(Group(scenes, at: snapshot.place(of: records[0]), over: records))
        }
        try problems.check()
        try resolveRoutes()
        try findReferringScenes()
    }

    /// Finds the scenes that the routes of the groups lead to: each other, and the rest of the project.
    ///
    /// - Throws: what `RouteTargets` throws, for all routes.
    package mutating func resolveRoutes() throws(Failure) {
        let targets = targets
        var problems = Problems()
        for index in groups.indices {
            let module = groups[index].place.module
            _ = problems.collect { () throws(Failure) in
                try groups[index].scenes.resolveRoutes(from: module, among: targets)
            }
        }
        try problems.check()
    }

    /// The scenes that routes may lead to.
    package var targets: RouteTargets {
        var known: [String: RouteTarget] = [:]
        for group in groups {
            known.merge(group.scenes.targets(in: group.place.module)) { $1 }
            // A scene of which only parts are rendered may have a Builder already.
            for (name, record) in group.earlier where record.hasBuilder {
                known[name]?.isGenerated = true
            }
        }
        return RouteTargets(snapshot, generated: known)
    }

    /// The scenes of a group, ready to be rendered.
    ///
    /// - Parameter sharedFiles: The shared files to render with them, for each set.
    /// - Throws: what looking for the project's text macros throws.
    package func generation(
        of group: Group, sharing sharedFiles: [SceneGeneration.SharedFiles] = []
    ) throws(Failure) -> SceneGeneration {
        let sets = group.scenes.sets
        let environment = try snapshot.renderEnvironment(of: group.place, for: sets)
        return group.scenes.generation(
            in: group.place.layout, environment,
            sharing: sharedFiles.isEmpty ? sets.map { _ in .none } : sharedFiles)
    }

    /// Finds the routes of other recorded scenes that lead to the rendered scenes.
    ///
    /// - Throws: what reading records and finding sets and scenes throws.
    package mutating func findReferringScenes() throws(Failure) {
        let names = renderedNames
        let gone = Set(removed.map(\.entry.name.text))
        let (targets, snapshot) = (targets, snapshot)
        let records = try snapshot.scenes(except: names.union(gone))
        let withBuilder = names.filter { targets.generated[$0]?.isGenerated == true }
        let routes = RecordedRoutes(of: records, snapshot.sets, knowing: withBuilder)
        referring = try mapCollectingErrors(records) { (record) throws(Failure) in
            try routes.referringScene(record, to: names, targets)
        }.compactMap(\.self)
    }

    /// Removes a scene, and the routes of other scenes that lead to it.
    ///
    /// - Throws: what reading records and finding sets throws.
    package mutating func remove(_ record: SceneRecord) throws(Failure) {
        let name = record.entry.name.text
        removed.append(record)
        let all = try snapshot.scenes()
        let targets = RouteTargets(snapshot)
        let routes = RecordedRoutes(of: all, snapshot.sets)
        var lists = Set([record.list].compactMap(\.self))
        for other in all where other.entry.name.text != name {
            guard let scene = try routes.referringScene(other, to: [name], targets) else {
                continue
            }
            removedRoutes.append(scene)
            lists.formUnion([other.list].compactMap(\.self))
        }
        for list in lists { try change(list) { $0.remove(name) } }
    }

    /// Removes a route of a scene.
    ///
    /// - Throws: `Failure` with 66 if the scene has no such route, and what finding sets throws.
    package mutating func removeRoute(
        _ label: SourceText, of record: SceneRecord
    ) throws(Failure) {
        let name = record.entry.name.text
        var entry = RecordedRoutes(of: try snapshot.scenes(), snapshot.sets)
            .withoutGuesses(record.entry)
        let labels = (entry.choices.routes ?? []).compactMap(\.label)
        entry.choices.routes?.removeAll { $0.label != label.text }
        let templateSet = try snapshot.sets.set(record.entry.choices.template)
        let routes = try RouteTargets(snapshot)
            .routes(of: entry, for: templateSet, from: record.module)
        guard !routes.isEmpty else {
            throw Failure(
                .notFound,
                label.diagnostic(
                    "the scene '\(name)' has no route '\(label.text)'",
                    hint: Suggestions.question(for: label.text, among: labels)
                        ?? "'\(snapshot.project.command("list --scenes"))' shows the routes there are."
                ))
        }
        removedRoutes.append(
            ReferringScene(record: record, templateSet: templateSet, routes: routes))
        if let list = record.list {
            try change(list) { editor in
                editor.removeRoutes(of: name) {
                    RouteEntry(SourceText(name: "", text: $0)).label == label.text
                }
            }
        }
    }

    /// Moves a scene to another folder below the sources and tests.
    ///
    /// - Throws: what changing its scenes file throws.
    package mutating func move(
        _ record: SceneRecord, to folder: ProjectFolder?
    ) throws(Failure) {
        moved.append((record, folder))
        guard let list = record.list else { return }
        let name = record.entry.name.text
        try change(list) { $0.setFolder(of: name, to: folder?.path) }
    }

    /// Changes a scenes file, if it exists.
    ///
    /// - Throws: `Failure` with 65 for a file that is wrong, and what reading it throws.
    package mutating func change(
        _ list: String, _ change: (inout SceneListEditor) -> Void
    ) throws(Failure) {
        if let change = try ListChange(list, in: snapshot, change) { listChanges.append(change) }
    }
}

/// A route that a command adds to a scene or to a handwritten router.
package struct NewRoute {
    let route: Route
    let origin: RouteOrigin
    /// The scene that the route starts from, as the user typed it.
    let source: SourceText
    let templateSet: TemplateSet
    let place: ResolvedOutput
    /// The route as a record lists it.
    let entry: RouteEntry
    /// The whole record of the scene that the route starts from.
    let record: SceneRecord?

    package init(
        route: Route, origin: RouteOrigin, source: SourceText, templateSet: TemplateSet,
        place: ResolvedOutput, entry: RouteEntry, record: SceneRecord?
    ) {
        (self.route, self.origin, self.source) = (route, origin, source)
        (self.templateSet, self.place) = (templateSet, place)
        (self.entry, self.record) = (entry, record)
    }

    /// Whether the code may be the first that needs the shared files: a handwritten router, or a scene of
    /// which only parts were created.
    var needsSharedFiles: Bool { record == nil || record?.entry.choices.parts != nil }

    /// - Throws: what looking for the project's text macros throws.
    func generation(
        in snapshot: ProjectSnapshot, sharing files: SceneGeneration.SharedFiles
    ) throws(Failure) -> SceneGeneration {
        SceneGeneration(
            [.init(.route(route, from: origin), name: source, folder: record?.entry.folder)],
            of: [templateSet], sharing: [files], in: place.layout,
            try snapshot.renderEnvironment(of: place, for: [templateSet], of: origin))
    }

    /// The files of the route.
    ///
    /// - Throws: what rendering throws.
    package func files(in snapshot: ProjectSnapshot) throws(Failure) -> [OutputFile] {
        var budget = RunBudget()
        return try generation(in: snapshot, sharing: .none)
            .files(spending: &budget, replacing: snapshot.disk.contents).files
    }
}

/// A recorded scene whose routes are rendered, and nothing else of it.
package struct ReferringScene: Sendable {
    package let record: SceneRecord
    package let templateSet: TemplateSet
    package let routes: [Route]
}

/// Routes of recorded scenes.
struct RecordedRoutes {
    private let sets: TemplateStore
    private let known: Set<String>

    /// - Parameter names: Scenes that have a Builder in addition to those of `records`.
    init(
        of records: [SceneRecord], _ sets: TemplateStore, knowing names: Set<String> = []
    ) {
        self.sets = sets
        known = names.union(records.filter(\.hasBuilder).map(\.entry.name.text))
    }

    /// The entry without parameters that the user typed for targets that are recorded by now.
    func withoutGuesses(_ entry: SceneEntry) -> SceneEntry {
        var entry = entry
        entry.choices.routes = entry.choices.routes?.map { route in
            guard route.parameters != nil, let target = route.target, known.contains(target)
            else { return route }
            return RouteEntry(route.text, route.style)
        }
        return entry
    }

    /// A scene with its routes to certain others; nil if it has none.
    ///
    /// - Throws: what finding its set and the targets throws.
    func referringScene(
        _ record: SceneRecord, to names: Set<String>, _ targets: RouteTargets
    ) throws(Failure) -> ReferringScene? {
        var entry = withoutGuesses(record.entry)
        entry.choices.routes?.removeAll { route in
            route.parameters != nil || route.target.map(names.contains) != true
        }
        if (entry.choices.routes ?? []).isEmpty { return nil }
        let templateSet = try sets.set(record.entry.choices.template)
        return ReferringScene(
            record: record, templateSet: templateSet,
            routes: try targets.routes(of: entry, for: templateSet, from: record.module))
    }
}

/// A change to a scenes file.
package struct ListChange {
    package let operation: FileOperation

    /// Nil if nothing changes, or the file doesn't exist.
    init?(
        _ list: String, in snapshot: ProjectSnapshot, _ change: (inout SceneListEditor) -> Void
    ) throws(Failure) {
        // It may be above the project.
        let path = snapshot.project.shownPath(ofList: list)
        let destination = Destination(ofFile: path)
        guard case .file(let bytes) = try snapshot.disk.entry(at: destination) else { return nil }
        let document: JSONDocument
        do throws(Failure) {
            document = try JSONDocument(
                parsing: bytes, name: path, options: .init(allowsComments: true))
        } catch {
            throw Self.failure(error, of: list, at: path)
        }
        var editor = SceneListEditor(document, bytes: bytes)
        change(&editor)
        guard editor.isChanged,
            let operation = FileOperation(
                for: WantedFile(destination: destination, contents: editor.contents, owner: .tool),
                .refuse, .file(bytes))
        else { return nil }
        self.operation = operation
    }

    /// A record may name any file, and no message quotes a file outside the project.
    private static func failure(_ error: Failure, of list: String, at path: String) -> Failure {
        guard list.hasPrefix("/") || list.pathComponents.contains("..") else {
            return error
        }
        return Failure(
            .data, "a record names this as a list of scenes, and it is not JSON", path: path,
            hint: "Correct the list, or restore the record from version control.")
    }
}

extension Destination {
    /// The place of a file by its path, which may contain links.
    package init(ofFile path: String) {
        let components = path.split(separator: "/").map(String.init)
        let folder = components.dropLast().joined(separator: "/")
        self.init(
            base: path.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder,
            relative: OutputPath(ofRecord: components.suffix(1)))
    }
}
