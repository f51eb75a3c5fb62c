package import Basics
package import JSONSource
package import SwiftSource
import TemplateSets

/// What one `scene-kit.json` says, written by people; nil where it says nothing. What holds in a
/// project is a `ConfigurationChain`.
package struct ProjectConfiguration: Sendable {
    package static let fileName = OutputPath.configuration

    /// The package that the scenes belong to, relative to the file.
    package var package: ProjectFolder?
    /// The template set, imports and options of scenes that name none.
    package var defaults = SceneChoices()
    /// The folder of the scenes, relative to the file.
    package var sources: ProjectFolder?
    /// The folder of their tests.
    package var tests: ProjectFolder?
    /// Where the files that all scenes share go.
    package var support: Support?
    /// The module that the scenes belong to.
    package var module: SourceText?
    /// Expressions for the values of types, for generated tests.
    package var samples = TypeSamples()
    /// What the labels of initializers look like.
    package var labels: LabelStyle?
    /// What every generated Swift file begins with, a line each.
    package var header: [String]?
    /// The organization that Xcode templates name in the files.
    package var organization: String?
    /// What `generate` renders where it is given no list.
    package var scenes: [SceneEntry]?
    /// Whether the files of these may be edited.
    package var edits: EditPolicy?

    /// Where shared files go.
    package enum Support: Hashable, Sendable {
        /// The team has its own, so none are made.
        case madeByTeam
        /// A folder, relative to the file.
        case folder(ProjectFolder)
    }

    /// A project that says nothing.
    package init() {}

    /// Reads the file; comments may stand in it.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    /// - Throws: `Failure` with 65 where another version is required, else with everything that is
    ///   wrong.
    package init(
        parsing bytes: [UInt8], name: String, tool: SemanticVersion
    ) throws(Failure) {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(
                parsing: bytes, name: name, options: .init(allowsComments: true))
        } catch {
            throw error.failure
        }
        // First of all: a file for another version may hold keys that this one does not know.
        if let problem = Self.versionProblem(in: document, tool) {
            throw Failure(.data, problem)
        }
        do throws(JSONError) {
            self = try document.decode()
        } catch {
            throw error.failure
        }
    }

    /// The package that a file names, whatever else is in it: for commands that work where the file is
    /// wrong or for another version.
    package static func package(in bytes: [UInt8], name: String) -> ProjectFolder? {
        let document = try? JSONDocument(
            parsing: bytes, name: name, options: .init(allowsComments: true))
        guard case .string(let text)? = document?.root["package"]?.content else { return nil }
        return try? ProjectFolder(text)
    }

    private static func versionProblem(
        in document: JSONDocument, _ tool: SemanticVersion
    ) -> Diagnostic? {
        guard let node = document.root["requires"], case .string(let text) = node.content,
            let required = SemanticVersion(text), required != tool
        else { return nil }
        return Diagnostic(
            .error, "this project requires scene-kit \(required), and this is \(tool)",
            in: document.source, atUTF8Offset: node.range.lowerBound, utf8Length: node.range.count,
            hint: "In a clone of scene-kit: git checkout \(required) && ./install.sh")
    }
}

extension ProjectConfiguration: JSONObjectReadable {
    /// Reads the keys of the file.
    package init?(from object: JSONObjectReader) {
        object.ignore("$schema")
        package = object.optional("package")
        defaults.template = object.optional("template")
        defaults.imports = object.optional("imports", as: Texts.self)?.list
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
    }
}

extension LabelStyle: JSONReadable {}

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

/// `organization`: a text on one line.
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

/// `header`: a text, or its lines.
private struct Header: JSONReadable {
    let lines: [String]

    init?(from reader: JSONReader) {
        guard let texts = Texts(from: reader) else { return nil }
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
