public import Diagnostics
import JSONSource

/// The files of a set as they were found, before anyone has read them.
public struct TemplateSetFolder: Sendable {
    /// What paths in messages begin with: a folder, or the name of a built-in set.
    public var location: String
    /// What is in every file, by its path in the folder.
    public var files: [String: Content]

    /// What is in a file.
    public enum Content: Sendable {
        /// Bytes that may be a text or not.
        case bytes([UInt8])
        /// What is known to be a text.
        case text(String)

        /// The text, if it is one.
        var text: String? {
            switch self {
            case .bytes(let bytes): String(validating: bytes, as: UTF8.self)
            case .text(let text): text
            }
        }
    }

    /// The files that were found at a location.
    public init(location: String, files: [String: [UInt8]]) {
        self.init(location: location, contents: files.mapValues(Content.bytes))
    }

    /// The same, for files of which it may be known that they are texts.
    public init(location: String, contents: [String: Content]) {
        self.location = location
        files = contents
    }

    /// The name of the file that makes a folder a set.
    public static let manifestName = "template.json"

    /// How a file of the set is named in messages.
    public func path(of file: String) -> String { Self.path(of: file, in: location) }

    static func path(of file: String, in location: String) -> String {
        location.isEmpty ? file : "\(location)/\(file)"
    }
}

extension TemplateSet {
    /// Reads a set.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    /// - Throws: `Failure` with 66 where there is no manifest, and with 65 and every problem found:
    ///   of the manifest's JSON; else of its keys and values; else of names that occur twice, of
    ///   conditions, of files that are listed and missing, and of texts that are not UTF-8.
    public init(reading folder: TemplateSetFolder, tool: SemanticVersion) throws(Failure) {
        let manifestPath = folder.path(of: TemplateSetFolder.manifestName)
        guard let content = folder.files[TemplateSetFolder.manifestName] else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no \(TemplateSetFolder.manifestName), so this is no set",
                    path: folder.location))
        }
        let document: JSONDocument
        do throws(JSONError) {
            switch content {
            case .bytes(let bytes):
                document = try JSONDocument(parsing: bytes, name: manifestPath)
            case .text(let text):
                document = try JSONDocument(
                    parsing: SourceText(name: manifestPath, text: text))
            }
        } catch {
            throw error.failure
        }
        // First of all: a set for a newer tool may hold keys that this one does not know.
        try Self.checkMinimumVersion(in: document, tool)
        let manifest: SetManifest
        do throws(JSONError) {
            manifest = try document.decode()
        } catch {
            throw error.failure
        }
        let sources = folder.texts
        let problems = SetProblem.all(
            in: manifest, document.root, folder: folder, sources: sources)
        if !problems.isEmpty {
            throw Failure(.data, problems.map { $0.diagnostic(in: document.source) })
        }
        self.init(
            manifest, document.source.text, sources: sources, location: folder.location)
    }

    private static func checkMinimumVersion(
        in document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) {
        guard let node = document.root["minimumVersion"], case .string(let text) = node.content,
            let needed = SemanticVersion(text), needed > tool
        else { return }
        throw Failure(
            .data,
            Diagnostic(
                .error, "this set needs scene-kit \(needed), and this is \(tool)",
                in: document.source, atUTF8Offset: node.range.lowerBound,
                utf8Length: node.range.count,
                hint: "Install a newer scene-kit, or an older version of the set."))
    }

    private init(
        _ manifest: SetManifest, _ text: String, sources: [String: String], location: String
    ) {
        self.init(
            name: manifest.name, version: manifest.version.description,
            summary: manifest.summary, options: manifest.options, files: manifest.files,
            reserved: manifest.reserved, rules: manifest.rules, routing: manifest.routing,
            delimiters: manifest.delimiters, sources: sources, location: location,
            manifestText: text)
        takesParameters = namesParameters
    }
}

extension TemplateSetFolder {
    /// The template files as text. Pictures and other files that no template uses stay behind.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        for (path, content) in files where path != Self.manifestName {
            texts[path] = content.text
        }
        return texts
    }
}
