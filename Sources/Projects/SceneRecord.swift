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
    package var resolved: SceneChoices
    /// The path of the scenes file that lists the scene, from the project's root; nil after `new`.
    package var scenesFile: String?
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
    package var author: String?
    /// The creation date, if the set uses it.
    package var date: CalendarDate?
    /// The generated files, sorted by path.
    package var files: [RecordedFile]

    package init(
        entry: SceneEntry, resolved: SceneChoices = SceneChoices(), setVersion: String?,
        setDigest: Digest, module: String?, sources: ProjectFolder, tests: ProjectFolder?,
        files: [RecordedFile]
    ) {
        (self.entry, self.resolved, self.module) = (entry, resolved, module)
        (self.setVersion, self.setDigest) = (setVersion, setDigest)
        (self.sources, self.tests, self.files) = (sources, tests, files)
    }

    /// The author and the date of the scene, which are those of `authorship` if no set used them.
    package func authorship(or authorship: Authorship) -> Authorship {
        Authorship(author: author ?? authorship.author, date: date ?? authorship.date)
    }

    /// Whether the scene was created from an Xcode file template.
    package var isOfXcodeTemplate: Bool { setVersion == nil }

    /// Parses a name for the scene, and throws a problem with its place.
    package func sceneName(parsing source: SourceText) throws(Failure) -> SceneName {
        isOfXcodeTemplate ? try SceneName(ofFile: source) : try SceneName(parsing: source)
    }

    /// Whether other features lead to the scene. A part of a scene lacks what they need.
    package var isExported: Bool {
        resolved.options[CommonOption.exported]?.texts.first?.text == "true"
            && entry.choices.parts == nil
    }

    /// Whether a file of the scene is its Builder, whose parameters are then known.
    package var hasBuilder: Bool {
        if isOfXcodeTemplate { return false }
        guard entry.choices.parts != nil else { return true }
        return files.contains(where: isBuilder)
    }

    private func isBuilder(_ file: RecordedFile) -> Bool {
        let builder = entry.name.text + "Builder"
        return file.path.isOfSwift && !DeclaredTypes.find([builder], in: file.text ?? "").isEmpty
    }

    /// Whether the user wrote a file of the scene.
    package var hasAdoptedFiles: Bool { files.contains(where: \.isAdopted) }

    /// Whether the user wrote the Builder.
    package var hasAdoptedBuilder: Bool { files.contains { $0.isAdopted && isBuilder($0) } }
}

extension SceneRecord {
    private static let folders = ["sources", "tests", "support", "folder"]

    /// - Throws: The errors of `RecordDocument.read`.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(bytes, name: name, folders: Self.folders)
    }

    /// Reads a record without the texts of its files, and throws as `RecordDocument.read` does.
    package static func outline(
        parsing bytes: [UInt8], name: String
    ) throws(Failure) -> SceneRecord {
        let outline: SceneOutline = try RecordDocument.read(
            bytes, name: name, folders: folders, quotingUpTo: "files",
            omitting: JSONDocument.Omission(of: "text", in: "files"))
        return outline.record
    }

    package var contents: [UInt8] {
        let head = [
            RecordDocument.versionMember, JSONMember("name", entry.name.json),
            JSONMember("scenesFile", text: scenesFile),
            JSONMember("template", .string(entry.choices.template?.text)),
            JSONMember("templateVersion", text: setVersion) ?? JSONMember("xcodeTemplate", true),
            JSONMember("templateDigest", .string(setDigest.description)),
            JSONMember("templateSource", text: setSource?.url.text),
            JSONMember("templateRef", text: setSource?.reference?.description),
            JSONMember("module", text: module), JSONMember("author", text: author),
            JSONMember("date", text: date?.description), JSONMember("sources", text: sources.path),
            JSONMember("tests", text: tests?.path),
            JSONMember("folder", text: entry.folder?.path),
            JSONMember("support", text: support?.path),
        ]
        var members = head.compactMap(\.self) + entry.choices.members
        let resolved = resolved.members
        if !resolved.isEmpty { members.append(JSONMember("resolved", .object(resolved))) }
        members.append(JSONMember("files", .array(files.map(\.json))))
        let size = files.reduce(2_048) { $0 + ($1.text?.utf8.count ?? 0) * 3 / 2 }
        return JSONValue.object(members).utf8(size: size)
    }
}

extension SceneRecord: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        self.init(from: object, files: object.required("files", as: [RecordedFile].self))
    }

    fileprivate init?(from object: JSONObjectReader, files: [RecordedFile]?) {
        object.requireFormat(RecordDocument.formatVersion)
        let name = object.required("name", as: SourceText.self)
        var choices = SceneChoices(from: object)
        choices.template = object.required("template")
        let isOfXcodeTemplate = object.optional("xcodeTemplate", default: false)
        let version =
            isOfXcodeTemplate ? nil : object.required("templateVersion", as: SemanticVersion.self)
        let digest = object.required("templateDigest", as: Digest.self)
        let sources = object.required("sources", as: ProjectFolder.self)
        scenesFile = object.optional("scenesFile")
        resolved = object.optional("resolved", default: SceneChoices())
        module = object.optional("module")
        if let module, (try? ModuleName(parsing: SourceText(name: "", text: module))) == nil {
            object.report("'\(module.onOneLine)' isn't the name of a module", at: "module")
        }
        // Records had it while some sets made their scenes in another way.
        object.ignore("routing")
        tests = object.optional("tests")
        if tests != nil, module == nil {
            object.report("the tests need the name of the module that they import", at: "tests")
        }
        support = object.optional("support")
        author = object.optional("author")
        if let author, !author.isSafeInCode {
            object.report("the author's name could end a comment or a string", at: "author")
        }
        if let text = object.optional("date", as: SourceText.self) {
            date = object.checked("date") { () throws(Failure) in try CalendarDate(parsing: text) }
        }
        let source = object.optional("templateSource", as: String.self)
        let reference = object.optional("templateRef", as: String.self)
        setSource = source.flatMap { SetSource(source: $0, reference: reference) }
        if let files, files.contains(where: { $0.id == nil }) {
            object.report("a file of a scene has an 'id'", at: "files")
        }
        let folder = object.optional("folder", as: ProjectFolder.self)
        guard let name, isOfXcodeTemplate || version != nil, let digest, let sources, let files
        else { return nil }
        entry = SceneEntry(name: name, choices: choices)
        entry.folder = folder
        (setVersion, setDigest) = (version?.description, digest)
        (self.sources, self.files) = (sources, files)
    }
}

private struct SceneOutline: JSONObjectReadable {
    let record: SceneRecord

    init?(from object: JSONObjectReader) {
        let files = object.required("files", as: [FileOutline].self)?.map(\.file)
        guard let record = SceneRecord(from: object, files: files) else { return nil }
        self.record = record
    }
}

private struct FileOutline: JSONObjectReadable {
    let file: RecordedFile

    init?(from object: JSONObjectReader) {
        object.ignore("text", "digest")
        let id = object.optional("id", as: String.self)
        let isAdopted = object.optional("adopted", default: false)
        guard let path = object.required("path", as: String.self),
            let safe = try? OutputPath(path)
        else { return nil }
        file = RecordedFile(id: id, path: safe, base: .omitted, isAdopted: isAdopted)
    }
}

extension SceneRecord {
    /// The record with the present names of its set's options, values, and files.
    package func present(in templateSet: TemplateSet) -> SceneRecord {
        var record = self
        for index in files.indices {
            record.files[index].id = files[index].id.map(templateSet.presentID)
        }
        record.entry.choices = entry.choices.present(in: templateSet)
        record.resolved.options =
            SceneChoices(options: resolved.options).present(in: templateSet).options
        return record
    }

    /// Adds the files, options, and routes of an earlier record that weren't generated again.
    package mutating func keep(_ earlier: SceneRecord) {
        files = earlier.files.merging(files)
        for key in earlier.entry.choices.options.keys where entry.choices.options[key] == nil {
            entry.choices.options[key] = resolved.options[key]
        }
        for route in earlier.entry.choices.routes ?? [] { addRoute(route) }
        // One of the two generated all parts.
        let parts = entry.choices.parts ?? []
        let earlierParts = earlier.entry.choices.parts ?? []
        if parts.isEmpty || earlierParts.isEmpty {
            entry.choices.parts = nil
        } else {
            let known = parts.map(\.text)
            entry.choices.parts = parts + earlierParts.filter { !known.contains($0.text) }
        }
        module = module ?? earlier.module
        tests = tests ?? earlier.tests
        support = support ?? earlier.support
    }

    /// Adds a route unless its label is in use.
    package mutating func addRoute(_ route: RouteEntry) {
        entry.choices.routes = (entry.choices.routes ?? []).adding(route)
    }

    /// Adds a route, and removes another one with its label.
    package mutating func replaceRoute(_ route: RouteEntry) {
        entry.choices.routes = (entry.choices.routes ?? []).replacing(route)
    }

    /// Adds files, which replace those with the same paths.
    package mutating func addFiles(_ more: [RecordedFile]) { files = files.merging(more) }

    /// Returns the path of a file after the scene moves to the folders of another record; nil if
    /// the file is in none of the scene's folders. Throws a `Failure` with 65 if the path becomes
    /// too long.
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
            let path = components.joined(separator: "/")
            return try checkingPath(OutputPath(path)) {
                Failure(.data, "the path \($0.reason)", path: path, hint: "Choose another folder.")
            }
        }
        return nil
    }

    /// Returns the files that the set now generates at other paths, by their new paths.
    package func filesRenamed(to new: [RecordedFile]) -> [OutputPath: RecordedFile] {
        let (before, after) = (Set(files.map(\.path)), Set(new.map(\.path)))
        let gone = Dictionary(grouping: files.filter { !after.contains($0.path) }, by: \.id)
        let come = Dictionary(grouping: new.filter { !before.contains($0.path) }, by: \.id)
        var renamed: [OutputPath: RecordedFile] = [:]
        for (id, added) in come {
            guard let old = gone[id], old.count == 1, added.count == 1 else { continue }
            renamed[added[0].path] = old[0]
        }
        return renamed
    }
}

extension RouteTarget {
    /// Creates the target of a recorded scene, and throws a problem of the record with its place.
    package init(_ record: SceneRecord) throws(Failure) {
        let choices = record.entry.choices
        let parameters = try ParameterList(parsing: choices.parameters ?? [])
        self.init(
            name: try record.sceneName(parsing: record.entry.name), parameters: parameters,
            imports: try ModuleName.list(parsing: record.resolved.imports ?? []),
            samples: try SampleList(parsing: choices.samples ?? [], for: nil),
            module: record.module,
            access: record.resolved.options[CommonOption.access]?.texts.first?.text,
            isExported: record.isExported, isGenerated: record.hasBuilder)
        isAdopted = record.hasAdoptedBuilder
    }
}
