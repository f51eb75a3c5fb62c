package import Basics
import BuiltinTemplates
import Planning
import ProjectReading
import Projects
import Scenes
import SwiftSource
import TemplateSets

/// The Swift files that may belong to a scene which the user wrote.
package struct SearchedSources {
    struct File {
        /// The path from the current folder.
        let shown: String
        let path: OutputPath
        /// Nil if the file can't be read, isn't regular, or isn't UTF-8.
        let text: String?

        /// The code of the file.
        ///
        /// - Throws: `Failure` with 65 if the file can't be read as text.
        func source() throws(Failure) -> SourceText {
            guard let text else {
                throw Failure(
                    .data, "this can't be read as a file in UTF-8", path: shown,
                    hint: "Change its permissions, or save it as UTF-8.")
            }
            return SourceText(name: shown, text: text)
        }
    }

    /// A type or an extension, and its file.
    typealias Declared = (file: File, type: CreatedTypes.Declared)

    /// The files that are searched for scenes.
    private let files: [File]
    /// What all files of the project declare.
    private let declared: [String: [Declared]]
    /// The types inside of types, by the names of both, with the whole name.
    private let nested: [String: [String: String]]
    /// The files that records can't name, by folder: the reason, and the types in them.
    private let unrecordable: [String: [(file: String, reason: String, types: [String])]]
    /// The files of scenes that are recorded, or that the same command adopts.
    private var taken: Set<OutputPath>
    /// The folder that was searched.
    package let folder: String

    /// - Parameter folder: The folder to search; nil for the whole project.
    package init(below folder: String?, in state: ProjectState) throws(Failure) {
        let project = state.project
        self.folder = folder ?? project.root
        taken = Set(try state.scenes().flatMap(\.files).map(\.path))
        let searched = Set(state.sources.paths(below: folder))
        var files: [File] = []
        var declared: [String: [Declared]] = [:]
        var nested: [String: [String: String]] = [:]
        var unrecordable: [String: [(file: String, reason: String, types: [String])]] = [:]
        for shown in state.sources.paths() {
            guard let components = project.path(of: shown) else { continue }
            let bytes = project.disk.bytes(of: shown, atMost: 64 << 20)
            let text = bytes.flatMap { String(validUTF8: $0) }
            let types = CreatedTypes.declarations(in: SourceText(name: shown, text: text ?? ""))
            for type in types where type.kind != "extension" {
                guard let outer = type.outer else { continue }
                nested[outer, default: [:]][type.name] = "\(outer).\(type.name)"
            }
            let path: OutputPath
            do throws(OutputPathProblem) {
                path = try OutputPath(components.joined(separator: "/"))
            } catch {
                let (folder, file) = shown.splitAtLastSlash
                if searched.contains(shown) {
                    unrecordable[folder, default: []].append(
                        (file, error.reason, types.map(\.name)))
                }
                continue
            }
            let file = File(shown: shown, path: path, text: text)
            if searched.contains(shown) { files.append(file) }
            for type in types { declared[type.name, default: []].append((file, type)) }
        }
        (self.files, self.declared, self.nested) = (files, declared, nested)
        self.unrecordable = unrecordable
    }

    /// Notes on folders with files that records can't name.
    ///
    /// - Parameter scene: The scene that the files seem to be of; nil for any.
    package func notesOnUnrecordableFiles(of scene: String? = nil) -> [Diagnostic] {
        unrecordable.sorted { $0.key < $1.key }.compactMap { folder, files -> Diagnostic? in
            let files = files.filter { file in
                scene.map { name in ([file.file] + file.types).contains { $0.hasPrefix(name) } }
                    ?? true
            }
            guard let first = files.first else { return nil }
            return .note(
                "\(files.count) \(files.count == 1 ? "file" : "files") of this folder can't be "
                    + "recorded: the path "
                    + first.reason, path: folder.isEmpty ? first.file : folder,
                hint: "Rename what the path names, for example with git mv.")
        }
    }

    /// The whole names of types that are inside of others.
    func nested(in types: [String]) -> [String: String] {
        types.reduce(into: [:]) { found, type in
            found.merge(nested[type] ?? [:]) { first, _ in first }
        }
    }

    subscript(path: OutputPath) -> File? { files.first { $0.path == path } }

    /// The files that no scene has.
    var free: [File] { files.filter { !taken.contains($0.path) } }

    /// Leaves files to a scene that has them.
    package mutating func take(_ parts: [SceneAdoption.Match]) {
        taken.formUnion(parts.map(\.path))
    }

    /// The files that declare one of these types.
    func files(declaring types: Set<String>) -> [File] {
        let paths = Set(
            types.flatMap { declared[$0] ?? [] }
                .filter { $0.type.isVisible && $0.type.kind != "extension" }.map(\.file.path))
        return free.filter { paths.contains($0.path) }
    }

    /// The file of another scene that declares a type; nil if none does.
    func otherFile(declaring type: String) -> File? {
        declaration(of: type).map(\.file).flatMap { taken.contains($0.path) ? $0 : nil }
    }

    /// The declaration of a type at top level that values can have; nil without one.
    private func declaration(of name: String) -> Declared? {
        declared[name]?.first {
            $0.type.outer == nil && ["actor", "class", "enum", "struct"].contains($0.type.kind)
        }
    }

    /// The types that conform to protocols or that aliases stand for, also by way of others, without
    /// those for tests.
    func implementations(of names: [String]) -> [Declared] {
        let doubles = ["Dummy", "Fake", "Mock", "Preview", "Spy", "Stub"]
        var (open, known, found) = (names, Set(names), Set<String>())
        while let name = open.popLast() {
            if declaration(of: name) != nil {
                found.insert(name)
                continue
            }
            let aliases = (declared[name] ?? []).filter { $0.type.kind == "typealias" }
            let others = declared.values.joined().filter { $0.type.inherited.contains(name) }
            open += (aliases.flatMap(\.type.inherited) + others.map(\.type.name))
                .filter { known.insert($0).inserted }
        }
        return found.filter { !doubles.contains(where: $0.contains) }.sorted()
            .compactMap(declaration)
    }

    /// The files with extensions of a type.
    func extensions(of name: String) -> [File] {
        (declared[name] ?? []).filter { $0.type.kind == "extension" }.map(\.file)
    }

    /// The superclasses of a type that the project declares, the nearest first.
    func superclasses(of types: CreatedTypes, besides names: [String] = []) -> [CreatedTypes] {
        var found: [CreatedTypes] = []
        var next = types
        while found.count < 16,
            let other = next.inherited.lazy.filter({ !names.contains($0) })
                .compactMap({ superclass(named: $0) }).first
        {
            found.append(other)
            next = other
        }
        return found
    }

    private func superclass(named name: String) -> CreatedTypes? {
        let found = (declared[name] ?? []).first { $0.type.kind == "class" }
        guard let source = try? found?.file.source() else { return nil }
        return try? CreatedTypes([name], in: source)
    }

    /// The names of scenes that the types of the files seem to form: with a view and, if the rest of
    /// the name says that it is a part of another view, with a controller of its own.
    package var sceneNames: [String] {
        let paths = Set(free.map(\.path))
        let types = Set(
            declared.filter { _, all in
                all.contains { $0.type.isVisible && paths.contains($0.file.path) }
            }.keys)
        let inherited = Set(declared.values.flatMap { $0.flatMap(\.type.inherited) })
        let names = types.flatMap { type in
            ["ViewController", "ViewModel", "Presenter", "Wireframe"]
                .filter { type.hasSuffix($0) && type != $0 }.map { String(type.dropLast($0.count)) }
        }
        return Set(names).filter { name in
            let isCell = ["Cell", "Item", "Row"].contains(where: name.hasSuffix)
            let views = ["\(name)ViewController"] + (isCell ? [] : ["\(name)View"])
            // Other classes inherit from a base class.
            return name.first?.isUppercase == true
                && views.contains { types.contains($0) && !inherited.contains($0) }
        }.sorted()
    }

    /// The keywords that declare these types in the project, such as `protocol`.
    func keywords(declaring names: Set<String>) -> [String: String] {
        var found: [String: String] = [:]
        for name in names {
            found[name] = declared[name]?.last { $0.type.kind != "extension" }?.type.kind
        }
        return found
    }
}

/// The files of a scene that the user wrote, by the names of the set's files or the types in them.
struct AdoptedFiles {
    /// A file of the set, as the scene has it.
    struct Expected {
        let file: TemplateFile
        let rendered: RenderedFile
        /// The type that the file is named after or, without one, all types that it declares.
        let types: Set<String>

        init(_ file: TemplateFile, _ rendered: RenderedFile) {
            (self.file, self.rendered) = (file, rendered)
            let isSwift = rendered.path.isOfSwift
            let all = isSwift ? DeclaredTypes.find(in: rendered.text).filter { !$0.isPrivate } : []
            let names = Set(all.map(\.name))
            let main = String(rendered.path.fileName.prefix { $0 != "." })
            types = names.contains(main) ? [main] : names
        }
    }

    let templateSet: TemplateSet
    let name: String
    /// The files that a scene of the set has, without routes and shared files.
    let expected: [Expected]
    var parts: [SceneAdoption.Match] = []
    private(set) var questions: [SceneAdoption.Question] = []
    private let sources: SearchedSources

    /// - Throws: `Failure` with 64 and 66 for a wrong `--file`, and what rendering throws.
    init(
        _ request: SceneAdoption.Request, _ templateSet: TemplateSet, _ sources: SearchedSources,
        in state: ProjectState
    ) throws(Failure) {
        (self.templateSet, self.sources) = (templateSet, sources)
        name = request.entry.name.text
        var entry = SceneEntry(name: request.entry.name)
        entry.choices.template = request.entry.choices.template
        let scenes = try ResolvedScenes(
            [entry], options: request.options, defaults: state.project.configuration.defaults,
            by: state.authorship
        ) { _ in templateSet }
        let renderer = try SceneRenderer(of: templateSet, in: RenderEnvironment(module: "App"))
        let rendered = try renderer.ownFiles(of: scenes.all[0].scene)
        expected = templateSet.files.compactMap { file in
            rendered.first { $0.id == file.id }.map { Expected(file, $0) }
        }
        try add(request.files, in: state)
        let open = expected.filter { $0.rendered.path.isOfSwift }
        for item in open where !isDecided(item) {
            add(
                item,
                from: free.filter {
                    $0.path.fileName == item.rendered.path.fileName && canBe(item.file, $0)
                })
        }
        for item in open where !isDecided(item) {
            // A file may contain several parts.
            add(item, from: sources.files(declaring: item.types).filter { canBe(item.file, $0) })
        }
        parts = expected.compactMap { item in parts.first { $0.file.id == item.file.id } }
    }

    /// The files of the set that no file of the user matches.
    var missing: [Expected] {
        expected.filter { item in !parts.contains { $0.file.id == item.file.id } }
    }

    /// Code by which a part with another name is recognized, the clearest first.
    private static let signs = [
        "View": [": View", "import SwiftUI"], "ViewController": ["ViewController", "import UIKit"],
    ]

    /// The option for a file that is likely to be a missing part: the only one with such code whose
    /// name begins with the scene's name.
    func suggestion(for file: TemplateFile) -> String? {
        let isTest = file.root == .tests
        let others = free.filter {
            $0.path.fileName.hasPrefix(name)
                && (!isTest || $0.path.fileName.hasSuffix("Tests.swift"))
        }
        let found = (isTest ? testedTypes : Self.signs[file.role] ?? []).lazy
            .map { sign in others.filter { $0.text?.contains(sign) == true } }.first { !$0.isEmpty }
        guard let found, found.count == 1 else { return nil }
        return "--file \("\(key(of: file))=\(found[0].shown)".quotedForShell)"
    }

    /// The types of the scene that its tests name.
    private var testedTypes: [String] {
        expected.filter { $0.file.root == .scene }.flatMap(\.types).sorted()
    }

    /// Whether a file may be a part. The tests of a model may have the name of a scene's tests.
    private func canBe(_ file: TemplateFile, _ candidate: SearchedSources.File) -> Bool {
        file.root != .tests
            || testedTypes.contains { candidate.text?.contains($0) != false }
    }

    /// The parts with files of their own. A file with several parts is the one of the first.
    var ownParts: [SceneAdoption.Match] {
        var known: Set<OutputPath> = []
        return parts.filter { known.insert($0.path).inserted }
    }

    /// The parts as `--only` names them: roles whose files all exist, and ids of other files.
    var partNames: [String] {
        let own = ownParts
        let absent = Set(
            expected.map(\.file).filter { file in !own.contains { $0.file.id == file.id } }
                .map(\.role))
        return Set(own.map { absent.contains($0.file.role) ? $0.file.id : $0.file.role }).sorted()
    }

    /// - Throws: `Failure` with 66 if no file of the scene was found.
    func checkFound() throws(Failure) {
        guard parts.isEmpty, questions.isEmpty else { return }
        let names = expected.filter { $0.file.root == .scene }.map(\.rendered.path.fileName)
        let others = names.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
            .flatMap { end in
                sources.free.map(\.path.fileName).filter { $0.hasSuffix(end) }
                    .map { String($0.dropLast(end.count)) }
            }
        let place = sources.folder == "." ? "here" : "in '\(sources.folder.onOneLine)'"
        let error = Diagnostic(
            .error, "no file of a scene '\(name)' was found \(place)",
            hint: (Suggestions.question(for: name, among: Set(others)).map { $0 + "\n" } ?? "")
                + "scene-kit looked for \(names.map { "'\($0)'" }.joinedAsAlternatives("and")) of "
                + "the set '\(templateSet.name)', and for the types in them. Name another set with "
                + "--template, or a file with --file ViewModel=<path>.")
        throw Failure(.notFound, [error] + sources.notesOnUnrecordableFiles(of: name))
    }
}

// MARK: - Finding files

extension AdoptedFiles {
    private func isDecided(_ item: Expected) -> Bool {
        parts.contains { $0.file.id == item.file.id }
            || questions.contains { $0.choices[0][1].hasPrefix(key(of: item.file) + "=") }
    }

    /// The role of a file, or its id if another file has the role.
    private func key(of file: TemplateFile) -> String {
        expected.filter { $0.file.role == file.role }.count == 1 ? file.role : file.id
    }

    private mutating func add(_ given: [SourceText], in state: ProjectState) throws(Failure) {
        let project = state.project
        for text in given {
            let words = text.text.split(separator: "=", maxSplits: 1).map(String.init)
            guard words.count == 2 else {
                throw text.failure(
                    "there is no path",
                    hint: "Write role=path, such as ViewModel=App/CarModel.swift")
            }
            let found = expected.filter { [$0.file.role, $0.file.id].contains(words[0]) }
            guard let item = found.first, found.count == 1 else {
                let keys = expected.map { key(of: $0.file) }
                throw text.failure(
                    "the scene has no single file '\(words[0].onOneLine)' in the set "
                        + "'\(templateSet.name)'",
                    hint: Suggestions.question(for: words[0], among: keys)
                        ?? "Name one of \(keys.joinedAsAlternatives()).")
            }
            guard project.disk.isFile(words[1]), let way = project.path(of: project.real(words[1]))
            else {
                throw Failure(
                    .notFound,
                    text.diagnostic(
                        "there is no file '\(words[1].onOneLine)' in the project",
                        hint: "Name a file by its path from the current folder."))
            }
            let path = try checkingPath(OutputPath(way.joined(separator: "/"))) {
                text.failure(
                    $0.status, "the path \($0.reason)",
                    hint: "Name another file, or rename this one first.")
            }
            if let owner = state.owner(of: path) {
                throw text.failure(
                    .conflict, "the file belongs to the scene '\(owner)'",
                    hint: "A file has one owner; name another one.")
            }
            parts.append(SceneAdoption.Match(expected: item, path: path))
        }
    }

    /// The files that aren't parts.
    private var free: [SearchedSources.File] {
        let taken = Set(parts.map(\.path))
        return sources.free.filter { !taken.contains($0.path) }
    }

    /// Takes the file or, if there are several, the only one with the right type.
    private mutating func add(_ item: Expected, from all: [SearchedSources.File]) {
        let paths = Set(sources.files(declaring: item.types).map(\.path))
        let declaring = all.count > 1 ? all.filter { paths.contains($0.path) } : []
        let found = declaring.count == 1 ? declaring : all
        let key = key(of: item.file)
        if found.count == 1 {
            parts.append(SceneAdoption.Match(expected: item, path: found[0].path))
        } else if found.count > 1 {
            let paths = found.map { "'\($0.shown)'" }.joinedAsAlternatives("and")
            questions.append(
                SceneAdoption.Question(
                    problem: Diagnostic(
                        .error, "\(paths) could be the \(key) of '\(name)'",
                        hint: "Name one with --file, or a folder with --from."),
                    choices: found.map { ["--file", "\(key)=\($0.shown)"] }))
        }
    }

    /// A question about the set if a built-in one has more of the scene's files than the default set.
    func betterSet(in state: ProjectState) throws(Failure) -> SceneAdoption.Question? {
        let usesPackages = parts.contains {
            sources[$0.path]?.text?.contains("import RxSwift") == true
        }
        var sets: [Int: [String]] = [:]
        for other in BuiltinTemplates.names where other != templateSet.name {
            var request = SceneAdoption.Request(
                SceneEntry(name: SourceText(argument: name, of: "name")))
            request.answer(with: ["--template", other])
            guard let set = try? state.sets.set(SourceText(argument: other, of: "--template")),
                set.packages.isEmpty != usesPackages,
                let found = try? AdoptedFiles(request, set, sources, in: state)
            else { continue }
            sets[found.score, default: []].append(other)
        }
        guard let most = sets.keys.max(), most > score, let best = sets[most] else { return nil }
        let names = best.map { "'\($0)'" }.joinedAsAlternatives()
        return SceneAdoption.Question(
            problem: Diagnostic(
                .error,
                "\(most) files of '\(name)' are like those of the set \(names), and "
                    + "\(score == 0 ? "none" : "\(score)") of '\(templateSet.name)'",
                path: "--template", hint: "Name the set with --template."),
            choices: (best + (score > 0 ? [templateSet.name] : [])).map { ["--template", $0] })
    }

    /// The number of files in the scene's folders that were found, also if several could be meant.
    private var score: Int { parts.filter { $0.file.root == .scene }.count + questions.count }
}

// MARK: - The place

extension AdoptedFiles {
    /// The folder of a part without the path that the set gives it; nil if the set gives it another
    /// name.
    private func folder(above part: SceneAdoption.Match) -> [String]? {
        let (components, own) = (part.path.components, part.expected.rendered.path.components)
        return components.suffix(own.count) == own[...] ? components.dropLast(own.count) : nil
    }

    private func folders(of root: TemplateFile.Root) -> Set<[String]> {
        Set(parts.filter { $0.file.root == root }.compactMap(folder))
    }

    /// The folder that contains the folder of the scene: the one above the paths that the set gives,
    /// or above the folder that all files are in, or the nearest one that has all of them.
    var sourcesFolder: [String] {
        let above = folders(of: .scene)
        if let folder = above.first, above.count == 1 { return folder }
        let own = parts.filter { $0.file.root == .scene }.map { $0.path.components.dropLast() }
        guard let first = own.first else { return [] }
        if own.allSatisfy({ $0 == first }) { return first.dropLast() }
        return own.dropFirst().reduce(Array(first)) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
    }

    /// The place of the scene.
    func place(
        _ resolver: OutputResolver, beside earlier: SceneRecord?, in state: ProjectState
    ) throws(Failure) -> ResolvedOutput {
        if let earlier { return state.place(of: earlier) }
        let (project, folder) = (state.project, sourcesFolder)
        var resolver = resolver
        let sources = project.place(of: ProjectFolder(components: folder))
        if resolver.module == nil {
            resolver.module =
                SurroundingPackage(of: sources.path, on: resolver.project.disk)?.module
        }
        let isPlaced = resolver.options.output != nil || project.configuration.sources != nil
        if !isPlaced {
            let package =
                resolver.ownPackage == nil ? nil : try? resolver.resolve(makesTests: true)
            let own = package.flatMap { project.folder(at: $0.layout.scene) }
            if let package, let own, !package.addsTestTarget,
                folder.starts(with: own.components)
            {
                return package
            }
            resolver.options.output = sources.path
        }
        let tests = folders(of: .tests)
        if resolver.options.tests == nil, project.configuration.tests == nil, tests.count == 1,
            resolver.module != nil, let folder = tests.first
        {
            resolver.options.tests = project.place(of: ProjectFolder(components: folder)).path
        }
        let hasTests = resolver.options.tests != nil || project.configuration.tests != nil
        return try resolver.resolve(makesTests: hasTests)
    }

    /// The folder of the scene below the sources; nil for none.
    func folder(in place: ResolvedOutput, of project: Project) -> ProjectFolder? {
        let above = folders(of: .scene)
        guard above.count == 1, let folder = above.first,
            let sources = project.folder(at: place.layout.scene)?.components,
            folder.starts(with: sources), folder.count > sources.count
        else { return nil }
        return ProjectFolder(components: Array(folder.dropFirst(sources.count)))
    }
}

extension ProjectState {
    /// The scene that has a file; nil if none has it.
    fileprivate func owner(of path: OutputPath) -> String? {
        ((try? scenes()) ?? []).first { $0.files.contains { $0.path == path } }?.entry.name.text
    }
}
