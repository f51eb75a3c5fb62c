import Basics
import Scenes

extension SceneGraph {
    /// A diagram and what it shows, for a Markdown file.
    ///
    /// - Parameter language: what the code block of the diagram is marked with.
    func markdown(_ diagram: String, in language: String) -> String {
        var remarks: [String] = []
        if routes.contains(where: { $0.style == .present }) {
            remarks.append("A dashed arrow presents the scene; the others push it.")
        }
        if !unreached.isEmpty {
            remarks.append("No route leads to \(Self.markdownList(unreached)).")
        }
        if !deadEnds.isEmpty {
            remarks.append("No route leaves \(Self.markdownList(deadEnds)).")
        }
        let text = remarks.map { "\n\($0)\n" }.joined()
        return "```\(language)\n\(diagram)```\n\(text)"
    }

    private static func markdownList(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joinedAsAlternatives()
    }
}
