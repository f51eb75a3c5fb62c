package import Basics
import FileSystem
package import Planning
import XcodeTemplates

/// New files that an Xcode project does not take by itself, since it lists its files one by one.
///
/// Project files are read for this, and never written.
package struct FilesMissingFromProject {
    /// A project, and which of the new files it does not know.
    private struct IncompleteProject {
        let name: String
        /// The folder of the `.xcodeproj`.
        let folder: AbsolutePath
        var files: [AbsolutePath] = []
        /// Listed files that are removed.
        var removed: [AbsolutePath] = []

        var path: String { AbsolutePath("\(folder.text)/\(name).xcodeproj").fromHere }
    }

    /// The project or package that compiles a folder's files.
    private enum Owner {
        case project(Int)
        case packageOrNothing
    }

    private let folders: XcodeFolders
    private var owners: [String: Owner] = [:]
    private var projects: [IncompleteProject] = []
    /// The project files in the folder of each project.
    private var projectFiles: [[XcodeProjectFile]] = []
    private var problems: [Diagnostic] = []
    private var foldersInTrouble: Set<String> = []

    /// Returns notes about the files that a plan creates and removes.
    package static func notes(on plan: Plan, in project: Project) -> [Diagnostic] {
        // A plan with conflicts isn't carried out.
        guard plan.count(of: .create) + plan.count(of: .remove) > 0, plan.count(of: .conflict) == 0
        else { return [] }
        var missing = FilesMissingFromProject(in: project)
        let records = AbsolutePath(Destination.join(project.root, Project.recordsFolder))
        let created = plan.operations.filter { $0.verb == .create }
        let removed = plan.operations.filter { $0.verb == .remove }
        for operation in created + removed {
            let file = AbsolutePath(operation.path)
            if operation.verb == .create, !file.components.starts(with: records.components),
                let index = missing.projectIndex(of: file),
                !missing.projectFiles[index].contains(where: { $0.knows(file.text) })
            {
                missing.projects[index].files.append(file)
            }
            if operation.verb == .remove, let index = missing.projectIndex(of: file),
                missing.projectFiles[index].contains(where: { $0.lists(file.text) })
            {
                missing.projects[index].removed.append(file)
            }
        }
        return missing.problems + missing.projects.compactMap(noteOnNew)
            + missing.projects.compactMap(noteOnRemoved)
    }

    private init(in project: Project) {
        folders = XcodeFolders(in: project)
    }

    /// The index of the project that a file's folder belongs to, if any.
    private mutating func projectIndex(of file: AbsolutePath) -> Int? {
        var folder = file
        folder.components.removeLast()
        let owner = owners[folder.text] ?? owner(of: folder)
        owners[folder.text] = owner
        guard case .project(let index) = owner else { return nil }
        return index
    }

    private static func noteOnRemoved(from project: IncompleteProject) -> Diagnostic? {
        guard !project.removed.isEmpty else { return nil }
        let count = project.removed.count
        return Diagnostic.note(
            "the project still lists "
                + (count == 1 ? "1 file that goes" : "\(count) files that go"),
            path: project.path,
            hint: "Delete the red entries in Xcode's project navigator.")
    }

    /// The nearest project, unless a package is nearer or has a target for the folder.
    private mutating func owner(of folder: AbsolutePath) -> Owner {
        for ancestor in folders.ancestors(of: folder.text) {
            let contents = folders.contents(of: ancestor)
            if let index = projects.firstIndex(where: { $0.folder.text == ancestor.text }) {
                return isInTarget(folder, contents) ? .packageOrNothing : .project(index)
            }
            let paths = contents.projects.map { ($0, "\(ancestor.text)/\($0).xcodeproj") }
                .filter { (try? FileSystem.kind(of: $0.1 + "/project.pbxproj")) == .file }
            if paths.isEmpty {
                if contents.isPackage { return .packageOrNothing }
                continue
            }
            if isInTarget(folder, contents) { return .packageOrNothing }
            return read(paths, in: ancestor)
        }
        return .packageOrNothing
    }

    private func isInTarget(_ folder: AbsolutePath, _ contents: XcodeFolders.Contents) -> Bool {
        contents.isPackage && SurroundingPackage(of: folder.text)?.module != nil
    }

    /// A folder may hold several projects; it is enough that one of them knows a file.
    private mutating func read(
        _ paths: [(name: String, path: String)], in folder: AbsolutePath
    ) -> Owner {
        var files: [XcodeProjectFile] = []
        for (_, path) in paths {
            let shown = AbsolutePath(path + "/project.pbxproj").fromHere
            do throws(Failure) {
                files.append(try XcodeProjectFile(at: shown, in: folder.text))
            } catch {
                if foldersInTrouble.insert(folder.text).inserted {
                    problems.append(Self.problem(error, shown))
                }
                return .packageOrNothing
            }
        }
        projects.append(IncompleteProject(name: paths[0].name, folder: folder))
        projectFiles.append(files)
        return .project(projects.count - 1)
    }

    /// A project that cannot be read does not keep a scene from being made.
    private static func problem(_ failure: Failure, _ path: String) -> Diagnostic {
        var diagnostic = failure.diagnostics.first ?? Diagnostic.note("unreadable", path: path)
        diagnostic.severity = .note
        diagnostic.hint = "So scene-kit can't tell whether the project includes the new files."
        return diagnostic
    }

    private static func noteOnNew(in project: IncompleteProject) -> Diagnostic? {
        guard !project.files.isEmpty else { return nil }
        let count = project.files.count
        let folders = topFolders(of: project.files)
        let shown = folders.count > 4 ? folders.prefix(3) + ["\(folders.count - 3) more"] : folders
        return Diagnostic.note(
            "the project lists its files one by one, and does not list "
                + (count == 1 ? "the new one" : "the \(count) new ones")
                + " in " + shown.joinedAsAlternatives("and"),
            path: project.path,
            hint:
                "Drag the new \(count == 1 ? "file" : "files") or the folder into Xcode's project "
                + "navigator, or choose File > Add Files to \"\(project.name)\"…. "
                + "After 'Convert to Folder' on the group above, in Xcode 16 or newer, the project "
                + "takes new files by itself.")
    }

    /// The outermost folders of files, in order.
    private static func topFolders(of files: [AbsolutePath]) -> [String] {
        let all = Set(files.map { $0.components.dropLast() })
        let tops = all.filter { folder in
            !(0..<folder.count).contains { all.contains(folder.prefix($0)) }
        }
        return tops.map { AbsolutePath("/" + $0.joined(separator: "/")).fromHere }.sorted()
            .map { $0 == "." ? "the current folder" : "'\($0)'" }
    }
}

extension XcodeProjectFile {
    /// Larger project files are left alone.
    private static let sizeLimit = 64 << 20

    /// Reads a project file.
    ///
    /// - Parameter folder: the path of the folder that holds the `.xcodeproj`.
    /// - Throws: `Failure` with 65 for what is not a project file, and what reading throws.
    init(at path: String, in folder: String) throws(Failure) {
        let bytes = try ProjectFile.read(path, in: folder, atMost: Self.sizeLimit) ?? []
        try self.init(parsing: bytes, name: path, in: folder)
    }
}
