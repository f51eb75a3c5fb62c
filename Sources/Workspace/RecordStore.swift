package import Basics
package import FileSystem
import Planning
package import Projects
import Scenes

/// What scene-kit remembers of a project: a record for each scene, in `.scene-kit/scenes`, and one of
/// what they share.
package final class RecordStore: Sendable {
    let project: Project
    /// The names of the scenes that are recorded, sorted, as they were when the store was opened.
    package let names: [String]
    /// Their bytes, since names that differ in case or Unicode form are not the same scene's.
    private let nameSet: Set<[UInt8]>

    static let folder = [Project.recordsFolder, "scenes"]
    private static let suffix = ".json"
    private static let sizeLimit = 256 << 20

    /// - Throws: `Failure` with 65 for names that cannot be told apart, 77 for a folder that is a link,
    ///   and 74 for one that cannot be read.
    package init(_ project: Project) throws(Failure) {
        self.project = project
        names = try ProjectFile.names(inOwnFolder: Self.folder, below: project.root).filter {
            $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".")
        }.map { String($0.dropLast(Self.suffix.count)) }
        nameSet = Set(names.map { Array($0.utf8) })
        try checkNames()
    }

    /// - Throws: `Failure` with 65 for records that no lookup by name can tell apart.
    private func checkNames() throws(Failure) {
        let twins = zip(names, names.dropFirst()).filter { $0 == $1 && !$0.isSpelled(like: $1) }
        if twins.isEmpty { return }
        throw Failure(
            .data,
            twins.map { twin in
                Diagnostic(
                    .error,
                    "another record has the same name in another Unicode form, and some file systems "
                        + "can store only one of them",
                    path: destination(of: twin.1).path,
                    hint: "Remove one of the two records, and the files of its scene.")
            })
    }

    /// Whether a scene is recorded. A name that differs in case or Unicode form is another scene's,
    /// whatever the file system says.
    package func contains(_ name: String) -> Bool { nameSet.contains(Array(name.utf8)) }

    /// The record of a scene; nil where there is none.
    ///
    /// - Throws: `Failure` with 65 for a file that is not the record of that scene, 77 for one whose
    ///   paths lead elsewhere, and 74 for what cannot be read.
    package func record(of name: String) throws(Failure) -> SceneRecord? {
        guard contains(name), let bytes = try Self.contents(of: destination(of: name).path) else {
            return nil
        }
        return try record(of: name, parsing: bytes)
    }

    /// Reads the record of a scene.
    ///
    /// Throws what `record(of:)` throws.
    package func record(of name: String, parsing bytes: [UInt8]) throws(Failure) -> SceneRecord {
        let record = try SceneRecord(parsing: bytes, name: destination(of: name).path)
        guard record.entry.name.text == name else {
            throw Failure(
                .data,
                Diagnostic(
                    .error, "the name of this file does not match the scene in it",
                    in: record.entry.name, atUTF8Offset: 0,
                    utf8Length: record.entry.name.text.utf8.count,
                    hint: "Restore it from version control."))
        }
        // Read in full, so that nonsense is refused whoever asks.
        _ = try RouteTarget(record)
        _ = try record.entry.routeRequests()
        return record
    }

    /// The bytes of a file of scene-kit's own; nil where there is none.
    ///
    /// - Throws: `Failure` with 77 for a link, which could show what lies elsewhere, and with 74 for
    ///   what cannot be read.
    package static func contents(of path: String) throws(Failure) -> [UInt8]? {
        let (folder, name) = path.splitAtLastSlash
        return try ProjectFile.read(.own(below: folder, names: [name]), atMost: sizeLimit)
    }

    /// The bytes of a scene's record as a plan finds them, where no link leads elsewhere.
    ///
    /// Throws what `contents` and looking at the disk throw.
    package func contents(of name: String, on disk: DiskState) throws(Failure) -> [UInt8]? {
        try Self.contents(at: destination(of: name), on: disk)
    }

    static func contents(
        at destination: Destination, on disk: DiskState
    ) throws(Failure) -> [UInt8]? {
        switch try disk.entry(at: destination) {
        case .absent: return nil
        case .file(let bytes): return bytes
        case .obstacle: throw notAFile(destination.path)
        }
    }

    private static func notAFile(_ path: String) -> Failure {
        Failure(
            .refused,
            Diagnostic(
                .error, "scene-kit keeps its records in files, and this is not one", path: path,
                hint: "Restore it from version control."))
    }

    /// Every record, sorted by name.
    ///
    /// Throws what `record` throws, for all records that are wrong.
    package func all() throws(Failure) -> [SceneRecord] {
        try records(of: names)
    }

    /// The records of these scenes, in their order.
    ///
    /// Throws what `record` throws, for all records that are wrong.
    package func records(of names: [String]) throws(Failure) -> [SceneRecord] {
        let parts = Parallel.map(names.indices) { range in
            names[range].map { name -> Result<SceneRecord?, Failure> in
                do throws(Failure) {
                    return .success(try record(of: name))
                } catch {
                    return .failure(error)
                }
            }
        }
        return try mapCollectingErrors(parts.flatMap(\.self)) { (result) throws(Failure) in
            try result.get()
        }.compactMap(\.self)
    }

    /// Whether a scene is recorded as that of a list, where it is changed.
    package func isListed(_ name: String) -> Bool {
        (try? record(of: name))?.list != nil
    }

    /// Whether anything is left of what a record names.
    package func hasFiles(of record: SceneRecord) -> Bool {
        record.files.contains { (try? FileSystem.kind(of: destination(of: $0).path)) != nil }
    }

    /// Where a recorded file is.
    package func destination(of file: RecordedFile) -> Destination {
        Destination(base: project.root, relative: file.path)
    }

    /// Where the record of a scene is.
    package func destination(of name: String) -> Destination {
        destination(Self.folder + [name + Self.suffix])
    }

    func destination(_ components: [String]) -> Destination {
        Destination(base: project.root, relative: OutputPath(ofRecord: components))
    }
}

extension RecordStore {
    /// What is recorded of the files that scenes share.
    ///
    /// - Throws: `Failure` for a record that is wrong or cannot be read.
    package func shared() throws(Failure) -> SharedRecord {
        let path = sharedDestination.path
        guard let bytes = try Self.contents(of: path) else { return SharedRecord() }
        return try SharedRecord(parsing: bytes, name: path)
    }

    var sharedDestination: Destination { destination([Project.recordsFolder, "shared.json"]) }
}
