import Basics
import JSONSource
import Projects

/// Any bytes as a list of scenes, whose entries are then changed, and as a `scene-kit.json`.
func fuzz(_ input: [UInt8]) {
    do throws(Failure) {
        _ = try ProjectConfiguration(
            parsing: input, name: "scene-kit.json", tool: Tool.semanticVersion)
    } catch {
        show(error)
    }
    do throws(Failure) {
        let (document, list) = try read(input)
        guard let name = list.scenes.first?.name.text else { return }
        let editor = ScenesFileEditor(document, bytes: input)
        let renamed = changed(editor) { $0.rename(name, to: "Renamed") }
        expect(!renamed.names.contains(name) || name == "Renamed", "the old name is gone")
        let rest = changed(editor) { $0.remove([name]) }
        expect(!rest.names.contains(name), "the scene is gone")
        let moved = changed(editor) { $0.setFolder(of: name, to: "Deep/Down") }
        expect(moved.scenes[0].folder?.path == "Deep/Down", "the scene has the folder")
        let atTop = changed(editor) { $0.setFolder(of: name, to: nil) }
        expect(atTop.scenes[0].folder == nil, "the scene has no folder")
        _ = changed(editor) { $0.removeRoutes(of: name) { _ in true } }
    } catch {
        show(error)
    }
}

/// A list that was changed is a list.
private func changed(
    _ editor: ScenesFileEditor, _ change: (inout ScenesFileEditor) -> Void
) -> ScenesFile {
    var editor = editor
    change(&editor)
    do throws(Failure) {
        return try read(editor.contents).list
    } catch {
        let messages = error.diagnostics.map(\.message)
        fatalError("broken promise: a changed list is read: \(editor.contents.text) \(messages)")
    }
}

private func read(
    _ bytes: [UInt8]
) throws(Failure) -> (document: JSONDocument, list: ScenesFile) {
    let document = try JSONDocument(
        parsing: bytes, name: "scenes.json", allowsComments: true)
    return (document, try document.decode())
}

extension ScenesFile {
    fileprivate var names: [String] { scenes.map(\.name.text) }
}
