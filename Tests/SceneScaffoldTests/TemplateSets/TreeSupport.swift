import Basics
import Scenes
import TemplateSets
import Testing

/// Reads the set that a tree of texts is.
func readSet(_ tree: [String: String], tool: String = "1.2.0") throws -> TemplateSet {
    try TemplateSet(
        reading: TemplateSetFolder(location: "S", files: tree.mapValues { Array($0.utf8) }),
        tool: try #require(SemanticVersion(tool)))
}

/// A set of one scene file for each path, whose templates hold what the tree says.
func makeSet(
    _ tree: [String: String], paths: [String: String] = [:], options: String = "[]",
    more: String = ""
) throws -> TemplateSet {
    let files = tree.keys.filter { !$0.hasPrefix("Partials/") }.sorted().map { source in
        let path = paths[source] ?? source
        return #"{ "id": "\#(source)", "source": "\#(source)", "path": "\#(path)", "role": "R" }"#
    }
    return try readSet(
        tree.merging([
            "template.json": """
            { "formatVersion": 1, "name": "S", "version": "1.0.0", "summary": "A set",
              "options": \(options), "files": [\(files.joined(separator: ","))]\(more) }
            """
        ]) { $1 })
}

/// The files that a set makes of a scene.
func renderedFiles(
    of scene: Scene, _ set: TemplateSet, module: String? = nil
) throws -> [RenderedFile] {
    let renderer = try SceneRenderer(set: set, in: RenderEnvironment(module: module))
    return try renderer.render(scene)
}

/// What a failure says, a line for each problem: `path:line:column: message (hint)`.
func summary(of failure: Failure) -> [String] {
    failure.diagnostics.map { diagnostic in
        let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
        let hint = diagnostic.hint.map { " (\($0))" } ?? ""
        return "\(diagnostic.path ?? "")\(place): \(diagnostic.message)\(hint)"
    }
}

/// The status and the summary of what a closure throws; nil if it throws nothing.
func outcome<Value>(of body: () throws -> Value) -> Refusal? {
    do {
        _ = try body()
        return nil
    } catch let failure as Failure {
        return Refusal(failure.status, summary(of: failure))
    } catch {
        return Refusal(.software, ["\(error)"])
    }
}

/// An exit status with what is said about it.
struct Refusal: Equatable {
    let status: Basics.ExitStatus
    let lines: [String]

    init(_ status: Basics.ExitStatus, _ lines: [String]) {
        self.status = status
        self.lines = lines
    }
}
