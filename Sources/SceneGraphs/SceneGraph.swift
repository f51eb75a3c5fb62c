package import Basics
package import JSONSource
package import Projects
import Scenes
import SwiftSource
import TemplateSets

/// The scenes of a project, and the routes between them.
package struct SceneGraph {
    package struct Scene {
        let name: String
        /// The module that the scene belongs to, if known.
        let module: String?
        /// The path of links that open it.
        let link: String?
        /// Whether scene-kit created the scene, and not only routes from it or to it.
        let isRecorded: Bool
        /// Whether scene-kit knows all routes of the scene: it is recorded, and was neither written by
        /// hand nor created from an Xcode file template.
        var hasKnownRoutes = false
    }

    private struct Route {
        let origin: String
        let target: String
        let label: String
        let style: RouteStyle
        /// Whether the label says no more than the name of the scene that it leads to.
        let hasUsualLabel: Bool
    }

    /// Sorted by name.
    package let scenes: [Scene]
    /// Sorted by the scene that they leave, each in the order of the record.
    private let routes: [Route]

    /// - Parameter isAskedFor: Whether the graph shows a scene, with its routes and those that lead
    ///   there.
    /// - Throws: `Failure` with 65 for records whose routes can't be read.
    package init(
        of records: [SceneRecord], where isAskedFor: (SceneRecord) -> Bool = { _ in true }
    ) throws(Failure) {
        let records = records.sorted { $0.entry.name.text < $1.entry.name.text }
        let asked = Set(records.filter(isAskedFor).map(\.entry.name.text))
        routes = try mapCollectingErrors(records) { (record) throws(Failure) in
            try record.entry.routeRequests().map { request in
                Route(
                    origin: record.entry.name.text, target: request.target.description,
                    label: request.label, style: request.style,
                    hasUsualLabel: request.hasUsualLabel)
            }
        }.flatMap(\.self).filter { asked.contains($0.origin) || asked.contains($0.target) }
        let shown = asked.union(routes.flatMap { [$0.origin, $0.target] })
        let recorded = records.filter { shown.contains($0.entry.name.text) }.map { record in
            let link = record.resolved.options[CommonOption.link]?.texts.first?.text ?? ""
            let isAdopted = record.files.contains(where: \.isAdopted)
            return Scene(
                name: record.entry.name.text, module: record.module,
                link: link.isEmpty ? nil : link,
                isRecorded: record.isOfXcodeTemplate || record.hasBuilder || isAdopted,
                hasKnownRoutes: record.hasBuilder && !isAdopted)
        }
        let others = Set(routes.map(\.target)).subtracting(recorded.map(\.name))
            .map { Scene(name: $0, module: nil, link: nil, isRecorded: false) }
        scenes = (recorded + others).sorted { $0.name < $1.name }
    }

    /// The scenes that no link opens and no other scene leads to: starts of the app, or mistakes.
    private var unreached: [String] {
        let targets = Set(routes.filter { $0.origin != $0.target }.map(\.target))
        return scenes.filter {
            $0.hasKnownRoutes && $0.link == nil && !targets.contains($0.name)
        }.map(\.name)
    }

    /// The scenes without a route to another one.
    private var deadEnds: [String] {
        let origins = Set(routes.filter { $0.origin != $0.target }.map(\.origin))
        return scenes.filter { $0.hasKnownRoutes && !origins.contains($0.name) }.map(\.name)
    }

    /// The scenes of each module, if there are several: first those of no known module.
    private var groups: [(module: String?, scenes: [Scene])] {
        let groups = Dictionary(grouping: scenes, by: \.module)
        if groups.keys.count(where: { $0 != nil }) < 2 { return [(nil, scenes)] }
        return groups.map { (module: $0, scenes: $1) }
            .sorted { ($0.module ?? "") < ($1.module ?? "") }
    }

    /// The graph as a flowchart for Mermaid: https://mermaid.js.org/syntax/flowchart.html
    package var mermaid: String {
        var lines = ["flowchart LR"]
        var ids: [String: String] = [:]
        let linked = Set(routes.flatMap { [$0.origin, $0.target] })
        for (number, scene) in scenes.enumerated() {
            ids[scene.name] = scene.name.isMermaidID ? scene.name : "scene\(number + 1)"
        }
        for (module, scenes) in groups {
            let indent = module == nil ? "" : "    "
            if let module { lines.append("subgraph module\(module)[\"\(module.mermaidText)\"]") }
            for scene in scenes {
                let id = ids[scene.name] ?? ""
                let text = ([scene.name] + [scene.link].compactMap(\.self)).map(\.mermaidText)
                    .joined(separator: "<br>")
                if !scene.isRecorded {
                    lines.append("\(indent)\(id)([\"\(text)\"])")
                } else if id != text {
                    lines.append("\(indent)\(id)[\"\(text)\"]")
                } else if module != nil || !linked.contains(scene.name) {
                    lines.append(indent + id)
                }
            }
            if module != nil { lines.append("end") }
        }
        lines += routes.map { route in
            let arrow = route.style == .push ? "-->" : "-.->"
            let label = route.hasUsualLabel ? "" : "|\"\(route.label.mermaidText)\"|"
            return "\(ids[route.origin] ?? "") \(arrow)\(label) \(ids[route.target] ?? "")"
        }
        return lines.joined(separator: "\n    ") + "\n"
    }

    /// The graph in the DOT language of Graphviz: https://graphviz.org/doc/info/lang.html
    package var dot: String {
        var lines = ["rankdir=LR;", "node [shape=box];"]
        for (module, scenes) in groups {
            let nodes = scenes.map { scene in
                let label = scene.link.map { "label=\((scene.name + "\n" + $0).dotLiteral)" }
                let style = scene.isRecorded ? nil : "style=rounded"
                return scene.name.dotLiteral.dotStatement(label, style)
            }
            guard let module else {
                lines += nodes
                continue
            }
            lines.append("subgraph \("cluster_\(module)".dotLiteral) {")
            lines += (["label=\(module.dotLiteral);"] + nodes).map { "    " + $0 } + ["}"]
        }
        lines += routes.map { route in
            let label = route.hasUsualLabel ? nil : "label=\(route.label.dotLiteral)"
            let style = route.style == .present ? "style=dashed" : nil
            return "\(route.origin.dotLiteral) -> \(route.target.dotLiteral)"
                .dotStatement(label, style)
        }
        return "digraph scenes {\n" + lines.map { "    \($0)\n" }.joined() + "}\n"
    }

    /// Notes about the structure of the app's screens.
    package var notes: [Diagnostic] {
        remark(quoting: "'").map { [Diagnostic.note("no \($0)")] } ?? []
    }

    /// A code block with a diagram, and what it shows, for a Markdown file.
    package func markdown(_ diagram: String, in language: String) -> String {
        var text = remark(quoting: "`").map { ["No \($0)."] } ?? []
        if routes.contains(where: { $0.style == .present }) {
            text.insert("A dashed arrow presents the scene; the others push it.", at: 0)
        }
        return "```\(language)\n\(diagram)```\n" + text.map { "\n\($0)\n" }.joined()
    }

    /// The end of a sentence that begins with "no", about scenes that are hard to reach.
    private func remark(quoting mark: String) -> String? {
        if unreached.isEmpty { return nil }
        return "route leads to \(unreached.map { mark + $0 + mark }.joinedAsAlternatives())"
    }

    package var json: [JSONMember] {
        let (unreached, deadEnds) = (Set(unreached), Set(deadEnds))
        let byOrigin = Dictionary(grouping: routes, by: \.origin)
        let scenes = scenes.map { scene -> JSONValue in
            let routes = (byOrigin[scene.name] ?? []).map { route -> JSONValue in
                [
                    "label": .string(route.label), "scene": .string(route.target),
                    "style": .string(route.style.rawValue),
                ]
            }
            return [
                "name": .string(scene.name), "module": .string(scene.module),
                "isRecorded": .bool(scene.isRecorded), "link": .string(scene.link),
                "isUnreached": .bool(unreached.contains(scene.name)),
                "isDeadEnd": .bool(deadEnds.contains(scene.name)), "routes": .array(routes),
            ]
        }
        return [JSONMember("scenes", .array(scenes))]
    }
}

extension String {
    /// Whether the name is a valid ID in Mermaid, whose keywords, such as `end`, are in lower case.
    fileprivate var isMermaidID: Bool {
        first?.isUppercase == true
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// The text between the quotation marks of Mermaid, which has character codes of its own.
    fileprivate var mermaidText: String {
        unicodeScalars.map { scalar in
            let isPlain =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-./:+ ".unicodeScalars.contains(scalar)
            return isPlain ? String(scalar) : "#\(scalar.value);"
        }.joined()
    }

    fileprivate func dotStatement(_ attributes: String?...) -> String {
        let list = attributes.compactMap(\.self).joined(separator: ", ")
        return self + (list.isEmpty ? ";" : " [\(list)];")
    }

    fileprivate var dotLiteral: String {
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
