package import Basics
import JSONSource
package import Planning
package import Projects
package import Scenes
import Threads

/// Reads and writes the records of a project: one for each scene, in `.scene-kit/scenes`, and one
/// for each shared file, in `.scene-kit/shared`. Branches that add some merge without conflicts.
package final class RecordStore: Sendable {
    package let project: Project
    /// The names of the recorded scenes, sorted, as they were when the store was opened.
    package let names: [String]
    /// The names as bytes, because strings that differ only in Unicode form are equal.
    private let nameSet: Set<[UInt8]>
    /// The folders that were moved since the records were written.
    package let moved: MovedFolders
    /// The scenes of the records that were read, as targets of routes.
    private let targets = Mutex<[String: RouteTarget]>([:])
    private let outlines = Mutex<[String: SceneRecord?]>([:])

    private var disk: any Disk { project.disk }

    package static let folder = [Project.recordsFolder, "scenes"]
    private static let sharedFolder = [Project.recordsFolder, "shared"]
    private static let suffix = ".json"

    /// - Throws: `Failure` with 65 for names that differ only in Unicode form, 73 for records that
    ///   aren't checked out, 77 for a folder that is a link, and 74 for one that can't be read.
    package init(_ project: Project) throws(Failure) {
        (self.project, moved) = (project, MovedFolders(in: project))
        let listed = try project.disk.names(inOwnFolder: Self.folder, below: project.root).filter {
            $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".")
        }.map { String($0.dropLast(Self.suffix.count)) }
        let spellings = Set(listed.map { Array($0.utf8) })
        names = listed.map { name in
            // HFS+ lists decomposed names. The record has the name that was written.
            guard let written = Self.writtenName(in: name, of: project),
                !spellings.contains(Array(written.utf8))
            else { return name }
            return written
        }
        nameSet = Set(names.map { Array($0.utf8) })
        try Self.checkCheckout(of: project)
        let twins = zip(names, names.dropFirst()).filter { $0 == $1 && !$0.isSpelled(like: $1) }
        if twins.isEmpty { return }
        throw Failure(
            .data,
            twins.map { twin in
                Diagnostic(
                    .error,
                    "another record has the same name in another Unicode form, and some file systems "
                        + "can store only one of them", path: destination(of: twin.1).path,
                    hint: "Remove one of the two records, and the files of its scene.")
            })
    }

    /// The recorded scene whose name differs from another one only in case or Unicode form; nil
    /// without one.
    package func twin(of name: String) -> String? {
        let key = name.caseFolded
        return names.first { $0.caseFolded == key && !$0.isSpelled(like: name) }
    }

    /// A sentence about a scene that a new name differs from only in case or Unicode form.
    package static func message(on twin: String, of name: SourceText) -> String {
        "the project has a scene '\(twin)', which differs only in \(name.text.difference(from: twin))"
    }

    /// - Throws: `Failure` with 73 if git has records that a sparse checkout leaves out.
    private static func checkCheckout(of project: Project) throws(Failure) {
        let disk = project.disk
        let folders = [folder, sharedFolder].map { names in
            Destination.join(project.root, names.joined(separator: "/"))
        }
        guard let folder = folders.first(where: disk.isOmitted) else { return }
        let root = disk.absolute(project.root)
        let records = root.appending([Project.recordsFolder])
            .relative(to: Reach(of: root, on: disk).workTree ?? root)
        throw Failure(
            .conflict, "git has the records of the scenes, and they aren't checked out",
            path: folder, hint: "'git sparse-checkout add \(records)' checks them out.")
    }

    /// Returns the name that a record contains, in the same or another Unicode form, if a file has it.
    private static func writtenName(in listed: String, of project: Project) -> String? {
        if listed.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let path = Destination.join(project.root, folder.joined(separator: "/"))
        guard let bytes = try? contents(of: "\(path)/\(listed)\(suffix)", on: project.disk),
            let name = (try? SceneRecord.outline(parsing: bytes, name: ""))?.entry.name.text,
            name == listed, project.disk.exists("\(path)/\(name)\(suffix)")
        else { return nil }
        return name
    }

    /// Whether a scene is recorded. A name that differs in case or Unicode form is another scene's,
    /// whatever the file system says.
    package func contains(_ name: String) -> Bool { nameSet.contains(Array(name.utf8)) }

    /// The record of a scene; nil if it doesn't exist. Throws a `Failure` with 65 for a file that
    /// isn't the record of that scene, 77 for one whose paths leave the project, and 74 for a file
    /// that can't be read.
    package func record(of name: String) throws(Failure) -> SceneRecord? {
        guard contains(name),
            let bytes = try Self.contents(of: destination(of: name).path, on: disk)
        else { return nil }
        return try record(of: name, parsing: bytes)
    }

    /// A recorded scene as the target of routes; nil if it doesn't exist. Throws as `record(of:)`
    /// does.
    package func target(of name: String) throws(Failure) -> RouteTarget? {
        if let known = targets.withLock({ $0[name] }) { return known }
        guard try record(of: name) != nil else { return nil }
        return targets.withLock { $0[name] }
    }

    /// Reads a record from its bytes, and throws as `record(of:)` does.
    package func record(of name: String, parsing bytes: [UInt8]) throws(Failure) -> SceneRecord {
        let path = destination(of: name).path
        let record = try merged(path) { () throws(Failure) in
            try SceneRecord(parsing: bytes, name: path)
        }
        return try checked(record, name)
    }

    /// The record of a scene without the texts of its files, unless only parts of the scene were
    /// created.
    private func outline(of name: String) throws(Failure) -> SceneRecord? {
        try outlines.remembered(name) { () throws(Failure) in
            let bytes = try Self.contents(of: destination(of: name).path, on: disk)
            return try bytes.map { (bytes) throws(Failure) in
                try outline(of: name, parsing: bytes)
            }
        }
    }

    private func outline(of name: String, parsing bytes: [UInt8]) throws(Failure) -> SceneRecord {
        do throws(Failure) {
            let path = destination(of: name).path
            let outline = try SceneRecord.outline(parsing: bytes, name: path)
            if outline.entry.choices.parts == nil { return try checked(outline, name) }
        } catch {
            // Only the whole text has the positions of everything that is wrong.
        }
        return try record(of: name, parsing: bytes)
    }

    private static let mergeHint =
        "git may have paired two records in a merge. Restore each from the branch that has it: "
        + "git checkout <branch> -- <path>"

    /// Calls a function that parses a record. The error about conflict markers says how to repair
    /// it.
    private func merged<Record>(
        _ path: String, _ parse: () throws(Failure) -> Record
    ) throws(Failure) -> Record {
        do throws(Failure) {
            return try parse()
        } catch {
            var failure = error
            if error.diagnostics[0].message == JSONDocument.conflictMessage {
                let isOfScene = path.contains(Self.folder.joined(separator: "/"))
                failure.diagnostics[0].hint =
                    "Take either side with 'git checkout --ours -- \(path.quotedInMessage)' or "
                    + "--theirs, then run '\(project.command("update"))'"
                    + (isOfScene ? ", and repeat the other side's commands." : ".")
            }
            throw failure
        }
    }

    private func checked(_ record: SceneRecord, _ name: String) throws(Failure) -> SceneRecord {
        let written = record.entry.name
        if written.text != name {
            throw Failure(
                .data, "the name of this file does not match the scene in it", in: written,
                hint: Self.mergeHint)
        }
        if let list = record.scenesFile, !project.mayChange(list: list) {
            throw Failure(
                .refused,
                "the record names the scenes file '\(list)', which is outside the project or hidden",
                path: destination(of: name).path,
                hint: "Restore the record from version control.")
        }
        let record = moved.following(record)
        guard project.contains(record.sources) else {
            throw Failure(
                .data,
                "the scene is in '\(record.sources.path)', which is a project of its own now",
                path: destination(of: name).path,
                hint: "Take \"root\" out of its scene-kit.json. Or delete this record, and run "
                    + "'scene-kit adopt \(name)' there.")
        }
        _ = try project.configuration(at: record.sources)
        // Every command refuses a record that is wrong anywhere.
        let target = try RouteTarget(record)
        targets.withLock { $0[name] = target }
        _ = try record.entry.routeRequests()
        return record
    }

    /// Outlines of these records, in their order. Throws the errors of `record(of:)` for all
    /// records.
    package func outlines(of names: [String]) throws(Failure) -> [SceneRecord] {
        let parts = Parallel.map(names.indices) { range in
            names[range].map { name in Result { () throws(Failure) in try outline(of: name) } }
        }
        return try mapCollectingErrors(parts.flatMap(\.self)) { (result) throws(Failure) in
            try result.get()
        }.compactMap(\.self)
    }

    /// Outlines of the records that name another scene, such as in a route. Records that are wrong
    /// are left out: they are the problem of a command that needs them.
    package func outlines(naming scene: String) -> [SceneRecord] {
        names.compactMap { name in
            guard name != scene,
                let bytes = try? Self.contents(of: destination(of: name).path, on: disk),
                !String(decoding: bytes, as: UTF8.self).utf8Offsets(of: scene + "\"").isEmpty
            else { return nil }
            return try? outline(of: name, parsing: bytes)
        }
    }

    /// Whether any file of a record exists, on disk or only in git.
    package func hasFiles(of record: SceneRecord) -> Bool {
        let paths = record.files.map { destination(of: $0).path }
        return paths.contains(where: disk.exists) || paths.contains(where: disk.isOmitted)
    }

    package func destination(of file: RecordedFile) -> Destination {
        project.destination(of: file.path)
    }

    package func destination(of name: String) -> Destination {
        destination(Self.folder + [name + Self.suffix])
    }

    private func destination(_ components: [String]) -> Destination {
        project.destination(of: OutputPath(ofRecord: components))
    }

    // MARK: - Contents

    /// The bytes of one of scene-kit's own files; nil if it doesn't exist. Throws a `Failure` with
    /// 77 for a link, which could show another file, and with 74 for a file that can't be read.
    package static func contents(of path: String, on disk: any Disk) throws(Failure) -> [UInt8]? {
        let (folder, name) = path.splitAtLastSlash
        return try disk.read(own: [name], below: folder, atMost: 256 << 20)
    }

    private func contents(of destination: Destination) throws(Failure) -> [UInt8]? {
        switch try disk.entry(at: destination) {
        case .absent: return nil
        case .file(let bytes): return bytes
        case .obstacle:
            throw Failure(
                .refused, "scene-kit keeps its records in files, and this is not one",
                path: destination.path, hint: "Restore it from version control.")
        }
    }

    /// The bytes of a scene's record as a plan replaces it; nil if it isn't recorded.
    package func contents(of name: String) throws(Failure) -> [UInt8]? {
        try contents(of: destination(of: name))
    }

    /// The path of the record of a shared file, from the root.
    static func pathOfRecord(ofShared path: [String]) -> [String] {
        sharedFolder + path.dropLast() + path.suffix(1).map { $0 + suffix }
    }

    private func destination(ofShared path: OutputPath) -> Destination {
        destination(Self.pathOfRecord(ofShared: path.components))
    }

    /// The records of shared files. Throws a `Failure` for a record that is invalid or can't be
    /// read.
    package func shared() throws(Failure) -> SharedRecord {
        var record = SharedRecord()
        for place in try sharedRecords(in: Self.sharedFolder) {
            guard let bytes = try Self.contents(of: place.path, on: disk) else { continue }
            let read = try merged(place.path) { () throws(Failure) in
                try SharedRecord(parsing: bytes, name: place.path)
            }
            guard read.files.map({ destination(ofShared: $0.path).path }) == [place.path] else {
                throw Failure(
                    .data, "the name of this file does not match the path in it", path: place.path,
                    hint: Self.mergeHint)
            }
            record.addFiles(
                read.files.map { file in
                    var followed = file
                    followed.path = moved.path(of: file)
                    if followed.path != file.path { record.moved[followed.path] = file.path }
                    return followed
                })
        }
        return record
    }

    private func sharedRecords(in folder: [String]) throws(Failure) -> [Destination] {
        var records: [Destination] = []
        for name in try disk.names(inOwnFolder: folder, below: project.root) {
            if name.hasSuffix(Self.suffix) {
                records.append(destination(folder + [name]))
            } else {
                records += try sharedRecords(in: folder + [name])
            }
        }
        return records
    }

    // MARK: - Changes

    /// The change that writes a scene's record; nil if it stays as it is.
    ///
    /// - Parameter old: The bytes of the record on disk.
    package func change(to record: SceneRecord, replacing old: [UInt8]?) -> FileOperation? {
        let place = destination(of: record.entry.name.text)
        return operation(for: place, record.contents, replacing: old)
    }

    package func change(to record: SceneRecord) throws(Failure) -> FileOperation? {
        change(to: record, replacing: try contents(of: record.entry.name.text))
    }

    /// The operation that removes a scene's record; nil if it doesn't exist.
    package func removal(of name: String) throws(Failure) -> FileOperation? {
        try removal(at: destination(of: name))
    }

    private func removal(at place: Destination) throws(Failure) -> FileOperation? {
        guard let contents = try contents(of: place) else { return nil }
        return FileOperation(
            for: OrphanedFile(destination: place, base: FileBase(contents)),
            policy: .refuse, over: .file(contents))
    }

    /// The changes to the records of shared files, and the file that hides records from the diffs of
    /// reviews, which comes with the first record.
    ///
    /// The base of a shared file is the text that was generated: now, or earlier if it is still the
    /// same.
    package func operations(
        beside operations: [FileOperation], forgetting paths: Set<OutputPath>,
        in shared: SharedRecord
    ) throws(Failure) -> [FileOperation] {
        var (wanted, orphans): ([WantedFile], [OrphanedFile]) = ([], [])
        func want(_ text: String, at place: Destination) {
            wanted.append(
                WantedFile(destination: place, contents: Array(text.utf8), owner: .tool))
        }
        var record = shared
        record.addFiles(
            operations.filter { $0.isShared && !$0.isOrphaned }.compactMap { operation in
                let isAsMade =
                    [.create, .overwrite].contains(operation.verb) || operation.old == operation.new
                guard let base = operation.nextBase ?? (isAsMade ? FileBase(operation.new) : nil),
                    let path = project.file(at: operation.destination)
                else { return nil }
                return RecordedFile(path: path, base: base)
            })
        record.remove(paths)
        let known = Set(shared.files)
        for file in record.files where !known.contains(file) || shared.moved[file.path] != nil {
            want(SharedRecord(files: [file]).text, at: destination(ofShared: file.path))
        }
        // A moved file may be created again at its old path.
        let written = Set(wanted.map(\.destination.path))
        let kept = Set(record.files.map(\.path))
        for file in shared.files
        where !kept.contains(file.path) || shared.moved[file.path] != nil {
            let place = destination(ofShared: shared.moved[file.path] ?? file.path)
            guard !written.contains(place.path), let contents = try contents(of: place) else {
                continue
            }
            orphans.append(OrphanedFile(destination: place, base: FileBase(contents)))
        }
        let attributes = destination(Self.folder + [".gitattributes"])
        let createsRecord = operations.contains { operation in
            operation.verb == .create
                && operation.destination.relative.components.starts(with: Self.folder)
        }
        if createsRecord, try disk.entry(at: attributes) == .absent {
            want("*.json linguist-generated -diff\n", at: attributes)
        }
        return try Plan(wanted, without: orphans, policy: .refuse, on: disk).drifted
    }

    private func operation(
        for destination: Destination, _ contents: [UInt8], replacing old: [UInt8]?
    ) -> FileOperation? {
        let operation = FileOperation(
            for: WantedFile(destination: destination, contents: contents, owner: .tool),
            policy: .refuse, over: old.map { .file($0) } ?? .absent)
        return operation?.verb == .identical ? nil : operation
    }
}
