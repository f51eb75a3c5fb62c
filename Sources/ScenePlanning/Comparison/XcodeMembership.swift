import Basics
import Planning
import ProjectReading
import Projects
import Scenes
import XcodeTemplates

/// Adds the files that a plan creates to the targets of Xcode projects, if the user names targets, and
/// removes those that it deletes. Otherwise, notes say what to do. Exceptions of synchronized folders
/// always follow files that move or are deleted.
struct XcodeMembership {
    /// The changes of project files.
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private let state: ProjectState
    private var disk: any Disk { state.disk }
    private let folders: XcodeFolders
    /// The indices of the projects in a folder; nil if one of them can't be read.
    private var known: [String: Int?] = [:]
    private var projects: [IncompleteProject] = []
    /// What is wrong with a project that can't be read.
    private var unreadable: Failure?

    /// - Throws: `Failure` with 65 for a project that can't be read or edited if the command line
    ///   names targets, and with 64 for a target that no project at the new files has.
    init(
        after plan: Plan, moving paths: [OutputPath: OutputPath], in state: ProjectState
    ) throws(Failure) {
        self.state = state
        folders = XcodeFolders(in: state.project)
        // A plan with conflicts isn't carried out.
        if plan.count(of: .conflict) > 0 { return }
        let root = state.project.root
        let records = disk.absolute(Destination.join(root, Project.recordsFolder))
        if !state.movedFiles.isEmpty || !state.records.moved.isEmpty { follow(paths, in: plan) }
        let byFolder = Dictionary(grouping: plan.operations) { $0.path.splitAtLastSlash.parent }
        for (path, operations) in byFolder.sorted(by: { $0.key < $1.key }) {
            let folder = disk.absolute(path)
            if folder.components.starts(with: records.components) { continue }
            lazy var targets = Self.targets(at: path, in: state)
            let coming = operations.filter { [.create, .remove].contains($0.verb) }
            if coming.isEmpty, targets.isEmpty { continue }
            guard let index = owner(of: folder, hasTargets: { !targets.isEmpty }) else { continue }
            // A file that exists may still be missing from the targets.
            projects[index].add(targets.isEmpty ? coming : operations, to: targets)
        }
        try checkTargets()
        for index in projects.indices { try projects[index].plan(in: state) }
        operations += projects.flatMap(\.operations)
        notes += projects.flatMap(\.notes)
        notes += projects.compactMap(\.noteOnCreated)
        notes += projects.compactMap(\.noteOnRemoved)
    }

    /// Lets exceptions follow the files that the user moved.
    ///
    /// - Parameter paths: The paths that a command gives files of records.
    private mutating func follow(_ paths: [OutputPath: OutputPath], in plan: Plan) {
        let moved = state.records.moved
        var moves = state.movedFiles.map { ($0, paths[$1] ?? paths[$0] ?? $1) }
        for operation in moved.isEmpty ? [] : plan.operations {
            guard let new = state.project.file(at: operation.destination) else { continue }
            let old = OutputPath(ofRecord: moved.recordedPlace(of: new.components))
            if old != new { moves.append((old, new)) }
        }
        for (old, new) in moves.sorted(by: { $0.0.description < $1.0.description }) {
            let place = state.project.destination(of: new)
            let folder = disk.absolute(place.path.splitAtLastSlash.parent)
            guard let index = owner(of: folder, hasTargets: { true }) else { continue }
            projects[index].follow(place, from: state.project.destination(of: old).path)
        }
    }

    /// The targets that new files in a folder are added to.
    static func targets(at folder: String, in state: ProjectState) -> Set<String> {
        let configuration = state.project.configuration(beside: OutputLayout.Root(folder))
        return Set((state.xcodeTargets ?? configuration.xcodeTargets).map(\.text))
    }

    /// - Throws: `Failure` with 64 for a target on the command line that no project has.
    private func checkTargets() throws(Failure) {
        let names = Set(projects.flatMap(\.files).flatMap(\.project.targetNames)).sorted()
        let unknown = state.xcodeTargets?.first { !names.contains($0.text) }
        guard let unknown else { return }
        if let unreadable { throw unreadable }
        if projects.isEmpty {
            throw unknown.failure(
                "no Xcode project is at or above the files, or a package has them",
                hint: "A package takes new files by itself; leave out '\(unknown.name)' for it.")
        }
        throw unknown.failure(
            "the project '\(projects[0].name)' has no target '\(unknown.text.onOneLine)'",
            hint: Suggestions.question(for: unknown.text, among: names)
                ?? "It has \(names.joinedAsAlternatives("and")).")
    }

    /// The index of the nearest project, unless a package is nearer or has a target for the folder.
    ///
    /// - Parameter hasTargets: Whether new files of the folder are added to targets.
    private mutating func owner(of folder: AbsolutePath, hasTargets: () -> Bool) -> Int? {
        for ancestor in folders.ancestors(of: folder.text) {
            let names = ancestor.projects.filter { name in
                let path = "\(ancestor.path.text)/\(name).xcodeproj/project.pbxproj"
                return disk.isFile(path)
            }
            if let generator = ancestor.generator, !ancestor.isPackage, !hasTargets() {
                let file = disk.fromHere(disk.absolute("\(ancestor.path.text)/\(generator.file)"))
                let note = Diagnostic.note(
                    "the Xcode project is generated, and doesn't have the change yet", path: file,
                    hint: "'\(generator.command)' generates it again.")
                if !notes.contains(note) { notes.append(note) }
                return nil
            }
            if names.isEmpty, !ancestor.isPackage { continue }
            let isInTarget =
                ancestor.isPackage
                && (names.isEmpty || SurroundingPackage(of: folder.text, on: disk)?.module != nil)
            return isInTarget ? nil : index(of: names, in: ancestor.path)
        }
        return nil
    }

    private mutating func index(of names: [String], in folder: AbsolutePath) -> Int? {
        if let index = known[folder.text] { return index }
        known[folder.text] = .some(nil)
        var project = IncompleteProject(name: names[0], folder: folder, disk: disk)
        for name in names {
            let path = disk.fromHere(
                disk.absolute("\(folder.text)/\(name).xcodeproj/project.pbxproj"))
            do throws(Failure) {
                project.files.append(
                    (path, try XcodeProjectFile(at: path, in: folder.text, on: disk)))
            } catch {
                // Such a project doesn't keep a scene from being created.
                unreadable = error
                var problem = error.diagnostics[0].with(.note)
                problem.hint =
                    "So scene-kit can't tell whether the project includes the new files."
                notes.append(problem)
                return nil
            }
        }
        known[folder.text] = projects.count
        projects.append(project)
        return projects.count - 1
    }
}

/// The projects of a folder, and the new files that none of them knows.
private struct IncompleteProject {
    let name: String
    /// The folder of the `.xcodeproj`.
    let folder: AbsolutePath
    let disk: any Disk
    /// The projects that could be read, with their paths.
    var files: [(path: String, project: XcodeProjectFile)] = []
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    /// The new files that no project knows yet, with the targets that they are added to.
    private var created: [(operation: FileOperation, targets: Set<String>)] = []
    /// The new and the existing files in synchronized folders.
    private var synchronized: [(operation: FileOperation, targets: Set<String>)] = []
    /// The absolute paths of known files that are removed.
    private var removed: [String] = []
    /// The old absolute paths of known files that move, and what they become.
    private var moved: [(from: String, to: FileOperation)] = []
    private var followed: Set<String> = []
    private var targets: Set<String> = []

    private var path: String { disk.fromHere(disk.absolute("\(folder.text)/\(name).xcodeproj")) }

    init(name: String, folder: AbsolutePath, disk: any Disk) {
        (self.name, self.folder, self.disk) = (name, folder, disk)
    }

    /// Moves what a project has of a file that the user moved, unless Xcode did that.
    mutating func follow(_ place: Destination, from old: String) {
        let (old, new) = (disk.absolute(old).text, disk.absolute(place.path).text)
        guard files.contains(where: { $0.project.names(old) }) else { return }
        let isInFolder = files.allSatisfy {
            $0.project.synchronizedFolder(of: old)?.path
                == $0.project.synchronizedFolder(of: new)?.path
        }
        // Another folder has targets of its own, for all files alike.
        if !isInFolder { return removed.append(old) }
        moved.append((old, FileOperation(verb: .identical, destination: place, new: [])))
        followed.insert(place.path)
    }

    /// - Parameter targets: The targets of new files. Without any, files that move don't stay in
    ///   theirs.
    mutating func add(_ operations: [FileOperation], to targets: Set<String>) {
        self.targets.formUnion(targets)
        for operation in operations {
            if operation.verb != .remove, followed.contains(operation.path) { continue }
            let file = disk.absolute(operation.path).text
            let old = (operation.movedFrom ?? operation.oldSpelling?.path).map {
                disk.absolute($0).text
            }
            if operation.verb == .remove {
                if knows(file) { removed.append(file) }
            } else if let old, knows(old), !targets.isEmpty || isSynchronized(file) {
                moved.append((old, operation))
            } else if isSynchronized(file) {
                synchronized.append((operation, targets))
            } else if !knows(file) {
                created.append((operation, targets))
            }
        }
    }

    private func knows(_ file: String) -> Bool { files.contains { $0.project.knows(file) } }

    /// Whether the file is code of a test target.
    private func isTestCode(_ operation: FileOperation) -> Bool {
        let bytes =
            operation.verb.writes
            ? operation.new : disk.bytes(of: operation.path, atMost: .max) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.first == "@testable"
                || words.first == "import" && words.count == 2
                    && ["Testing", "XCTest"].contains(words[1])
        }
    }

    private func isSynchronized(_ file: String) -> Bool {
        files.contains { $0.project.isSynchronized(file) }
    }

    /// Plans the changes of each project. What they add and remove isn't missing any longer.
    ///
    /// - Throws: `Failure` with 65 if a project can't be edited and the command line names targets.
    mutating func plan(in state: ProjectState) throws(Failure) {
        let isTyped = state.xcodeTargets != nil
        var done: Set<String> = []
        var members: [String: Set<String>] = [:]
        for (path, project) in files {
            let isNamed = !targets.isDisjoint(with: project.targetNames)
            let moving = moved.map { ($0.from, disk.absolute($0.to.path).text) }.filter {
                project.knows($0) && (isNamed || project.isSynchronized($1))
            }
            let gone = removed.filter { file in
                (isNamed && project.lists(file) || project.isSynchronized(file))
                    && !moving.contains { $0.0 == file }
            }
            let wanted = (created + synchronized).map { operation, targets in
                let file = disk.absolute(operation.path).text
                let isTest = isTestCode(operation)
                return (
                    file,
                    project.targets(of: file, operation, isTest: isTest, targets, isTyped: isTyped)
                )
            }
            let added = wanted.filter { file, targets in
                targets != project.synchronizedTargets(of: file) && !project.lists(file)
            }
            do throws(Failure) {
                if !(added.isEmpty && gone.isEmpty && moving.isEmpty) {
                    try edit(project, at: path, added, gone, moving, in: state)
                }
                done.formUnion(added.map(\.0) + gone + moving.map(\.0))
                for (file, targets) in wanted { members[file, default: []].formUnion(targets) }
            } catch {
                if isTyped { throw error }
                notes += error.diagnostics.map { $0.with(.note) }
            }
        }
        created.removeAll { done.contains(disk.absolute($0.operation.path).text) }
        created += moved.filter { !done.contains($0.from) }.map { ($0.to, targets) }
        removed.removeAll { file in
            done.contains(file) || !files.contains { $0.project.lists(file) }
        }
        noteMembers(members)
    }

    private mutating func edit(
        _ project: XcodeProjectFile, at path: String,
        _ added: [(path: String, targets: Set<String>)], _ removed: [String],
        _ moved: [(from: String, to: String)], in state: ProjectState
    ) throws(Failure) {
        let destination = try state.project.editedFile(path)
        let bytes = try state.disk.contents(at: destination) ?? []
        var edit = XcodeProjectEdit(
            of: project, text: String(decoding: bytes, as: UTF8.self), name: path)
        let text = Array(
            try edit.result(adding: added, removing: removed, moving: moved).utf8)
        if text == bytes { return }
        let wanted = WantedFile(destination: destination, contents: text, owner: .tool)
        operations.append(ifAny: FileOperation(for: wanted, policy: .overwrite, over: .file(bytes)))
    }

    /// Notes new files that synchronized folders include in no target, or in others than the named
    /// ones or those of their kind.
    private mutating func noteMembers(_ members: [String: Set<String>]) {
        let projects = files.map(\.project)
        if projects.allSatisfy(\.targetNames.isEmpty) { return }
        var paths: [String: [String]] = [:]
        for (operation, named) in synchronized where operation.verb == .create {
            let file = disk.absolute(operation.path).text
            guard let members = members[file],
                let folder = projects.lazy.compactMap({ $0.synchronizedFolder(of: file) }).first
            else { continue }
            let tests = Set(projects.flatMap { $0.targetNames.filter($0.hasTests) })
            let hasTests = !members.isDisjoint(with: tests)
            let isTest = isTestCode(operation) || hasTests && !members.isDisjoint(with: named)
            let ofKind = isTest ? named.intersection(tests) : named.subtracting(tests)
            let missing = !ofKind.isSubset(of: members)
            let isWrong = isTest && !hasTests
            guard members.isEmpty || missing || isWrong else { continue }
            let name = "the folder '\(disk.fromHere(disk.absolute(folder.path)))'"
            let list = members.sorted().joinedAsAlternatives("and")
            let reason =
                folder.copiesFile
                ? "in no target, because Xcode copies \(name) as it is"
                : members.isEmpty
                    ? "in no target, because \(name) belongs to none"
                    : "in \(list), because \(name) belongs to \(members.count == 1 ? "it" : "them")"
            paths[reason, default: []].append(operation.path)
        }
        for (reason, paths) in paths.sorted(by: { $0.key < $1.key }) {
            notes.append(
                .note(
                    (paths.count == 1 ? "the new file" : "the \(paths.count) new files")
                        + " in \(topFolders(of: paths)) \(paths.count == 1 ? "is" : "are") \(reason)",
                    path: path,
                    hint: "Name other targets with --add-to-target or as \"xcode\" in "
                        + "scene-kit.json, or choose them in Xcode's File inspector."))
        }
    }

    var noteOnRemoved: Diagnostic? {
        if removed.isEmpty { return nil }
        return .note(
            "the project still lists "
                + (removed.count == 1 ? "1 file that goes" : "\(removed.count) files that go"),
            path: path, hint: "Delete the red entries in Xcode's project navigator.")
    }

    var noteOnCreated: Diagnostic? {
        guard !created.isEmpty else { return nil }
        let count = created.count
        return Diagnostic.note(
            "the project lists its files one by one, and does not list "
                + (count == 1 ? "the new one" : "the \(count) new ones")
                + " in " + topFolders(of: created.map(\.operation.path)),
            path: path,
            hint: (created.contains(where: \.targets.isEmpty)
                ? "Name its targets in scene-kit.json, as in \"xcode\": {\"targets\": [\"App\"]}, or "
                    + "drag the new " : "Drag the new ")
                + "\(count == 1 ? "file" : "files") or the folder into Xcode's project navigator. "
                + "After 'Convert to Folder' on the group above, in Xcode 16 or newer, the project "
                + "takes new files by itself.")
    }

    /// The outermost folders of files, in order, as words.
    private func topFolders(of paths: [String]) -> String {
        let all = Set(paths.map { disk.absolute($0).components.dropLast() })
        let tops = all.filter { folder in
            !(0..<folder.count).contains { all.contains(folder.prefix($0)) }
        }
        return tops.map { disk.fromHere(disk.absolute("/" + $0.joined(separator: "/"))) }
            .sorted().map { $0 == "." ? "the current folder" : "'\($0)'" }
            .joinedAsAlternatives("and", most: 4)
    }
}

extension XcodeProjectFile {
    /// The targets that a new or existing file is to have.
    ///
    /// New files get the named targets of their kind. A synchronized folder with a target of that
    /// kind keeps its files unless a target is named on the command line or is its own.
    func targets(
        of file: String, _ operation: FileOperation, isTest isTestCode: Bool,
        _ named: Set<String>, isTyped: Bool
    ) -> Set<String> {
        let current = synchronizedTargets(of: file)
        let isInTests =
            !current.isEmpty && current.allSatisfy(hasTests) && !current.isDisjoint(with: named)
        let isTest = isTestCode || isInTests
        let mine = named.filter { targetNames.contains($0) && hasTests($0) == isTest }
        guard !mine.isEmpty, let folder = synchronizedFolder(of: file) else {
            return mine.isEmpty ? current : mine
        }
        if operation.verb != .create {
            return isTyped || folder.isFree ? current.union(mine) : current
        }
        if isTyped { return mine }
        let kind = current.filter { hasTests($0) == isTest }
        return kind.isEmpty || !kind.isDisjoint(with: mine) ? kind.union(mine) : current
    }
}

extension ProjectState {
    /// The place of a file in the project; nil outside of it.
    func destination(ofProjectFile path: String) -> Destination? {
        project.path(of: path).map { project.destination(of: OutputPath(ofRecord: $0)) }
    }
}
