package import Basics
import Planning
import Projects
import Scenes
import Threads

/// The folders that a user moved with the files in them, such as packages. Records that name the old
/// folders are read as if they named the new ones.
package final class MovedFolders: Sendable {
    /// The paths of a folder from the root, as components.
    private struct Move: Hashable {
        let old: [String]
        let new: [String]

        func followed(_ path: [String]) -> [String] {
            path.starts(with: old) ? new + path.dropFirst(old.count) : path
        }
    }

    private let project: Project
    /// The highest missing folder of each folder; nil for one that exists.
    private let missing = Mutex<[[String]: [String]?]>([:])
    private let found = Mutex<[Move]>([])
    /// The scenes files that links lead to, by their recorded paths.
    private let lists = Mutex<[String: String]>([:])
    /// The Swift files of the project by their names.
    private let namedFiles = Mutex<[String: [[String]]]?>(nil)

    init(in project: Project) { self.project = project }

    private var moves: [Move] { found.withLock { $0 } }

    /// Whether a record that was read names a folder that was moved.
    package var isEmpty: Bool { moves.isEmpty }

    /// The present path of a folder or file, from the root, by its recorded one.
    package func place(of path: [String]) -> [String] {
        let places = moves.map { $0.followed(path) }.filter { $0 != path }
        return places.first { project.disk.exists(self.path($0)) } ?? places.first ?? path
    }

    /// The recorded path of a folder by its present one.
    package func recordedPlace(of path: [String]) -> [String] {
        moves.map { Move(old: $0.new, new: $0.old).followed(path) }.first { $0 != path } ?? path
    }

    package var notes: [Diagnostic] {
        moves.map { move in
            .note(
                "the folder '\(move.old.joined(separator: "/"))' was moved, and its records follow",
                path: path(move.new))
        }
    }

    func following(_ record: SceneRecord) -> SceneRecord {
        var followed = record
        followed.scenesFile = record.scenesFile.map(scenesFile)
        for folder in [record.sources, record.tests, record.support].compactMap(\.self) {
            guard let move = move(of: folder.components, with: record.files) else { continue }
            func place(_ folder: ProjectFolder) -> ProjectFolder {
                ProjectFolder(components: move.followed(folder.components))
            }
            followed.sources = place(followed.sources)
            followed.tests = followed.tests.map(place)
            followed.support = followed.support.map(place)
            followed.scenesFile = followed.scenesFile.map {
                move.followed($0.pathComponents).joined(separator: "/")
            }
            for index in followed.files.indices {
                followed.files[index].path = OutputPath(
                    ofRecord: move.followed(followed.files[index].path.components))
            }
        }
        followed.files = followed.files.sortedByPath
        return followed
    }

    /// The path of a scenes file that became a link.
    private func scenesFile(_ list: String) -> String {
        lists.remembered(list) {
            let path = project.shownPath(ofList: list)
            let isLink = (try? project.disk.kind(of: path)) == .symbolicLink
            return isLink ? project.recordedPath(ofList: path) : list
        }
    }

    /// The present path of a shared file.
    func path(of file: RecordedFile) -> OutputPath {
        let folder = Array(file.path.components.dropLast())
        guard let move = move(of: folder, with: [file], comparingTexts: true) else {
            return file.path
        }
        return OutputPath(ofRecord: move.followed(file.path.components))
    }

    /// The move of a folder that is missing, by the first of the files that is in one other place. Only
    /// files below a folder in it tell.
    private func move(
        of folder: [String], with files: [RecordedFile], comparingTexts: Bool = false
    ) -> Move? {
        guard let old = missingFolder(of: folder) else { return nil }
        let disk = project.disk
        let known = moves.filter { $0.old == old }
        for file in files where file.path.components.starts(with: old) {
            let rest = file.path.components.dropFirst(old.count)
            if let move = known.first(where: { disk.exists(path($0.new + rest)) }) { return move }
            guard rest.count > 1, !disk.isOmitted(path(file.path.components)) else { continue }
            let places = swiftFiles[file.path.fileName, default: []].filter {
                $0.suffix(rest.count) == rest
                    && (!comparingTexts
                        || !disk.exists(path(RecordStore.pathOfRecord(ofShared: $0)))
                            && disk.bytes(of: path($0), atMost: .max).map(file.base.isNear) == true)
            }
            guard places.count == 1, (try? OutputPath(places[0].joined(separator: "/"))) != nil
            else { continue }
            let move = Move(old: old, new: places[0].dropLast(rest.count))
            found.withLock { if !$0.contains(move) { $0.append(move) } }
            return move
        }
        return known.first
    }

    /// Build products may be left of a folder that version control moved.
    private func missingFolder(of folder: [String]) -> [String]? {
        missing.remembered(folder) {
            let disk = project.disk
            if disk.isFolder(path(folder)) { return nil }
            return (0...folder.count).dropFirst().lazy.map { Array(folder.prefix($0)) }.first {
                !disk.isFolder(path($0))
                    || ((try? disk.names(in: path($0))) ?? []).allSatisfy { $0.hasPrefix(".") }
            }
        }
    }

    private var swiftFiles: [String: [[String]]] {
        if let known = namedFiles.withLock({ $0 }) { return known }
        var files: [String: [[String]]] = [:]
        SwiftFiles.forEachPath(below: project.root, on: project.disk, entersPackages: true) {
            guard let path = project.path(of: $0) else { return }
            files[path.last ?? "", default: []].append(path)
        }
        namedFiles.withLock { [files] in $0 = files }
        return files
    }

    private func path(_ components: [String]) -> String {
        project.place(of: ProjectFolder(components: components)).path
    }
}
