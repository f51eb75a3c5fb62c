import Basics
import Planning
import ProjectReading
import Projects
import Scenes
import XcodeTemplates

/// Adds the files that a plan creates to the targets of an Xcode project that lists its files one by
/// one, if the user names targets, and removes those that it deletes. Otherwise, notes say what to do.
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

    /// - Throws: `Failure` with 65 for a project that can't be read if the user names targets, and
    ///   with 64 for a target that no project at the new files has.
    init(after plan: Plan, in state: ProjectState) throws(Failure) {
        self.state = state
        folders = XcodeFolders(in: state.project)
        // A plan with conflicts isn't carried out.
        if plan.count(of: .conflict) > 0 { return }
        let root = state.project.root
        let records = disk.absolute(Destination.join(root, Project.recordsFolder))
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
        for index in projects.indices {
            switch projects[index].change(in: state) {
            case .success(let operation): operations.append(ifAny: operation)
            case .failure(let failure): notes += failure.diagnostics.map { $0.with(.note) }
            }
        }
        notes += projects.compactMap(\.noteOnCreated)
        notes += projects.compactMap(\.noteOnRemoved)
    }

    /// The targets that new files in a folder are added to.
    private static func targets(at folder: String, in state: ProjectState) -> Set<String> {
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
    /// The new files, with the targets that they are added to.
    private var created: [(operation: FileOperation, targets: Set<String>)] = []
    /// The absolute paths of listed files that are removed.
    private var removed: [String] = []
    /// The old absolute paths of listed files that move, and what they become.
    private var moved: [(from: String, to: FileOperation)] = []
    private var targets: Set<String> = []

    private var path: String { disk.fromHere(disk.absolute("\(folder.text)/\(name).xcodeproj")) }

    init(name: String, folder: AbsolutePath, disk: any Disk) {
        (self.name, self.folder, self.disk) = (name, folder, disk)
    }

    /// - Parameter targets: The targets of new files. Without any, files that move don't stay in
    ///   theirs.
    mutating func add(_ operations: [FileOperation], to targets: Set<String>) {
        self.targets.formUnion(targets)
        for operation in operations {
            let file = disk.absolute(operation.path).text
            let old = (operation.movedFrom ?? operation.oldSpelling?.path).map {
                disk.absolute($0).text
            }
            if operation.verb == .remove {
                if lists(file) { removed.append(file) }
            } else if !targets.isEmpty, let old, lists(old) {
                moved.append((old, operation))
            } else if !files.contains(where: { $0.project.knows(file) }) {
                created.append((operation, targets))
            }
        }
    }

    private func lists(_ file: String) -> Bool { files.contains { $0.project.lists(file) } }

    /// The change of the project that has most of the targets. What it adds and removes isn't missing
    /// any longer.
    ///
    /// - Returns: The change, nil if there is none, or why the project can't be edited.
    mutating func change(in state: ProjectState) -> Result<FileOperation?, Failure> {
        func count(_ project: XcodeProjectFile) -> Int {
            targets.intersection(project.targetNames).count
        }
        guard let (path, project) = files.max(by: { count($0.project) < count($1.project) }),
            count(project) > 0
        else { return .success(nil) }
        let added = created.compactMap { operation, targets in
            project.targetNames.first {
                targets.contains($0) && project.isForTests($0) == operation.isTestCode
            }.map { (disk.absolute(operation.path).text, $0) }
        }
        let moves = Set(moved.map(\.from))
        let gone = removed.filter { !moves.contains($0) }
        if added.isEmpty, gone.isEmpty, moved.isEmpty { return .success(nil) }
        do throws(Failure) {
            let destination = try state.project.editedFile(path)
            let bytes = try state.disk.contents(at: destination) ?? []
            var edit = XcodeProjectEdit(
                of: project, text: String(decoding: bytes, as: UTF8.self), name: path)
            let text = try edit.result(
                adding: added, removing: gone,
                moving: moved.map { ($0.from, disk.absolute($0.to.path).text) })
            let wanted = WantedFile(
                destination: destination, contents: Array(text.utf8), owner: .tool)
            let paths = Set(added.map(\.0))
            created.removeAll { paths.contains(disk.absolute($0.operation.path).text) }
            (removed, moved) = ([], [])
            return .success(FileOperation(for: wanted, policy: .overwrite, over: .file(bytes)))
        } catch {
            created += moved.map { ($0.to, targets) }
            return .failure(error)
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
        let folders = topFolders
        let shown = folders.count > 4 ? folders.prefix(3) + ["\(folders.count - 3) more"] : folders
        return Diagnostic.note(
            "the project lists its files one by one, and does not list "
                + (count == 1 ? "the new one" : "the \(count) new ones")
                + " in " + shown.joinedAsAlternatives("and"),
            path: path,
            hint: (created.contains(where: \.targets.isEmpty)
                ? "Name its targets as \"xcode\" in scene-kit.json, or drag" : "Drag")
                + " the new "
                + "\(count == 1 ? "file" : "files") or the folder into Xcode's project navigator. "
                + "After 'Convert to Folder' on the group above, in Xcode 16 or newer, the project "
                + "takes new files by itself.")
    }

    /// The outermost folders of the new files, in order.
    private var topFolders: [String] {
        let all = Set(created.map { disk.absolute($0.operation.path).components.dropLast() })
        let tops = all.filter { folder in
            !(0..<folder.count).contains { all.contains(folder.prefix($0)) }
        }
        return tops.map { disk.fromHere(disk.absolute("/" + $0.joined(separator: "/"))) }.sorted()
            .map { $0 == "." ? "the current folder" : "'\($0)'" }
    }
}

extension FileOperation {
    /// Whether the file is code of a test target.
    fileprivate var isTestCode: Bool {
        String(decoding: new, as: UTF8.self).split(separator: "\n").contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.first == "@testable"
                || words.first == "import" && words.count == 2
                    && ["Testing", "XCTest"].contains(words[1])
        }
    }
}

extension ProjectState {
    /// The place of a file in the project; nil outside of it.
    func destination(ofProjectFile path: String) -> Destination? {
        let root = disk.absolute(project.root).components
        let names = disk.absolute(path).components
        guard names.starts(with: root) else { return nil }
        return project.destination(of: OutputPath(ofRecord: Array(names.dropFirst(root.count))))
    }
}
