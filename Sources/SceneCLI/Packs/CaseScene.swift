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
            project: nil, generated: known, author: packCase.author, date: packCase.date)
    }

    /// The bytes of every file by its path, rendered anew.
    ///
    /// - Throws: what `scene-kit new` would end with.
    func render() throws(Failure) -> [String: [UInt8]] {
        let entry = packCase.entry.typed
        var scene = try entry.scene(for: set, author: packCase.author, date: packCase.date)
        let makesTests = set.makesTests(scene.options, scene.parts)
        var place = Place(
            scene: Place.Root("."), tests: makesTests ? Place.Root("Tests") : nil,
            support: Place.Root("Support"))
        place.module = packCase.module
        var targets = targets
        targets.generated[scene.name.description] = RouteTarget(
            scene, of: set, module: place.module)
        scene.routes = try targets.routes(of: entry, for: set, from: place.module)
        let renderer = try SceneRenderer(
            set: set, in: RenderEnvironment(module: place.module, layout: place.layout))
        let wanted = try place.placed(renderer.render(scene), of: set).map { $0.wanted() }
        try MeetingRoots(location: set.location).check(wanted)
        return Dictionary(uniqueKeysWithValues: wanted.map { ($0.destination.path, $0.contents) })
    }
}
