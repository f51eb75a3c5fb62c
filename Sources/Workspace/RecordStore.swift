package import Basics
import FileSystem
package import Planning
package import Projects
import Scenes

/// The records of a project's scenes, in `.scene-kit/scenes`.
package struct RecordStore {
    private let project: Project

    private static let folder = [Project.recordsFolder, "scenes"]
    private static let suffix = ".json"

    package init(_ project: Project) {
        self.project = project
    }

    /// The names of the scenes that are recorded, sorted.
    package func names() throws(Failure) -> [String] {
        do throws(SystemError) {
            let names = try FileSystem.names(in: path([]))
            return names.filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
                .map { String($0.dropLast(Self.suffix.count)) }
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return [] }
            throw error.whileReading
        }
    }

    /// The record of a scene; nil where there is none.
    ///
    /// - Throws: `Failure` with 65 for a file that is no record, 77 for one whose paths lead
    ///   elsewhere, and 74 for what cannot be read.
    package func record(of name: String) throws(Failure) -> SceneRecord? {
        let path = path([name + Self.suffix])
        // A name that differs in case is another scene's, whatever the file system says.
        guard try names().contains(name) else { return nil }
        guard let bytes = try Self.contents(of: path) else { return nil }
        let record = try SceneRecord(parsing: bytes, name: path)
        guard record.entry.name.text == name else {
            throw Failure(
                .data,
                Diagnostic(
                    .error, "this is the record of another scene than its name says",
                    in: record.entry.name, atUTF8Offset: 0,
                    utf8Length: record.entry.name.text.utf8.count,
                    hint: "Restore it from version control."))
        }
        // Read in full, so that nonsense is refused whoever asks.
        _ = try RouteTarget(record)
        _ = try record.entry.routeRequests()
        return record
    }

    /// The bytes of a file of scene-kit's own; nil where there is none.
    ///
    /// - Throws: `Failure` with 77 for a link, which could show what lies elsewhere, and with 74 for
    ///   what cannot be read.
    package static func contents(of path: String) throws(Failure) -> [UInt8]? {
        do throws(SystemError) {
            guard let found = try FileSystem.contents(of: path) else { return nil }
            if found.kind == .file { return found.bytes }
            if found.kind == .folder {
                throw SystemError(code: EISDIR, action: "read", path: path)
            }
        } catch {
            throw error.whileReading
        }
        throw Failure(
            .refused,
            Diagnostic(
                .error, "scene-kit keeps its books in files, and this is none", path: path,
                hint: "Restore it from version control."))
    }

    /// Every record, sorted by name.
    ///
    /// Throws what `record` throws, for all records that are wrong.
    package func all() throws(Failure) -> [SceneRecord] {
        var records: [SceneRecord] = []
        var problems: [Failure] = []
        for name in try names() {
            do throws(Failure) {
                if let record = try record(of: name) { records.append(record) }
            } catch {
                problems.append(error)
            }
        }
        guard let first = problems.first else { return records }
        throw Failure(first.status, problems.flatMap(\.diagnostics))
    }

    /// Whether anything is left of what a record names.
    package func hasFiles(of record: SceneRecord) -> Bool {
        record.files.contains { file in
            let path = Destination.join(project.root, file.path.description)
            return (try? FileSystem.kind(of: path)) != nil
        }
    }

    /// The file of a record, and with the first one what keeps records out of the diffs of reviews.
    package func files(for record: SceneRecord) -> [WantedFile] {
        let file = WantedFile(
            destination: destination(record.entry.name.text + Self.suffix),
            contents: Array(record.text.utf8), owner: .tool)
        let attributes = ".gitattributes"
        if (try? FileSystem.kind(of: path([attributes]))) != nil { return [file] }
        return [
            file,
            WantedFile(
                destination: destination(attributes),
                contents: Array("*.json linguist-generated -diff\n".utf8), owner: .tool),
        ]
    }

    private func path(_ names: [String]) -> String {
        Destination.join(project.root, (Self.folder + names).joined(separator: "/"))
    }

    private func destination(_ name: String) -> Destination {
        Destination(
            base: project.root, relative: OutputPath(ofRecord: Self.folder + [name]))
    }
}
