import Basics
package import FileSystem
import XcodeTemplates

/// The folders at and above scenes, and the Xcode projects in them. Each folder is read once.
package final class XcodeFolders {
    /// The contents of a folder that matter to Xcode.
    package struct Folder {
        package let path: AbsolutePath
        /// The names of its `.xcodeproj`, without that ending, sorted.
        let projects: [String]
        /// The names of its `.xcworkspace`, without that ending, sorted.
        let workspaces: [String]
        /// The tool that generates its projects, if there is one.
        let generator: ProjectGenerator?
        /// Whether it has a `Package.swift`.
        let isPackage: Bool
        fileprivate let isRepository: Bool

        /// A folder that can't be read is empty.
        fileprivate init(_ path: AbsolutePath) {
            self.path = path
            let names = (try? FileSystem.names(in: path.text)) ?? []
            func stems(_ suffix: String) -> [String] {
                names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
                    .sorted()
            }
            projects = stems(".xcodeproj")
            workspaces = stems(".xcworkspace")
            generator = ProjectGenerator(among: names)
            isPackage = names.contains(Manifest.fileName)
            isRepository = names.contains(".git")
        }

        /// The projects that can be read, with the paths of the `.xcodeproj` from the current folder.
        func readableProjects() -> [(path: String, file: XcodeProjectFile)] {
            projects.compactMap { name in
                let path = AbsolutePath("\(self.path.text)/\(name).xcodeproj").fromHere
                let file = try? XcodeProjectFile(
                    at: path + "/project.pbxproj", in: self.path.text)
                return file.map { (path, $0) }
            }
        }
    }

    private let root: AbsolutePath
    private var known: [String: Folder] = [:]

    package init(in project: Project) {
        root = AbsolutePath(project.root)
    }

    /// A folder and those above it, nearest first, up to the root of the project or the top of the
    /// git work tree, whichever is higher.
    package func ancestors(of folder: String) -> [Folder] {
        var all: [Folder] = []
        let start = AbsolutePath(folder)
        let isInProject = start.components.starts(with: root.components)
        var rootIndex: Int?
        for ancestor in start.selfAndAncestors {
            let folder = known[ancestor.text] ?? Folder(ancestor)
            known[ancestor.text] = folder
            all.append(folder)
            if isInProject, ancestor.components == root.components { rootIndex = all.count }
            // A repository inside of the project is one of its parts.
            if !isInProject || rootIndex != nil, folder.isRepository { return all }
        }
        return Array(all.prefix(rootIndex ?? all.count))
    }
}

extension AbsolutePath {
    /// The folder and those above it, nearest first.
    var selfAndAncestors: some Sequence<AbsolutePath> {
        sequence(first: self) { folder in
            var parent = folder
            return parent.components.popLast() == nil ? nil : parent
        }
    }

    /// The path from the current folder, which may contain `..`.
    var fromHere: String { relative(to: AbsolutePath(".")) }
}
