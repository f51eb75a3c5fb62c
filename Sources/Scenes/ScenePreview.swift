package import Basics
package import TemplateSets

extension SceneGeneration {
    /// Scenes of one set in memory, for commands that don't write them, such as `export` and
    /// `validate`.
    ///
    /// A preview is for one thread. It parses the templates once. The limits of a run apply to each
    /// scene.
    package final class Preview {
        private let templateSet: TemplateSet
        private let renderer: SceneRenderer

        /// - Throws: `Failure` with 65 for an invalid partial.
        package init(
            of templateSet: TemplateSet, in environment: RenderEnvironment = RenderEnvironment()
        ) throws(Failure) {
            self.templateSet = templateSet
            renderer = try SceneRenderer(templateSet: templateSet, in: environment)
        }

        /// Returns the files of a scene and the shared files that it needs.
        ///
        /// - Throws: The errors of `makeFiles`, and `Failure` with 65 if a shared file collides
        ///   with the scene.
        package func files(of scene: Scene) throws(Failure) -> [RenderedFile] {
            let files =
                try ownFiles(of: scene) + renderer.files(.needed(scene.options), by: [scene])
            try SetCollisions(templateSet: templateSet).check(files)
            return files
        }

        /// Returns the files of a scene without shared files.
        ///
        /// - Throws: The errors of `makeFiles`.
        package func ownFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
            renderer.meter.reset()
            return try renderer.files(of: .scene(scene))
        }

        /// Returns the valid files of a scene, and the problems of the others.
        package func partialFiles(of scene: Scene) -> PartialRender {
            var partial: PartialRender
            if templateSet.format.isNative {
                renderer.meter.reset()
                partial = renderer.partialFiles(of: scene)
                let files = partial.files
                partial.collect { () throws(Failure) in
                    try SetCollisions(templateSet: templateSet).check(files)
                    return []
                }
            } else {
                partial = PartialRender()
                partial.collect { () throws(Failure) in try files(of: scene) }
            }
            return partial
        }
    }
}

/// The valid files of a scene, and the problems of the others.
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
    /// Renders the files of a scene, its routes, and the shared files one by one, to find the
    /// problems of all.
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
            // Tests import the module, so they need a known one.
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
