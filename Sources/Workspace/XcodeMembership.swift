import Basics
import FileSystem
import Planning
import Projects
import XcodeTemplates

/// Adds the files that a plan creates to the targets of an Xcode project that lists its files one by
/// one, if the user names targets, and removes those that it deletes. Otherwise, notes say what to do.
struct XcodeMembership {
    /// The changes of project files.
    private(set) var operations: [FileOperation] = []
    private(set) var notes: [Diagnostic] = []
    private let snapshot: ProjectSnapshot
    private let folders: XcodeFolders
    /// The indices of the projects in a folder; nil if one of them can't be read.
    private var known: [String: Int?] = [:]
    private var projects: [IncompleteProject] = []

    /// - Throws: `Failure` with 64 for a target that no project at the new files has.
    init(after plan: Plan, in snapshot: ProjectSnapshot) throws(Failure) {
        self.snapshot = snapshot
        folders = XcodeFolders(in: snapshot.project)
        // A plan with conflicts isn't carried out.
        if plan.count(of: .conflict) > 0 { return }
        let root = snapshot.project.root
        let records = AbsolutePath(Destination.join(root, Project.recordsFolder))
        let byFolder = Dictionary(
            grouping: plan.operations.filter { [.create, .remove].contains($0.verb) }
        ) { $0.path.splitAtLastSlash.parent }
        for (path, operations) in byFolder.sorted(by: { $0.key < $1.key }) {
            let folder = AbsolutePath(path)
            guard !folder.components.starts(with: records.components),
                let index = owner(of: folder)
            else { continue }
            projects[index].add(operations)
        }
        if let target = snapshot.xcodeTargets.first, target.isArgument, projects.isEmpty {
            throw target.failure(
                "no Xcode project has the folders of the new files",
                hint: "A package takes new files by itself; leave out '\(target.name)' for it.")
        }
        for index in projects.indices where !snapshot.xcodeTargets.isEmpty {
            let change = try projects[index].change(
                for: snapshot.xcodeTargets.map(\.text), by: snapshot.xcodeTargets[0], in: snapshot)
            switch change {
            case .success(let operation): operations.add(operation)
            case .failure(let failure): notes += failure.diagnostics.map { $0.with(.note) }
            }
        }
        let offersTargets = snapshot.xcodeTargets.isEmpty
        notes += projects.compactMap { $0.noteOnCreated(offersTargets: offersTargets) }
        notes += projects.compactMap(\.noteOnRemoved)
    }

    /// The index of the nearest project, unless a package is nearer or has a target for the folder.
    private mutating func owner(of folder: AbsolutePath) -> Int? {
        for ancestor in folders.ancestors(of: folder.text) {
            let names = ancestor.projects.filter { name in
                let path = "\(ancestor.path.text)/\(name).xcodeproj/project.pbxproj"
                return (try? FileSystem.kind(of: path)) == .file
            }
            if names.isEmpty, !ancestor.isPackage { continue }
            let isInTarget =
                ancestor.isPackage
                && (names.isEmpty || SurroundingPackage(of: folder.text)?.module != nil)
            return isInTarget ? nil : index(of: names, in: ancestor.path)
        }
        return nil
    }

    private mutating func index(of names: [String], in folder: AbsolutePath) -> Int? {
        if let index = known[folder.text] { return index }
        known[folder.text] = .some(nil)
        var project = IncompleteProject(name: names[0], folder: folder)
        for name in names {
            let path = AbsolutePath("\(folder.text)/\(name).xcodeproj/project.pbxproj").fromHere
            do throws(Failure) {
                project.files.append((path, try XcodeProjectFile(at: path, in: folder.text)))
            } catch {
                // Such a project doesn't keep a scene from being created.
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
    /// The projects that could be read, with their paths.
    var files: [(path: String, project: XcodeProjectFile)] = []
    var created: [FileOperation] = []
    /// The absolute paths of listed files that are removed.
    var removed: [String] = []

    private var path: String { AbsolutePath("\(folder.text)/\(name).xcodeproj").fromHere }

    mutating func add(_ operations: [FileOperation]) {
        for operation in operations {
            let file = AbsolutePath(operation.path).text
            if operation.verb == .remove {
                if files.contains(where: { $0.project.lists(file) }) { removed.append(file) }
            } else if !files.contains(where: { $0.project.knows(file) }) {
                created.append(operation)
            }
        }
    }

    /// The change of the project that has all of these targets. What it adds and removes isn't missing
    /// any longer.
    ///
    /// - Returns: The change, nil if there is none, or why the project can't be edited.
    /// - Throws: `Failure` with 64 for targets that no project has.
    mutating func change(
        for targets: [String], by mention: SourceText, in snapshot: ProjectSnapshot
    ) throws(Failure) -> Result<FileOperation?, Failure> {
        if created.isEmpty, removed.isEmpty { return .success(nil) }
        guard
            let (path, project) = files.first(where: {
                Set($0.project.targetNames).isSuperset(of: targets)
            })
        else {
            let names = files.flatMap(\.project.targetNames)
            let unknown = targets.first { !names.contains($0) } ?? targets[0]
            throw mention.failure(
                "the project '\(name)' has no target '\(unknown)'",
                hint: Suggestions.question(for: unknown, among: names)
                    ?? "It has \(names.joinedAsAlternatives("and")).")
        }
        guard let destination = snapshot.destination(ofProjectFile: path) else {
            return .failure(
                Failure(
                    .data, "this project file is outside of the project of the scenes", path: path))
        }
        let app = targets.first { !project.isForTests($0) }
        let tests = targets.first(where: project.isForTests)
        let added = created.compactMap { operation in
            (operation.isTestCode ? tests : app).map { (AbsolutePath(operation.path).text, $0) }
        }
        do throws(Failure) {
            guard case .file(let bytes) = try snapshot.disk.entry(at: destination) else {
                return .success(nil)
            }
            var edit = XcodeProjectEdit(
                of: project, text: String(decoding: bytes, as: UTF8.self), name: path)
            let text = try edit.result(adding: added, removing: removed)
            let wanted = WantedFile(
                destination: destination, contents: Array(text.utf8), owner: .tool)
            let paths = Set(added.map(\.0))
            created.removeAll { paths.contains(AbsolutePath($0.path).text) }
            removed = []
            return .success(FileOperation(for: wanted, .overwrite, .file(bytes)))
        } catch {
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

    func noteOnCreated(offersTargets: Bool) -> Diagnostic? {
        guard !created.isEmpty else { return nil }
        let count = created.count
        let folders = topFolders
        let shown = folders.count > 4 ? folders.prefix(3) + ["\(folders.count - 3) more"] : folders
        return Diagnostic.note(
            "the project lists its files one by one, and does not list "
                + (count == 1 ? "the new one" : "the \(count) new ones")
                + " in " + shown.joinedAsAlternatives("and"),
            path: path,
            hint: (offersTargets ? "Add them with --add-to-target <name>, or drag" : "Drag")
                + " the new "
                + "\(count == 1 ? "file" : "files") or the folder into Xcode's project navigator. "
                + "After 'Convert to Folder' on the group above, in Xcode 16 or newer, the project "
                + "takes new files by itself.")
    }

    /// The outermost folders of the new files, in order.
    private var topFolders: [String] {
        let all = Set(created.map { AbsolutePath($0.path).components.dropLast() })
        let tops = all.filter { folder in
            !(0..<folder.count).contains { all.contains(folder.prefix($0)) }
        }
        return tops.map { AbsolutePath("/" + $0.joined(separator: "/")).fromHere }.sorted()
            .map { $0 == "." ? "the current folder" : "'\($0)'" }
    }
}

extension XcodeProjectFile {
    /// Reads a project file of at most 64 MB.
    ///
    /// - Parameter folder: The path of the folder that contains the `.xcodeproj`.
    /// - Throws: `Failure` with 65 for a text that isn't a project file, and what reading throws.
    init(at path: String, in folder: String) throws(Failure) {
        let bytes = try ProjectFile.read(path, in: folder, atMost: 64 << 20) ?? []
        try self.init(parsing: bytes, name: path, in: folder)
    }
}

extension FileOperation {
    /// Whether the file is code of a test target.
    fileprivate var isTestCode: Bool {
        let marks = ["@testable import ", "import Testing", "import XCTest"]
        return String(decoding: new, as: UTF8.self).split(separator: "\n").contains { line in
            marks.contains(where: line.hasPrefix)
        }
    }
}

extension ProjectSnapshot {
    /// Returns the plan with the changes of Xcode projects, and adds notes about the others.
    func addingToXcode(_ plan: Plan) throws(Failure) -> Plan {
        let membership = try XcodeMembership(after: plan, in: self)
        add(membership.notes)
        return Plan(operations: plan.operations + membership.operations)
    }

    /// The place of a file in the project; nil outside of it.
    fileprivate func destination(ofProjectFile path: String) -> Destination? {
        let root = AbsolutePath(project.root).components
        let names = AbsolutePath(path).components
        guard names.starts(with: root) else { return nil }
        return Destination(
            base: project.root, relative: OutputPath(ofRecord: Array(names.dropFirst(root.count))))
    }
}
