package import Basics
package import JSONSource
import Planning
import SwiftSource
import TemplateSets

extension SceneRecord {
    /// - Throws: what `RecordDocument.read` throws.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(
            bytes, name: name, folders: ["sources", "tests", "support", "folder"])
    }

    /// Reads a record without the texts of its files, which take most of the memory.
    ///
    /// - Throws: what `RecordDocument.read` throws.
    package static func outline(parsing bytes: [UInt8], name: String) throws(Failure) -> SceneRecord
    {
        let outline: SceneOutline = try RecordDocument.read(
            bytes, name: name, folders: ["sources", "tests", "support", "folder"],
            quotingUpTo: "files")
        return outline.record
    }

    /// The bytes of the file.
    package var contents: [UInt8] {
        var members = [
            RecordDocument.versionMember, JSONMember("name", .string(entry.name.text)),
        ]
        if let list { members.append(JSONMember("list", .string(list))) }
        members += [
            JSONMember("template", .string(entry.choices.template?.text)),
            JSONMember("templateVersion", .string(setVersion)),
            JSONMember("templateDigest", .string(setDigest.description)),
        ]
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
    /// Reads the keys of a record.
    package init?(from object: JSONObjectReader) {
        self.init(from: object, files: object.required("files", as: [RecordedFile].self))
    }

    fileprivate init?(from object: JSONObjectReader, files: [RecordedFile]?) {
        RecordDocument.readVersion(of: object)
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        let version = object.required("templateVersion", as: RecordedVersion.self)
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
        guard let name, let version, let digest, let sources, let files else { return nil }
        entry = SceneEntry(name: name, choices: choices)
        entry.folder = object.optional("folder")
        (setVersion, setDigest) = (version.text, digest)
        (self.sources, self.files) = (sources, files)
    }
}

/// A record whose files have no texts.
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

    /// The members that say something.
    package var members: [JSONMember] {
        var choices = SceneChoices(options: options)
        choices.imports = imports
        return choices.members
    }
}

/// The version of a set, or what stands for none.
private struct RecordedVersion: JSONReadable {
    let text: String

    init?(from reader: JSONReader) {
        if case .string(TemplateSet.noVersion) = reader.node.content {
            text = TemplateSet.noVersion
            return
        }
        guard let version = SemanticVersion(from: reader) else { return nil }
        text = version.description
    }
}

extension SceneChoices {
    /// The keys of a scene but for its template; those that say nothing are left out.
    package var members: [JSONMember] {
        var members: [JSONMember] = []
        let lists: [(String, [JSONValue]?)] = [
            ("params", parameters?.map(\.json)), ("imports", imports?.map(\.json)),
            ("dependencies", dependencies?.map(\.json)), ("samples", samples?.map(\.json)),
            ("only", parts?.map(\.json)), ("routes", routes?.map(\.json)),
            ("present", presentations?.map(\.json)),
        ]
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
    /// The route as files have it.
    var json: JSONValue {
        guard let parameters else { return text.json }
        var members = [
            JSONMember("scene", text.json), JSONMember("params", .array(parameters.map(\.json))),
        ]
        if !imports.isEmpty { members.append(JSONMember("imports", .array(imports.map(\.json)))) }
        return .object(members)
    }
}
