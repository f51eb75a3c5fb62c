import Basics
import Packs
import TestSupport
import Testing

/// A pack at `P`, of a tree of texts.
func makePack(_ tree: [String: String]) -> PackFolder {
    PackFolder(location: "P", files: tree.mapValues { Array($0.utf8) })
}

/// The tree of a set in the folder `S` of a pack.
///
/// - Parameters:
///   - templates: by their path in the set.
///   - paths: the output paths that differ from the templates' paths.
///   - keys: more keys of each file, by the template's path, each beginning with a comma.
func setTree(
    _ templates: [String: String], paths: [String: String] = [:], options: String = "[]",
    keys: [String: String] = [:], more: String = "", name: String = "S", folder: String = "S"
) -> [String: String] {
    let listed = templates.keys.filter { !$0.hasPrefix("Partials/") }.sorted()
    let files = listed.map { source in
        #"{ "id": "\#(source)", "source": "\#(source)", "path": "\#(paths[source] ?? source)", "#
            + #""role": "R"\#(keys[source] ?? "") }"#
    }
    var tree: [String: String] = [:]
    for (path, text) in templates { tree["\(folder)/\(path)"] = text }
    tree["\(folder)/template.json"] = """
        { "formatVersion": 1, "name": "\(name)", "version": "1.0.0", "summary": "A set",
          "options": \(options),
          "files": [\(files.joined(separator: ","))]\(more) }
        """
    return tree
}

/// The diagnostics of a pack: `severity path:line:column: message (hint)`.
func problems(of tree: [String: String]) throws -> [String] {
    let validation = PackValidation(
        pack: makePack(tree), tool: try #require(SemanticVersion("1.2.0")))
    return lines(validation.diagnostics)
}

func lines(_ diagnostics: [Diagnostic]) -> [String] {
    zip(diagnostics, summary(of: Failure(.data, diagnostics))).map { "\($0.severity) \($1)" }
}
