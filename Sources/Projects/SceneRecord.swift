package import Basics
package import JSONSource
import Planning
package import Scenes
package import SwiftSource
package import TemplateSets

/// The record of a generated scene: `.scene-kit/scenes/<Name>.json`.
///
/// Each scene has its own committed file, so two branches that each add a scene merge without
/// conflicts. The same scene always gives the same bytes.
package struct SceneRecord: Sendable {
    /// The choices that the user made for the scene, and its set.
    package var entry: SceneEntry
    /// The options and imports that the scene was generated with, including defaults.
    package var resolved: ResolvedChoices
    /// The path of the scenes file that lists the scene, from the project's root; nil if `new`
    /// created the scene.
    package var list: String?
    /// The version of the template set; nil for an Xcode file template, which has no version.
    package var setVersion: String?
    /// The digest of the template set.
    package var setDigest: Digest
    /// The source of the template set, if known.
    package var setSource: SetSource?
    /// The module that the scene belongs to, if known.
    package var module: String?
    /// The folder that contains the scene's folder.
    package var sources: ProjectFolder
    /// The folder of the tests; nil if the scene has none.
    package var tests: ProjectFolder?
    /// The folder of the shared files, if the scene has its own.
    package var support: ProjectFolder?
    /// The author, if the set uses it.
    package var author: SourceText?
    /// The creation date, if the set uses it.
    package var date: SourceText?
    /// The generated files, sorted by path.
    package var files: [RecordedFile]

    package init(
        entry: SceneEntry, resolved: ResolvedChoices = ResolvedChoices(), setVersion: String?,
        setDigest: Digest, module: String?,
        sources: ProjectFolder, tests: ProjectFolder?, files: [RecordedFile]
    ) {
        self.entry = entry
        self.resolved = resolved
        self.setVersion = setVersion
        self.setDigest = setDigest
        self.module = module
        self.sources = sources
        self.tests = tests
        self.files = files
    }

    /// Whether the scene was created from an Xcode file template.
    package var isOfXcodeTemplate: Bool { setVersion == nil }

    /// Parses a name for the scene.
    ///
    /// - Throws: `Failure` with the problem and its place.
    package func sceneName(parsing source: SourceText) throws(Failure) -> SceneName {
        isOfXcodeTemplate ? try SceneName(ofFile: source) : try SceneName(parsing: source)
    }

    /// Whether scene-kit generated the Builder. The Builder's parameters are unknown for a scene
    /// from an Xcode file template.
    package var hasBuilder: Bool {
        if isOfXcodeTemplate { return false }
        guard entry.choices.parts != nil else { return true }
        let builder = entry.name.text + "Builder"
        return files.contains { file in
            file.path.isOfSwift && !DeclaredTypes.find([builder], in: file.text ?? "").isEmpty
        }
    }
}

/// The values that a scene was generated with, including defaults.
package struct ResolvedChoices: Sendable {
    /// The options by name.
    package var options: [String: OptionEntry]
    package var imports: [SourceText]

    package init(options: [String: OptionEntry] = [:], imports: [SourceText] = []) {
        (self.options, self.imports) = (options, imports)
    }
}

extension SceneRecord {
    /// - Throws: The errors of `RecordDocument.read`.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(
            bytes, name: name, folders: ["sources", "tests", "support", "folder"])
    }

    /// Reads a record without the texts of its files, which use most of the memory.
    ///
    /// - Throws: The errors of `RecordDocument.read`.
    package static func outline(parsing bytes: [UInt8], name: String) throws(Failure) -> SceneRecord
    {
        let outline: SceneOutline = try RecordDocument.read(
            bytes, name: name, folders: ["sources", "tests", "support", "folder"],
            quotingUpTo: "files")
        return outline.record
    }

    package var contents: [UInt8] {
        var members = [
            RecordDocument.versionMember, JSONMember("name", .string(entry.name.text)),
        ]
        if let list { members.append(JSONMember("list", .string(list))) }
        members += [
            JSONMember("template", .string(entry.choices.template?.text))
        ]
        members.append(
            setVersion.map { JSONMember("templateVersion", .string($0)) }
                ?? JSONMember("xcodeTemplate", .bool(true)))
        members.append(JSONMember("templateDigest", .string(setDigest.description)))
        members += [
            ("templateSource", setSource?.url.text),
            ("templateRef", setSource?.reference?.description),
            ("module", module), ("author", author?.text), ("date", date?.text),
        ].compactMap {
            key, value in
            value.map { JSONMember(key, .string($0)) }
        }
        members.append(JSONMember("sources", .string(sources.path)))
        if let tests { members.append(JSONMember("tests", .string(tests.path))) }
        if let folder = entry.folder { members.append(JSONMember("folder", .string(folder.path))) }
        if let support { members.append(JSONMember("support", .string(support.path))) }
        members += entry.choices.members
        if !resolved.members.isEmpty {
            members.append(JSONMember("resolved", .object(resolved.members)))
        }
        members.append(JSONMember("files", .array(files.map(\.json))))
        return JSONValue.object(members).utf8()
    }
}

extension SceneRecord: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        self.init(from: object, files: object.required("files", as: [RecordedFile].self))
    }

    fileprivate init?(from object: JSONObjectReader, files: [RecordedFile]?) {
        RecordDocument.readVersion(of: object)
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        let isOfXcodeTemplate = object.optional("xcodeTemplate", default: false)
        let version =
            isOfXcodeTemplate
            ? nil : object.required("templateVersion", as: SemanticVersion.self)
        let digest = object.required("templateDigest", as: Digest.self)
        let sources = object.required("sources", as: ProjectFolder.self)
        list = object.optional("list")
        resolved = object.optional("resolved", default: ResolvedChoices())
        module = object.optional("module")
        if let module, (try? ModuleName(parsing: SourceText(name: "", text: module))) == nil {
            object.report("'\(module.onOneLine)' isn't the name of a module", at: "module")
        }
        // Records had it while some sets made their scenes in another way.
        object.ignore("routing")
        tests = object.optional("tests")
        support = object.optional("support")
        author = object.optional("author")
        date = object.optional("date")
        let source = object.optional("templateSource", as: String.self)
        let reference = object.optional("templateRef", as: String.self)
        setSource = source.flatMap { SetSource(source: $0, reference: reference) }
        if let files, files.contains(where: { $0.id == nil }) {
            object.report("a file of a scene has an 'id'", at: "files")
        }
        if choices.template == nil { object.report("the key 'template' is missing") }
        guard let name, isOfXcodeTemplate || version != nil, let digest, let sources, let files
        else { return nil }
        entry = SceneEntry(name: name, choices: choices)
        entry.folder = object.optional("folder")
        (setVersion, setDigest) = (version?.description, digest)
        (self.sources, self.files) = (sources, files)
    }
}

private struct SceneOutline: JSONObjectReadable {
    let record: SceneRecord

    init?(from object: JSONObjectReader) {
        let files = object.required("files", as: [File].self)
        guard let record = SceneRecord(from: object, files: files?.map(\.file)) else { return nil }
        self.record = record
    }

    private struct File: JSONObjectReadable {
        let file: RecordedFile

        init?(from object: JSONObjectReader) {
            for key in ["text", "digest"] { object.ignore(key) }
            let id = object.optional("id", as: String.self)
            guard let path = object.required("path", as: String.self),
                let safe = try? OutputPath(path)
            else { return nil }
            file = RecordedFile(id: id, path: safe, base: .omitted)
        }
    }
}

extension ResolvedChoices: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        var choices = SceneChoices()
        choices.readOptions(of: object)
        self.init(
            options: choices.options,
            imports: object.optional("imports", as: Texts.self)?.list ?? [])
    }

    /// The members that aren't empty.
    package var members: [JSONMember] {
        var choices = SceneChoices(options: options)
        choices.imports = imports
        return choices.members
    }
}

extension SceneChoices {
    /// The keys of a scene, except its template. Empty ones are omitted.
    package var members: [JSONMember] {
        var members: [JSONMember] = []
        let lists: [(String, [JSONValue]?)] =
            [
                ("params", parameters?.map(\.json)), ("imports", imports?.map(\.json)),
                ("dependencies", dependencies?.map(\.json)), ("samples", samples?.map(\.json)),
                ("only", parts?.map(\.json)),
            ]
            + RouteStyle.allCases.map { style in
                (style.key, routes?.filter { $0.style == style }.map(\.json))
            }
        for (key, list) in lists {
            guard let list, !list.isEmpty else { continue }
            members.append(JSONMember(key, .array(list)))
        }
        if !options.isEmpty {
            let sorted = options.sorted { $0.key < $1.key }
            members.append(
                JSONMember("options", .object(sorted.map { JSONMember($0.key, $0.value.json) })))
        }
        return members
    }
}

extension SourceText {
    fileprivate var json: JSONValue { .string(text) }
}

extension RouteEntry {
    var json: JSONValue {
        guard let parameters else { return text.json }
        var members = [
            JSONMember("scene", text.json), JSONMember("params", .array(parameters.map(\.json))),
        ]
        if !imports.isEmpty { members.append(JSONMember("imports", .array(imports.map(\.json)))) }
        return .object(members)
    }
}

extension SceneRecord {
    /// Adds the files, options, and routes of an earlier record that weren't generated again.
    package mutating func keep(_ earlier: SceneRecord) {
        files = earlier.files.merging(files)
        for key in earlier.entry.choices.options.keys where entry.choices.options[key] == nil {
            entry.choices.options[key] = resolved.options[key]
        }
        for route in earlier.entry.choices.routes ?? [] { add(route) }
        // One of the two generated all parts.
        let parts = entry.choices.parts ?? []
        let earlierParts = earlier.entry.choices.parts ?? []
        if parts.isEmpty || earlierParts.isEmpty {
            entry.choices.parts = nil
        } else {
            let known = parts.map(\.text)
            entry.choices.parts = parts + earlierParts.filter { !known.contains($0.text) }
        }
        tests = tests ?? earlier.tests
        support = support ?? earlier.support
    }

    /// Adds a route unless its label is in use.
    package mutating func add(_ route: RouteEntry) {
        entry.choices.routes = entry.choices.routes ?? []
        entry.choices.routes?.add(route)
    }

    /// Adds a route, and removes another one with its label.
    package mutating func replace(_ route: RouteEntry) {
        entry.choices.routes = entry.choices.routes ?? []
        entry.choices.routes?.replace(route)
    }

    /// Adds files, which replace those with the same paths.
    package mutating func add(_ more: [RecordedFile]) {
        files = files.merging(more)
    }
}

extension SceneRecord {
    /// Returns the path of a file after the scene moves to the folders of another record; nil if
    /// the file is in none of the scene's folders.
    ///
    /// - Throws: `Failure` with 65 if the path becomes too long.
    package func path(of file: RecordedFile, asIn other: SceneRecord) throws(Failure) -> OutputPath?
    {
        let roots = [(sources, other.sources), (tests ?? sources, other.tests ?? other.sources)]
            .sorted { $0.0.components.count > $1.0.components.count }
        for (root, newRoot) in roots {
            guard file.path.components.starts(with: root.components) else { continue }
            // The tests may have stayed if the user moved the scene by hand.
            let inFolder = root.components + (entry.folder?.components ?? [])
            let before = file.path.components.starts(with: inFolder) ? inFolder : root.components
            let rest = file.path.components.dropFirst(before.count)
            let components = newRoot.components + (other.entry.folder?.components ?? []) + rest
            do throws(OutputPathProblem) {
                return try OutputPath(components.joined(separator: "/"))
            } catch {
                throw Failure(
                    .data, "the path \(error.reason)",
                    path: components.joined(separator: "/"), hint: "Choose another folder.")
            }
        }
        return nil
    }

    /// Returns the files that the set now generates at other paths, by their new paths.
    package func filesRenamed(to made: [RecordedFile]) -> [OutputPath: RecordedFile] {
        let (before, after) = (Set(files.map(\.path)), Set(made.map(\.path)))
        let gone = Dictionary(grouping: files.filter { !after.contains($0.path) }, by: \.id)
        let come = Dictionary(grouping: made.filter { !before.contains($0.path) }, by: \.id)
        var renamed: [OutputPath: RecordedFile] = [:]
        for (id, new) in come {
            guard let old = gone[id], old.count == 1, new.count == 1 else { continue }
            renamed[new[0].path] = old[0]
        }
        return renamed
    }
}

extension RouteTarget {
    /// Creates the target of a recorded scene.
    ///
    /// - Throws: `Failure` with the problem of the record and its place.
    package init(_ record: SceneRecord) throws(Failure) {
        let choices = record.entry.choices
        let parameters = try ParameterList(parsing: choices.parameters ?? [])
        self.init(
            name: try record.sceneName(parsing: record.entry.name), parameters: parameters,
            imports: try mapCollectingErrors(record.resolved.imports) { (text) throws(Failure) in
                try ModuleName(parsing: text)
            },
            samples: try SampleList(parsing: choices.samples ?? [], for: parameters),
            isGenerated: record.hasBuilder)
        module = record.module
        isPublic =
            record.resolved.options["access"].map { $0.texts.first?.text == "public" } ?? true
    }
}
