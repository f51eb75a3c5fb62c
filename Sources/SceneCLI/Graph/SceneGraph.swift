import Basics
import Projects
import Scenes
import SwiftSource

/// The scenes of a project, and the routes between them.
struct SceneGraph {
    struct Scene: Hashable {
        let name: String
        /// The path of links that open it.
        let link: String?
        /// Whether the project has a record of the scene. Otherwise, it is only known as the target
        /// of a route.
        let isRecorded: Bool
        /// Whether scene-kit knows the scene's routes. It does for every recorded scene that wasn't
        /// created from an Xcode file template.
        var hasKnownRoutes = false
    }

    struct Route: Hashable {
        /// The scene that it leaves.
        let origin: String
        /// The scene that it leads to.
        let target: String
        let label: String
        let style: RouteStyle
        /// Whether the label says no more than the name of the scene that it leads to.
        let hasUsualLabel: Bool
    }

    /// Sorted by name.
    let scenes: [Scene]
    /// Sorted by the scene that they leave, each in the order of the record.
    let routes: [Route]

    /// - Throws: `Failure` with 65 for records whose routes can't be read.
    init(of records: [SceneRecord]) throws(Failure) {
        let records = records.sorted { $0.entry.name.text < $1.entry.name.text }
        routes = try mapCollectingErrors(records) { (record) throws(Failure) in
            try record.entry.routeRequests().map { request, _ in
                Route(
                    origin: record.entry.name.text, target: request.target.description,
                    label: request.label, style: request.style,
                    hasUsualLabel: request.text == request.target.description)
            }
        }.flatMap(\.self)
        let recorded = Set(records.map(\.entry.name.text))
        let others = Set(routes.map(\.target)).subtracting(recorded)
        let scenes =
            records.map {
                Scene(
                    name: $0.entry.name.text, link: $0.link, isRecorded: true,
                    hasKnownRoutes: !$0.isOfXcodeTemplate)
            }
            + others.map { Scene(name: $0, link: nil, isRecorded: false) }
        self.scenes = scenes.sorted { $0.name < $1.name }
    }

    /// The scenes that no link opens and no other scene leads to. The app starts with them, or
    /// can't reach them.
    var unreached: [String] {
        let targets = Set(routes.filter { $0.origin != $0.target }.map(\.target))
        return scenes.filter {
            $0.hasKnownRoutes && $0.link == nil && !targets.contains($0.name)
        }.map(\.name)
    }

    /// The scenes without a route to another one.
    var deadEnds: [String] {
        let origins = Set(routes.filter { $0.origin != $0.target }.map(\.origin))
        return scenes.filter { $0.hasKnownRoutes && !origins.contains($0.name) }.map(\.name)
    }
}

extension SceneRecord {
    /// The option `link` of the built-in sets.
    fileprivate var link: String? {
        guard let link = resolved.options["link"]?.texts.first?.text, !link.isEmpty else {
            return nil
        }
        return link
    }
}
