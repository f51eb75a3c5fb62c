import Basics
import Projects
import Workspace

/// Finds recorded scenes by the names that a user typed.
struct SceneLookup {
    private let records: [SceneRecord]
    private let project: Project

    init(_ records: [SceneRecord], in project: Project) {
        (self.records, self.project) = (records, project)
    }

    /// - Throws: `Failure` with 66 for a scene that is not recorded.
    func record(of name: SourceText) throws(Failure) -> SceneRecord {
        guard let record = records.first(where: { $0.entry.name.text == name.text }) else {
            throw unknown(name)
        }
        return record
    }

    /// Why there is no such scene, and which was probably meant.
    func unknown(_ name: SourceText) -> Failure {
        let names = records.map(\.entry.name.text)
        let hint =
            Suggestions.question(for: name.text, among: names)
            ?? (names.isEmpty
                ? "No scene is recorded in '\(project.root)'; '\(project.command("new"))' makes one."
                : "'\(project.command("list --scenes"))' shows those there are.")
        return Failure(
            .notFound,
            name.diagnostic("no scene '\(name.text.prefix(100))' is recorded", hint: hint))
    }
}

/// The entry of a list that a recorded scene was made from.
struct ListedEntry {
    /// Where it stands; nil where the list cannot be read or does not name the scene.
    let line: Int?

    init(of scene: String, in list: String, _ project: Project) {
        let path = list == project.configuration.listPath ? nil : project.shownPath(ofList: list)
        let scenes = (try? ListReference.read(path, in: project))?.scenes ?? []
        line = scenes.first { $0.name.text == scene }?.name.position(atUTF8Offset: 0).line
    }
}
