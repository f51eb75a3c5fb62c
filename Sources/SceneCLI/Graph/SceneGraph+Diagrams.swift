import Scenes

extension SceneGraph {
    /// The graph as a flowchart for Mermaid, which GitHub and GitLab draw in Markdown.
    ///
    /// Syntax: https://mermaid.js.org/syntax/flowchart.html
    var mermaid: String {
        var lines = ["flowchart LR"]
        var ids: [String: String] = [:]
        let linked = Set(routes.flatMap { [$0.origin, $0.target] })
        for (number, scene) in scenes.enumerated() {
            let id = scene.name.isMermaidID ? scene.name : "scene\(number + 1)"
            ids[scene.name] = id
            let text = ([scene.name] + [scene.link].compactMap(\.self)).map(\.mermaidText)
                .joined(separator: "<br>")
            if !scene.isRecorded {
                lines.append("\(id)([\"\(text)\"])")
            } else if id != text {
                lines.append("\(id)[\"\(text)\"]")
            } else if !linked.contains(scene.name) {
                lines.append(id)
            }
        }
        lines += routes.map { route in
            let arrow = route.style == .push ? "-->" : "-.->"
            let label = route.hasUsualLabel ? "" : "|\"\(route.label.mermaidText)\"|"
            return "\(ids[route.origin] ?? "") \(arrow)\(label) \(ids[route.target] ?? "")"
        }
        return lines.joined(separator: "\n    ") + "\n"
    }

    /// The graph in the DOT language of Graphviz.
    ///
    /// Syntax: https://graphviz.org/doc/info/lang.html
    var dot: String {
        var lines = ["rankdir=LR;", "node [shape=box];"]
        lines += scenes.map { scene in
            let label = scene.link.map { "label=\((scene.name + "\n" + $0).dotLiteral)" }
            let style = scene.isRecorded ? nil : "style=rounded"
            return scene.name.dotLiteral.dotStatement(label, style)
        }
        lines += routes.map { route in
            let label = route.hasUsualLabel ? nil : "label=\(route.label.dotLiteral)"
            let style = route.style == .present ? "style=dashed" : nil
            return "\(route.origin.dotLiteral) -> \(route.target.dotLiteral)"
                .dotStatement(label, style)
        }
        return "digraph scenes {\n" + lines.map { "    \($0)\n" }.joined() + "}\n"
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
