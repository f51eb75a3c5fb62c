package import Basics
package import FileSystem
import Projects

extension ProjectFile {
    /// The bytes of a file that is there for other tools too, or that somebody named; nil where nothing
    /// is. A link may lead to it from elsewhere in the project.
    ///
    /// Throws what `read(_:atMost:)` of a place throws.
    ///
    /// - Parameter folder: a folder above that may be behind a link itself, as where the user named it.
    package static func read(
        _ path: String, in folder: String = ".", atMost limit: Int
    ) throws(Failure) -> [UInt8]? {
        if (try? FileSystem.kind(of: path)) == .some(nil) { return nil }
        return try read(.shared(path: path, within: top(of: path, in: folder)), atMost: limit)
    }

    /// Whether no link on the way to a folder leads out of the project that its path lies in.
    package static func staysInProject(_ folder: String, of root: String) -> Bool {
        let top = AbsolutePath(FileSystem.realPath(of: top(of: folder, in: root))).components
        return AbsolutePath(FileSystem.realPath(of: folder)).components.starts(with: top)
    }

    /// How far up the project of a file goes: to the top of the git work tree, else to the highest folder
    /// that looks like a project's, else no further than the file's own folder.
    private static func top(of path: String, in named: String) -> String {
        let start = AbsolutePath(named).components
        var folder = AbsolutePath(path)
        if named != ".", folder.components.starts(with: start) {
            let rest = folder.components.dropFirst(start.count)
            folder = AbsolutePath(FileSystem.realPath(of: named))
            folder.components += rest
        }
        _ = folder.components.popLast()
        var top = folder
        while true {
            if holds(folder, [".git"]) { return folder.text }
            if holds(folder, marks) { top = folder }
            guard folder.components.popLast() != nil else { return top.text }
        }
    }

    private static let marks = [
        ProjectConfiguration.fileName, Project.recordsFolder, "Package.swift",
    ]

    private static func holds(_ folder: AbsolutePath, _ names: [String]) -> Bool {
        names.contains { name in
            (try? FileSystem.kind(of: Destination.join(folder.text, name))) != nil
        }
    }
}
