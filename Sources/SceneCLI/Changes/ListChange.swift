import Basics
import FileSystem
import JSONSource
import Planning
import Projects
import Workspace

/// A list in which an entry is changed.
struct ListChange {
    let operation: FileOperation

    /// Nil where nothing changes, or the list has gone.
    ///
    /// - Throws: `Failure` with 65 for a list that is wrong, and what looking at the disk throws.
    init?(
        _ list: String, in project: Project, _ change: (inout SceneListEditor) -> Void
    ) throws(Failure) {
        // It may lie above the project.
        let path = project.shownPath(ofList: list)
        let destination = Destination(ofFile: path)
        guard case .file(let bytes) = try DiskState().entry(at: destination) else { return nil }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(
                parsing: bytes, name: path,
                options: .init(allowsComments: true))
        } catch {
            throw Self.failure(error, of: list, at: path)
        }
        var editor = SceneListEditor(document, bytes: bytes)
        change(&editor)
        guard editor.isChanged,
            let operation = FileOperation(
                for: WantedFile(
                    destination: destination, contents: editor.contents, owner: .tool),
                .refuse, .file(bytes))
        else { return nil }
        self.operation = operation
    }

    /// A record may name any file, and no message quotes one that lies outside the project.
    private static func failure(
        _ error: JSONError, of list: String, at path: String
    ) -> Failure {
        guard list.hasPrefix("/") || list.pathComponents.contains("..") else {
            return error.failure
        }
        return Failure(
            .data,
            Diagnostic(
                .error, "a record names this as a list of scenes, and it is not JSON", path: path,
                hint: "Correct the list, or restore the record from version control."))
    }
}

extension Destination {
    /// The place of a file whose whole path is given, links and all.
    init(ofFile path: String) {
        let components = path.split(separator: "/").map(String.init)
        let folder = components.dropLast().joined(separator: "/")
        self.init(
            base: path.hasPrefix("/") ? "/" + folder : folder.isEmpty ? "." : folder,
            relative: OutputPath(ofRecord: components.suffix(1)))
    }
}
