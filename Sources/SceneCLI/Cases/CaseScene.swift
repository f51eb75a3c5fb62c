import Basics
import Packs
import Planning
import Projects
import Scenes
import SwiftSource
import TemplateSets
import Workspace

/// The scene of a case, made as `scene-kit new` would make it in an empty folder:
///
///     scene-kit new <name> … --output . --tests Tests --support Support --module <module> --no-record
///
/// Nothing of where the pack lies is looked at, so a case comes out the same everywhere.
struct CaseScene {
    let packCase: PackCase
    let set: TemplateSet
    private let targets: RouteTargets

    /// - Throws: `Failure` with 65 and what is wrong with the scenes that its routes lead to.
    init(_ packCase: PackCase, of set: TemplateSet) throws(Failure) {
        self.packCase = packCase
        self.set = set
        var known: [String: RouteTarget] = [:]
        for target in packCase.targets {
            let scene = try target.scene(
                for: set, author: packCase.author, date: packCase.date)
            known[scene.name.description] = RouteTarget(
                scene, of: set, module: packCase.module)
        }
        targets = RouteTargets(
            project: nil, records: nil, generated: known, author: packCase.author,
            date: packCase.date)
    }

    /// The bytes of every file by its path, rendered anew.
    ///
    /// - Throws: what `scene-kit new` would end with.
    func render() throws(Failure) -> [String: [UInt8]] {
        let entry = packCase.entry.typed
        var scene = try entry.scene(for: set, author: packCase.author, date: packCase.date)
        let makesTests = set.makesTests(scene.options, scene.parts)
        let layout = OutputLayout(
            scene: .init("."), tests: makesTests ? .init("Tests") : nil, support: .init("Support"))
        var targets = targets
        targets.generated[scene.name.description] = RouteTarget(
            scene, of: set, module: packCase.module)
        scene.routes = try targets.routes(of: entry, for: set, from: packCase.module)
        let generation = SceneGeneration(
            [.init(.scene(scene), name: entry.name)], of: [set], sharing: [.needed(scene.options)],
            in: layout, RenderEnvironment(module: packCase.module))
        let files = try generation.files().files
        try generation.checkPaths(PathClaims(files.map(\.destination)).claims)
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.destination.path, $0.file.contents) })
    }
}
