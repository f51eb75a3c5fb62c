import TemplateSets
package import Basics
import TemplateEngine

extension SceneRenderer {
    /// Renders what is a scene's own.
    ///
    /// Throws what `render` throws.
    package mutating func renderOwnFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        let rendered: [RenderedFile]
        var files = patterns.files(of: scene)
        if set.xcodeTemplate == nil, !surroundings.hasOwnHeaders, files == nil,
            patterns.isSecond(scene)
        {
            files = unnamedFiles(of: scene)
            patterns.keep(files, of: scene)
        }
        if let files, let filled = try filled(files, for: scene) {
            rendered = try filled + routeFiles(of: scene)
        } else {
            rendered = try ownFiles(of: scene)
        }
        try PathCollisions(set: set).check(rendered)
        return rendered
    }

    /// The scene's own files but for its name; nil where they cannot be had without.
    private mutating func unnamedFiles(of scene: Scene) -> [ScenePatterns.File]? {
        let context = SceneContext(unnamed: scene, in: project(scene.options), surroundings)
        var files: [ScenePatterns.File] = []
        for index in set.files.indices where isOwn(set.files[index], of: scene) {
            guard let parsed = try? parsed(index),
                let file = try? ScenePatterns.File(
                    parsed, context, partials, layout)
            else { return nil }
            files.append(file)
        }
        return files
    }

    /// The files of a scene of which all but the name is known; nil where the name does not fit.
    private func filled(
        _ files: [ScenePatterns.File], for scene: Scene
    ) throws(Failure) -> [RenderedFile]? {
        var texts = SceneContext.slotTexts(of: scene.name)
        var rendered: [RenderedFile] = []
        rendered.reserveCapacity(files.count)
        for file in files {
            guard let path = file.path.filled(with: &texts) else { return nil }
            let destination = try OutputPath(
                rendered: String(decoding: path, as: UTF8.self), of: file.file, in: set)
            texts[SceneContext.fileNameSlot] = destination.fileName
            guard let text = file.text(with: &texts, at: destination, layout) else {
                return nil
            }
            rendered.append(RenderedFile(file.file, destination, text))
        }
        return rendered
    }
}
