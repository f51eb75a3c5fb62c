package import Basics
package import JSONSource
import TemplateEngine

extension TemplateSet {
    /// Reads a set.
    ///
    /// - Parameter tool: the version of scene-kit that is running.
    /// - Throws: `Failure` with 66 where there is no manifest, and with 65 and every problem found:
    ///   of the manifest's JSON; else of its keys and values; else of names that occur twice, of
    ///   conditions, of files that are listed and missing, and of texts that are not UTF-8.
    package convenience init(reading folder: TemplateSetFolder, tool: SemanticVersion)
        throws(Failure)
    {
        if folder.isXcodeTemplate {
            try self.init(xcodeTemplateIn: folder)
            return
        }
        let document = try SetReading.document(of: folder)
        let manifest = try SetReading.manifest(in: document, tool)
        self.init(manifest, document.source.text, folder)
        try SetReading.check(manifest, in: document, of: self)
    }

    fileprivate convenience init(
        _ manifest: SetManifest, _ text: String, _ folder: TemplateSetFolder
    ) {
        self.init(
            name: manifest.name, version: manifest.version.description,
            summary: manifest.summary, options: manifest.options, files: manifest.files,
            reserved: manifest.reserved, rules: manifest.rules, packages: manifest.packages,
            platforms: manifest.platforms, delimiters: manifest.delimiters, folder: folder,
            manifestText: text, laysOutSwift: manifest.laysOutSwift,
            takesParameters: manifest.namesParameters(in: folder))
    }
}

extension SetManifest {
    /// Whether some template names the initial data.
    ///
    /// A template that cannot be parsed says nothing of it; rendering reports that.
    fileprivate func namesParameters(in folder: TemplateSetFolder) -> Bool {
        // Those of the listed files come first, since one of them is bound to answer.
        let listed = files.map(\.source)
        let known = Set(listed)
        let others = folder.files.keys.filter {
            !known.contains($0) && $0 != TemplateSetFolder.manifestName
        }
        return (listed + others).contains { path in
            guard let text = folder.files[path]?.text else { return false }
            let template = try? Template(
                parsing: SourceText(name: path, text: text), delimiters: delimiters)
            return template?.references.names.contains { name in
                ContextNames.inputs.contains(String(name.prefix { $0 != "." }))
            } ?? true
        }
    }
}

/// A set as far as it can be read. Where something is wrong with it, the rest can be looked at.
package struct SetReading {
    let folder: TemplateSetFolder
    /// The manifest as it stands in the file; nil where it is no JSON.
    package private(set) var document: JSONDocument?
    /// The set; nil where the manifest could not be read. One with a failure must not be rendered.
    package private(set) var templateSet: TemplateSet?
    package private(set) var failure: Failure?

    package init(of folder: TemplateSetFolder, tool: SemanticVersion) {
        self.folder = folder
        do throws(Failure) {
            if folder.isXcodeTemplate {
                templateSet = try TemplateSet(xcodeTemplateIn: folder)
                return
            }
            let document = try Self.document(of: folder)
            self.document = document
            let manifest = try Self.manifest(in: document, tool)
            let templateSet = TemplateSet(manifest, document.source.text, folder)
            self.templateSet = templateSet
            try Self.check(manifest, in: document, of: templateSet)
        } catch {
            failure = error
        }
    }

    fileprivate static func document(
        of folder: TemplateSetFolder
    ) throws(Failure) -> JSONDocument {
        let path = folder.path(of: TemplateSetFolder.manifestName)
        guard let content = folder.files[TemplateSetFolder.manifestName] else {
            throw Failure(
                .notFound,
                Diagnostic(
                    .error, "there is no \(folder.nameOfMissingManifest), so this is not a set",
                    path: folder.location))
        }
        do throws(JSONError) {
            switch content {
            case .bytes(let bytes): return try JSONDocument(parsing: bytes, name: path)
            case .text(let text):
                return try JSONDocument(parsing: SourceText(name: path, text: text))
            }
        } catch {
            throw error.failure
        }
    }

    fileprivate static func manifest(
        in document: JSONDocument, _ tool: SemanticVersion
    ) throws(Failure) -> SetManifest {
        // First of all: a set for a newer tool may hold keys that this one does not know.
        try checkMinimumVersion(in: document, tool)
        do throws(JSONError) {
            return try document.decode()
        } catch {
            throw error.failure
        }
    }

    fileprivate static func check(
        _ manifest: SetManifest, in document: JSONDocument, of templateSet: TemplateSet
    ) throws(Failure) {
        let problems = SetProblem.all(
            in: manifest, document.root, folder: templateSet.folder, sources: templateSet.sources)
        guard problems.isEmpty else {
            throw Failure(.data, problems.map { $0.diagnostic(in: document.source) })
        }
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
}
