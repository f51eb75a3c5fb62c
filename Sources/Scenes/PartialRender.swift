package import Basics
import TemplateSets

extension SceneRenderer {
    /// What can be made of a scene, and what is wrong with each of the other files.
    package struct PartialRender {
        package fileprivate(set) var files: [RenderedFile] = []
        package fileprivate(set) var failures: [Failure] = []

        fileprivate mutating func collect(_ render: () throws(Failure) -> RenderedFile) {
            do throws(Failure) {
                files.append(try render())
            } catch {
                failures.append(error)
            }
        }
    }

    /// Renders every file of a scene, its routes and what all scenes share, one by one, so that
    /// nothing hides behind the first file that is wrong.
    package func renderPartially(_ scene: Scene) -> PartialRender {
        if !set.format.isNative {
            var partial = PartialRender()
            do throws(Failure) {
                partial.files = try render(scene)
            } catch {
                partial.failures.append(error)
            }
            return partial
        }
        let project = project(scene.options)
        let own = SceneContext(scene, in: project, surroundings)
        let shared = SceneContext(sharedBy: set, options: scene.options, surroundings)
        let routes = scene.routes.map {
            SceneContext($0, from: RouteOrigin(scene), in: project, surroundings)
        }
        var partial = PartialRender()
        for index in set.files.indices where set.files[index].isMade(scene.options, []) {
            let file = set.files[index]
            // Tests import the module; commands make none where it is not known.
            if file.root == .tests, surroundings.module == nil { continue }
            let contexts =
                file.isShared ? [shared] : file.repetition == .forEachRoute ? routes : [own]
            for context in contexts {
                partial.collect { () throws(Failure) in try render(parsed(index), in: context) }
            }
        }
        do throws(Failure) {
            try SetCollisions(set: set).check(partial.files)
        } catch {
            partial.failures.append(error)
        }
        return partial
    }
}
