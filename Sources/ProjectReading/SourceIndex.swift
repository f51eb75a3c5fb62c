import Planning
import Threads

/// The Swift files of a project. Each folder is searched, and each file decoded, once.
package final class SourceIndex: Sendable {
    private let project: Project
    private let paths = Mutex<[String?: [String]]>([:])
    private let texts = Mutex<[String: String]>([:])

    package init(of project: Project) { self.project = project }

    /// The paths of the files in a folder, without the packages in it. Without a folder, the whole
    /// project, with its packages. `SwiftFiles` says which folders are searched.
    package func paths(below folder: String? = nil) -> [String] {
        paths.remembered(folder) {
            var paths: [String] = []
            SwiftFiles.forEachPath(
                below: folder ?? project.root, on: project.disk, entersPackages: folder == nil
            ) { paths.append($0) }
            return paths
        }
    }

    /// The files in a folder with their texts, sorted by folder, except for files that can't be read.
    package func files(below folder: String? = nil) -> [(path: String, text: String)] {
        paths(below: folder).compactMap { path in text(of: path).map { (path, $0) } }
    }

    /// The files of the git work tree, also those of other projects in it, which may use code of this
    /// one.
    package func filesOfWorkTree() -> [(path: String, text: String)] {
        let root = project.disk.resolved(project.root)
        let top = Reach(of: root, on: project.disk).workTree ?? root
        var paths: [String] = []
        SwiftFiles.forEachPath(
            below: top == root ? project.root : project.disk.fromHere(top), on: project.disk,
            entersPackages: true, entersProjects: true
        ) { paths.append($0) }
        return paths.compactMap { path in text(of: path).map { (path, $0) } }
    }

    /// The text of a file, with replacement characters for bytes that aren't UTF-8; nil if it can't
    /// be read.
    private func text(of path: String) -> String? {
        if let known = texts.withLock({ $0[path] }) { return known }
        guard let bytes = project.disk.bytes(of: path, atMost: SwiftFiles.sizeLimit) else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        texts.withLock { $0[path] = text }
        return text
    }
}
