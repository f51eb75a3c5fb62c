package import Basics
import FileSystem
package import Planning
import Projects
package import Scenes
import SwiftSource
import TemplateSets

/// How a command treats files that exist.
package struct PlanPolicy: Sendable {
    package var existing: ExistingFilePolicy
    /// Whether files that the user deleted stay deleted.
    package var respectsDeletion = false
    /// Whether records are read and written.
    package var isRecorded = true
    /// Whether scenes are created. The text of an earlier scene of the same name isn't a base then.
    package var isNew = false
    /// Whether files of new scenes' earlier records that aren't generated again are removed.
    package var replacesScenes = false
    /// Whether shared files that were behind before the command are updated, too.
    package var updatesSharedFiles = true
    /// Called with the number of scenes that a thread has rendered, its share, and the total.
    package var progress: @Sendable (_ done: Int, _ share: Int, _ total: Int) -> Void = { _, _, _ in
    }

    package init(_ existing: ExistingFilePolicy) { self.existing = existing }
}

/// A plan, and what a user should know about it.
package struct PlannedProject {
    package let plan: Plan
    package let notes: [Diagnostic]
    /// The scenes whose files or records change.
    package let changed: Set<String>
}

/// Compares the desired project with the disk, and decides about every file, record, and shared file.
///
/// For each file, three texts decide: the base (in the record), yours (on disk), and theirs (rendered).
/// Nothing is written.
package struct ScenePlanner {
    let snapshot: ProjectSnapshot
    let desired: DesiredProject
    let policy: PlanPolicy
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private var orphans: [OrphanedFile] = []
    private var ownedPaths: [SceneGeneration.OwnedPath] = []
    private var changed: Set<String> = []
    private var budget = RunBudget()
    /// The bases of files of removed scenes, by path: another scene may be generated there now.
    private var removedBases: [OutputPath: FileBase] = [:]
    /// Types and functions that the command removes.
    private var removedNames: Set<String> = []

    private init(_ desired: DesiredProject, _ policy: PlanPolicy) {
        (snapshot, self.desired, self.policy) = (desired.snapshot, desired, policy)
    }

    /// - Throws: `Failure` with everything that is wrong with the scenes: 65 for files that have the same
    ///   path, 73 for types that the sources declare already, and what rendering and reading throw.
    package static func plan(
        _ desired: DesiredProject, _ policy: PlanPolicy
    ) throws(Failure) -> PlannedProject {
        var planner = ScenePlanner(desired, policy)
        try planner.planProject()
        let plan = Plan(operations: planner.operations)
        for group in desired.groups { try TakenTypes(group.place).check(plan) }
        if desired.groups.allSatisfy(\.place.packageFiles.isEmpty) {
            planner.notes += FilesMissingFromProject.notes(on: plan, in: desired.snapshot.project)
        }
        var notes = desired.notes
        for note in planner.notes where !notes.contains(note) { notes.append(note) }
        return PlannedProject(plan: plan, notes: notes, changed: planner.changed)
    }

    private mutating func planProject() throws(Failure) {
        for record in desired.removed {
            let files = try snapshot.record(of: record.entry.name.text)?.files ?? []
            removedBases.merge(files.map { ($0.path, $0.base) }) { $1 }
        }
        for group in desired.groups { try checkLinks(of: group) }
        var shared = try SharedFilePlanner(desired, policy)
        for index in desired.groups.indices { try plan(desired.groups[index], &shared) }
        if let route = desired.route { try add(route, &shared) }
        for scene in desired.referring { try update(scene) }
        for record in desired.removed { try remove(record) }
        for scene in desired.removedRoutes { try removeRoutes(scene) }
        for (record, folder) in desired.moved { try move(record, to: folder) }
        operations += desired.listChanges.map(\.operation)
        try removeOrphans()
        noteCalls()
        notes += orphanedLists()
        guard policy.isRecorded || !shared.needed.isEmpty else { return }
        let decided = try shared.plan(beside: operations, spending: &budget)
        operations += decided.operations
        notes += decided.notes
        guard policy.isRecorded else { return }
        operations += try snapshot.records.operations(
            beside: operations, forgetting: decided.forgotten, in: snapshot.shared(),
            on: snapshot.disk)
    }

    /// Checks that the links of a group's scenes open no other scene, except for scenes that leave the list.
    private func checkLinks(of group: DesiredProject.Group) throws(Failure) {
        try group.scenes.checkLinks(in: group.place.module) { () throws(Failure) in
            let scenes = try snapshot.scenes()
            return desired.list.map { list in scenes.filter { $0.list != list.path } } ?? scenes
        }
    }

    /// Adds the operations for a scene's files, and the one for its record.
    private mutating func finish(
        _ changes: [FileOperation], _ record: SceneRecord
    ) throws(Failure) {
        let name = record.entry.name.text
        let old = try snapshot.records.contents(of: name, on: snapshot.disk)
        let recordChange = snapshot.records.operation(
            forRecordOf: name, record.contents, replacing: old)
        let all = changes + [recordChange].compactMap(\.self)
        operations += all
        if all.contains(where: { $0.verb.writes || $0.verb == .conflict }) { changed.insert(name) }
    }
}

// MARK: - Rendered scenes

extension ScenePlanner {
    private mutating func plan(
        _ group: DesiredProject.Group, _ shared: inout SharedFilePlanner
    ) throws(Failure) {
        let generation = try desired.generation(of: group, sharing: shared.sharing(by: group))
        let comparison = try SceneComparison(
            group, generation, desired, policy, bases: removedBases)
        let (left, policy) = (budget, policy)
        let results = Parallel.map(generation.items.indices) { range in
            ComparedScenes.compared(comparison, range, within: left, policy.progress)
        }
        let parts = try mapCollectingErrors(results) { (result) throws(Failure) in
            try result.get()
        }
        try generation.spend(parts.flatMap(\.costs), from: &budget)
        var missing = MissingSamples(in: generation)
        for part in parts {
            operations += part.operations
            orphans += part.orphans
            changed.formUnion(part.changed)
            notes += part.notes
            missing.add(part.missing)
        }
        notes += missing.notes(isListed: isListed, command: snapshot.project.command)
        let needed = try generation.makeSharedFiles(
            spending: &budget, replacing: snapshot.disk.contents)
        shared.needed += needed
        let packagePlan = try Plan(
            group.place.packageFiles.filter { file in
                !operations.contains { $0.destination == file.destination }
            }, policy: policy.existing, whatIsAt: snapshot.disk.entry)
        operations += packagePlan.operations
        let others = needed.map(\.destination) + group.place.packageFiles.map(\.destination)
        let paths = parts.flatMap(\.ownedPaths) + OwnedPaths(others).all
        try generation.checkPaths(paths)
        ownedPaths += paths
    }

    /// Whether a scene is changed in a scenes file: in this one, or in another.
    private func isListed(_ name: String) -> Bool {
        desired.list != nil && desired.renderedNames.contains(name) || snapshot.isListed(name)
    }
}

// MARK: - Routes

extension ScenePlanner {
    private mutating func add(
        _ route: NewRoute, _ shared: inout SharedFilePlanner
    ) throws(Failure) {
        let sharedFiles: SceneGeneration.SharedFiles =
            route.needsSharedFiles
            ? .all(
                route.origin.options.takingProjectScope(
                    of: try shared.options(of: route.templateSet, with: route.origin.options),
                    in: route.templateSet)) : .none
        let project = snapshot.project
        let generation = try route.generation(in: snapshot, sharing: sharedFiles)
        let (files, warnings) = try generation.files(
            spending: &budget, replacing: snapshot.disk.contents)
        notes += warnings
        try generation.checkPaths(OwnedPaths(files.map(\.destination)).all)
        shared.needed += files.filter(\.file.isShared)
        let own = files.filter { !$0.file.isShared }
        let recorded = policy.existing == .overwrite ? [] : route.record?.files ?? []
        let bases = Dictionary(recorded.map { ($0.path, $0.base) }) { $1 }
        var made: [OutputFile] = []
        for file in own {
            let base =
                policy.isRecorded ? project.file(at: file.destination).flatMap { bases[$0] } : nil
            let entry = try snapshot.disk.entry(at: file.destination)
            let operation = FileOperation(for: file.wanted(base: base), policy.existing, entry)
            operations += [operation].compactMap(\.self)
            if operation?.verb != .skip || operation?.isRecorded == true { made.append(file) }
        }
        var missing = MissingSamples(in: generation)
        missing.add(item: 0)
        notes += missing.notes(isListed: isListed, command: project.command)
        guard policy.isRecorded else { return }
        let recorder = SceneRecorder(
            project: project, templateSet: route.templateSet, place: route.place)
        guard let recorded = try recorder.recorded(made) else {
            notes.append(.notRecorded(in: project))
            return
        }
        // A list contains the routes of its scenes, so their records don't.
        guard let record = route.record, record.list == nil else { return }
        let changed = recorder.record(
            record, with: route.entry, files: recorded,
            isWhole: made.count == own.count)
        try finish([], changed)
    }

    /// The recorded files of routes, as they are rendered today.
    private mutating func files(
        of scene: ReferringScene
    ) throws(Failure) -> [(made: OutputFile, old: RecordedFile)] {
        let files = try scene.render(in: snapshot, spending: &budget, &notes)
        let known = Dictionary(scene.record.files.map { ($0.path, $0) }) { $1 }
        // A test that `route` didn't create, since it had no place, isn't created now.
        return files.compactMap { file in
            snapshot.project.file(at: file.destination).flatMap { known[$0] }.map { (file, $0) }
        }
    }

    private mutating func update(_ outline: ReferringScene) throws(Failure) {
        let scene = try outline.whole(in: snapshot)
        var record = scene.record
        var changes: [FileOperation] = []
        for (file, old) in try files(of: scene) {
            var wanted = file.wanted(base: old.base)
            wanted.respectsDeletion = true
            let entry = try snapshot.disk.entry(at: file.destination)
            guard let operation = FileOperation(for: wanted, policy.existing, entry) else {
                continue
            }
            changes.append(operation)
            var made = old
            made.base = FileBase(file.file.contents)
            record.add([made])
        }
        try finish(changes, record)
    }

    private mutating func removeRoutes(_ outline: ReferringScene) throws(Failure) {
        let scene = try outline.whole(in: snapshot)
        var record = scene.record
        let files = try files(of: scene).map(\.old)
        for file in files {
            orphans.append(orphan(file))
            if let text = file.text {
                removedNames.formUnion(Identifiers.declaredFunctions(in: text))
            }
        }
        let gone = Set(files.map(\.path))
        record.files.removeAll { gone.contains($0.path) }
        let labels = Set(scene.routes.map(\.label))
        record.entry.choices.routes?.removeAll { $0.label.map(labels.contains) ?? false }
        try finish([], record)
    }
}

extension ReferringScene {
    /// The scene with its whole record, with the places that its files were moved to.
    func whole(in snapshot: ProjectSnapshot) throws(Failure) -> ReferringScene {
        ReferringScene(
            record: try snapshot.located(record).record, templateSet: templateSet, routes: routes)
    }

    /// The files of the routes, recorded or not.
    ///
    /// - Throws: what rendering throws.
    func render(
        in snapshot: ProjectSnapshot, spending budget: inout RunBudget, _ notes: inout [Diagnostic]
    ) throws(Failure) -> [OutputFile] {
        let place = snapshot.place(of: record)
        let options = record.resolved.options.filter { key, _ in
            templateSet.options.contains { $0.name == key }
        }
        let origin = RouteOrigin(
            name: try SceneName(parsing: record.entry.name),
            options: try OptionValues(
                parsing: SceneChoices(options: options).optionTexts, for: templateSet),
            author: record.author?.text ?? "",
            date: try record.date.map { (date) throws(Failure) in
                try CalendarDate(parsing: date)
            } ?? CalendarDate(secondsSince1970: 0))
        let generation = SceneGeneration(
            routes.map {
                .init(
                    .route($0, from: origin), name: record.entry.name, folder: record.entry.folder)
            },
            of: [templateSet], sharing: [.none], in: place.layout,
            try snapshot.renderEnvironment(of: place, for: [templateSet], of: origin))
        let (files, warnings) = try generation.files(
            spending: &budget, replacing: snapshot.disk.contents)
        notes += warnings
        return files
    }
}

// MARK: - Scenes that are removed or moved

extension ScenePlanner {
    private func orphan(_ file: RecordedFile) -> OrphanedFile {
        OrphanedFile(destination: snapshot.records.destination(of: file), base: file.base)
    }

    private mutating func remove(_ outline: SceneRecord) throws(Failure) {
        let name = outline.entry.name.text
        guard var record = try snapshot.record(of: name) else { return }
        record.follow(outline)
        for file in record.files {
            orphans.append(orphan(file))
            if file.path.isOfSwift {
                removedNames.formUnion(DeclaredTypes.find(in: file.text ?? "").map(\.name))
            }
        }
        operations += [try snapshot.records.removal(of: name, on: snapshot.disk)].compactMap(\.self)
        changed.insert(name)
    }

    private mutating func move(
        _ record: SceneRecord, to folder: ProjectFolder?
    ) throws(Failure) {
        var moved = record
        moved.entry.folder = folder
        var changes: [FileOperation] = []
        for (index, file) in record.files.enumerated() {
            guard let path = try record.path(of: file, asIn: moved) else {
                notes.append(
                    Diagnostic.note(
                        "the file lies outside the scene's folders and stays",
                        path: snapshot.records.destination(of: file).path))
                continue
            }
            moved.files[index].path = path
            let old = snapshot.records.destination(of: file)
            let new = snapshot.records.destination(of: moved.files[index])
            if old == new { continue }
            switch try snapshot.disk.entry(at: old) {
            case .absent: break
            case .obstacle(let obstacle): changes.append(.unmovable(obstacle, at: old))
            case .file(let contents):
                changes += FileOperation.move(
                    contents, from: old, to: new, contents: contents, policy.existing,
                    over: try snapshot.disk.entry(at: new))
            }
        }
        moved.files = moved.files.sortedByPath
        try finish(changes, moved)
    }

    /// Plans the removal of files that no scene generates anymore, unless another file is wanted there.
    private mutating func removeOrphans() throws(Failure) {
        if orphans.isEmpty { return }
        let owners = desired.removed + desired.removedRoutes.map(\.record)
        let names = desired.renderedNames.union(owners.map(\.entry.name.text))
        let owned = Set(try snapshot.scenes(except: names).flatMap(\.files).map(\.path))
        let wanted = Set(ownedPaths.map(\.absolutePath))
        let folded = Set(wanted.map(\.caseFolded))
        for orphan in orphans {
            let path = AbsolutePath(orphan.destination.path).text
            let file = snapshot.project.file(at: orphan.destination)
            if wanted.contains(path) || file.map(owned.contains) == true { continue }
            // On a file system that ignores case, the wanted file is the same one.
            if folded.contains(path.caseFolded), isCaseInsensitive(at: orphan.destination) {
                continue
            }
            let entry = try snapshot.disk.entry(at: orphan.destination)
            let operation = FileOperation(for: orphan, policy.existing, entry)
            operations += [operation].compactMap(\.self)
        }
    }

    private func isCaseInsensitive(at destination: Destination) -> Bool {
        let (base, path) = (destination.base, destination.relative.description)
        return [path.uppercased(), path.lowercased()].allSatisfy { spelling in
            (try? FileSystem.kind(of: Destination.join(base, spelling))) != nil
        }
    }

    /// Adds a note for each place that still calls removed code.
    private mutating func noteCalls() {
        guard desired.list == nil, !removedNames.isEmpty else { return }
        let gone = Set(operations.filter(\.isOrphaned).map(\.path))
        notes += CodeMentions(of: removedNames, in: snapshot.project, besides: gone).places.map {
            Diagnostic(
                .warning, "this names what is removed", in: $0.source, atUTF8Offset: $0.offset,
                utf8Length: $0.length)
        }
    }

    /// Notes about scenes files that no longer exist, so that nothing maintains their scenes.
    private func orphanedLists() -> [Diagnostic] {
        guard let list = desired.list else { return [] }
        let rendered = desired.renderedNames
        var unlisted: [String: [String]] = [:]
        for record in (try? snapshot.scenes(except: rendered)) ?? [] {
            guard let other = record.list, other != list.path,
                case .gone = snapshot.lists.state(of: other)
            else { continue }
            let path = snapshot.project.shownPath(ofList: other)
            unlisted[path, default: []].append(record.entry.name.text)
        }
        return unlisted.sorted { $0.key < $1.key }.map { list, names in
            let scenes = names.map { "'\($0)'" }.joinedAsAlternatives("and")
            return Diagnostic.note(
                "the list '\(list)' no longer exists, so nothing updates or removes "
                    + (names.count == 1 ? "its scene " : "its scenes ") + scenes,
                path: list,
                hint: "Name them in another list to keep them up to date. If they are not wanted, "
                    + "delete their files, and their records in .scene-kit/scenes.")
        }
    }
}

/// The paths of generated files. Caches the last base folder, which most files share.
package struct OwnedPaths {
    package private(set) var all: [SceneGeneration.OwnedPath] = []
    private var base = ""
    private var absoluteBase = ""

    package init() {}

    /// The paths of files that don't belong to a single scene.
    package init(_ destinations: [Destination]) {
        for destination in destinations { add(destination, item: nil) }
    }

    /// - Parameter item: The index of the item that the file belongs to; nil if there is no such
    ///   item.
    package mutating func add(_ destination: Destination, item: Int?) {
        if all.isEmpty || base != destination.base {
            base = destination.base
            absoluteBase = AbsolutePath(base).text
        }
        all.append(
            SceneGeneration.OwnedPath(
                path: destination.path,
                absolutePath: Destination.join(
                    absoluteBase, destination.relative.description),
                item: item))
    }
}
