import Basics
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// Makes sure that there is something that a route can start from: a scene that is recorded or listed,
/// or a router in the sources.
struct RouteOriginLookup {
    private let name: SceneName
    private let project: Project
    private let names: Set<String>

    init(_ name: SceneName, in project: Project, _ records: RecordStore) {
        (self.name, self.project) = (name, project)
        names = Set(project.configuration.scenes?.map(\.name.text) ?? []).union(records.names)
    }

    /// - Parameter files: those of the route, which extend the router.
    /// - Throws: `Failure` with 66 where nothing declares what they extend.
    func check(_ files: [OutputFile], at place: ResolvedOutput) throws(Failure) {
        if names.contains(name.description) { return }
        let extended = files.filter { !$0.file.isShared && $0.file.root == .scene }
            .reduce(into: Set<String>()) { types, output in
                types.formUnion(Identifiers.extendedTypes(in: output.file.text))
            }
        guard let router = extended.sorted().first(where: { $0.hasPrefix(name.description) })
        else { return }
        var isDeclared = false
        for root in Set([project.root, place.layout.scene.path]) where !isDeclared {
            SwiftFiles.forEach(below: root) { _, text in
                isDeclared = isDeclared || !DeclaredTypes.find([router], in: text).isEmpty
            }
        }
        if isDeclared { return }
        throw Failure(
            .notFound,
            name.source.diagnostic(
                "no scene '\(name)' is recorded, and no source declares '\(router)'",
                hint: Suggestions.question(for: name.description, among: names.sorted())
                    ?? "'\(project.command("new \(name)"))' creates the scene."))
    }
}
