package import Basics
package import JSONSource

/// A JSON file that only scene-kit writes, with a format version and lists of written files called
/// `files`. Scenes, shared files, and exported bundles have such records.
package enum RecordDocument {
    /// The version of the format that this tool reads and writes.
    package static let formatVersion = 1

    /// The first member of every record.
    package static var versionMember: JSONMember {
        JSONMember("formatVersion", .number(formatVersion))
    }

    /// - Parameters:
    ///   - folders: The keys whose values are folders.
    ///   - key: The key after which values don't remember where they were written.
    ///   - omitted: Values that are read as empty lists.
    /// - Throws: `Failure` with 65 and the place for a record that is invalid, was written by a
    ///   newer scene-kit, or contains conflict markers, and with 77 for an unsafe path.
    package static func read<Value: JSONReadable>(
        _ bytes: [UInt8], name: String, folders: [String] = [], quotingUpTo key: String? = nil,
        omitting omitted: JSONDocument.Omission? = nil
    ) throws(Failure) -> Value {
        let document = try JSONDocument(parsing: bytes, name: name, omitting: omitted)
        try checkVersion(of: document)
        // Paths are checked before the record is used.
        let refused = refusals(of: document, folders)
        if !refused.isEmpty { throw Failure(.refused, refused) }
        let end = key.flatMap { document.root[$0]?.range.lowerBound }
        let quoted = end.map {
            SourceText(name: name, text: String(decoding: bytes[..<$0], as: UTF8.self))
        }
        return try document.decode(quoting: quoted)
    }

    private static func checkVersion(of document: JSONDocument) throws(Failure) {
        guard let node = document.root["formatVersion"], case .number(let text) = node.content,
            let version = Int(text), version > formatVersion
        else { return }
        throw document.source.failure(
            "this record has the format \(version), which a newer scene-kit wrote",
            atUTF8: node.range,
            hint: "Install that version; this one reads format \(formatVersion).")
    }

    /// Returns an error for each path that leaves its folder or is otherwise unsafe.
    private static func refusals(of document: JSONDocument, _ folders: [String]) -> [Diagnostic] {
        let list = document.root["scenesFile"]?.string?.caseFolded
        func refusal(
            _ node: JSONNode?, _ check: (String) throws(OutputPathProblem) -> Void
        ) -> Diagnostic? {
            guard let node, let path = node.string else { return nil }
            do throws(OutputPathProblem) {
                try check(path)
                return nil
            } catch {
                return document.source.diagnostic(
                    "the path '\(path.onOneLine)' \(error.reason)", atUTF8: node.range,
                    hint: "scene-kit did not write this; restore the record from version control.")
            }
        }
        let unsafeFolders = folders.compactMap { key in
            refusal(document.root[key]) { path throws(OutputPathProblem) in
                _ = try ProjectFolder(path)
            }
        }
        let unsafeFiles = files(in: document.root).compactMap { file in
            refusal(file["path"]) { path throws(OutputPathProblem) in
                let file = try OutputPath(path)
                if let problem = OutputPathProblem.ofRecorded(file) { throw problem }
                // The scenes file belongs to the user, so no record can name it as a generated
                // file.
                if file.collisionKey == list { throw .ownConfiguration }
            }
        }
        return unsafeFolders + unsafeFiles
    }

    /// Returns the elements of every list called `files` at any depth.
    private static func files(in node: JSONNode) -> [JSONNode] {
        switch node.content {
        case .array(let elements): elements.flatMap(files)
        case .object(let members):
            members.flatMap { member in
                let files = member.key == "files" ? member.value.elements : nil
                return files ?? Self.files(in: member.value)
            }
        default: []
        }
    }
}
