package import Basics
package import JSONSource
import Planning
package import Projects
package import TemplateSets
import XcodeTemplates

/// The bundles that `export` wrote to a folder. With it, later exports recognize edited bundles and
/// remove old ones.
package struct ExportManifest: Hashable, Sendable {
    /// The name of the manifest in the folder that contains the bundles.
    package static let fileName = ".scene-kit-export"

    /// The bundles of one set.
    package struct Entry: Hashable, Sendable {
        package let set: String
        package let version: String
        /// The files with their paths in the folder, sorted.
        package let files: [RecordedFile]

        /// The names of its bundles, sorted.
        package var bundles: [String] { Set(files.map { $0.path.components[0] }).sorted() }
    }

    /// The entries, sorted by the names of the sets.
    package private(set) var entries: [Entry] = []

    package init() {}

    package subscript(set: String) -> Entry? {
        get { entries.first { $0.set == set } }
        set {
            entries.removeAll { $0.set == set }
            if let newValue { entries.append(newValue) }
            entries.sort { $0.set < $1.set }
        }
    }

    /// - Throws: The errors of `RecordDocument.read`, and `Failure` with 77 for a path outside of
    ///   bundles.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(bytes, name: name)
        for path in entries.flatMap(\.files).map(\.path)
        where path.components.count < 2
            || !path.components[0].hasSuffix(XcodeTemplate.bundleExtension)
        {
            throw Failure(
                .refused, "the path '\(path.description.onOneLine)' does not lead into a bundle",
                path: name,
                hint: "Restore the file, or remove it: then the bundles count as yours.")
        }
    }

    /// The contents of the file.
    package var text: String {
        let sets = entries.map { entry -> JSONValue in
            [
                "name": .string(entry.set), "version": .string(entry.version),
                "files": .array(entry.files.map(\.json)),
            ]
        }
        return JSONValue.object([
            RecordDocument.versionMember, JSONMember("sets", .array(sets)),
        ]).text()
    }
}

extension ExportManifest: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.requireFormat(RecordDocument.formatVersion)
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
        self.init(set: set, version: version, files: files.sortedByPath)
    }

    /// The entry for the bundles of a set. Their files are never merged, so it contains only
    /// digests.
    package init(_ templateSet: TemplateSet, _ bundles: [XcodeExport.Bundle]) {
        let files = bundles.flatMap { bundle in
            bundle.files.map { path, contents in
                RecordedFile(
                    path: OutputPath(
                        ofRecord: [bundle.folder] + path.split(separator: "/").map(String.init)),
                    base: .digest(SHA256.digest(of: contents)))
            }
        }
        self.init(set: templateSet.name, version: templateSet.version, files: files.sortedByPath)
    }
}
