package import Basics
package import JSONSource
package import Linting
package import Scenes
package import SwiftSource
import TemplateSets

/// The contents of one `scene-kit.json`. A property is nil if its key is missing. The configuration
/// of a project is a `ConfigurationChain`.
package struct ProjectConfiguration: Sendable {
    package static let fileName = OutputPath.configuration

    /// The package that the scenes belong to, relative to the file.
    package var package: ProjectFolder?
    /// The template set, imports, and options of scenes that don't name any.
    package var defaults = SceneChoices()
    /// The folder of the scenes, relative to the file.
    package var sources: ProjectFolder?
    /// The folder of their tests.
    package var tests: ProjectFolder?
    /// The place of the files that all scenes share.
    package var support: Support?
    /// The module that the scenes belong to.
    package var module: SourceText?
    /// Expressions for values of types in generated tests.
    package var samples = TypeSamples()
    package var labels: LabelStyle?
    /// The lines that every generated Swift file begins with.
    package var header: [String]?
    /// The organization that Xcode templates name in files.
    package var organization: String?
    /// The scenes that `generate` renders without a scenes file.
    package var scenes: [SceneEntry]?
    /// Whether the files of these scenes may be edited.
    package var edits: EditPolicy?
    /// The project's own rules, and the severity of others.
    package var lint = LintConfiguration()
    /// The targets of an Xcode project that new files are added to.
    package var xcodeTargets: [SourceText]?

    /// The place of shared files.
    package enum Support: Hashable, Sendable {
        /// The team has its own files, so none are generated.
        case madeByTeam
        /// A folder, relative to the file.
        case folder(ProjectFolder)
    }

    /// Reads the file, which may contain comments.
    ///
    /// - Parameter tool: The version of scene-kit that is running.
    /// - Throws: `Failure` with 65 if another version is required; otherwise with all problems.
    package init(parsing bytes: [UInt8], name: String, tool: SemanticVersion) throws(Failure) {
        let document = try JSONDocument(parsing: bytes, name: name, allowsComments: true)
        // A file for another version may contain keys that this one doesn't know.
        try Self.checkVersion(of: document, tool)
        self = try document.decode()
    }

    /// Whether a file says that its folder is the root of a project, even if the rest is invalid or
    /// for another version.
    package static func saysRoot(_ bytes: [UInt8]) -> Bool {
        let document = try? JSONDocument(parsing: bytes, name: fileName, allowsComments: true)
        guard case .bool(true)? = document?.root["root"]?.content else { return false }
        return true
    }

    private static func checkVersion(
        of document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) {
        guard let node = document.root["requires"], let text = node.string,
            let required = SemanticVersion(text), required != tool
        else { return }
        throw document.source.failure(
            "this project requires scene-kit \(required), and this is \(tool)",
            atUTF8: node.range,
            hint: "In a clone of scene-kit: git checkout \(required) && ./install.sh")
    }
}

extension ProjectConfiguration: JSONObjectReadable {
    package static let hintForList = ScenesFile.hintForList

    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        _ = object.optional("root", as: Bool.self)
        package = object.optional("package")
        defaults.template = object.optional("template")
        defaults.imports = object.list("imports")
        defaults.readOptions(of: object)
        sources = object.optional("sources")
        tests = object.optional("tests")
        support = object.optional("support")
        module = object.optional("module")
        samples = object.optional("samples", default: TypeSamples())
        labels = object.optional("labels")
        header = object.optional("header", as: Header.self)?.lines
        organization = object.optional("organization", as: Organization.self)?.name
        _ = object.optional("requires", as: SemanticVersion.self)
        scenes = object.optional("scenes")
        edits = object.optional("edits")
        lint = object.optional("lint", default: LintConfiguration())
        xcodeTargets = object.optional("xcode", as: XcodeSettings.self)?.targets
    }
}

/// The value of `xcode`.
package struct XcodeSettings: JSONObjectReadable {
    let targets: [SourceText]

    package init?(from object: JSONObjectReader) {
        targets = object.list("targets") ?? []
        if targets.isEmpty { object.report("'xcode' needs the 'targets' that get new files") }
    }
}

extension LabelStyle: JSONReadable {}

/// The value of `lint`.
package struct LintConfiguration: Sendable {
    package var rules: [LintRule] = []
    /// The severity of rules by their ids, whatever the rules themselves say.
    package var severity: [String: LintRule.Severity] = [:]

    package init() {}

    /// Returns the configuration with its rules for a folder, from the project's root, alone.
    func below(_ folder: [String]) -> LintConfiguration {
        var moved = self
        moved.rules = rules.map { $0.below(folder) }
        return moved
    }

    /// Returns the configuration with that of a folder above, whose rules come last.
    func over(_ above: LintConfiguration) -> LintConfiguration {
        var merged = self
        let ids = Set(rules.map(\.id))
        merged.rules += above.rules.filter { !ids.contains($0.id) }
        merged.severity.merge(above.severity) { own, _ in own }
        return merged
    }
}

extension LintConfiguration: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        rules = object.optional("rules", default: [])
        severity = object.optional("severity", default: [:])
        var ids: Set<String> = []
        for rule in rules where !ids.insert(rule.id).inserted {
            object.report("two rules have the id '\(rule.id)'", at: "rules")
        }
    }
}

extension ProjectConfiguration.Support: JSONReadable {
    /// Reads a folder, or `false`.
    package init?(from reader: JSONReader) {
        if case .bool(false) = reader.node.content {
            self = .madeByTeam
        } else {
            guard let folder = ProjectFolder(from: reader) else { return nil }
            self = .folder(folder)
        }
    }
}

/// The value of `organization`: a text on one line.
private struct Organization: JSONReadable {
    let name: String

    init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        name = text
        if !text.isSafeInCode {
            reader.report("the organization's name could end a comment or a string")
        }
    }
}

/// The value of `header`: a text, or its lines.
private struct Header: JSONReadable {
    let lines: [String]

    init?(from reader: JSONReader) {
        guard let texts = OneOrMore<SourceText>(from: reader) else { return nil }
        lines = texts.list.flatMap { text in
            text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        let isSafe = lines.allSatisfy { line in
            line.unicodeScalars.allSatisfy { $0 == "\t" || !$0.breaksLines }
        }
        if !isSafe {
            reader.report(
                "a header cannot contain control characters other than line breaks and tabs")
        }
    }
}

extension ProjectFolder: JSONReadable {
    package convenience init?(from reader: JSONReader) {
        guard let text = String(from: reader) else { return nil }
        do {
            try self.init(text)
        } catch {
            reader.report(
                "the folder '\(text.onOneLine)' \(error.reason)",
                hint: "Name a folder below this file, such as \"App/Scenes\".")
            return nil
        }
    }
}

extension TypeSamples: JSONObjectReadable {
    /// Reads an object from type to expression.
    package init?(from object: JSONObjectReader) {
        self.init()
        for member in object.members {
            guard let text = object.required(member.key, as: SourceText.self) else { return nil }
            _ = object.checked(member.key) { () throws(Failure) in
                let key = object.text(of: member)
                // An argument begins with a name.
                let type = try Parameter(
                    parsing: SourceText("x:" + key.text, atUTF8Offset: -2, of: key)
                ).type
                self[type] = try Sample(
                    parsing: SourceText("x=" + text.text, atUTF8Offset: -2, of: text), for: nil
                ).expression
            }
        }
    }
}
