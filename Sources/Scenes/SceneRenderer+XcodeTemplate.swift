import Basics
import SwiftSource
import TemplateSets
import XcodeTemplates

extension SceneRenderer {
    /// Renders a scene from an Xcode file template, which makes nothing but the scene's own files.
    ///
    /// - Throws: `Failure` with 65 for what is wrong with the bundle, and 77 for a path that is not
    ///   safe.
    func files(
        of scene: Scene, from template: XcodeTemplate
    ) throws(Failure) -> [RenderedFile] {
        let rendering: XcodeRendering
        do throws(XcodeTemplateError) {
            rendering = try template.render(
                name: scene.name.description, options: scene.options.texts,
                macros: environment.macros(author: scene.author, date: scene.date))
        } catch {
            throw error.failure
        }
        // The bundle's own were said when it was installed; a scene may be rendered several times.
        for warning in rendering.warnings.dropFirst(template.warnings.count)
        where !warnings.contains(warning) {
            warnings.append(warning)
        }
        var files: [RenderedFile] = []
        for (path, contents) in rendering.files {
            let output = try OutputPath(of: template, at: path)
            try meter.add(
                RunCost(files: 1, bytes: contents.count), at: template.location)
            files.append(
                RenderedFile(
                    id: path, role: "File", root: .scene, path: output, isShared: false,
                    contents: contents))
        }
        return files
    }
}

extension OutputPath {
    /// Throws `Failure` with 77 for a path that is not safe and 65 for one that is too long.
    fileprivate convenience init(of template: XcodeTemplate, at path: String) throws(Failure) {
        do throws(OutputPathProblem) {
            try self.init(path)
        } catch {
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error, "the path '\(path.onOneLine)' \(error.reason)",
                    path: template.location))
        }
    }
}
