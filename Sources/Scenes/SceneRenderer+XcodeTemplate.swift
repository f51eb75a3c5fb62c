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
        let values = try set.xcodeValues(
            for: scene, module: surroundings.module, samples: surroundings.samples)
        let rendering: XcodeRendering
        do throws(XcodeTemplateError) {
            rendering = try template.render(
                name: scene.name.description, options: values,
                macros: surroundings.macros(author: scene.author, date: scene.date))
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
            var contents = contents
            if let layout, output.isOfSwift {
                contents = Array(layout.apply(to: String(decoding: contents, as: UTF8.self)).utf8)
            }
            files.append(
                RenderedFile(
                    id: path, role: "File", root: .scene, path: output, isShared: false,
                    contents: contents))
        }
        return files
    }
}

extension TemplateSet {
    /// The options of an Xcode file template for a scene: what was given and, in a bundle that scene-kit
    /// has exported, what follows from the scene.
    ///
    /// - Throws: `Failure` with 64 for initial data that the bundle has no place for, and for a value of
    ///   an option of the exported set that this does not take.
    func xcodeValues(
        for scene: Scene, module: String?, samples: TypeSamples
    ) throws(Failure) -> [String: String] {
        var given = scene.options.texts
        guard let exportMark else { return given }
        for (name, values) in exportMark.otherOptions {
            guard given.removeValue(forKey: name) != nil, !values.isEmpty,
                let value = scene.options.given[name]?.value, !values.contains(value.text)
            else { continue }
            let option = SetOption(
                name: name, kind: .choice(values: values, default: ""), summary: "", scope: .scene,
                condition: Condition())
            throw OptionProblem.badValue(value, option).failure(for: self)
        }
        return try exportMark.values(
            given: given,
            for: ExportedScene(
                name: scene.name, parameters: scene.parameters, imports: scene.imports,
                samples: scene.samples, typeSamples: samples, module: module))
    }
}

extension OutputPath {
    /// Throws `Failure` with 77 for a path that is not safe and 65 for one that is too long.
    fileprivate init(of template: XcodeTemplate, at path: String) throws(Failure) {
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
