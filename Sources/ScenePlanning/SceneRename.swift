package import Basics
package import Planning
import ProjectReading
package import Projects
import Scenes
package import SwiftSource
import TemplateSets

/// The changes that give a scene another name: its files, the types that they declare wherever code
/// names them, the routes that lead to it, records, and scenes files.
package struct SceneRename {
    /// A file rendered with the old name and with the new one.
    private typealias Versions = (before: OutputFile, after: OutputFile)

    private let snapshot: ProjectSnapshot
    private let policy: ExistingFilePolicy
    private let (old, new): (String, String)
    private var operations: [FileOperation] = []
    /// Old names of types and functions to new ones.
    private var names: [String: String] = [:]
    /// Names of types that the user declares, and the scene's files only extend.
    private var extended: Set<String> = []
    /// Old names of functions to new ones, if they equal the scene's name, which other code may use
    /// too.
    private var calls: [String: String] = [:]

    private var project: Project { snapshot.project }
    private var records: RecordStore { snapshot.records }

    /// - Throws: `Failure` with 73 if the sources declare a type of either name in another file,
    ///   and what rendering and looking at the disk throw.
    package static func plan(
        _ record: SceneRecord, to name: SceneName, in snapshot: ProjectSnapshot,
        _ policy: ExistingFilePolicy
    ) throws(Failure) -> PlannedProject {
        var rename = Self(record.entry.name.text, to: name.description, in: snapshot, policy)
        try rename.rename(record)
        let plan = try snapshot.addingToXcode(Plan(operations: rename.operations))
        snapshot.noteFilesLeftBehind(by: record)
        return PlannedProject(plan: plan, notes: snapshot.notes, changed: [rename.old, rename.new])
    }

    private init(
        _ old: String, to new: String, in snapshot: ProjectSnapshot, _ policy: ExistingFilePolicy
    ) {
        (self.old, self.new, self.snapshot, self.policy) = (old, new, snapshot, policy)
    }

    private mutating func rename(_ record: SceneRecord) throws(Failure) {
        var before = DesiredProject(snapshot)
        try before.render([old: record.entry])
        var after = DesiredProject(try ProjectSnapshot(snapshot, renaming: old, to: new))
        try after.render([new: record.renamingScene(old, to: new).entry])
        after.noteDanglingRoutes(in: snapshot)
        if policy != .overwrite {
            try record.checkIsNotNewer(
                than: after.groups[0].scenes.sets[0].publishedVersion,
                at: records.destination(of: old).path)
        }
        let scene = try Array(zip(Self.files(before), Self.files(after))) as [Versions]
        if after.groups[0].scenes.sets[0].format.isNative { addTypes(of: scene) }
        try addTypes(ofAdopted: record.files)
        var routes: [(versions: [Versions], recorded: [RecordedFile], record: SceneRecord)] = []
        for (earlier, later) in zip(before.referring, after.referring) {
            guard let old = earlier.record, let new = later.record else { continue }
            let files = try earlier.files(in: snapshot)
            let versions = Array(zip(files, try later.files(in: snapshot))) as [Versions]
            addFunctions(of: versions)
            let paths = Set(files.compactMap { project.file(at: $0.destination) })
            routes.append((versions, old.files.filter { paths.contains($0.path) }, new))
        }
        let moved = try move(record.files, as: scene)
        let group = after.groups[0]
        let recorder = SceneRecorder(
            project: project, templateSet: group.scenes.sets[0], place: group.place)
        guard var own = recorder.record(of: group.scenes.items[0], files: moved) else {
            preconditionFailure("the record was read from the project")
        }
        own.keepPlace(of: record)
        operations.append(ifAny: try records.change(to: own))
        operations.append(ifAny: try records.removal(of: old))
        operations.append(
            ifAny: try snapshot.baselineChange(from: record, to: own, renaming: names))
        for (versions, recorded, record) in routes {
            let gone = Set(recorded.map(\.path))
            var record = record
            record.files.removeAll { gone.contains($0.path) }
            record.add(try move(recorded, as: versions))
            operations.append(ifAny: try records.change(to: record))
        }
        let lists = try changeLists(of: after.snapshot)
        let handled =
            (record.files + routes.flatMap(\.recorded))
            .map { records.destination(of: $0).path } + lists
        try renameOtherCode(besides: Set(handled))
        for list in Set(([record] + routes.map(\.record)).compactMap(\.scenesFile)) {
            operations.append(
                ifAny: try snapshot.lists.change(list) { $0.rename(old, to: new) })
        }
        operations += try records.operations(
            beside: operations, forgetting: [], in: snapshot.shared())
    }

    /// Changes the files of features that list the scene, and returns their paths.
    private mutating func changeLists(of renamed: ProjectSnapshot) throws(Failure) -> [String] {
        let before = try ProjectFeatures.files(in: snapshot)
        if before.isEmpty { return [] }
        let bases = Dictionary(try snapshot.shared().files.map { ($0.path, $0.base) }) { $1 }
        var paths: [String] = []
        for (path, file) in try ProjectFeatures.files(in: renamed)
        where file.file.contents != before[path]?.file.contents {
            let entry = try snapshot.disk.entry(at: file.destination)
            guard let base = bases[path], entry != .absent,
                var operation = FileOperation(for: file.wanted(base: base), policy, entry)
            else { continue }
            // What the user wrote there may name the scene, too.
            if operation.verb.writes {
                operation.new = Identifiers.renaming(names, calls: calls, in: operation.new)
            }
            operations.append(operation)
            paths.append(file.destination.path)
        }
        return paths
    }

    /// The rendered files of the scene.
    private static func files(_ desired: DesiredProject) throws(Failure) -> [OutputFile] {
        try desired.snapshot.files(of: desired.generation(of: desired.groups[0]))
    }
}

// MARK: - Names

extension SceneRename {
    /// Adds the types that files declare.
    private mutating func addTypes(of versions: [Versions]) {
        func pairs(_ find: (String) -> [String]) -> [(String, String)] {
            versions.filter { $0.before.file.path.isOfSwift }.flatMap { before, after in
                let (types, renamed) = (find(before.file.text), find(after.file.text))
                return types.count == renamed.count ? Array(zip(types, renamed)) : []
            }.filter { $0 != $1 }
        }
        for (type, other) in pairs({ Identifiers.extendedTypes(in: $0).sorted() }) {
            names[type] = other
            extended.formUnion([type, other])
        }
        for (type, other) in pairs({ DeclaredTypes.find(in: $0).map(\.name) }) {
            names[type] = other
            extended.subtract([type, other])
        }
    }

    /// Adds the types of files that the user wrote, if their names begin with the scene's name.
    private mutating func addTypes(ofAdopted files: [RecordedFile]) throws(Failure) {
        for file in files where file.isAdopted && file.path.isOfSwift {
            guard case .file(let bytes) = try snapshot.disk.entry(at: records.destination(of: file))
            else { continue }
            for type in DeclaredTypes.find(in: String(decoding: bytes, as: UTF8.self))
            where !type.isPrivate {
                if let other = renamed(type.name) { names[type.name] = names[type.name] ?? other }
            }
        }
    }

    /// A name that begins with the words of the scene's name, with the new name; nil for others.
    private func renamed(_ name: String) -> String? {
        guard name.hasPrefix(old), name.dropFirst(old.count).first?.isLowercase != true else {
            return nil
        }
        return new + name.dropFirst(old.count)
    }

    /// Adds the functions that routes declare.
    private mutating func addFunctions(of versions: [Versions]) {
        for (before, after) in versions where before.file.root == .scene {
            let functions = Identifiers.declaredFunctions(in: before.file.text)
            let renamed = Identifiers.declaredFunctions(in: after.file.text)
            guard functions.count == renamed.count else { continue }
            for (name, other) in zip(functions, renamed) where name != other {
                if name.caseFolded == old.caseFolded {
                    calls[name] = other
                } else {
                    names[name] = other
                }
            }
        }
    }

    /// The contents of a recorded file with the new names.
    private func renamed(
        _ contents: [UInt8], of file: RecordedFile, _ lines: RenamedLines
    ) -> [UInt8] {
        let contents = lines.applied(to: contents)
        if file.path.isOfSwift { return Identifiers.renaming(names, calls: calls, in: contents) }
        guard var text = String(validating: contents, as: UTF8.self) else { return contents }
        // Others, such as nibs, name types in whole words between quotation marks.
        for (old, new) in names { text = text.replacing("\"\(old)\"", with: "\"\(new)\"") }
        return Array(text.utf8)
    }
}

// MARK: - Files

extension SceneRename {
    /// Moves files with their edits.
    ///
    /// - Returns: The files as the new record lists them.
    private mutating func move(
        _ files: [RecordedFile], as versions: [Versions]
    ) throws(Failure) -> [RecordedFile] {
        // Folders of the scene get another name. Others, such as the user's own, keep theirs.
        var folders: [[String]: [String]] = [:]
        for (before, after) in versions {
            guard let old = project.file(at: before.destination),
                let new = project.file(at: after.destination)
            else { continue }
            folders[old.components.dropLast()] = new.components.dropLast()
        }
        let moved = try files.map { (file) throws(Failure) in
            var version = version(of: file, among: versions)
            // The set can no longer generate a route to a scene that is gone.
            if version?.before.file.isLeft == true { version = nil }
            let given = file.path.fileName
            let name =
                if file.isAdopted {
                    renamed(given) ?? given
                } else {
                    version?.after.destination.relative.fileName
                        ?? given.replacing(old, with: new)
                }
            let folder = Array(file.path.components.dropLast())
            var moved = file
            moved.path = try Self.path((folders[folder] ?? folder) + [name])
            let lines = RenamedLines(version?.before.file.contents, version?.after.file.contents)
            if case .text(let text) = file.base {
                moved.base = FileBase(renamed(Array(text.utf8), of: file, lines))
            }
            try move(file, to: moved, theirs: version?.after.file.contents, lines)
            if let version { moved.base = FileBase(version.after.file.contents) }
            return moved
        }
        return moved.sortedByPath
    }

    /// Moves a file. If the set generates it, its news are merged.
    private mutating func move(
        _ file: RecordedFile, to moved: RecordedFile, theirs: [UInt8]?, _ lines: RenamedLines
    ) throws(Failure) {
        let (from, to) = (records.destination(of: file), records.destination(of: moved))
        let yours: [UInt8]
        switch try snapshot.disk.entry(at: from) {
        case .absent: return
        case .obstacle(let obstacle): return operations.append(.unmovable(obstacle, at: from))
        case .file(let contents): yours = contents
        }
        let edited = renamed(yours, of: file, lines)
        let wanted = WantedFile(destination: to, contents: theirs ?? edited, base: moved.base)
        guard var operation = FileOperation(for: wanted, policy, .file(edited)) else { return }
        let contents = operation.verb.writes ? operation.new : edited
        if operation.verb == .conflict {
            // The conflicting lines are in the file at its old path.
            operation.destination = from
            operations.append(operation)
        } else if from == to {
            let wanted = WantedFile(destination: to, contents: contents, owner: .tool)
            operations.append(ifAny: FileOperation(for: wanted, policy, .file(yours)))
        } else {
            operation.new = contents
            operations += operation.moving(
                yours, from: from, policy, over: try snapshot.disk.target(at: to, of: from))
        }
    }

    /// The file under both names; nil if the set no longer generates it. A file that somebody moved
    /// is found by its name.
    private func version(of file: RecordedFile, among versions: [Versions]) -> Versions? {
        versions.first { project.file(at: $0.before.destination) == file.path }
            ?? versions.first {
                $0.before.file.id == file.id
                    && (file.isAdopted
                        || $0.before.destination.relative.fileName == file.path.fileName)
            }
    }

    private static func path(_ components: [String]) throws(Failure) -> OutputPath {
        let text = components.joined(separator: "/")
        do throws(OutputPathProblem) {
            return try OutputPath(text)
        } catch {
            throw Failure(.data, "the path \(error.reason)", path: text)
        }
    }
}

/// The lines of a file that hold a scene's name: what an edited file has of them becomes what the
/// set writes under the new name, also in comments and strings.
private struct RenamedLines {
    private var lines: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]

    /// - Parameters:
    ///   - before: The rendered file; nil if the set no longer generates it.
    ///   - after: The file under the new name.
    init(_ before: [UInt8]?, _ after: [UInt8]?) {
        guard let before, let after else { return }
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        // Longer names may break lines elsewhere; then nothing can be said of single ones.
        guard old.count == new.count else { return }
        // A line that occurs before and after, such as a brace, may only have moved.
        let kept = Set(new)
        for (one, other) in zip(old, new) where one != other && !kept.contains(one) {
            lines[one] = other
        }
    }

    func applied(to contents: [UInt8]) -> [UInt8] {
        if lines.isEmpty { return contents }
        let renamed = Self.lines(of: contents).map { line -> ArraySlice<UInt8> in
            // Version control may have given the file other line breaks.
            guard line.last == 0x0D else { return lines[line] ?? line }
            return lines[line.dropLast()].map { $0 + [0x0D] } ?? line
        }
        return Array(renamed.joined(separator: [0x0A]))
    }

    private static func lines(of contents: [UInt8]) -> [ArraySlice<UInt8>] {
        contents.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
}

// MARK: - The rest of the project

extension SceneRename {
    /// Renames types and functions in other code, and adds notes about names in comments and
    /// strings.
    ///
    /// - Parameter handled: The paths of files that have been renamed.
    /// - Throws: `Failure` with 73 for types that other files declare too.
    private mutating func renameOtherCode(besides handled: Set<String>) throws(Failure) {
        let (oldNames, newNames) = (Set(names.keys), Set(names.values))
        let declared = oldNames.union(newNames).subtracting(extended)
        let searches = [oldNames, newNames, Set(calls.keys)].map(NameSearch.init)
        let root = snapshot.disk.absolute(project.root).components.count
        var problems: [Diagnostic] = []
        SwiftFiles.forEach(below: project.root, of: project) { path, text in
            guard !handled.contains(path), searches.contains(where: { $0.canMatch(text) }) else {
                return
            }
            // The text replaces bytes that aren't UTF-8, but the file keeps them.
            let isRepaired = text.unicodeScalars.contains("\u{FFFD}")
            let read = isRepaired ? snapshot.disk.bytes(of: path, atMost: .max) : Array(text.utf8)
            guard let bytes = read else { return }
            let source = SourceText(name: path, text: text)
            problems += Identifiers.declarations(of: declared, in: bytes).map {
                Diagnostic(.error, "this file also declares '\($0.name)'", in: source, at: $0.range)
            }
            snapshot.add(
                Identifiers.mentions(of: oldNames, in: Array(text.utf8)).map {
                    Diagnostic(
                        .note, "'\($0.name)' is left as it is in this comment or string",
                        in: source, at: $0.range)
                })
            let renamed = Identifiers.renaming(names, calls: calls, in: bytes)
            if renamed == bytes { return }
            let components = Array(snapshot.disk.absolute(path).components.dropFirst(root))
            let place = Destination(base: project.root, relative: OutputPath(ofRecord: components))
            let file = WantedFile(destination: place, contents: renamed, owner: .tool)
            operations.append(ifAny: FileOperation(for: file, .refuse, .file(bytes)))
        }
        if let last = problems.indices.last {
            problems[last].hint =
                "Nothing was written. Choose another name, or rename what is declared there first."
            throw Failure(.conflict, problems)
        }
        noteOtherPackages(oldNames)
        for folder in SwiftFiles.unsearchedFolders(below: project.root, on: snapshot.disk) {
            snapshot.note(
                "this folder isn't searched for the old name: it has code of others, or is too deep",
                path: folder)
        }
    }

    /// Adds a note for each other package in the project's folder that uses a renamed name. Such packages aren't
    /// changed, because their modules are separate.
    private func noteOtherPackages(_ names: Set<String>) {
        for package in SwiftFiles.packages(below: project.root, on: snapshot.disk)
        where !project.hasPackage(at: package) {
            var found: Set<String> = []
            SwiftFiles.forEach(below: package, of: project) { _, text in
                found.formUnion(Identifiers.find(names, in: Array(text.utf8)).map(\.name))
            }
            if found.isEmpty { continue }
            let list = found.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
            snapshot.note("this package names \(list), and is not changed", path: package)
        }
    }
}

extension SceneRecord {
    /// The record after a scene was renamed, which is its own scene or one that it leads to.
    func renamingScene(_ old: String, to new: String) -> SceneRecord {
        func renamed(_ route: RouteEntry) -> RouteEntry {
            guard route.target == old else { return route }
            let text = route.text.text
            let kept = text.lastIndex { ":.".contains($0) }.map { text[...$0] } ?? ""
            var route = route
            route.text = SourceText(name: "", text: kept + new)
            return route
        }
        var record = self
        record.entry.choices.routes = record.entry.choices.routes?.map(renamed)
        if entry.name.text == old { record.entry.name = SourceText(name: "", text: new) }
        return record
    }
}
