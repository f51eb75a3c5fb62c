package import Basics
package import TemplateSets

extension SceneGeneration {
    /// Scenes of one set in memory, below the folders that a project would choose: what commands look
    /// at that write nothing of it, such as `export` and `validate`.
    ///
    /// For one thread. Templates are parsed once for all scenes that it is asked for, and the limits of a
    /// run are those of each scene.
    package final class Preview {
        private let templateSet: TemplateSet
        private let renderer: SceneRenderer

        /// - Throws: `Failure` with 65 for a partial that cannot be parsed.
        package init(
            of templateSet: TemplateSet, in environment: RenderEnvironment = RenderEnvironment()
        ) throws(Failure) {
            self.templateSet = templateSet
            renderer = try SceneRenderer(templateSet: templateSet, in: environment)
        }

        /// What a generation of this scene alone makes.
        ///
        /// - Throws: what `makeFiles` throws, also where what scenes share collides with the scene.
        package func files(of scene: Scene) throws(Failure) -> [RenderedFile] {
            let files =
                try ownFiles(of: scene) + renderer.files(.needed(scene.options), by: [scene])
            try SetCollisions(templateSet: templateSet).check(files)
            return files
        }

        /// The same without what scenes share.
        ///
        /// - Throws: what `makeFiles` throws.
        package func ownFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
            renderer.meter.reset()
            return try renderer.files(of: .scene(scene))
        }

        /// The files of a scene that can be made, and everything that is wrong with the others.
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
