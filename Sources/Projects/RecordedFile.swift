package import Basics
package import JSONSource
package import Planning

/// A file as scene-kit wrote it.
package struct RecordedFile: Hashable, Sendable {
    /// The `id` of the file in the set; nil for a file of another kind.
    package var id: String?
    /// The path from the folder of the record, such as the project's root.
    package var path: OutputPath
    /// The contents that scene-kit wrote.
    package var base: FileBase
    /// Whether the user wrote the file, so that it stays at its path. Its base is a rendering that
    /// scene-kit never wrote.
    package var isAdopted: Bool

    package init(id: String? = nil, path: OutputPath, base: FileBase, isAdopted: Bool = false) {
        (self.id, self.path, self.base, self.isAdopted) = (id, path, base, isAdopted)
    }

    /// The text that was written; nil if it isn't text.
    package var text: String? {
        guard case .text(let text) = base else { return nil }
        return text
    }

    /// The value in a record. The text is a list of lines so that version control merges records.
    package var json: JSONValue {
        let contents =
            switch base {
            case .text(let text): JSONMember("text", .lines(text))
            case .digest(let digest): JSONMember("digest", .string(digest.description))
            case .omitted: preconditionFailure("an outline has no texts to write")
            }
        let head = [
            JSONMember("id", text: id), JSONMember("path", .string(path.description)),
            isAdopted ? JSONMember("adopted", true) : nil,
        ]
        return .object(head.compactMap(\.self) + [contents])
    }
}

extension RecordedFile: JSONObjectReadable {
    package init?(from object: JSONObjectReader) {
        let id = object.optional("id", as: String.self)
        let path = object.required("path", as: String.self)
        let isAdopted = object.optional("adopted", default: false)
        let digest = object.optional("digest", as: Digest.self)
        let lines = digest == nil ? object.required("text", as: [String].self) : nil
        let base = digest.map(FileBase.digest) ?? lines.map { .text($0.joined(separator: "\n")) }
        // Unsafe paths were refused before.
        guard let base, let path, let safe = try? OutputPath(path) else { return nil }
        self.init(id: id, path: safe, base: base, isAdopted: isAdopted)
    }
}

extension [RecordedFile] {
    /// Returns the files with others, which replace files of the same paths, sorted by path.
    package func merging(_ others: [RecordedFile]) -> [RecordedFile] {
        let paths = Set(others.map(\.path))
        return (filter { !paths.contains($0.path) } + others).sortedByPath
    }

    package var sortedByPath: [RecordedFile] {
        sorted { $0.path.description < $1.path.description }
    }
}
