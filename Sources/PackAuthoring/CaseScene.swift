import Basics
import Packs
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

    /// Returns the files of a package with the scene and the targets of its routes, the options of
    /// these, and whether they have tests. Throws the errors of `scene-kit new`.
    func rendered(
        in sources: String, tests: String, spending budget: inout RunBudget
    ) throws(Failure) -> (files: [String: [UInt8]], options: [OptionValues], makesTests: Bool) {
        let module = packCase.module
        var scenes = try ResolvedScenes(
            [packCase.entry] + packCase.targets, by: packCase.authorship,
            set: { _ in templateSet })
        try scenes.resolveRoutes(
            from: module, among: RouteTargets(nil, generated: scenes.targets(in: module)))
        let layout = OutputLayout(
            scene: .init(sources), tests: scenes.makesTests ? .init(tests) : nil,
            support: .init(sources + "/Support"))
        let options = scenes.all.map(\.scene.options)
        let generation = scenes.generation(
            in: layout, RenderEnvironment(module: module, labels: packCase.labels),
            sharing: [.needed(options[0])])
        let files = try generation.files(spending: &budget).files
        return (
            Dictionary(files.map { ($0.destination.path, $0.file.contents) }) { $1 }, options,
            scenes.makesTests
        )
    }

    /// Returns the bytes of the scene's files by path. Throws the errors of `scene-kit new`.
    func render(spending budget: inout RunBudget) throws(Failure) -> [String: [UInt8]] {
        let module = packCase.module
        var scenes = try ResolvedScenes(
            [packCase.entry], by: packCase.authorship, set: { _ in templateSet })
        let known = targets.merging(scenes.targets(in: module)) { $1 }
        try scenes.resolveRoutes(from: module, among: RouteTargets(nil, generated: known))
        var layout = OutputLayout(
            scene: .init("."), tests: scenes.makesTests ? .init("Tests") : nil,
            support: .init("Support"))
        (layout.interface, layout.testing) = (.init("Interface"), .init("Testing"))
        let generation = scenes.generation(
            in: layout, RenderEnvironment(module: module, labels: packCase.labels),
            sharing: [.needed(scenes.all[0].scene.options)])
        let files = try generation.files(spending: &budget).files
        try generation.checkPaths(
            OwnedPaths(files.map(\.destination), from: AbsolutePath(components: [])).all)
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.destination.path, $0.file.contents) })
    }
}
