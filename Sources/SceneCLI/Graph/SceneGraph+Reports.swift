import Basics
import JSONSource
import Scenes

extension SceneGraph {
    /// Notes about the structure of the app's screens.
    var notes: [Diagnostic] {
        var notes: [Diagnostic] = []
        if !unreached.isEmpty {
            notes.append(Diagnostic.note("no route leads to \(Self.list(unreached))"))
        }
        if !deadEnds.isEmpty {
            notes.append(Diagnostic.note("no route leaves \(Self.list(deadEnds))"))
        }
        return notes
    }

    private static func list(_ names: [String]) -> String {
        names.map { "'\($0)'" }.joinedAsAlternatives()
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
