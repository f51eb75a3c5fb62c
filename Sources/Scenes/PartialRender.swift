package import Basics
import TemplateSets

/// What can be made of a scene, and what is wrong with each of the other files.
package struct PartialRender {
    package private(set) var files: [RenderedFile] = []
    package private(set) var failures: [Failure] = []

    mutating func collect(_ render: () throws(Failure) -> [RenderedFile]) {
        do throws(Failure) {
            files += try render()
        } catch {
            failures.append(error)
        }
    }
}

extension SceneRenderer {
    /// Renders every file of a scene, its routes and what all scenes share, one by one, so that
    /// nothing hides behind the first file that is wrong.
    func partialFiles(of scene: Scene) -> PartialRender {
        let project = project(scene.options)
        let own = SceneContext(scene, in: project, environment)
        let shared = SceneContext(sharedBy: templateSet, options: scene.options, environment)
        let routes = scene.routes.map {
            SceneContext($0, from: RouteOrigin(scene), in: project, environment)
        }
        var partial = PartialRender()
        for index in templateSet.files.indices
        where templateSet.files[index].isMade(scene.options, []) {
            let file = templateSet.files[index]
            // Tests import the module; commands make none where it is not known.
            if file.root == .tests, environment.module == nil { continue }
            let contexts =
                file.isShared ? [shared] : file.repetition == .forEachRoute ? routes : [own]
            for context in contexts {
                partial.collect { () throws(Failure) in [try render(parsed(index), in: context)] }
            }
        }
        return partial
    }
}
