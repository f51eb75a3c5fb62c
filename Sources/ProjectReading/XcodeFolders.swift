package import Basics
package import Planning
package import XcodeTemplates

/// The folders at and above scenes, and the Xcode projects in them. Each folder is read once.
package final class XcodeFolders {
    /// The contents of a folder that matter to Xcode.
    package struct Folder {
        package let path: AbsolutePath
        /// The names of its `.xcodeproj`, without that ending, sorted.
        package let projects: [String]
        /// The names of its `.xcworkspace`, without that ending, sorted.
        package let workspaces: [String]
        /// The tool that generates its projects, if there is one.
        package let generator: ProjectGenerator?
        /// Whether it has a `Package.swift`.
        package let isPackage: Bool
        fileprivate let isRepository: Bool

        /// A folder that can't be read is empty.
        fileprivate let disk: any Disk

        fileprivate init(_ path: AbsolutePath, on disk: any Disk) {
            (self.path, self.disk) = (path, disk)
            let names = (try? disk.names(in: path.text)) ?? []
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
        package func readableProjects() -> [(path: String, file: XcodeProjectFile)] {
            projects.compactMap { name in
                let path = disk.fromHere(self.path.appending(["\(name).xcodeproj"]))
                let file = try? XcodeProjectFile(
                    at: path + "/project.pbxproj", in: self.path.text, on: disk)
                return file.map { (path, $0) }
            }
        }
    }

    private let root: AbsolutePath
    private let disk: any Disk
    private var known: [String: Folder] = [:]
    /// The root of the project and the folders above it that matter.
    private lazy var atAndAboveRoot: [Folder] = {
        let all = ancestorsInRepository(of: root)
        return all.last?.isRepository == true ? all : Array(all.prefix(1))
    }()

    package init(in project: Project) {
        disk = project.disk
        root = disk.absolute(project.root)
    }

    /// A folder and those above it, nearest first, up to the root of the project or the top of the
    /// git work tree, whichever is higher.
    package func ancestors(of folder: String) -> [Folder] {
        let start = disk.absolute(folder)
        guard start.isAtOrBelow(root) else { return ancestorsInRepository(of: start) }
        // A repository inside of the project is one of its parts.
        let below = start.components.count - root.components.count
        return start.selfAndAncestors.prefix(below).map(folder(at:)) + atAndAboveRoot
    }

    /// A folder and those above it, nearest first, up to the top of the git work tree.
    private func ancestorsInRepository(of start: AbsolutePath) -> [Folder] {
        var all: [Folder] = []
        for ancestor in start.selfAndAncestors {
            all.append(folder(at: ancestor))
            if all.last?.isRepository == true { break }
        }
        return all
    }

    private func folder(at path: AbsolutePath) -> Folder {
        let text = path.text
        if let folder = known[text] { return folder }
        let folder = Folder(path, on: disk)
        known[text] = folder
        return folder
    }
}

extension XcodeProjectFile {
    /// Reads a project file in a folder. Throws a `Failure` with 65 for a file that isn't one, and
    /// what reading it throws.
    package init(at path: String, in folder: String, on disk: any Disk) throws(Failure) {
        let bytes = try disk.read(path, in: folder, atMost: 64 << 20) ?? []
        try self.init(parsing: bytes, name: path, in: folder) {
            (try? disk.read(disk.fromHere(disk.absolute($0)), in: folder, atMost: 1 << 20)) ?? nil
        }
    }
}
