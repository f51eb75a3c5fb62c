package import Basics
import Planning
import ProjectReading
package import Projects
import Scenes
import SwiftSource
import TemplateSets

/// Decides about the files that scenes share: which are generated, with which options, and which no
/// scene needs anymore.
struct SharedFilePlanner {
    /// The shared files that the rendered scenes need.
    var needed: [OutputFile] = []
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    /// The paths that leave the record of shared files.
    private(set) var forgotten: Set<OutputPath> = []
    /// The files of features that scene-kit maintains.
    private(set) var lists: [OutputPath: OutputFile] = [:]
    private let desired: DesiredProject
    private let policy: PlanPolicy
    /// The folders of packages that come back, with all shared files.
    private let newPackages: Set<String>
    private let recorded: [RecordedFile]
    private let bases: [OutputPath: FileBase]
    /// The scenes of the project after the command, and before it if the two are compared.
    private var usersAfter: SharedFileUsers
    private var usersBefore: SharedFileUsers?
    /// Whether `usersAfter` has all scenes, so that unused files can be told.
    private var knowsAllScenes = false

    private var state: ProjectState { desired.state }

    init(
        _ desired: DesiredProject, _ policy: PlanPolicy, restoring newPackages: Set<String>
    ) throws(Failure) {
        (self.desired, self.policy, self.newPackages) = (desired, policy, newPackages)
        let state = desired.state
        recorded = policy.rules.isRecorded ? try state.shared().files : []
        bases = Dictionary(recorded.map { ($0.path, $0.base) }) { $1 }
        let features = try ProjectFeatures(of: state, adding: desired.newFeature)
        usersAfter = SharedFileUsers(of: state, with: features)
        try usersAfter.addFeatures()
        for group in desired.groups {
            usersAfter.add(group)
            // What `new` adds to a scene doesn't replace the rest of it.
            if policy.rules.createsScenes, !policy.rules.replacesScenes {
                let earlier = group.earlier.values
                usersAfter.add(earlier.map { $0.completed(by: group.place, in: state) })
            }
        }
        if let renamed = desired.renamed { usersAfter.add(renamed.after) }
        let completed = desired.newRoute?.route.completedRecord(in: state)
        if let completed { usersAfter.add([completed]) }
        guard policy.rules.isRecorded, try !needsNoOtherRecords() else { return }
        var gone = Set(desired.removed.map(\.entry.name.text)).union(desired.renderedNames)
        if let renamed = desired.renamed { gone.insert(renamed.old) }
        if let completed { gone.insert(completed.entry.name.text) }
        if policy.rules.updatesSharedFiles {
            try usersAfter.add(state.scenes(except: gone))
        } else {
            // A record that is wrong is the problem of a command that needs it.
            guard let records = try? state.scenes() else { return }
            usersBefore = SharedFileUsers(of: state, with: try ProjectFeatures(of: state))
            try usersBefore?.addFeatures()
            usersBefore?.add(records)
            usersAfter.add(records.filter { !gone.contains($0.entry.name.text) })
        }
        knowsAllScenes = true
    }

    /// Whether the rendered scenes change nothing for the rest of the project, so that no other
    /// record has to be read: they are new, and the shared files as they need them are recorded.
    private func needsNoOtherRecords() throws(Failure) -> Bool {
        // The shared files of several sets are compared, also those that no scene needs yet.
        if state.records.names.isEmpty { return recorded.isEmpty && usersAfter.hasOneSet }
        if desired.newFeature != nil || desired.renamed != nil || !newPackages.isEmpty {
            return false
        }
        guard !policy.rules.updatesSharedFiles, desired.removed.isEmpty,
            desired.removedRoutes.isEmpty
        else {
            // Nothing that decides about shared files changes with a folder.
            return desired.groups.isEmpty && desired.removed.isEmpty
        }
        guard desired.groups.allSatisfy(\.earlier.isEmpty),
            desired.newRoute?.route.mayChangeSharedFiles(in: state) != true
        else { return false }
        if usersAfter.features.hasScenes { return false }
        // The first scene that isn't written by hand decides about shared files that are left over.
        let isFirst = state.records.names.allSatisfy { name in
            (try? state.records.outlines(of: [name]).first?.isWrittenByHand) == true
        }
        if isFirst { return false }
        return try usersAfter.filesOfSets(bases, spending: RunBudget()).allSatisfy { path, file in
            bases[path]?.matches(file.file.contents) == true
        }
    }

    /// Adds the files of a new feature, and the shared files that its code needs.
    mutating func addNewFeature() throws(Failure) {
        guard let feature = desired.newFeature else { return }
        let place = state.place(ofFeature: feature.sources)
        if feature.isInterfaceOnly {
            // Nothing else is known of the feature, so its list of routes is the user's.
            for file in try ProjectFeatures.interface(of: feature.name, at: place, in: state) {
                let entry = try state.disk.entry(at: file.destination)
                if case .file = entry { continue }
                operations.append(
                    ifAny: FileOperation(for: file, policy: policy.existingFiles, over: entry))
            }
        }
        needed += try usersAfter.features.files(in: state).values.sorted {
            $0.destination.path < $1.destination.path
        }
        guard let (templateSet, defaults) = try state.defaultSet(at: place.layout.scene) else {
            return
        }
        let options = try defaults.takingProjectScope(
            of: usersAfter.options(of: templateSet, at: place), in: templateSet)
        var budget = RunBudget()
        needed += try SceneGeneration(
            [], of: [templateSet], sharing: [.all(options)],
            in: place.layout, try state.renderEnvironment(of: place, for: [templateSet])
        ).makeSharedFiles(spending: &budget, replacing: state.disk.contents(at:))
    }

    /// The shared files to render with a group, for each of its sets.
    func sharing(by group: DesiredProject.Group) throws(Failure) -> [SceneGeneration.SharedFiles] {
        try group.scenes.sets.map { (templateSet) throws(Failure) in
            .needed(try usersAfter.options(of: templateSet, at: group.place))
        }
    }

    /// The values of a set's project options that the scenes with the same shared files and these
    /// values choose.
    func options(
        of templateSet: TemplateSet, at place: ResolvedOutput, with values: OptionValues
    ) throws(Failure) -> OptionValues {
        var options = try usersAfter.options(of: templateSet, at: place)
        options.takeProjectScope(in: templateSet) { values[$0]?.texts.first }
        return options
    }

    /// Plans all changes to shared files.
    ///
    /// - Parameter changes: The other operations of the plan.
    /// - Throws: `Failure` with 65 for two sets that generate different files at one path, and what
    ///   rendering and looking at the disk throw.
    mutating func plan(
        beside changes: [FileOperation], spending budget: RunBudget
    ) throws(Failure) {
        let project = state.project
        lists = try usersAfter.features.files(in: state)
        let wanted =
            knowsAllScenes
            ? try usersAfter.filesOfSets(bases, spending: budget).merging(lists) { $1 } : [:]
        // If two sets were at odds before, removing a scene is the way out.
        let earlier = usersBefore.flatMap { users in
            try? users.filesOfSets(bases, spending: budget)
                .merging(users.features.files(in: state)) { $1 }
        }
        // Scenes of one package may have it by different paths, such as '.' and '../Cars'.
        func absolutePath(of file: OutputFile) -> String {
            state.disk.absolute(file.destination.path).text
        }
        var files: [String: OutputFile] = [:]
        for (path, file) in wanted
        where bases[path] != nil || lists[path] != nil && policy.rules.updatesSharedFiles {
            files[absolutePath(of: file)] = file
        }
        var neededPaths: Set<String> = []
        for file in needed {
            let decided = project.file(at: file.destination).flatMap { wanted[$0] } ?? file
            files[absolutePath(of: decided)] = decided
            neededPaths.insert(absolutePath(of: decided))
        }
        for (absolutePath, file) in files.sorted(by: { $0.key < $1.key }) {
            let isNeeded = neededPaths.contains(absolutePath) || isRestored(absolutePath)
            let path = project.file(at: file.destination)
            var base = path.flatMap { bases[$0] }
            let old = path.flatMap { earlier?[$0] }
            if old?.file.contents == file.file.contents {
                // It was behind before the command, or is up to date.
                if !isNeeded { continue }
                base = nil
            }
            // Nothing of the rest of the project is known, so a file that is behind stays behind.
            if !knowsAllScenes, base?.matches(file.file.contents) == false { base = nil }
            try plan(file, over: base, isNeeded: isNeeded)
        }
        guard knowsAllScenes, usersAfter.isComplete else { return }
        let unused = recorded.filter { file in
            wanted[file.path] == nil
                && (usersBefore?.hasScenes != true || earlier?[file.path] != nil)
        }.map { file in (file, state.records.destination(of: file).path) }
        // On a volume that ignores case, another path may lead to the same file.
        let spellings = Set(wanted.keys.map(\.collisionKey))
        let gone = unused.filter { file, place in
            !spellings.contains(file.path.collisionKey)
                || !wanted.values.contains {
                    state.disk.isOneFile($0.destination.path, place)
                }
        }.map(\.0)
        forgotten = Set(unused.map(\.0.path))
        if desired.newRoute?.route.isListed(in: project) == true {
            // Files that only the route's test needs aren't recorded, because the test isn't.
            let paths = needed.compactMap { project.file(at: $0.destination) }
            forgotten.formUnion(paths.filter { wanted[$0] == nil && bases[$0] == nil })
        }
        try remove(gone, beside: changes + operations)
    }

    /// Whether a file comes back although no rendered scene needs it: with its package, or because
    /// features without scenes need it.
    private func isRestored(_ path: String) -> Bool {
        if policy.rules.updatesSharedFiles, !usersAfter.hasScenes { return true }
        let file = state.disk.absolute(path)
        return newPackages.contains { file.isAtOrBelow(state.disk.absolute($0)) }
    }

    private mutating func plan(
        _ file: OutputFile, over base: FileBase?, isNeeded: Bool
    ) throws(Failure) {
        let entry = try state.disk.entry(at: file.destination)
        let isList =
            !lists.isEmpty
            && state.project.file(at: file.destination).map { lists[$0] != nil } == true
        // `generate` restores deleted files, also those that only other scenes need.
        if !isNeeded, !isList, entry == .absent, desired.list == nil { return }
        // Lists grow with the features, so they aren't kept.
        let existing = policy.existingFiles == .keep && isList ? .refuse : policy.existingFiles
        let decided = FileOperation(for: file.wanted(base: base), policy: existing, over: entry)
        guard var operation = decided else { return }
        // The lists of features grow with them, so a file of the user can't take the place of one.
        let isForeign =
            operation.verb == .keep && operation.old != operation.new
            && state.project.file(at: file.destination).map { bases[$0] == nil } != false
        if operation.verb == .identical {
            if !isNeeded { return }
            operation.verb = .keep
        }
        if isForeign, isList {
            operation.verb = policy.existingFiles == .overwrite ? .overwrite : .conflict
        }
        operation.isList = isList
        operations.append(operation)
        guard operation.verb == .keep, policy.rules.updatesSharedFiles else { return }
        if entry == .obstacle(.symbolicLink) {
            let target = state.disk.realPath(of: operation.path)
            let isShared = state.project.file(at: Destination(ofFile: target)).flatMap {
                bases[$0]
            }
            // A link that leads nowhere is its own target.
            let isOther = target == operation.path || isShared == nil
            if isOther, state.disk.bytes(of: target, atMost: .max) != operation.new {
                notes.append(
                    .note(
                        "scene-kit doesn't update this shared file: it is a symbolic link, and the "
                            + "file at its end differs", path: operation.path,
                        hint: "Edit that file, or replace the link with a copy."))
            }
        } else if isForeign, desired.list == nil {
            notes.append(
                .note(
                    "the shared file stays as it is: it differs, and scene-kit has no record of it",
                    path: operation.path,
                    hint: "Delete it so that scene-kit creates it again, or edit it."))
        }
    }
}

// MARK: - Files that no scene needs

extension SharedFilePlanner {
    /// Removes shared files, except for edited files and files that the code uses.
    ///
    /// - Parameter changes: The other operations of the plan.
    private mutating func remove(
        _ files: [RecordedFile], beside changes: [FileOperation]
    ) throws(Failure) {
        var removals: [(file: RecordedFile, operation: FileOperation)] = []
        for file in files {
            let place = state.records.destination(of: file)
            let orphan = OrphanedFile(destination: place, base: file.base)
            let entry = try state.disk.entry(at: place)
            guard var operation = FileOperation(for: orphan, policy: .keep, over: entry) else {
                continue
            }
            operation.isShared = true
            removals.append((file, operation))
        }
        if removals.isEmpty { return }
        let edited = removals.filter { $0.operation.verb == .skip }.map(\.file)
        let used = used(removals.map(\.file), edited: edited, beside: changes)
        for (file, operation) in removals {
            let isEdited = operation.verb == .skip
            guard isEdited || used.contains(file.path) else {
                operations.append(operation)
                continue
            }
            let reason = isEdited ? "you edited it" : "your code may use it"
            notes.append(
                .note(
                    "no scene needs this shared file anymore; it stays because \(reason)",
                    path: operation.path,
                    hint: "Delete the file if you don't need it. scene-kit no longer updates it."))
        }
    }

    /// The files that the project's code needs, as it is after the command.
    ///
    /// - Parameter edited: The files that stay because they were edited.
    private func used(
        _ files: [RecordedFile], edited: [RecordedFile], beside changes: [FileOperation]
    ) -> Set<OutputPath> {
        let changed = changes.filter(\.verb.writes)
        let unused = files.map { state.records.destination(of: $0).path }
        let handled = Set((unused + changed.map(\.path)).map { state.disk.absolute($0).text })
        var needs = SharedFileNeeds(named: Set(edited.map(\.path.description)))
        for operation in changed
        where operation.verb != .remove && operation.path.hasSuffix(".swift") {
            needs.addNeeds(of: operation.new)
        }
        for (path, text) in state.sources.filesOfWorkTree() {
            if !handled.contains(state.disk.absolute(path).text) {
                needs.addNeeds(of: Array(text.utf8))
            }
        }
        let candidates = files.map { file in
            RenderedFile(
                id: file.path.description, role: "", root: .support, path: file.path,
                isShared: true, contents: Array((file.text ?? "").utf8))
        }
        return Set(needs.filter(candidates).map(\.path))
    }
}

// MARK: - Scenes that use shared files

extension Scene {
    /// Whether all of its files were written by hand, so that none uses shared files.
    func isWrittenByHand(as templateSet: TemplateSet) -> Bool {
        if adoptedFiles.isEmpty || !routes.isEmpty { return false }
        return templateSet.files.allSatisfy { file in
            file.isShared || file.repetition == .forEachRoute
                || !file.isGenerated(with: options, parts: parts)
                || adoptedFiles.contains(file.id)
        }
    }
}

extension ResolvedOutput {
    /// The folder that tells shared files from those of other scenes.
    fileprivate var folderOfSharedFiles: OutputLayout.Root { layout.support ?? layout.scene }
}

extension SceneRecord {
    /// Whether all of its files were written by hand, so that none uses shared files.
    fileprivate var isWrittenByHand: Bool { !files.isEmpty && files.allSatisfy(\.isAdopted) }
}

/// The scenes of a project, as far as they decide about shared files.
private struct SharedFileUsers {
    /// The properties that determine which shared files a scene may need, and their places.
    private struct Needs: Hashable {
        let set: ObjectIdentifier
        let module: String?
        let tests: String?
        let support: String
        let options: [[String]]
    }

    private let state: ProjectState
    /// One of the scenes with the same needs.
    private var users:
        [Needs: (templateSet: TemplateSet, options: OptionValues, place: ResolvedOutput)] = [:]
    /// The texts that the scenes of each folder for shared files chose for each option, with the
    /// first scene by name.
    private var choices: [String: [String: [String: String]]] = [:]
    /// The options of each set that decide about its shared files.
    private var conditions: [ObjectIdentifier: [String]] = [:]
    /// Whether the needs of every scene are known.
    private var areAllNeedsKnown = true
    private(set) var hasScenes = false
    private(set) var features: ProjectFeatures

    var hasOneSet: Bool { Set(users.keys.map(\.set)).count <= 1 }

    /// A project without scenes keeps its shared files for the next one.
    var isComplete: Bool { areAllNeedsKnown && hasScenes }

    init(of state: ProjectState, with features: ProjectFeatures) {
        (self.state, self.features) = (state, features)
    }

    /// Adds the shared files of features, which are those of whole scenes of the default set.
    mutating func addFeatures() throws(Failure) {
        guard let place = features.place(in: state) else { return }
        guard let (templateSet, options) = try state.defaultSet(at: place.layout.scene) else {
            areAllNeedsKnown = false
            return
        }
        add(options, of: templateSet, at: place)
    }

    mutating func add(_ group: DesiredProject.Group) {
        for resolved in group.scenes.all
        where !resolved.scene.isWrittenByHand(as: group.scenes.sets[resolved.set]) {
            hasScenes = true
            add(resolved.scene.options, of: group.scenes.sets[resolved.set], at: group.place)
            choose(resolved.given, at: group.place) { resolved.scene.options[$0]?.texts.first }
            features.addScene(
                resolved.scene.name.description, of: group.place.module,
                isExported: resolved.scene.isExported,
                link: resolved.scene.options[CommonOption.link]?.texts.first)
            let templateSet = group.scenes.sets[resolved.set]
            features.addNeeds(
                resolved.scene.dependencies,
                of: RouteTarget(resolved.scene, of: templateSet, module: group.place.module),
                from: templateSet)
        }
    }

    mutating func add(_ records: [SceneRecord]) {
        for record in records where !record.isWrittenByHand {
            hasScenes = true
            choose(record.entry, at: state.place(of: record)) {
                record.entry.choices.options[$0]?.texts.first?.text
            }
            do throws(Failure) {
                let templateSet = try state.sets.set(record.entry.choices.template)
                let options = try OptionValues(record.resolved.options, for: templateSet)
                add(options, of: templateSet, at: state.place(of: record))
                features.addScene(of: record)
                guard let dependencies = record.entry.choices.dependencies else { continue }
                features.addNeeds(
                    try ParameterList(dependencies: dependencies, besides: nil),
                    of: try RouteTarget(record), from: templateSet)
            } catch {
                areAllNeedsKnown = false
            }
        }
    }

    private mutating func add(
        _ options: OptionValues, of templateSet: TemplateSet, at place: ResolvedOutput
    ) {
        guard templateSet.files.contains(where: \.isShared) else { return }
        guard let support = place.layout.support else {
            areAllNeedsKnown = false
            return
        }
        let id = ObjectIdentifier(templateSet)
        let names = conditions[id] ?? templateSet.optionsOfSharedFiles
        conditions[id] = names
        let use = Needs(
            set: id, module: place.module,
            tests: place.layout.tests.map { state.disk.absolute($0.path).text },
            support: state.disk.absolute(support.path).text,
            options: names.map { options[$0]?.texts ?? [] })
        if users[use] == nil { users[use] = (templateSet, options, place) }
    }

    /// Takes the choices of a scene.
    private mutating func choose(
        _ entry: SceneEntry, at place: ResolvedOutput, _ text: (String) -> String?
    ) {
        let scene = entry.name.text
        let support = state.disk.absolute(place.folderOfSharedFiles.path).text
        for option in entry.choices.options.keys {
            guard let text = text(option) else { continue }
            let first = choices[support]?[option]?[text] ?? scene
            choices[support, default: [:]][option, default: [:]][text] = min(first, scene)
        }
    }

    /// The values of a set's project options for the shared files of a place: from `scene-kit.json`,
    /// then what the scenes with the same files chose.
    ///
    /// - Throws: `Failure` for values that the set doesn't accept.
    func options(
        of templateSet: TemplateSet, at place: ResolvedOutput
    ) throws(Failure) -> OptionValues {
        let shared = Set(templateSet.options.filter { $0.scope == .project }.map(\.name))
        let support = place.folderOfSharedFiles
        let choices = choices[state.disk.absolute(support.path).text] ?? [:]
        let defaults = try state.project.configuration(at: support).defaults
            .present(in: templateSet).options
        var values = try OptionValues(defaults.filter { shared.contains($0.key) }, for: templateSet)
        for option in shared {
            let chosen = (choices[option] ?? [:]).sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            for (text, _) in chosen {
                values.takeProjectScope(in: templateSet) { $0 == option ? text : nil }
            }
        }
        return values
    }

    /// All shared files that the scenes may need, by path. Files outside the project are left out.
    /// If modules share a file that names the module, the one that has it keeps it.
    ///
    /// - Parameter bases: The recorded texts of shared files.
    /// - Throws: `Failure` with 65 for two sets that generate different files at one path, and what
    ///   rendering throws.
    func filesOfSets(
        _ bases: [OutputPath: FileBase], spending budget: RunBudget
    ) throws(Failure) -> [OutputPath: OutputFile] {
        var files: [OutputPath: (file: OutputFile, module: String?)] = [:]
        var budget = budget
        let users = users.values.sorted { left, right in
            (left.place.module ?? "", left.templateSet.name, left.place.layout.support?.path ?? "")
                < (
                    right.place.module ?? "", right.templateSet.name,
                    right.place.layout.support?.path ?? ""
                )
        }
        for (templateSet, options, place) in users {
            let options = options.takingProjectScope(
                of: try self.options(of: templateSet, at: place), in: templateSet)
            let generation = SceneGeneration(
                [], of: [templateSet], sharing: [.all(options)], in: place.layout,
                try state.renderEnvironment(of: place, for: [templateSet]))
            let made = try generation.makeSharedFiles(
                spending: &budget, replacing: state.disk.contents(at:))
            for file in made {
                guard let path = state.project.file(at: file.destination) else { continue }
                var file = file
                if let other = files[path], other.file.file.contents != file.file.contents {
                    if other.module == place.module {
                        throw Self.conflict(at: file.destination.path, templateSet)
                    }
                    if bases[path]?.matches(file.file.contents) != true { continue }
                } else if let other = files[path]?.file,
                    other.destination.path.utf8.count < file.destination.path.utf8.count
                {
                    file = other
                }
                files[path] = (file, place.module)
            }
        }
        return files.mapValues(\.file)
    }

    private static func conflict(at path: String, _ templateSet: TemplateSet) -> Failure {
        Failure(
            .data, "two template sets make different shared files at '\(path)'",
            path: templateSet.location, hint: SceneGeneration.hintOnSharedFiles)
    }
}

extension ProjectState {
    /// Recorded shared files that exist and go to another folder, because `support` in
    /// `scene-kit.json` changed since the scenes were updated, and their new paths.
    private func movedSharedFiles() throws(Failure) -> (old: [OutputPath], new: [OutputPath]) {
        let bases = Dictionary(try shared().files.map { ($0.path, $0.base) }) { $1 }
        if bases.isEmpty { return ([], []) }
        var users = SharedFileUsers(of: self, with: try ProjectFeatures(of: self))
        try users.addFeatures()
        users.add(try scenes())
        // What is wrong with sets is reported with the plan.
        guard users.isComplete, let wanted = try? users.filesOfSets(bases, spending: RunBudget())
        else { return ([], []) }
        let old = bases.keys.filter { path in
            wanted[path] == nil && disk.exists(project.destination(of: path).path)
        }
        let names = Set(old.map(\.fileName))
        return (old, wanted.keys.filter { names.contains($0.fileName) })
    }

    /// Outlines of the scenes that use shared files which go to another folder.
    package func scenesWithMovedSupport(
        except names: Set<String>
    ) throws(Failure) -> [SceneRecord] {
        let scenes = try scenes(except: names)
        let new = scenes.isEmpty ? [] : try movedSharedFiles().new
        return scenes.filter { record in
            let support = place(of: record).layout.support.flatMap(project.folder)?.components
            return !record.isWrittenByHand
                && new.contains { path in support.map { path.components.starts(with: $0) } == true }
        }
    }

    /// - Parameters:
    ///   - names: The scenes that are rendered.
    ///   - place: The place of a scene whose routes are created.
    /// - Throws: `Failure` with 73 if other scenes use the shared files of a folder that
    ///   `scene-kit.json` no longer names, so that they don't fit what is created now.
    func checkSupport(
        besides names: Set<String>, of place: ResolvedOutput? = nil
    ) throws(Failure) {
        let paths = try shared().files.map(\.path)
        if let support = place?.layout.support.flatMap(project.folder)?.components,
            paths.contains(where: { $0.components.starts(with: support) }),
            Set(paths.map(\.fileName)).count == paths.count
        {
            return
        }
        guard try !scenesWithMovedSupport(except: names).isEmpty,
            let old = try movedSharedFiles().old.map(\.description).min()
        else { return }
        throw Failure(
            .conflict,
            "scenes use the shared file '\(old)', and \"support\" names another folder now",
            path: Destination.join(project.root, ProjectConfiguration.fileName),
            hint: "Nothing was written. Run '\(project.command("update"))', then try again.")
    }
}

extension DesiredProject {
    /// - Throws: `Failure` with 73 if scenes that aren't rendered use the shared files of a folder
    ///   that `scene-kit.json` no longer names.
    package func checkSupport(of place: ResolvedOutput? = nil) throws(Failure) {
        try state.checkSupport(besides: renderedNames, of: place)
    }
}

extension TemplateSet {
    /// The options that decide which shared files are generated, and their contents.
    fileprivate var optionsOfSharedFiles: [String] {
        let conditions = files.filter(\.isShared).flatMap(\.condition.clauses).map(\.option)
        return Set(conditions + options.filter { $0.scope == .project }.map(\.name)).sorted()
    }
}
