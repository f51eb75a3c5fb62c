import Basics
import JSONSource
import Scenes

extension SceneGraph {
    /// What somebody who keeps the app's screens in order wants to know.
    var notes: [Diagnostic] {
        var notes: [Diagnostic] = []
        if !unreached.isEmpty {
            notes.append(Diagnostic(.note, "no route leads to \(Self.list(unreached))"))
        }
        if !deadEnds.isEmpty {
            notes.append(Diagnostic(.note, "no route leaves \(Self.list(deadEnds))"))
        }
        return notes
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joinedAsAlternatives()
    }

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

    var json: [JSONMember] {
        let (unreached, deadEnds) = (Set(unreached), Set(deadEnds))
        let byOrigin = Dictionary(grouping: routes, by: \.origin)
        return [
            JSONMember(
                "scenes",
                .array(
                    scenes.map { scene in
                        [
                            "name": .string(scene.name), "isRecorded": .bool(scene.isRecorded),
                            "link": .string(scene.link),
                            "isUnreached": .bool(unreached.contains(scene.name)),
                            "isDeadEnd": .bool(deadEnds.contains(scene.name)),
                            "routes": .array((byOrigin[scene.name] ?? []).map(\.json)),
                        ]
                    }))
        ]
    }
}

extension SceneGraph.Route {
    fileprivate var json: JSONValue {
        [
            "label": .string(label), "scene": .string(target),
            "style": .string(style == .push ? "push" : "present"),
        ]
    }
}
