public import Diagnostics
import JSONSource

/// The files of a set as they were found, before anyone has read them.
public struct TemplateSetFolder: Sendable {
    /// What paths in messages begin with: a folder, or the name of a built-in set.
    public var location: String
    /// The bytes of every file by its path in the folder.
    public var files: [String: [UInt8]]

    /// The files that were found at a location.
    public init(location: String, files: [String: [UInt8]]) {
        self.location = location
        self.files = files
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
        guard let bytes = folder.files[TemplateSetFolder.manifestName] else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no \(TemplateSetFolder.manifestName), so this is no set",
                    path: folder.location))
        }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes, name: manifestPath)
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
        let problems = SetProblem.all(in: manifest, document.root, folder)
        if !problems.isEmpty {
            throw Failure(.data, problems.map { $0.diagnostic(in: document.source) })
        }
        self.init(manifest, sources: folder.texts, location: folder.location)
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
                utf8Length: node.range.count, hint: "Update scene-kit: see its README."))
    }

    private init(_ manifest: SetManifest, sources: [String: String], location: String) {
        self.init(
            name: manifest.name, version: manifest.version.description,
            summary: manifest.summary, options: manifest.options, files: manifest.files,
            reserved: manifest.reserved, rules: manifest.rules, routing: manifest.routing,
            delimiters: manifest.delimiters, sources: sources, location: location)
    }
}

extension TemplateSetFolder {
    /// The template files as text. Pictures and other files that no template uses stay behind.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        for (path, bytes) in files where path != Self.manifestName {
            texts[path] = String(validating: bytes, as: UTF8.self)
        }
        return texts
    }
}
