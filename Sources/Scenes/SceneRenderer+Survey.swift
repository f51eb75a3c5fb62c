package import Basics
import TemplateSets

extension SceneRenderer {
    /// What can be made of a scene, and what is wrong with each of the other files.
    package struct Survey {
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
    package func survey(_ scene: Scene) -> Survey {
        if set.xcodeTemplate != nil {
            var survey = Survey()
            do throws(Failure) {
                survey.files = try render(scene)
            } catch {
                survey.failures.append(error)
            }
            return survey
        }
        let project = project(scene.options)
        let own = SceneContext(scene, in: project, surroundings)
        let shared = SceneContext(sharedBy: set, options: scene.options, surroundings)
        let routes = scene.routes.map {
            SceneContext($0, from: RouteOrigin(scene), in: project, surroundings)
        }
        var survey = Survey()
        for index in set.files.indices where set.files[index].isMade(scene.options, []) {
            let file = set.files[index]
            // Tests import the module; commands make none where it is not known.
            if file.root == .tests, surroundings.module == nil { continue }
            let contexts =
                file.isShared ? [shared] : file.repetition == .forEachRoute ? routes : [own]
            for context in contexts {
                survey.collect { () throws(Failure) in try render(parsed(index), in: context) }
            }
        }
        do throws(Failure) {
            try PathCollisions(set: set).check(survey.files)
        } catch {
            survey.failures.append(error)
        }
        return survey
    }
}
