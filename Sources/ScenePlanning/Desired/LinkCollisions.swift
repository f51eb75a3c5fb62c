package import Basics
package import Projects
import Scenes
import SwiftSource
import TemplateSets

extension ResolvedScenes {
    /// Checks that no two scenes of a module have links with the same path, because only one would
    /// open.
    ///
    /// - Parameter others: Reads the project's other scenes. It is called only if one of these
    ///   scenes has a link.
    /// - Throws: `Failure` that lists every collision, and the errors of `others` and of reading
    ///   records.
    package func checkLinks(
        in module: String?, besides others: () throws(Failure) -> [SceneRecord]
    ) throws(Failure) {
        let links = all.flatMap(\.links)
        guard !links.isEmpty else { return }
        let names = Set(all.map(\.given.name.text))
        // Sets keep links of one kind in options of one name.
        let options = Set(links.map(\.pattern[0])).sorted()
        var known: [[String]: SceneLink] = [:]
        for record in try others()
        where record.module == module && !names.contains(record.entry.name.text) {
            for link in try record.links(in: options) where known[link.pattern] == nil {
                known[link.pattern] = link
            }
        }
        var problems = Problems()
        for link in links {
            guard let other = known[link.pattern] else {
                known[link.pattern] = link
                continue
            }
            let diagnostic = link.path.diagnostic(
                "links to '\(other.path.text)' already open '\(other.scene)'",
                hint: "Choose another path, or change the link of '\(other.scene)' first.")
            problems.add(Failure(link.path.isArgument ? .conflict : .data, diagnostic))
        }
        try problems.check()
    }
}

private struct SceneLink {
    let scene: String
    let path: SourceText
    /// The name of the option, and the parts of the path that distinguish links.
    let pattern: [String]

    /// Nil if the option's text isn't a link for these parameters.
    init?(_ scene: String, _ option: String, _ path: SourceText, _ parameters: ParameterList) {
        guard let link = LinkPath(path.text, for: parameters) else { return nil }
        (self.scene, self.path, pattern) = (scene, path, [option] + link.pattern)
    }
}

extension ResolvedScene {
    fileprivate var links: [SceneLink] {
        scene.options.values.sorted { $0.key < $1.key }.compactMap { option, value in
            guard case .link(let text) = value else { return nil }
            let path = scene.options.given[option]?.value ?? SourceText(name: "", text: text)
            return SceneLink(given.name.text, option, path, scene.parameters)
        }
    }
}

extension SceneRecord {
    fileprivate func links(in options: [String]) throws(Failure) -> [SceneLink] {
        let paths = options.compactMap { option in
            resolved.options[option]?.texts.first.map { (option, $0) }
        }
        guard paths.contains(where: { !$1.text.isEmpty }) else { return [] }
        let parameters = try ParameterList(parsing: entry.choices.parameters ?? [])
        return paths.compactMap { SceneLink(entry.name.text, $0, $1, parameters) }
    }
}
