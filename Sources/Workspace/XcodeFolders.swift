import Basics
package import FileSystem

/// The folders at and above scenes, and the Xcode projects in them. Each folder is read once.
package final class XcodeFolders {
    /// The contents of a folder that matter to Xcode.
    package struct Contents {
        /// The names of its `.xcodeproj`, without that ending.
        package var projects: [String] = []
        /// The names of its `.xcworkspace`, without that ending.
        var workspaces: [String] = []
        /// Whether it is that of a Swift package.
        var isPackage = false
        fileprivate var isRepository = false
    }

    private let root: AbsolutePath
    private var known: [String: Contents] = [:]

    package init(in project: Project) {
        root = AbsolutePath(project.root)
    }

    /// A folder and those above it, nearest first, up to the root of the project or the top of the
    /// git work tree, whichever is higher.
    package func ancestors(of folder: String) -> [AbsolutePath] {
        var all: [AbsolutePath] = []
        var ancestor = AbsolutePath(folder)
        let isInProject = ancestor.components.starts(with: root.components)
        var rootIndex: Int?
        while true {
            all.append(ancestor)
            if isInProject, ancestor.components == root.components { rootIndex = all.count }
            // A repository inside of the project is one of its parts.
            if !isInProject || rootIndex != nil, contents(of: ancestor).isRepository { return all }
            guard ancestor.components.popLast() != nil else { break }
        }
        return Array(all.prefix(rootIndex ?? all.count))
    }

    /// Returns a folder's contents, which are empty if it can't be read.
    package func contents(of folder: AbsolutePath) -> Contents {
        let path = folder.text
        if let contents = known[path] { return contents }
        var contents = Contents()
        for name in (try? FileSystem.names(in: path)) ?? [] {
            if name.hasSuffix(".xcodeproj") {
                contents.projects.append(String(name.dropLast(".xcodeproj".count)))
            } else if name.hasSuffix(".xcworkspace") {
                contents.workspaces.append(String(name.dropLast(".xcworkspace".count)))
            } else if name == "Package.swift" {
                contents.isPackage = true
            } else if name == ".git" {
                contents.isRepository = true
            }
        }
        contents.projects = contents.projects.sorted()
        contents.workspaces = contents.workspaces.sorted()
        known[path] = contents
        return contents
    }
}

extension AbsolutePath {
    /// The path from the current folder, which may contain `..`.
    var fromHere: String { relative(to: AbsolutePath(".")) }
}
