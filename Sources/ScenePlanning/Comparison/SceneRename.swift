import Basics
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

// MARK: - Files

extension ScenePlanner {
    /// Plans the files of a renamed scene, those of routes that lead to it, and their records.
    mutating func planRename(_ rename: DesiredProject.RenamedScene) throws(Failure) {
        let templateSet = rename.after.scenes.sets[0]
        let record = rename.record
        if policy.existingFiles != .overwrite {
            try record.checkIsNotNewer(
                than: templateSet.publishedVersion,
                at: state.records.destination(of: rename.old).path)
        }
        let scene =
            try zip(
                state.files(of: desired.generation(of: rename.before)),
                state.files(of: desired.generation(of: rename.after))
            ).map { ($0, $1) } as [RenamedFile]
        var names = rename.names
        if templateSet.format.isNative { names.addTypes(of: scene) }
        let routes = try rename.referring.map { (referring) throws(Failure) in
            var files: [RenamedFile] = []
            for (before, after) in referring.routes {
                notes += before.notes
                files += try zip(
                    state.files(of: before.generation(in: state)),
                    state.files(of: after.generation(in: state))
                ).map { ($0, $1) }
            }
            return files
        }
        for files in routes { names.addFunctions(of: files) }
        names.literals = literals(of: names)
        renamedNames = names
        let moved = try move(record.files, of: record, as: scene)
        let recorder = SceneRecorder(
            project: state.project, templateSet: templateSet, place: rename.after.place)
        guard var own = recorder.record(of: rename.after.scenes.all[0], files: moved) else {
            preconditionFailure("the record was read from the project")
        }
        own.keepPlace(of: record)
        try append([], recording: own)
        operations.append(ifAny: try state.records.removal(of: rename.old))
        changed.insert(rename.old)
        for (referring, files) in zip(rename.referring, routes) {
            var record = referring.record
            let recorded = record.files.filter { version(of: $0, among: files) != nil }
            record.files.removeAll { recorded.contains($0) }
            record.renameTypes(names)
            record.addFiles(try move(recorded, of: record, as: files))
            let changed = try referring.found.map { (found) throws(Failure) in
                try changes(of: found, in: &record)
            }
            try append(changed ?? [], recording: record)
        }
        // The data of other scenes may have types of the scene, and so do routes to them.
        let handled = Set(rename.referring.map(\.record.entry.name.text) + [rename.old])
        let scenes = try state.scenes()
        let affected = Set(
            scenes.filter { !$0.hasSameChoices(as: $0.renamingScene(rename.names)) }
                .map(\.entry.name.text))
        for outline in scenes {
            let name = outline.entry.name.text
            let routes = outline.entry.choices.routes ?? []
            guard !handled.contains(name),
                affected.contains(name) || routes.contains(where: { $0.leads(to: affected) }),
                var record = try state.record(of: name)?.renamingScene(rename.names)
            else { continue }
            record.renameTypes(names)
            try append([], recording: record)
        }
    }

    /// Moves files with their edits.
    ///
    /// - Returns: The files as the new record lists them.
    private mutating func move(
        _ files: [RecordedFile], of record: SceneRecord, as versions: [RenamedFile]
    ) throws(Failure) -> [RecordedFile] {
        guard let names = renamedNames, let rename = desired.renamed else { return files }
        let project = state.project
        let owners = Set(
            [rename.old, rename.new] + rename.referring.map(\.record.entry.name.text))
        // Folders of the scene get another name. Others, such as the user's own, keep theirs.
        var folders: [[String]: [String]] = [:]
        for (before, after) in versions {
            guard let old = project.file(at: before.destination),
                let new = project.file(at: after.destination)
            else { continue }
            folders[old.components.dropLast()] = new.components.dropLast()
        }
        let isAdopted = files.contains(where: \.isAdopted)
        if isAdopted { keepFolders(with: files, in: &folders) }
        func newFolder(_ folder: [String]) -> [String] {
            let above = folders.keys.filter { folder.starts(with: $0) }.max { $0.count < $1.count }
            return above.map { folders[$0, default: $0] + folder.dropFirst($0.count) } ?? folder
        }
        if record.entry.name.text == rename.old { try renameNibs(newFolder) }
        return try files.map { (file) throws(Failure) in
            var version = version(of: file, among: versions)
            // The set can't generate a route to a scene that is gone.
            if version?.after.file.isDangling == true { version = nil }
            let before = version?.before.file
            let given = file.path.fileName
            let name =
                if file.isAdopted {
                    names.renamed(given) ?? given
                } else {
                    version?.after.destination.relative.fileName
                        ?? given.replacing(names.old, with: names.new)
                }
            var moved = file
            let path = (newFolder(file.path.components.dropLast()) + [name])
                .joined(separator: "/")
            moved.path = try checkingPath(OutputPath(path)) {
                Failure(.data, "the path \($0.reason)", path: path)
            }
            var lines = RenamedLines(
                before?.isDangling == true ? nil : before?.contents, version?.after.file.contents)
            if file.isAdopted { lines.addHeader(of: given, to: name) }
            if case .text(let text) = file.base {
                moved.base = FileBase(names.applied(to: Array(text.utf8), of: file, lines))
            }
            let place = state.records.destination(of: moved)
            func planned(_ theirs: [UInt8]?) throws(Failure) -> [FileOperation] {
                try FileMove(
                    from: state.records.destination(of: file), to: place, theirs: theirs,
                    base: moved.base,
                    renaming: { [lines] in names.applied(to: $0, of: file, lines) }
                ).operations(policy.existingFiles, on: state.disk) ?? []
            }
            var moving = try planned(version?.after.file.contents)
            if file.isAdopted, moving.first?.verb == .conflict,
                moving.first?.mergeConflicts.isEmpty == false
            {
                let digest = try state.sets.set(record.entry.choices.template).digest
                let cause = digest == record.setDigest ? "an option" : "a new version of the set"
                notes.append(.fileStays(because: cause, path: place.path))
                moving = try planned(nil)
            }
            if !moving.leaveTheFile { try checkOwners(of: moving, besides: owners) }
            operations += moving
            renamedPaths.insert(state.records.destination(of: file).path)
            if moving.leaveTheFile { (moved.path, moved.isAdopted) = (file.path, true) }
            movedPaths[file.path] = moved.path
            let new = moving.first { $0.verb.writes && $0.verb != .remove }?.new
            if !moving.leaveTheFile { try noteMentions(of: names, in: moved, new) }
            if let version { moved.base = FileBase(version.after.file.contents) }
            return moved
        }.sortedByPath
    }

    /// Adds notes on comments and strings of one of the scene's own files.
    ///
    /// - Parameter contents: The new contents; nil if they don't change.
    private mutating func noteMentions(
        of names: RenamedNames, in file: RecordedFile, _ contents: [UInt8]?
    ) throws(Failure) {
        let place = state.records.destination(of: file)
        let bytes = contents == nil ? try state.disk.contents(at: place) : contents
        guard file.path.isOfSwift, let bytes else { return }
        notes += names.mentions(in: bytes, of: place.path)
    }

    /// Leaves a folder its name if files that the record doesn't have would stay behind in it.
    private mutating func keepFolders(
        with files: [RecordedFile], in folders: inout [[String]: [String]]
    ) {
        let recorded = Set(
            files.map { state.disk.absolute(state.records.destination(of: $0).path).text })
        for (old, new) in folders where old != new {
            let path = state.project.place(of: ProjectFolder(components: old)).path
            let others = self.files(in: path) {
                !recorded.contains(state.disk.absolute($0).text) && newName(ofNib: $0) == nil
            }
            guard let first = others.first else { continue }
            folders[old] = old
            let more = others.count > 1 ? " and \(others.count - 1) more" : ""
            notes.append(
                .note(
                    "the folder keeps its name, because '\(first)'\(more) would stay behind",
                    path: path,
                    hint: "Rename it in Xcode, or with git mv: scene-kit finds the files again."))
        }
    }

    /// The file under both names; nil if the set no longer generates it. A file that somebody moved
    /// is found by its name.
    private func version(of file: RecordedFile, among versions: [RenamedFile]) -> RenamedFile? {
        versions.first { state.project.file(at: $0.before.destination) == file.path }
            ?? versions.first {
                $0.before.file.id == file.id
                    && (file.isAdopted
                        || $0.before.destination.relative.fileName == file.path.fileName)
            }
    }
}

// MARK: - The rest of the project

extension ScenePlanner {
    /// Renames types and functions in all other code, also in what the plan writes there.
    ///
    /// - Throws: `Failure` with 73 for old names of types that other files declare too.
    mutating func renameOtherCode() throws(Failure) {
        guard let names = renamedNames else { return }
        func key(_ path: String) -> String { state.disk.absolute(path).text }
        let planned = Dictionary(
            operations.indices.map { (key(operations[$0].path), $0) }
        ) { $1 }
        let renamedPaths = Set(renamedPaths.map(key))
        let oldNames = Set(names.names.keys)
        var problems: [Diagnostic] = []
        var others: [String: Set<String>] = [:]
        for path in state.sources.paths() where !renamedPaths.contains(key(path)) {
            if let index = planned[key(path)] {
                // What the user wrote there may name the scene, too.
                if operations[index].verb.writes, operations[index].verb != .remove {
                    operations[index].new = names.applied(toSwift: operations[index].new)
                }
                continue
            }
            guard let bytes = state.disk.bytes(of: path, atMost: .max) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            if !names.canMatch(text) { continue }
            if !knowsRenamedScene(bytes, at: path) {
                notes += names.mentions(in: Array(text.utf8), of: path, ofTypes: false)
                others[path] = Set(Identifiers.find(oldNames, in: bytes).map(\.name))
                continue
            }
            let source = SourceText(name: path, text: text)
            problems += DeclaredTypes.find(in: text)
                .filter { names.declaredTypes.contains($0.name) && !$0.isPrivate }.map { type in
                    Diagnostic(
                        .error, "this file also declares '\(type.name)'", in: source,
                        at: type.offset..<type.offset + type.name.utf8.count)
                }
            let renamed = names.applied(toSwift: bytes)
            notes += names.mentions(in: renamed, of: path)
            guard renamed != bytes, let place = state.destination(ofProjectFile: path) else {
                continue
            }
            let file = WantedFile(destination: place, contents: renamed, owner: .tool)
            operations.append(ifAny: FileOperation(for: file, policy: .refuse, over: .file(bytes)))
        }
        if let last = problems.indices.last {
            problems[last].hint =
                "Nothing was written. Choose another name, or rename what is declared there first."
            throw Failure(.conflict, problems)
        }
        for (path, found) in others.sorted(by: { $0.key < $1.key }) where !found.isEmpty {
            let list = found.sorted().map { "'\($0)'" }.joinedAsAlternatives("and")
            notes.append(
                .note(
                    "this names \(list) without importing the scene's module, and is not changed",
                    path: path))
        }
    }

    /// Whether code is in the package of the renamed scene, or imports the scene's module. Names
    /// elsewhere are others.
    func knowsRenamedScene(_ bytes: [UInt8], at path: String) -> Bool {
        guard let record = desired.renamed?.record else { return true }
        func package(of path: String) -> AbsolutePath? {
            state.disk.absolute(path).selfAndAncestors.first {
                state.disk.exists(Manifest.path(in: $0.text))
            }
        }
        let own = package(of: state.project.place(of: record.sources).path)
        if package(of: path)?.text == own?.text { return true }
        guard let module = record.module else { return false }
        return !Identifiers.find(RenamedNames.modules(with: module), in: bytes).isEmpty
    }
}

extension ProjectState {
    /// Whether a scene is in the package of another one, imports its module, or leads there. Otherwise,
    /// names mean other types.
    func scene(_ scene: SceneRecord, knowsTypesOf other: SceneRecord) -> Bool {
        func package(of record: SceneRecord) -> String? {
            SurroundingPackage(of: project.place(of: record.sources).path, on: disk)?.folder.text
        }
        guard let module = other.module, scene.module != module,
            package(of: scene) != package(of: other)
        else { return true }
        let routes = scene.entry.choices.routes ?? []
        let imports = [scene.entry.choices, scene.resolved].flatMap { $0.imports ?? [] }
        let modules = RenamedNames.modules(with: module)
        return (imports + routes.flatMap(\.imports)).contains { modules.contains($0.text) }
            || routes.contains { $0.leads(to: [other.entry.name.text]) }
    }
}

extension SceneRecord {
    /// The record after a scene was renamed, which is its own scene or one that it leads to.
    func renamingScene(_ names: RenamedNames) -> SceneRecord {
        let (old, new) = (names.old, names.new)
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
        if !names.strangers.contains(entry.name.text) {
            record.entry.choices = record.entry.choices.renaming(
                names.names, except: names.fixedValues)
            record.resolved = record.resolved.renaming(names.names, except: names.fixedValues)
        }
        if entry.name.text == old { record.entry.name = SourceText(argument: new, of: "") }
        return record
    }

    fileprivate func hasSameChoices(as other: SceneRecord) -> Bool {
        entry.choices.members == other.entry.choices.members
            && resolved.members == other.resolved.members
    }

    /// Changes the names of types in the recorded texts of files.
    fileprivate mutating func renameTypes(_ names: RenamedNames) {
        for index in files.indices where files[index].path.isOfSwift {
            guard case .text(let text) = files[index].base else { continue }
            files[index].base = FileBase(names.applied(toSwift: Array(text.utf8)))
        }
    }
}
