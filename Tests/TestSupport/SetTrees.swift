import Basics
package import Scenes
package import TemplateSets
import Testing

/// Reads the set that a tree of texts is.
package func readSet(_ tree: [String: String], tool: String = "1.2.0") throws -> TemplateSet {
    try TemplateSet(
        reading: TemplateSetFolder(location: "S", files: tree.mapValues { Array($0.utf8) }),
        tool: try #require(SemanticVersion(tool)))
}

/// A set of one scene file for each path, whose templates hold what the tree says.
package func makeSet(
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
package func renderedFiles(
    of scene: Scene, _ set: TemplateSet, module: String? = nil
) throws -> [RenderedFile] {
    try SceneRenderer(of: set, in: RenderEnvironment(module: module)).files(of: scene)
}
