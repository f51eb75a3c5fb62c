package import Basics
package import JSONSource

/// The record of files that all scenes of a project share. Each file has its own document in
/// `.scene-kit/shared`.
package struct SharedRecord: Hashable, Sendable {
    /// The files, sorted by path.
    package private(set) var files: [RecordedFile]
    /// The recorded paths of files that were moved, by their present ones.
    package var moved: [OutputPath: OutputPath] = [:]

    package init(files: [RecordedFile] = []) { self.files = files.sortedByPath }

    /// - Throws: The errors of `RecordDocument.read`.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        self = try RecordDocument.read(bytes, name: name)
    }

    /// Adds files, which replace those with the same paths.
    package mutating func addFiles(_ more: [RecordedFile]) { files = files.merging(more) }

    /// Removes the files at these paths.
    package mutating func remove(_ paths: Set<OutputPath>) {
        files.removeAll { paths.contains($0.path) }
    }

    package var text: String {
        JSONValue.object([
            RecordDocument.versionMember, JSONMember("files", .array(files.map(\.json))),
        ]).text()
    }
}

extension SharedRecord: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        object.requireFormat(RecordDocument.formatVersion)
        guard let files = object.required("files", as: [RecordedFile].self) else { return nil }
        self.init(files: files)
    }
}
