package import Basics
package import JSONSource
import Planning
package import Projects
package import TemplateSets
import XcodeTemplates

/// What `export` wrote into a folder, set by set, so that bundles can be updated and removed, and those
/// that were edited are told apart.
package struct ExportManifest: Hashable, Sendable {
    /// The name of its file, in the folder that holds the bundles.
    package static let fileName = ".scene-kit-export"

    /// What was exported of a set.
    package struct Entry: Hashable, Sendable {
        package var set: String
        package var version: String
        /// With their paths in the folder, sorted by these.
        package var files: [RecordedFile]

        package init(set: String, version: String, files: [RecordedFile]) {
            (self.set, self.version, self.files) = (set, version, files.sortedByPath)
        }

        /// The names of its bundles, sorted.
        package var bundles: [String] { Set(files.map { $0.path.components[0] }).sorted() }
    }

    /// Sorted by the sets' names.
    package private(set) var entries: [Entry] = []

    package init() {}

    /// What is known of a set.
    package subscript(set: String) -> Entry? {
        get { entries.first { $0.set == set } }
        set {
            entries.removeAll { $0.set == set }
            if let newValue { entries.append(newValue) }
            entries = entries.sorted { $0.set < $1.set }
        }
    }

    /// - Throws: what `RecordDocument.read` throws, and `Failure` with 77 for a path that leads into no
    ///   bundle.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(bytes, name: name)
        for file in entries.flatMap(\.files) {
            let components = file.path.components
            let isInBundle =
                components.count > 1 && components[0].hasSuffix(XcodeTemplate.bundleExtension)
            if isInBundle { continue }
            throw Failure(
                .refused,
                Diagnostic(
                    .error,
                    "the path '\(file.path.description.onOneLine)' does not lead into a bundle",
                    path: name,
                    hint: "Restore the file, or remove it: then the bundles count as yours."))
        }
    }

    /// The text of the file.
    package var text: String {
        JSONValue.object([
            RecordDocument.versionMember, JSONMember("sets", .array(entries.map(\.json))),
        ]).text()
    }
}

extension ExportManifest: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        RecordDocument.readVersion(of: object)
        guard let entries = object.required("sets", as: [Entry].self) else { return nil }
        for entry in entries {
            if self[entry.set] != nil {
                object.report("the set '\(entry.set)' appears twice", at: "sets")
            }
            self[entry.set] = entry
        }
    }
}

extension ExportManifest.Entry: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let set = object.required("name", as: String.self)
        let version = object.required("version", as: String.self)
        let files = object.required("files", as: [RecordedFile].self)
        guard let set, let version, let files else { return nil }
        if !set.isSetName {
            object.report("'\(set.onOneLine)' is not the name of a set", at: "name")
        }
        self.init(set: set, version: version, files: files)
    }

    fileprivate var json: JSONValue {
        [
            "name": .string(set), "version": .string(version),
            "files": .array(files.map(\.json)),
        ]
    }

    /// What is written for the bundles of a set. Nothing in them can be merged, so a digest is enough.
    package init(_ templateSet: TemplateSet, _ bundles: [XcodeExport.Bundle]) {
        let files = bundles.flatMap { bundle in
            bundle.files.map { file in
                RecordedFile(
                    path: OutputPath(
                        ofRecord: [bundle.folder]
                            + file.path.split(separator: "/").map(String.init)),
                    base: .digest(SHA256.digest(of: file.contents)))
            }
        }
        self.init(set: templateSet.name, version: templateSet.version, files: files)
    }
}
