import Basics
import FileSystem
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// Decides about the files that scenes share: which are generated, with which options, and which no scene
/// needs anymore.
struct SharedFilePlanner {
    /// The shared files that the rendered scenes need.
    var needed: [OutputFile] = []
    private let desired: DesiredProject
    private let policy: PlanPolicy
    private let recorded: SharedRecord
    /// The scenes of the project after the command, and before it if the two are compared.
    private var after: Users
    private var before: Users?
    /// Whether `after` has all scenes, so that unused files can be told.
    private var isWhole = false

    private var snapshot: ProjectSnapshot { desired.snapshot }
    private var project: Project { desired.snapshot.project }

    /// - Throws: what reading records throws.
    init(_ desired: DesiredProject, _ policy: PlanPolicy) throws(Failure) {
        (self.desired, self.policy) = (desired, policy)
        recorded = policy.isRecorded ? try desired.snapshot.shared() : SharedRecord()
        after = Users(of: desired.snapshot)
        for group in desired.groups { after.add(group) }
        guard policy.isRecorded, try !isAloneEnough() else { return }
        let gone = Set(desired.removed.map(\.entry.name.text)).union(desired.renderedNames)
        if policy.updatesSharedFiles {
            try after.add(desired.snapshot.scenes(except: gone))
        } else {
            // A record that is wrong is the problem of a command that needs it.
            guard let records = try? desired.snapshot.scenes() else { return }
            before = Users(of: desired.snapshot)
            before?.add(records)
            after.add(records.filter { !gone.contains($0.entry.name.text) })
        }
        isWhole = true
    }

    /// Whether the rendered scenes change nothing for the rest of the project, so that no other record has
    /// to be read: they are new, and the shared files as they need them are recorded.
    private func isAloneEnough() throws(Failure) -> Bool {
        if snapshot.records.names.isEmpty { return recorded.files.isEmpty }
        guard !policy.updatesSharedFiles, desired.removed.isEmpty, desired.removedRoutes.isEmpty
        else {
            // Nothing that decides about shared files changes with a folder.
            return desired.groups.isEmpty && desired.removed.isEmpty
        }
        guard desired.groups.allSatisfy(\.earlier.isEmpty) else { return false }
        let bases = Dictionary(recorded.files.map { ($0.path, $0.base) }) { $1 }
        return try after.files(bases, spending: RunBudget()).allSatisfy {
            path, file in
            bases[path]?.matches(file.file.contents) == true
        }
    }

    /// The shared files to render with a group, for each of its sets.
    ///
    /// - Throws: `Failure` for options of the project that a set doesn't accept.
    func sharing(by group: DesiredProject.Group) throws(Failure) -> [SceneGeneration.SharedFiles] {
        try group.scenes.sets.map { (templateSet) throws(Failure) in
            .needed(try after.options(of: templateSet))
        }
    }

    /// The values of a set's project options, as the scenes of the project and these values choose them.
    ///
    /// - Throws: `Failure` for options of the project that the set doesn't accept.
    func options(
        of templateSet: TemplateSet, with values: OptionValues
    ) throws(Failure) -> OptionValues {
        var options = try after.options(of: templateSet)
        options.takeProjectScope(in: templateSet) { values[$0]?.texts.first }
        return options
    }

    /// The changes to shared files.
    struct Decisions {
        var operations: [FileOperation] = []
        var notes: [Diagnostic] = []
        /// The paths that leave the records.
        var forgotten: Set<OutputPath> = []
    }

    /// - Parameter changes: The other operations of the plan.
    /// - Throws: `Failure` with 65 for two sets that generate different files at one path, and what
    ///   rendering and looking at the disk throw.
    func plan(
        beside changes: [FileOperation], spending budget: inout RunBudget
    ) throws(Failure) -> Decisions {
        let bases = Dictionary(recorded.files.map { ($0.path, $0.base) }) { $1 }
        let wanted = isWhole ? try after.files(bases, spending: budget) : [:]
        let earlier = try before?.files(bases, spending: budget)
        var files: [String: (file: OutputFile, isNeeded: Bool)] = [:]
        for (path, file) in wanted where bases[path] != nil {
            files[file.destination.path] = (file, false)
        }
        for file in needed {
            let decided = project.file(at: file.destination).flatMap { wanted[$0] } ?? file
            files[decided.destination.path] = (decided, true)
        }
        var decisions = Decisions()
        for (_, (file, isNeeded)) in files.sorted(by: { $0.key < $1.key }) {
            let path = project.file(at: file.destination)
            var base = path.flatMap { bases[$0] }
            if let earlier, let path, let old = earlier[path],
                old.file.contents == file.file.contents
            {
                // It was behind before the command, or is up to date.
                if !isNeeded { continue }
                base = nil
            }
            // Nothing of the rest of the project is known, so a file that is behind stays behind.
            if !isWhole, base?.matches(file.file.contents) == false { base = nil }
            let entry = try snapshot.disk.entry(at: file.destination)
            if !isNeeded, entry == .absent { continue }
            let decided = FileOperation(for: file.wanted(base: base), policy.existing, entry)
            guard var operation = decided else { continue }
            if operation.verb == .identical {
                if !isNeeded { continue }
                operation.verb = .keep
            }
            decisions.operations.append(operation)
            let isKept = operation.verb == .keep && operation.old != operation.new
            if isKept, operation.old != nil, policy.updatesSharedFiles, desired.list == nil {
                decisions.notes.append(
                    Diagnostic.note(
                        "the shared file stays as it is: it differs, and scene-kit has no record of it",
                        path: operation.path,
                        hint: "Delete it so that scene-kit creates it again, or edit it."))
            }
        }
        if isWhole, after.isComplete {
            let unused = recorded.files.filter { file in
                wanted[file.path] == nil && before?.needs(file.path, earlier) != false
            }
            try removeUnused(unused, beside: changes + decisions.operations, &decisions)
        }
        return decisions
    }
}

// MARK: - Files that no scene needs

extension SharedFilePlanner {
    /// Removes shared files, except for edited files and files that the code uses.
    private func removeUnused(
        _ files: [RecordedFile], beside changes: [FileOperation], _ decisions: inout Decisions
    ) throws(Failure) {
        decisions.forgotten = Set(files.map(\.path))
        var removals: [(file: RecordedFile, operation: FileOperation)] = []
        for file in files {
            let orphan = OrphanedFile(
                destination: snapshot.records.destination(of: file), base: file.base)
            let entry = try snapshot.disk.entry(at: orphan.destination)
            if var operation = FileOperation(for: orphan, .skip, entry) {
                operation.isShared = true
                removals.append((file, operation))
            }
        }
        if removals.isEmpty { return }
        let named = names(removals.map(\.file), removals, beside: changes)
        for (file, operation) in removals {
            let reason: String
            if operation.verb == .skip {
                reason = "you edited it"
            } else if named.contains(file.path) {
                reason = "your code may use it"
            } else {
                decisions.operations.append(operation)
                continue
            }
            decisions.notes.append(
                Diagnostic.note(
                    "no scene needs this shared file anymore; it stays because \(reason)",
                    path: operation.path,
                    hint: "Delete the file if you don't need it. scene-kit no longer updates it."))
        }
    }

    /// The files that the project's code needs, as it is after the command.
    private func names(
        _ files: [RecordedFile], _ removals: [(file: RecordedFile, operation: FileOperation)],
        beside changes: [FileOperation]
    ) -> Set<OutputPath> {
        let unused = files.map { snapshot.records.destination(of: $0).path }
        let changed = changes.filter(\.verb.writes)
        let handled = Set((unused + changed.map(\.path)).map { AbsolutePath($0).text })
        let edited = removals.filter { $0.operation.verb == .skip }.map(\.file.path.description)
        var needs = SharedFileNeeds(named: Set(edited))
        for operation in changed
        where operation.verb != .remove && operation.path.hasSuffix(".swift") {
            needs.add(operation.new)
        }
        SwiftFiles.forEach(below: project.root) { path, text in
            if !handled.contains(AbsolutePath(path).text) { needs.add(Array(text.utf8)) }
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

/// The scenes of a project, as far as they decide about shared files.
private struct Users {
    /// The properties that determine which shared files a scene may need, and their places.
    private struct Use: Hashable {
        let set: ObjectIdentifier
        let module: String?
        let tests: OutputLayout.Root?
        let support: OutputLayout.Root
        let options: [[String]]
    }

    private struct User {
        let templateSet: TemplateSet
        let options: OptionValues
        let place: ResolvedOutput
    }

    /// The choices of one scene for the options that apply to the whole project.
    private struct Choice: Hashable {
        let option: String
        let text: String
    }

    private let snapshot: ProjectSnapshot
    private var users: [Use: User] = [:]
    private var choices: [Choice: String] = [:]
    private var conditions: [ObjectIdentifier: [String]] = [:]
    /// Whether the needs of every scene are known.
    private var isKnown = true
    private var hasScenes = false

    /// A project without scenes keeps its shared files for the next one.
    var isComplete: Bool { isKnown && hasScenes }

    init(of snapshot: ProjectSnapshot) { self.snapshot = snapshot }

    /// Whether a shared file had a reason to exist, given the files that the scenes may need. A project
    /// without scenes keeps its shared files.
    func needs(_ path: OutputPath, _ files: [OutputPath: OutputFile]?) -> Bool {
        !hasScenes || files?[path] != nil
    }

    mutating func add(_ group: DesiredProject.Group) {
        for item in group.scenes.items {
            add(item.scene.options, of: group.scenes.sets[item.set], at: group.place)
            choose(item.given.choices.options.keys, of: item.given.name.text) {
                item.scene.options[$0]?.texts.first
            }
        }
    }

    mutating func add(_ records: [SceneRecord]) {
        for record in records {
            choose(record.entry.choices.options.keys, of: record.entry.name.text) {
                record.entry.choices.options[$0]?.texts.first?.text
            }
            do throws(Failure) {
                let templateSet = try snapshot.sets.set(record.entry.choices.template)
                let options = record.resolved.options.filter { name, _ in
                    templateSet.options.contains { $0.name == name }
                }
                add(
                    try OptionValues(
                        parsing: SceneChoices(options: options).optionTexts, for: templateSet),
                    of: templateSet, at: snapshot.place(of: record))
            } catch {
                isKnown = false
            }
        }
    }

    private mutating func add(
        _ options: OptionValues, of templateSet: TemplateSet, at place: ResolvedOutput
    ) {
        hasScenes = true
        guard templateSet.files.contains(where: \.isShared) else { return }
        guard let support = place.layout.support else {
            isKnown = false
            return
        }
        let id = ObjectIdentifier(templateSet)
        let names = conditions[id] ?? templateSet.optionsOfSharedFiles
        conditions[id] = names
        let use = Use(
            set: id, module: place.module, tests: place.layout.tests, support: support,
            options: names.map { options[$0]?.texts ?? [] })
        if users[use] == nil {
            users[use] = User(templateSet: templateSet, options: options, place: place)
        }
    }

    /// Takes the choices of a scene. If several scenes make the same choice, the first by name counts.
    private mutating func choose(
        _ options: some Sequence<String>, of scene: String, _ text: (String) -> String?
    ) {
        for option in options {
            guard let text = text(option) else { continue }
            let choice = Choice(option: option, text: text)
            choices[choice] = min(choices[choice] ?? scene, scene)
        }
    }

    /// The values of a set's project options: those of `scene-kit.json`, then those that scenes chose.
    ///
    /// - Throws: `Failure` for values that the set doesn't accept.
    func options(of templateSet: TemplateSet) throws(Failure) -> OptionValues {
        let shared = Set(templateSet.options.filter { $0.scope == .project }.map(\.name))
        let defaults = snapshot.project.configuration.defaults.options
            .filter { shared.contains($0.key) }
        var values = try OptionValues(
            parsing: SceneChoices(options: defaults).optionTexts, for: templateSet)
        let chosen = choices.sorted { ($0.value, $0.key.text) < ($1.value, $1.key.text) }.map(\.key)
        for choice in chosen where shared.contains(choice.option) {
            values.takeProjectScope(in: templateSet) { $0 == choice.option ? choice.text : nil }
        }
        return values
    }

    /// All shared files that the scenes may need, by path. Files outside the project are left out. If modules
    /// share a file that names the module, the one that has it keeps it.
    ///
    /// - Throws: `Failure` with 65 for two sets that generate different files at one path, and what rendering
    ///   throws.
    func files(
        _ bases: [OutputPath: FileBase], spending budget: RunBudget
    ) throws(Failure) -> [OutputPath: OutputFile] {
        var files: [OutputPath: (file: OutputFile, module: String?)] = [:]
        var budget = budget
        let users = users.values.sorted { left, right in
            (left.place.module ?? "", left.templateSet.name)
                < (right.place.module ?? "", right.templateSet.name)
        }
        for user in users {
            let options = user.options.takingProjectScope(
                of: try options(of: user.templateSet), in: user.templateSet)
            let generation = SceneGeneration(
                [], of: [user.templateSet], sharing: [.all(options)], in: user.place.layout,
                try snapshot.renderEnvironment(of: user.place, for: [user.templateSet]))
            for file in try generation.makeSharedFiles(
                spending: &budget, replacing: snapshot.disk.contents)
            {
                guard let path = snapshot.project.file(at: file.destination) else { continue }
                if let other = files[path], other.file.file.contents != file.file.contents {
                    if other.module == user.place.module {
                        throw Self.conflict(at: file.destination.path, user.templateSet)
                    }
                    if bases[path]?.matches(file.file.contents) != true { continue }
                }
                files[path] = (file, user.place.module)
            }
        }
        return files.mapValues(\.file)
    }

    private static func conflict(at path: String, _ templateSet: TemplateSet) -> Failure {
        Failure(
            .data, "two template sets make different shared files at '\(path)'",
            path: templateSet.location,
            hint: "Create the scenes of one of the sets with a folder of their own for shared "
                + "files: --support <dir>")
    }
}

extension TemplateSet {
    /// The options that decide which shared files are generated, and their contents.
    fileprivate var optionsOfSharedFiles: [String] {
        let conditions = files.filter(\.isShared).flatMap(\.condition.clauses).map(\.option)
        return Set(conditions + options.filter { $0.scope == .project }.map(\.name)).sorted()
    }
}
