package import Basics
package import JSONSource
import Scenes
import SwiftSource
package import TemplateSets

/// What scene-kit remembers of a scene that it generated: `.scene-kit/scenes/<Name>.json`.
///
/// It is committed, one file for each scene, so that two branches that each add one merge without a
/// conflict. The same scene always gives the same bytes.
package struct SceneRecord: Sendable {
    /// The version of the format that this tool reads and writes.
    package static let formatVersion = 1

    /// The scene in the words of the command line.
    package var entry: SceneEntry
    /// The version of its template set.
    package var setVersion: String
    /// The digest of the set that rendered it.
    package var setDigest: Digest
    /// Where its set can be had from, where that is known.
    package var setSource: SetSource?
    /// What makes the scene.
    package var routing = Routing.builder
    /// The module that it belongs to, where that is known.
    package var module: String?
    /// The folder that the scene's folder lies in.
    package var sources: ProjectFolder
    /// The folder of its tests; nil where it has none.
    package var tests: ProjectFolder?
    /// The folder of the shared files, where that was said of this scene.
    package var support: ProjectFolder?
    /// Who it is by, where its set asks for that.
    package var author: SourceText?
    /// The day it was made, where its set asks for that.
    package var date: SourceText?
    /// The files that were generated, sorted by path.
    package var files: [RecordedFile]

    /// A record of a scene.
    package init(
        entry: SceneEntry, setVersion: String, setDigest: Digest, module: String?,
        sources: ProjectFolder, tests: ProjectFolder?, files: [RecordedFile]
    ) {
        self.entry = entry
        self.setVersion = setVersion
        self.setDigest = setDigest
        self.module = module
        self.sources = sources
        self.tests = tests
        self.files = files
    }

    /// Whether scene-kit made its builder, as it does for every scene of which it made all. What a
    /// builder of an Xcode file template takes, nobody knows.
    package var hasBuilder: Bool {
        if setVersion == TemplateSet.noVersion { return false }
        guard entry.choices.parts != nil else { return true }
        let builder = routing.typeName(of: entry.name.text)
        return files.contains { file in
            file.path.isOfSwift && !DeclaredTypes.find([builder], in: file.text).isEmpty
        }
    }

    /// Reads a record.
    ///
    /// - Throws: `Failure` with 65, file and line for what is no record, was written by a newer
    ///   scene-kit or holds conflict markers, and with 77 for a path that leaves the project.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes, name: name)
        } catch {
            throw error.failure
        }
        if let problem = Self.versionProblem(in: document) { throw Failure(.data, problem) }
        if let refusal = RecordedPaths(document).refusal { throw refusal }
        do throws(JSONError) {
            self = try document.decode()
        } catch {
            throw error.failure
        }
    }

    private static func versionProblem(in document: JSONDocument) -> Diagnostic? {
        guard let node = document.root["formatVersion"], case .number(let text) = node.content,
            let version = Int(text), version > formatVersion
        else { return nil }
        return Diagnostic(
            .error, "this record has the format \(version), which a newer scene-kit wrote",
            in: document.source, atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
            hint: "Install that version; this one reads format \(formatVersion).")
    }
}

/// A file as it was generated.
package struct RecordedFile: Hashable, Sendable {
    /// The `id` of the set's file that it was made from.
    package var id: String
    /// Its path from the project's root.
    package var path: OutputPath
    /// What it was before anyone changed it.
    package var text: String

    /// A file with what was generated.
    package init(id: String, path: OutputPath, text: String) {
        self.id = id
        self.path = path
        self.text = text
    }
}

extension SceneRecord: JSONObjectReadable {
    /// Reads the keys of a record.
    package init?(from object: JSONObjectReader) {
        // A higher one was refused before.
        if let version = object.required("formatVersion", as: Int.self), version < 1 {
            object.report("there is no format \(version)", at: "formatVersion")
        }
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        let version = object.required("templateVersion", as: RecordedVersion.self)
        let digest = object.required("templateDigest", as: Digest.self)
        let sources = object.required("sources", as: ProjectFolder.self)
        let files = object.required("files", as: [RecordedFile].self)
        module = object.optional("module")
        if let module, (try? ModuleName(parsing: SourceText(name: "", text: module))) == nil {
            object.report("'\(module.onOneLine)' names no module", at: "module")
        }
        routing = object.optional("routing", default: .builder)
        tests = object.optional("tests")
        support = object.optional("support")
        author = object.optional("author")
        date = object.optional("date")
        let source = object.optional("templateSource", as: String.self)
        let reference = object.optional("templateRef", as: String.self)
        setSource = source.flatMap { SetSource(source: $0, reference: reference) }
        if choices.template == nil { object.report("the key 'template' is missing") }
        guard let name, let version, let digest, let sources, let files else { return nil }
        entry = SceneEntry(name: name, choices: choices)
        (setVersion, setDigest) = (version.text, digest)
        (self.sources, self.files) = (sources, files)
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

extension RecordedFile: JSONObjectReadable {
    /// Reads an element of `files`.
    package init?(from object: JSONObjectReader) {
        let id = object.required("id", as: String.self)
        let path = object.required("path", as: String.self)
        let text = object.required("text", as: String.self)
        // Its safety was looked at before.
        guard let id, let text, let path, let safe = try? OutputPath(path) else { return nil }
        self.init(id: id, path: safe, text: text)
    }
}

/// The paths that a record names, looked at before anything else of it is believed.
private struct RecordedPaths {
    private let document: JSONDocument

    init(_ document: JSONDocument) {
        self.document = document
    }

    /// Every path that leaves the project or is not safe for another reason.
    var refusal: Failure? {
        let folders = ["sources", "tests", "support"].compactMap { document.root[$0] }.compactMap {
            node in
            problem(node) { path throws(OutputPathProblem) in _ = try ProjectFolder(path) }
        }
        var files: [Diagnostic] = []
        if case .array(let nodes)? = document.root["files"]?.content {
            files = nodes.compactMap { $0["path"] }.compactMap { node in
                problem(node) { path throws(OutputPathProblem) in _ = try OutputPath(path) }
            }
        }
        let problems = folders + files
        return problems.isEmpty ? nil : Failure(.refused, problems)
    }

    private func problem(
        _ node: JSONNode, _ check: (String) throws(OutputPathProblem) -> Void
    ) -> Diagnostic? {
        guard case .string(let path) = node.content else { return nil }
        do throws(OutputPathProblem) {
            try check(path)
            return nil
        } catch {
            return Diagnostic(
                .error, "the path '\(path.onOneLine)' \(error.reason)", in: document.source,
                atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
                hint: "scene-kit did not write this; restore the record from version control.")
        }
    }
}
