package import Basics
package import Planning
import ProjectReading
package import Projects
package import Scenes
import SwiftSource
import TemplateSets
import Threads

/// A plan, and what a user should know about it.
package struct PlannedProject {
    package let plan: Plan
    package let notes: [Diagnostic]
    /// Those of the notes on generated code that is certain not to compile.
    package let misfits: Set<Diagnostic>
    /// Warnings about routes of rendered scenes that lead nowhere.
    package let dangling: [Diagnostic]
    /// The scenes whose files or records change.
    package let changed: Set<String>
}

/// Compares the desired project with the disk, and plans the changes to every file and record.
///
/// `ComparedScene` does this for the files of a scene, `FileOperation` decides about a file by its
/// three texts, and `SharedFilePlanner` decides about shared files. The planner writes nothing.
package struct ScenePlanner {
    let state: ProjectState
    let desired: DesiredProject
    let policy: PlanPolicy
    private var shared: SharedFilePlanner
    var operations: [FileOperation] = []
    var notes: [Diagnostic]
    /// The scenes whose files or records change.
    var changed: Set<String> = []
    /// The names that code gets, if the command renames a scene.
    var renamedNames: RenamedNames?
    /// The paths of files whose names were changed.
    var renamedPaths: Set<String> = []
    /// New paths of recorded files, by their old ones.
    var movedPaths: [OutputPath: OutputPath] = [:]
    private var orphans: [OrphanedFile] = []
    private var ownedPaths: [SceneGeneration.OwnedPath] = []
    private var budget = RunBudget()
    /// The bases of files of removed scenes, by path: another scene may be generated there now.
    private var removedBases: [OutputPath: FileBase] = [:]
    /// The files of new packages besides their code.
    private let packageFiles: [WantedFile]
    /// The changes of the manifests of packages that exist.
    private let manifestChanges: [FileOperation]
    /// Types and functions that the command removes.
    var removedNames: Set<String> = []
    /// Returns the names in a text of an orphan that other code may use, by its path.
    private var namesInOrphans: [OutputPath: (String) -> Set<String>] = [:]

    private init(_ desired: DesiredProject, _ policy: PlanPolicy) throws(Failure) {
        (state, self.desired, self.policy) = (desired.state, desired, policy)
        // Where the shared files are decides what manifests need.
        if policy.rules.isRecorded { _ = try state.shared() }
        let links = try PackageLinks(of: desired, isComplete: policy.rules.updatesSharedFiles)
        var destinations: Set<Destination> = []
        packageFiles = links.newPackages.flatMap(\.files)
            .filter { destinations.insert($0.destination).inserted }
        manifestChanges = links.operations
        shared = try SharedFilePlanner(desired, policy, restoring: links.newSupport)
        notes = desired.notes + links.notes
    }

    /// The changes that `update` would make to recorded scenes.
    package static func planUpdate(
        of records: [SceneRecord], in state: ProjectState
    ) throws(Failure) -> PlannedProject {
        var desired = DesiredProject(state)
        try desired.render(Dictionary(records.map { ($0.entry.name.text, $0.entry) }) { $1 })
        let intent = PlanIntent.update(restoresDeletedFiles: false)
        return try plan(desired, PlanPolicy(intent, onConflict: .refuse))
    }

    /// - Throws: `Failure` with everything that is wrong with the scenes: 65 for files that have
    ///   the same path, 73 for types that the sources declare already, and what rendering and
    ///   reading throw.
    package static func plan(
        _ desired: DesiredProject, _ policy: PlanPolicy
    ) throws(Failure) -> PlannedProject {
        let state = desired.state
        for group in desired.groups {
            // A list's scenes that stay are in its groups.
            try group.scenes.checkLinks(in: group.place.module) { () throws(Failure) in
                let scenes = try state.scenes()
                return desired.list.map { list in scenes.filter { $0.scenesFile != list } }
                    ?? scenes
            }
        }
        var planner = try ScenePlanner(desired, policy)
        try planner.planProject()
        try planner.checkRenamedFolders()
        var plan = Plan(operations: planner.operations)
        for group in desired.groups {
            let names = desired.list == nil ? group.scenes.all.map(\.given.name.text) : []
            try group.place.checkTypes(
                of: plan, insteadOf: names.filter { !state.records.names.contains($0) }, in: state)
        }
        try desired.renamed?.after.place.checkTypes(
            of: plan, in: state,
            hint: "Choose another name, or rename what is declared there first.")
        let folders = planner.shared.lists.values.map(\.destination.path.splitAtLastSlash.parent)
        for folder in Set(folders).sorted() {
            let lists = plan.operations.filter { $0.path.splitAtLastSlash.parent == folder }
            try ResolvedOutput(
                OutputLayout(scene: OutputLayout.Root(folder), tests: nil, support: nil)
            ).checkTypes(
                of: Plan(operations: lists), in: state,
                hint: "Choose another name for the feature, or rename what is declared there first."
            )
        }
        var notes = planner.notes
        var misfits: Set<Diagnostic> = []
        if plan.conflicts.isEmpty {
            notes += state.notesOnBrokenCalls(
                after: plan,
                or: planner.removedNames.union(planner.renamedNames?.names.keys.map(\.self) ?? []))
            notes += state.notesOnRemovedProperties(after: plan)
            let found = policy.rules.updatesSharedFiles ? try state.misfits(in: plan) : []
            notes += found.map(\.note)
            misfits = Set(found.filter(\.isCertain).map(\.note))
            notes += state.notesOnEmptyTargets(after: plan)
            notes += try planner.notesOnMissingDeclarations(after: plan)
            notes += planner.notesOnUnknownTypes(after: plan)
            notes += try planner.notesOnConformance(after: plan)
        }
        if planner.packageFiles.isEmpty {
            let membership = try XcodeMembership(after: plan, moving: planner.movedPaths, in: state)
            notes += membership.notes
            plan = Plan(operations: plan.operations + membership.operations)
        }
        try plan.checkIdentities(on: state.disk)
        // The folder of an adopted scene keeps its name, and the files in it, if other files are
        // in it.
        let staysPut = plan.operations.contains { $0.verb == .skip && $0.isOrphaned }
        let removed = staysPut ? desired.removed.filter { !$0.hasAdoptedFiles } : desired.removed
        let renamed = [desired.renamed?.record].compactMap(\.self).filter { !$0.hasAdoptedFiles }
        let leaving =
            desired.moved.map(\.record) + (desired.list == nil ? removed : []) + renamed
        let gone = Set(plan.operations.filter { $0.verb == .remove }.map(\.path))
        notes += leaving.flatMap(state.notesOnFilesLeftBehind).filter {
            !gone.contains($0.path ?? "")
        }
        notes = state.records.moved.notes + notes
        var known: Set<Diagnostic> = []
        func shown(_ note: Diagnostic) -> Diagnostic {
            var note = note
            note.path = note.path.map(state.project.shown)
            return note
        }
        notes = notes.filter { known.insert($0).inserted }.map(shown)
        return PlannedProject(
            plan: Plan(operations: plan.operations.map(state.project.shown)), notes: notes,
            misfits: Set(misfits.map(shown)), dangling: desired.notesOnDanglingRoutes,
            changed: planner.changed)
    }

    private mutating func planProject() throws(Failure) {
        for record in desired.removed {
            let files = try state.record(of: record.entry.name.text)?.files ?? []
            removedBases.merge(files.map { ($0.path, $0.base) }) { $1 }
        }
        for file in packageFiles {
            let entry = try state.disk.entry(at: file.destination)
            operations.append(
                ifAny: FileOperation(for: file, policy: policy.existingFiles, over: entry))
        }
        operations += manifestChanges
        try shared.addNewFeature()
        for group in desired.groups { try planGroup(group) }
        if let renamed = desired.renamed { try planRename(renamed) }
        if let (route, entry) = desired.newRoute { try planNewRoute(route, recordedAs: entry) }
        for routes in desired.referring { try planReferringRoutes(routes) }
        for record in desired.removed { try planRemovedScene(record) }
        for routes in desired.removedRoutes { try planRemovedRoutes(routes) }
        for (record, folder) in desired.moved { try move(record, to: folder) }
        operations += desired.configurationChanges
        try removeOrphans()
        noteMissingLists()
        guard policy.rules.isRecorded || !shared.needed.isEmpty else { return }
        try shared.plan(beside: operations, spending: budget)
        operations += shared.operations
        notes += shared.notes
        guard policy.rules.isRecorded else { return }
        try renameOtherCode()
        noteCalls()
        planTextFiles()
        operations += try state.records.operations(
            beside: operations, forgetting: shared.forgotten, in: state.shared())
        operations.append(
            ifAny: try state.baselineChange(
                moving: movedPaths, renaming: renamedNames?.names ?? [:],
                without: Set(desired.removed.flatMap(\.files).map(\.path.description))))
    }

    /// Adds the operations for a scene's files, and the one for its record.
    mutating func append(
        _ changes: [FileOperation], recording record: SceneRecord
    ) throws(Failure) {
        try checkOwners(of: changes, besides: [record.entry.name.text, desired.renamed?.old ?? ""])
        var all = changes
        all.append(ifAny: try state.records.change(to: record))
        operations += all
        if all.contains(where: \.isChange) { changed.insert(record.entry.name.text) }
    }

    /// - Parameter names: The scenes that have the files.
    /// - Throws: `Failure` with 73 for an existing file that the record of another scene has, or that
    ///   scenes share.
    func checkOwners(
        of operations: [FileOperation], besides names: Set<String>
    ) throws(Failure) {
        // Only the owner's record has a base for other verbs.
        func isExisting(_ operation: FileOperation) -> Bool {
            !operation.isShared && !operation.isOrphaned
                && ([.edited, .identical, .overwrite].contains(operation.verb)
                    || operation.verb == .conflict && !operation.isRecorded)
        }
        guard policy.rules.isRecorded, operations.contains(where: isExisting) else { return }
        let known = names.union(desired.removed.map(\.entry.name.text))
        var owned: [OutputPath: (file: RecordedFile, owner: String)] = [:]
        // Rendered files are compared with shared ones elsewhere, and adopted ones here.
        for file in policy.rules.updatesSharedFiles ? [] : try state.shared().files {
            owned[file.path] = (file, "scenes share this file")
        }
        for record in try state.scenes() where !known.contains(record.entry.name.text) {
            for file in record.files {
                owned[file.path] = (
                    file, "the file belongs to the scene '\(record.entry.name.text)'"
                )
            }
        }
        // Paths take longer to compare.
        let fileNames = Set(owned.keys.map(\.fileName))
        var problems: [Diagnostic] = []
        for operation in operations
        where fileNames.contains(operation.destination.relative.fileName) && isExisting(operation) {
            guard let path = state.project.file(at: operation.destination),
                let (file, message) = owned[path]
            else { continue }
            problems.append(
                Diagnostic(
                    .error, message, path: state.records.destination(of: file).path,
                    hint: "Nothing was written. A file has one owner; choose another one."))
        }
        if !problems.isEmpty { throw Failure(.conflict, problems) }
    }

    private mutating func render(_ generation: SceneGeneration) throws(Failure) -> [OutputFile] {
        let (files, warnings) = try generation.files(
            spending: &budget, replacing: state.disk.contents(at:))
        notes += warnings
        return files
    }
}

extension FileOperation {
    /// Whether the file differs from what is wanted.
    var isChange: Bool { verb.writes || verb == .conflict }
}

// MARK: - Rendered scenes

extension ScenePlanner {
    private mutating func planGroup(_ group: DesiredProject.Group) throws(Failure) {
        let generation = try desired.generation(of: group, sharing: shared.sharing(by: group))
        let comparison = try SceneComparison(
            group, generation, desired, policy, removedBases: removedBases)
        let left = budget
        let results = Parallel.map(generation.renderables.indices) { range in
            Result { () throws(Failure) in
                try ComparedScenes(comparison, range, within: left)
            }
        }
        let parts = try mapCollectingErrors(results) { (result) throws(Failure) in
            try result.get()
        }
        try generation.spend(parts.flatMap(\.costs), from: &budget)
        try checkOwners(of: parts.flatMap(\.operations), besides: desired.renderedNames)
        var missing = MissingSamples(in: generation)
        for part in parts {
            operations += part.operations
            orphans += part.orphans
            changed.formUnion(part.changed)
            notes += part.notes
            movedPaths.merge(part.movedPaths) { $1 }
            missing.merge(part.missing)
        }
        note(missing)
        var needed = try generation.makeSharedFiles(
            spending: &budget, replacing: state.disk.contents(at:))
        if let whole = withEarlierParts(group) {
            // With the parts that exist, the scene may need more, as tests of what both need.
            let all = try desired.generation(of: whole, sharing: shared.sharing(by: whole))
                .makeSharedFiles(spending: &budget, replacing: state.disk.contents(at:))
            let known = Set(needed.map { state.project.file(at: $0.destination) })
            for file in all where !known.contains(state.project.file(at: file.destination)) {
                if try state.disk.entry(at: file.destination) == .absent { needed.append(file) }
            }
        }
        shared.needed += needed
        let others = needed.map(\.destination) + packageFiles.map(\.destination)
        let paths =
            parts.flatMap(\.ownedPaths) + OwnedPaths(others, from: state.disk.currentFolder).all
        try generation.checkPaths(paths)
        ownedPaths += paths
    }

    /// The scenes with the parts that were created earlier, where those are; nil if there are none.
    private func withEarlierParts(_ group: DesiredProject.Group) -> DesiredProject.Group? {
        var whole = group
        var hasMore = false
        for (index, resolved) in group.scenes.all.enumerated() where !resolved.scene.parts.isEmpty {
            guard let earlier = group.earlier[resolved.given.name.text] else { continue }
            let parts = resolved.scene.parts.union((earlier.entry.choices.parts ?? []).map(\.text))
            if parts == resolved.scene.parts { continue }
            whole.scenes.all[index].scene.parts = parts
            if whole.place.layout.tests == nil { whole.place = state.place(of: earlier) }
            hasMore = true
        }
        return hasMore ? whole : nil
    }

    private mutating func note(_ missing: MissingSamples) {
        let names = desired.list == nil ? [] : desired.renderedNames
        notes += missing.notes(
            isListed: { [state] in
                names.contains($0) || (try? state.record(of: $0))?.scenesFile != nil
            },
            command: state.project.command)
    }
}

// MARK: - Routes

extension ScenePlanner {
    private mutating func planNewRoute(
        _ routes: SceneRoutes, recordedAs entry: RouteEntry
    ) throws(Failure) {
        notes += routes.notes
        let templateSet = routes.templateSet
        var sharedFiles = SceneGeneration.SharedFiles.none
        if routes.needsSharedFiles {
            let options = routes.origin.options
            sharedFiles = .all(
                options.takingProjectScope(
                    of: try shared.options(of: templateSet, at: routes.place, with: options),
                    in: templateSet))
        }
        let generation = try routes.generation(in: state, sharing: sharedFiles)
        let files = routes.placed(try render(generation), in: state)
        try generation.checkPaths(
            OwnedPaths(files.map(\.destination), from: state.disk.currentFolder).all)
        shared.needed += files.filter(\.file.isShared)
        let own = files.filter { !$0.file.isShared }
        let written = try write(own, of: routes)
        var missing = MissingSamples(in: generation)
        missing.add(renderable: 0)
        note(missing)
        guard policy.rules.isRecorded else { return }
        let recorder = SceneRecorder(
            project: state.project, templateSet: templateSet, place: routes.place)
        guard let recorded = try recorder.recorded(written) else {
            notes.append(.sceneIsUnrecorded(at: state.project.root))
            return
        }
        guard var record = routes.record ?? recorder.record(of: routes, files: recorded) else {
            return
        }
        if routes.isListed(in: state.project) { return }
        // If a file of an earlier route with the label stays, that route stays, too.
        written.count == own.count ? record.replaceRoute(entry) : record.addRoute(entry)
        record.addFiles(recorded)
        record = record.completed(by: routes.place, in: state)
        if let parts = record.entry.choices.parts {
            // The test is a part of the scene from now on.
            let names = Set(parts.map(\.text))
            let tests = templateSet.files.filter { file in
                file.root == .tests && !file.isNamed(in: names)
                    && written.contains { $0.file.id == file.id }
            }
            record.entry.choices.parts =
                (parts + tests.map { SourceText(name: "", text: $0.id) }).sorted {
                    $0.text < $1.text
                }
            if !tests.isEmpty, let others = try desired.otherRoutes() {
                let known = Set(record.files.map(\.path))
                let missing = try others.files(in: state).filter { file in
                    file.file.root == .tests && !file.file.isDangling
                        && state.project.file(at: file.destination).map(known.contains) == false
                }
                record.addFiles(try recorder.recorded(write(missing, of: others)) ?? [])
            }
        }
        try append([], recording: record)
    }

    /// Plans the files of new routes, and returns those that the scene gets.
    private mutating func write(
        _ files: [OutputFile], of routes: SceneRoutes
    ) throws(Failure) -> [OutputFile] {
        let isReplaced = !policy.rules.isRecorded || policy.existingFiles == .overwrite
        let recordedFiles = isReplaced ? [] : routes.record?.files ?? []
        let bases = Dictionary(recordedFiles.map { ($0.path, $0.base) }) { $1 }
        var written: [OutputFile] = []
        for file in files {
            let base = state.project.file(at: file.destination).flatMap { bases[$0] }
            let operation = try file.operation(over: base, policy.existingFiles, on: state.disk)
            operations.append(ifAny: operation)
            if operation?.verb != .skip || operation?.isRecorded == true { written.append(file) }
        }
        return written
    }

    /// The recorded files of routes, as they are rendered today.
    private mutating func files(
        of routes: SceneRoutes, in record: SceneRecord
    ) throws(Failure) -> [(rendered: OutputFile, recorded: RecordedFile)] {
        let files = routes.placed(try render(routes.generation(in: state)), in: state)
        let recordedFiles = Dictionary(record.files.map { ($0.path, $0) }) { $1 }
        // A test that `route` didn't create, since it had no place, isn't created now.
        return files.compactMap { file in
            state.project.file(at: file.destination).flatMap { recordedFiles[$0] }.map {
                (file, $0)
            }
        }
    }

    private mutating func planReferringRoutes(_ routes: SceneRoutes) throws(Failure) {
        guard var record = routes.record else { return }
        let changes = try changes(of: routes, in: &record)
        // What the user typed of a target is known by now.
        record.entry.choices.routes = record.entry.choices.routes?.map { entry in
            let isKnown = routes.routes.contains {
                $0.label == entry.label && $0.target.name.description == entry.target
            }
            return isKnown ? RouteEntry(entry.text, entry.style) : entry
        }
        try append(changes, recording: record)
    }

    /// The changes of the recorded files of routes.
    mutating func changes(
        of routes: SceneRoutes, in record: inout SceneRecord
    ) throws(Failure) -> [FileOperation] {
        notes += routes.notes
        var changes: [FileOperation] = []
        for (file, old) in try files(of: routes, in: record) {
            let operation = try file.operation(
                over: old.base, policy.existingFiles, on: state.disk, respectsDeletion: true)
            guard let operation else { continue }
            changes.append(operation)
            var recorded = old
            recorded.base = FileBase(file.file.contents)
            record.addFiles([recorded])
        }
        return changes
    }

    private mutating func planRemovedRoutes(_ routes: SceneRoutes) throws(Failure) {
        guard var record = routes.record else { return }
        notes += routes.notes
        let files = try files(of: routes, in: record).map(\.recorded)
        for file in files { addOrphan(file) { SwiftCode.visibleFunctions(in: $0) } }
        let gone = Set(files.map(\.path))
        record.files.removeAll { gone.contains($0.path) }
        let labels = Set(routes.routes.map(\.label))
        record.entry.choices.routes?.removeAll { $0.label.map(labels.contains) ?? false }
        try append([], recording: record)
    }
}

// MARK: - Scenes that are removed or moved

extension ScenePlanner {
    /// - Parameter names: Returns names in a text that other code may use.
    private mutating func addOrphan(
        _ file: RecordedFile, _ names: @escaping (String) -> Set<String>
    ) {
        orphans.append(
            OrphanedFile(destination: state.records.destination(of: file), base: file.base))
        if file.path.isOfSwift { namesInOrphans[file.path] = names }
    }

    private mutating func planRemovedScene(_ outline: SceneRecord) throws(Failure) {
        let name = outline.entry.name.text
        guard var record = try state.record(of: name) else { return }
        record.follow(outline)
        for file in record.files {
            addOrphan(file) { Set(DeclaredTypes.find(in: $0).map(\.name)) }
        }
        operations.append(ifAny: try state.records.removal(of: name))
        changed.insert(name)
    }

    private mutating func move(_ record: SceneRecord, to folder: ProjectFolder?) throws(Failure) {
        var moved = record
        moved.entry.folder = folder
        let layout = state.place(of: record).layout
        let flat = [layout.interface, layout.testing].compactMap(\.self)
            .compactMap(state.project.folder)
        var changes: [FileOperation] = []
        for (index, file) in record.files.enumerated() {
            let old = state.records.destination(of: file)
            guard let path = try record.path(of: file, asIn: moved) else {
                // Interfaces have no folders of scenes.
                let isFlat = flat.contains { file.path.components.starts(with: $0.components) }
                if isFlat { continue }
                notes.append(
                    .note("the file lies outside the scene's folders and stays", path: old.path))
                continue
            }
            if file.path == path { continue }
            let move = FileMove(from: old, to: state.project.destination(of: path))
            let moving = try move.operations(policy.existingFiles, on: state.disk) ?? []
            changes += moving
            if moving.leaveTheFile { continue }
            moved.files[index].path = path
            movedPaths[file.path] = path
        }
        moved.files = moved.files.sortedByPath
        try append(changes, recording: moved)
    }

    /// - Throws: `Failure` with 73 for a folder that gets another spelling and contains files that
    ///   other records or version control would still name by the old one.
    private func checkRenamedFolders() throws(Failure) {
        var folders: [String: String] = [:]
        for operation in operations {
            guard let old = operation.oldSpelling else { continue }
            let (from, to) = (
                state.disk.absolute(old.path), state.disk.absolute(operation.path)
            )
            for index in from.components.indices.dropLast()
            where !from.components[index].isSpelled(like: to.components[index]) {
                folders[from.prefix(index + 1).text] = to.prefix(index + 1).text
            }
        }
        try checkNewFolders(besides: Set(folders.values))
        if folders.isEmpty { return }
        let leaving = operations.filter { $0.oldSpelling != nil || $0.verb == .remove }
        let paths = Set(leaving.map { state.disk.absolute($0.path).text.caseFolded })
        for (old, new) in folders.sorted(by: { $0.key < $1.key }) {
            let (parent, name) = new.splitAtLastSlash
            guard !state.disk.lists(name, in: parent),
                let other = files(
                    in: old, where: { !paths.contains(state.disk.absolute($0).text.caseFolded) }
                ).first
            else { continue }
            let (from, to) = (
                state.disk.fromHere(state.disk.absolute(old)),
                state.disk.fromHere(state.disk.absolute(new))
            )
            throw Failure(
                .conflict,
                "'\(from)' and '\(to)' are one folder on this volume, and it has other files",
                path: Destination.join(from, other),
                hint: "Nothing was written. Choose another name, or rename the folder first.")
        }
    }

    /// - Throws: `Failure` with 73 for a folder of new files that exists in another spelling, because
    ///   version control would have them in that one.
    private func checkNewFolders(besides renamed: Set<String>) throws(Failure) {
        // Indices are used because copying the operations of a long list takes longer.
        var folders: Set<String> = []
        let created = operations.indices.filter {
            operations[$0].verb == .create
                && folders.insert(operations[$0].path.splitAtLastSlash.parent).inserted
        }
        let root = state.disk.absolute(state.project.root).text
        // The folders that were looked at, and whether each exists.
        var known = [root: true]
        let places = created.map { operations[$0].destination }
        for path in OwnedPaths(places, from: state.disk.currentFolder).all.map(\.absolutePath)
        where path.hasPrefix(root + "/") {
            let folder = path.splitAtLastSlash.parent
            if known[folder] == nil { try checkNewFolder(folder, besides: renamed, &known) }
        }
    }

    private func checkNewFolder(
        _ folder: String, besides renamed: Set<String>, _ known: inout [String: Bool]
    ) throws(Failure) {
        let (parent, name) = folder.splitAtLastSlash
        if known[parent] == nil { try checkNewFolder(parent, besides: renamed, &known) }
        let exists = known[parent] == true && state.disk.exists(folder)
        known[folder] = exists
        if !exists || state.disk.lists(name, in: parent) || renamed.contains(folder) { return }
        let there = (try? state.disk.names(in: parent)) ?? []
        if there.contains(name) { return }
        let spelling = there.first { $0.caseFolded == name.caseFolded } ?? name
        throw Failure(
            .conflict, "this folder is spelled '\(spelling)' on this volume",
            path: state.disk.fromHere(state.disk.absolute(folder)),
            hint: "Nothing was written. Spell it so, or rename the folder first.")
    }

    /// Removes files that no scene generates anymore, unless another file is wanted there.
    private mutating func removeOrphans() throws(Failure) {
        if orphans.isEmpty { return }
        let owners = desired.removed + desired.removedRoutes.compactMap(\.record)
        let names = desired.renderedNames.union(owners.map(\.entry.name.text))
        let owned = Set(try state.scenes(except: names).flatMap(\.files).map(\.path))
        var known = Set(ownedPaths.map(\.absolutePath))
        let spellings = Dictionary(grouping: ownedPaths, by: \.absolutePath.caseFolded)
        for orphan in orphans {
            let path = state.disk.absolute(orphan.destination.path).text
            let file = state.project.file(at: orphan.destination)
            // Two scenes may have recorded a file.
            if !known.insert(path).inserted || file.map(owned.contains) == true { continue }
            let alike = spellings[path.caseFolded] ?? []
            if alike.contains(where: { state.disk.isOneFile($0.absolutePath, path) }) {
                continue
            }
            let entry = try state.disk.entry(at: orphan.destination)
            let operation = FileOperation(for: orphan, policy: policy.existingFiles, over: entry)
            operations.append(ifAny: operation)
            guard operation?.verb != .skip, let names = file.flatMap({ namesInOrphans[$0] }) else {
                continue
            }
            if let old = operation?.old {
                removedNames.formUnion(names(String(decoding: old, as: UTF8.self)))
            } else if case .text(let text) = orphan.base {
                removedNames.formUnion(names(text))
            }
        }
    }

    /// Notes on declarations that a new file of an adopted scene uses, and that the files of the user
    /// lack.
    private func notesOnMissingDeclarations(after plan: Plan) throws(Failure) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        if desired.list != nil { return notes }
        let created = plan.operations.filter { $0.verb == .create && $0.path.hasSuffix(".swift") }
        for group in desired.groups where group.scenes.all.count == 1 && !created.isEmpty {
            guard let record = group.earlier.values.first,
                record.files.contains(where: \.isAdopted)
            else { continue }
            var whole = group
            whole.scenes.all[0].scene.parts = []
            // Parts that weren't asked for may need more, such as values for tests.
            guard let files = try? state.files(of: desired.generation(of: whole)) else {
                continue
            }
            var missing = MissingDeclarations()
            for file in files where file.file.path.isOfSwift && !file.file.isShared {
                let recorded = record.files.first { $0.id == file.file.id }
                if recorded?.isAdopted == false { continue }
                let destination = recorded.map(state.records.destination)
                let entry = try destination.map(state.disk.entry)
                var written: String?
                if case .file(let bytes)? = entry {
                    written = String(decoding: bytes, as: UTF8.self)
                }
                missing.add(file.file.text, writtenAs: written)
            }
            let texts = created.map { String(decoding: $0.new, as: UTF8.self) }
            for text in texts { missing.removeTypes(declaredIn: text) }
            for (_, text) in state.sources.files() {
                missing.removeTypes(declaredIn: text)
            }
            for (operation, text) in zip(created, texts) where !operation.isShared {
                notes += missing.uses(in: SourceText(name: operation.path, text: text))
            }
        }
        return notes
    }

    /// Adds notes about scenes files that no longer exist, so that nothing maintains their scenes.
    private mutating func noteMissingLists() {
        guard let list = desired.list else { return }
        var unlisted: [String: [String]] = [:]
        for record in (try? state.scenes(except: desired.renderedNames)) ?? [] {
            guard let other = record.scenesFile, other != list,
                case .gone = state.lists.state(of: other)
            else { continue }
            let path = state.project.shownPath(ofList: other)
            unlisted[path, default: []].append(record.entry.name.text)
        }
        for (list, names) in unlisted.sorted(by: { $0.key < $1.key }) {
            let scenes = names.map { "'\($0)'" }.joinedAsAlternatives("and")
            notes.append(
                .note(
                    "the scenes file '\(list)' no longer exists, so nothing updates or removes "
                        + (names.count == 1 ? "its scene " : "its scenes ") + scenes,
                    path: list,
                    hint:
                        "Name them in another scenes file to keep them up to date. If they are not wanted, "
                        + "delete their files, and their records in .scene-kit/scenes."))
        }
    }
}

/// The paths of generated files. Caches the last base folder, which most files share.
package struct OwnedPaths {
    package private(set) var all: [SceneGeneration.OwnedPath] = []
    private var base = ""
    private var absoluteBase = ""

    private let currentFolder: AbsolutePath

    init(from currentFolder: AbsolutePath) { self.currentFolder = currentFolder }

    /// The paths of files that don't belong to a single scene.
    package init(_ destinations: [Destination], from currentFolder: AbsolutePath) {
        self.init(from: currentFolder)
        for destination in destinations { add(destination, ofRenderable: nil) }
    }

    /// - Parameter number: The index of the scene or route that the file belongs to; nil if it
    ///   belongs to several.
    mutating func add(_ destination: Destination, ofRenderable number: Int?) {
        if all.isEmpty || base != destination.base {
            base = destination.base
            absoluteBase = AbsolutePath(base, from: currentFolder).text
        }
        all.append(
            SceneGeneration.OwnedPath(
                path: destination.path,
                absolutePath: Destination.join(absoluteBase, destination.relative.description),
                renderable: number))
    }
}
