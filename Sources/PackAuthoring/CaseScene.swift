import Basics
import Packs
import Planning
import Projects
import ScenePlanning
import Scenes
import SwiftSource
import TemplateSets

/// The scene of a case, generated as in an empty folder by `scene-kit new <name> … --output .
/// --tests Tests --support Support --module <module> --no-record`.
struct CaseScene {
    let packCase: PackCase
    let templateSet: TemplateSet
    /// The scenes that its routes lead to, by their names.
    private var targets: [String: RouteTarget] = [:]

    /// - Throws: `Failure` with 65 and what is wrong with the scenes that its routes lead to.
    init(_ packCase: PackCase, of templateSet: TemplateSet) throws(Failure) {
        self.packCase = packCase
        self.templateSet = templateSet
        for target in packCase.targets {
            do throws(Failure) {
                let scene = try Scene(
                    named: target.name, target.choices, by: packCase.authorship, for: templateSet)
                targets[scene.name.description] = RouteTarget(
                    scene, of: templateSet, module: packCase.module)
            } catch {
                throw Failure(.data, error.diagnostics)
            }
        }
    }

    /// The files of a scene, by path; the options of all scenes; and whether these have tests.
    typealias Rendering = (
        files: [String: [UInt8]], options: [OptionValues], makesTests: Bool
    )

    /// Renders the scene. Throws the errors of `scene-kit new`.
    ///
    /// - Parameter isPackage: Whether the folders are those of a package, which also has the scenes
    ///   that the routes lead to.
    func render(
        asPackage isPackage: Bool = false, spending budget: inout RunBudget
    ) throws(Failure) -> Rendering {
        let module = packCase.module
        var scenes = try ResolvedScenes(
            [packCase.entry] + (isPackage ? packCase.targets : []), by: packCase.authorship,
            set: { _ in templateSet })
        let known = targets.merging(scenes.targets(in: module)) { $1 }
        try scenes.resolveRoutes(from: module, among: RouteTargets(nil, generated: known))
        let sources = isPackage ? "Sources/\(module)" : "."
        let tests = isPackage ? "Tests/\(module)Tests" : "Tests"
        var layout = OutputLayout(
            scene: .init(sources), tests: scenes.makesTests ? .init(tests) : nil,
            support: .init(Destination.join(sources, "Support")))
        (layout.interface, layout.testing) = (.init("Interface"), .init("Testing"))
        let options = scenes.all.map(\.scene.options)
        let generation = scenes.generation(
            in: layout, RenderEnvironment(module: module, labels: packCase.labels),
            sharing: [.needed(options[0])])
        let files = try generation.files(spending: &budget).files
        try generation.checkPaths(
            OwnedPaths(files.map(\.destination), from: AbsolutePath(components: [])).all)
        let contents = files.map { ($0.destination.path, $0.file.contents) }
        return (Dictionary(contents) { $1 }, options, scenes.makesTests)
    }
}
