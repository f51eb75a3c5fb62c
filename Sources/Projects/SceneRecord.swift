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
    /// What was given of the scene, in the words of the command line, and the set that made it.
    package var entry: SceneEntry
    /// What came of that with the defaults of its set and of the project, when it was made.
    package var resolved: ResolvedChoices
    /// The list that the scene stands in, as it is reached from the project's root; nil where `new`
    /// made it.
    package var list: String?
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

    package init(
        entry: SceneEntry, resolved: ResolvedChoices = ResolvedChoices(), setVersion: String,
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

    /// Whether scene-kit made its builder, as it does for every scene of which it made all. What a
    /// builder of an Xcode file template takes, nobody knows.
    package var hasBuilder: Bool {
        if setVersion == TemplateSet.noVersion { return false }
        guard entry.choices.parts != nil else { return true }
        let builder = routing.typeName(of: entry.name.text)
        return files.contains { file in
            file.path.isOfSwift && !DeclaredTypes.find([builder], in: file.text ?? "").isEmpty
        }
    }

    /// - Throws: what `RecordDocument.read` throws.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(bytes, name: name, folders: ["sources", "tests", "support"])
    }
}

extension SceneRecord: JSONObjectReadable {
    /// Reads the keys of a record.
    package init?(from object: JSONObjectReader) {
        RecordDocument.readVersion(of: object)
        let name = object.required("name", as: SourceText.self)
        let choices = SceneChoices(from: object)
        let version = object.required("templateVersion", as: RecordedVersion.self)
        let digest = object.required("templateDigest", as: Digest.self)
        let sources = object.required("sources", as: ProjectFolder.self)
        let files = object.required("files", as: [RecordedFile].self)
        list = object.optional("list")
        resolved = object.optional("resolved", default: ResolvedChoices())
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
        if let files, files.contains(where: { $0.id == nil }) {
            object.report("a file of a scene has an 'id'", at: "files")
        }
        if choices.template == nil { object.report("the key 'template' is missing") }
        guard let name, let version, let digest, let sources, let files else { return nil }
        entry = SceneEntry(name: name, choices: choices)
        (setVersion, setDigest) = (version.text, digest)
        (self.sources, self.files) = (sources, files)
    }
}

/// The values that a scene was made with, given or not.
package struct ResolvedChoices: Sendable {
    /// By the option's name.
    package var options: [String: OptionEntry]
    package var imports: [SourceText]

    package init(options: [String: OptionEntry] = [:], imports: [SourceText] = []) {
        (self.options, self.imports) = (options, imports)
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
