public import Diagnostics
import JSONSource

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
        self.init(manifest, document.source.text, sources: sources, folder)
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
        _ manifest: SetManifest, _ text: String, sources: [String: String],
        _ folder: TemplateSetFolder
    ) {
        self.init(
            name: manifest.name, version: manifest.version.description,
            summary: manifest.summary, options: manifest.options, files: manifest.files,
            reserved: manifest.reserved, rules: manifest.rules, routing: manifest.routing,
            delimiters: manifest.delimiters, sources: sources, folder: folder, manifestText: text)
        takesParameters = namesParameters
    }
}
