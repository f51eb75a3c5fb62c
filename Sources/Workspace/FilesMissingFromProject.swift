import Basics
import FileSystem
import Planning
import XcodeTemplates

/// Finds new files that an Xcode project does not include by itself because it lists its files one
/// by one.
///
/// Project files are read for this, and never written.
struct FilesMissingFromProject {
    private let folders: XcodeFolders
    /// The indices of the projects in a folder; nil if one of them can't be read.
    private var known: [String: Int?] = [:]
    private var projects: [IncompleteProject] = []
    private var problems: [Diagnostic] = []

    /// Returns notes about the files that a plan creates and removes.
    static func notes(on plan: Plan, in project: Project) -> [Diagnostic] {
        // A plan with conflicts isn't carried out.
        if plan.count(of: .conflict) > 0 { return [] }
        var missing = FilesMissingFromProject(folders: XcodeFolders(in: project))
        let records = AbsolutePath(Destination.join(project.root, Project.recordsFolder))
        let byFolder = Dictionary(
            grouping: plan.operations.filter { [.create, .remove].contains($0.verb) }
        ) { $0.path.splitAtLastSlash.parent }
        for (path, operations) in byFolder.sorted(by: { $0.key < $1.key }) {
            let folder = AbsolutePath(path)
            guard !folder.components.starts(with: records.components),
                let index = missing.owner(of: folder)
            else { continue }
            missing.projects[index].add(operations)
        }
        return missing.problems + missing.projects.compactMap(\.noteOnCreated)
            + missing.projects.compactMap(\.noteOnRemoved)
    }

    private init(folders: XcodeFolders) { self.folders = folders }

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
                project.files.append(try XcodeProjectFile(at: path, in: folder.text))
            } catch {
                // Such a project doesn't keep a scene from being created.
                var problem = error.diagnostics[0].with(.note)
                problem.hint =
                    "So scene-kit can't tell whether the project includes the new files."
                problems.append(problem)
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
    var files: [XcodeProjectFile] = []
    var created: [AbsolutePath] = []
    /// The number of listed files that are removed.
    var removed = 0

    private var path: String { AbsolutePath("\(folder.text)/\(name).xcodeproj").fromHere }

    mutating func add(_ operations: [FileOperation]) {
        for operation in operations {
            let file = AbsolutePath(operation.path)
            if operation.verb == .remove {
                removed += files.contains { $0.files.contains(file.text) } ? 1 : 0
            } else if !files.contains(where: { $0.knows(file.text) }) {
                created.append(file)
            }
        }
    }

    var noteOnRemoved: Diagnostic? {
        if removed == 0 { return nil }
        return .note(
            "the project still lists "
                + (removed == 1 ? "1 file that goes" : "\(removed) files that go"),
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
            hint:
                "Drag the new \(count == 1 ? "file" : "files") or the folder into Xcode's project "
                + "navigator, or choose File > Add Files to \"\(name)\"…. "
                + "After 'Convert to Folder' on the group above, in Xcode 16 or newer, the project "
                + "takes new files by itself.")
    }

    /// The outermost folders of the new files, in order.
    private var topFolders: [String] {
        let all = Set(created.map { $0.components.dropLast() })
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
