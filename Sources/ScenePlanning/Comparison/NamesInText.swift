import Basics
import Planning
import ProjectReading
import Projects
import SwiftSource

// What text files besides Swift name of what a plan renames, moves, or removes.

extension ScenePlanner {
    /// Renames the scene's classes in storyboards and nibs, and adds a note for everything else in
    /// text files that names what the plan takes away.
    mutating func planTextFiles() {
        let isNeeded =
            renamedNames != nil || !desired.moved.isEmpty || !desired.removed.isEmpty
            || !desired.removedRoutes.isEmpty
        guard desired.list == nil, isNeeded else { return }
        let paths = pathsThatGo
        let names = namesThatGo(with: paths)
        let search = NameSearch(names)
        let planned = Set(operations.map { state.disk.absolute($0.path).text })
        let records = Destination.join(state.project.root, Project.recordsFolder) + "/"
        for operation in operations
        where operation.verb.writes && operation.verb != .remove
            && !operation.path.hasSuffix(".swift") && !operation.path.hasPrefix(records)
        {
            let text = String(decoding: operation.new, as: UTF8.self)
            note(names, paths, in: SourceText(name: operation.path, text: text))
        }
        let isHidden = state.disk.isIgnored(state.project.root)
        for (path, text) in state.textFiles
        where !planned.contains(state.disk.absolute(path).text) {
            if let text, !search.canMatch(text), !paths.contains(where: text.contains) { continue }
            if !isHidden, state.disk.isIgnored(path) { continue }
            guard var text else {
                notes.append(
                    .note("this file is too large to be searched for the old names", path: path))
                continue
            }
            if let renamedNames, InterfaceNames.canRename(path) {
                let renamed = renamed(interface: text, at: path, renamedNames)
                if renamed != text, let place = state.destination(ofProjectFile: path) {
                    let file = WantedFile(
                        destination: place, contents: Array(renamed.utf8), owner: .tool)
                    operations.append(
                        ifAny: FileOperation(
                            for: file, policy: .refuse, over: .file(Array(text.utf8))))
                    text = renamed
                }
            }
            note(names, paths, in: SourceText(name: path, text: text))
        }
    }

    /// Adds a note for each place in a text that has one of the names or paths.
    private mutating func note(_ names: Set<String>, _ paths: [String], in source: SourceText) {
        let text = source.text
        let bytes = Array(text.utf8)
        var found = Identifiers.words(names, in: bytes[...])
        for path in paths {
            for start in text.utf8Offsets(of: path) {
                let range = start..<start + path.utf8.count
                let around = [bytes[..<start].last, bytes[range.upperBound...].first]
                let isPart = around.contains { $0.map { $0.isSwiftIdentifierPart } ?? false }
                if !isPart { found.append((path, range)) }
            }
        }
        var end = 0
        for (name, range) in found.sorted(by: {
            ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
        }) where range.lowerBound >= end {
            end = range.upperBound
            if desired.removed.isEmpty, desired.removedRoutes.isEmpty {
                notes.append(
                    Diagnostic(.note, "'\(name)' is left as it is here", in: source, at: range))
            } else {
                let isLoaded = InterfaceNames.canRename(source.name)
                notes.append(
                    Diagnostic(
                        isLoaded ? .warning : .note, "this names what is removed", in: source,
                        at: range))
            }
        }
    }

    /// The paths from the root of files that the plan moves or removes, and of folders that lose
    /// their last file.
    private var pathsThatGo: [String] {
        let root = state.disk.absolute(state.project.root)
        /// Nil if it has a single name, which may mean anything.
        func way(_ path: AbsolutePath) -> String? {
            let names = path.components.dropFirst(root.components.count)
            guard names.count > 1, path.components.starts(with: root.components),
                names.first != Project.recordsFolder
            else { return nil }
            return names.joined(separator: "/")
        }
        let stays = Set(
            operations.filter { $0.verb != .remove }.map { state.disk.absolute($0.path).text })
        var gone = Set(
            operations.filter { $0.verb == .remove }.map { state.disk.absolute($0.path).text })
        var ways: Set<String> = []
        for path in gone.sorted(by: >).map({ state.disk.absolute($0) }) {
            guard let file = way(path) else { continue }
            ways.insert(file)
            for folder in path.selfAndAncestors.dropFirst() {
                let isLeft = ((try? state.disk.names(in: folder.text)) ?? []).contains {
                    !gone.contains(folder.text + "/" + $0)
                }
                guard !isLeft, !stays.contains(where: { $0.hasPrefix(folder.text + "/") }),
                    let way = way(folder)
                else { break }
                gone.insert(folder.text)
                ways.insert(way)
            }
        }
        return ways.sorted()
    }

    /// The names of types and functions that go, and of files that are named after the scene.
    private func namesThatGo(with paths: [String]) -> Set<String> {
        let scenes =
            [desired.renamed?.old].compactMap(\.self) + desired.removed.map(\.entry.name.text)
        let stems = paths.map(\.stem)
        let names = removedNames.union(renamedNames?.names.keys.map(\.self) ?? [])
        return names.union(
            stems.filter { stem in
                stem.utf8.allSatisfy(\.isSwiftIdentifierPart)
                    && scenes.contains { stem.hasPrefix($0) && stem != $0 }
            })
    }
}

// MARK: - Storyboards and nibs

extension ScenePlanner {
    /// The old names of nibs, and of identifiers in nibs and storyboards. They change with the strings
    /// in Swift code that have them, unless Objective-C has one, or one may mean something else.
    func literals(of names: RenamedNames) -> Set<String> {
        let found = state.textFiles.filter { path, text in
            InterfaceNames.canRename(path) && knowsRenamedScene(Array((text ?? "").utf8), at: path)
        }.flatMap { path, text in
            InterfaceNames(names.names) { _ in true }.identifiers(in: text ?? "")
                + (path.hasSuffix(".xib") ? [path.stem] : [])
        }
        return Set(found).intersection(names.names.keys).filter { name in
            !state.textFiles.contains { path, text in
                [".m", ".mm"].contains(where: path.hasSuffix)
                    && text?.contains("\"\(name)\"") == true
            } && state.sources.files().allSatisfy { Self.onlyNamesInterfaces(name, in: $0.text) }
        }
    }

    /// Whether all strings with a name are arguments that name a nib or an identifier.
    private static func onlyNamesInterfaces(_ name: String, in code: String) -> Bool {
        code.ranges(of: "\"\(name)\"").allSatisfy { range in
            let before = code[..<range.lowerBound].suffix(200).split(whereSeparator: \.isWhitespace)
            return ["nibName:", "identifier:", "Identifier:", "loadNibNamed("]
                .contains { before.last?.hasSuffix($0) == true }
        }
    }

    /// A storyboard or nib with the new names.
    private func renamed(interface text: String, at path: String, _ names: RenamedNames) -> String {
        let module = desired.renamed?.record.module
        let isOwn = knowsRenamedScene(Array(text.utf8), at: path)
        return InterfaceNames(names.names, identifiers: isOwn ? names.literals : []) {
            [state] other in
            module.map { $0 == other } ?? (state.project.libraries[other] == nil)
        }.renaming(text)
    }

    /// The new name of a file that isn't recorded: a nib that UIKit finds by the name of its class, or
    /// its translations; nil for others.
    func newName(ofNib path: String) -> String? {
        let parts = path.splitAtLastSlash.name.split(separator: ".").map(String.init)
        guard parts.count == 2, let renamedNames, renamedNames.literals.contains(parts[0]),
            parts[1] == "xib" || path.hasSuffix(".lproj/\(parts[0]).strings"),
            let files = desired.renamed?.record.files,
            !files.contains(where: { state.records.destination(of: $0).path == path }),
            knowsRenamedScene(state.disk.bytes(of: path, atMost: .max) ?? [], at: path)
        else { return nil }
        return renamedNames.names[parts[0]].map { "\($0).\(parts[1])" }
    }

    /// Plans the new names of nibs.
    ///
    /// - Parameter newFolder: Returns the folder that a folder becomes.
    mutating func renameNibs(
        _ newFolder: ([String]) -> [String]
    ) throws(Failure) {
        guard let names = renamedNames else { return }
        for (path, _) in state.textFiles {
            guard let name = newName(ofNib: path),
                let old = state.destination(ofProjectFile: path),
                let file = state.project.file(at: old)
            else { continue }
            let components = newFolder(file.components.dropLast()) + [name]
            let new = state.project.destination(of: OutputPath(ofRecord: components))
            let text = String(decoding: try state.disk.contents(at: old) ?? [], as: UTF8.self)
            let renamed = renamed(interface: text, at: path, names)
            let move = FileMove(
                from: old, to: new, renaming: { $0 == Array(text.utf8) ? Array(renamed.utf8) : $0 })
            operations += try move.operations(policy.existingFiles, on: state.disk) ?? []
        }
    }

    /// The files below a folder that a command doesn't take along, by their paths from it.
    func files(in folder: String, where stays: (String) -> Bool) -> [String] {
        ((try? state.disk.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name in
            let path = Destination.join(folder, name)
            if (try? state.disk.kind(of: path)) == .folder {
                return files(in: path, where: stays).map { "\(name)/\($0)" }
            }
            return stays(path) ? [name] : []
        }
    }
}

extension String {
    /// The name of the file at a path, up to the first dot.
    fileprivate var stem: String { String(splitAtLastSlash.name.prefix { $0 != "." }) }
}
