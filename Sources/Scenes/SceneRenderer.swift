package import Basics
import SwiftFormatting
import SwiftSource
package import TemplateEngine
package import TemplateSets
import XcodeTemplates

/// A renderer of scenes from one template set, for one thread. Each template is parsed once.
///
/// `validate`, `export`, and `init-pack` use it for scenes that they don't write; the limits of a
/// run then apply to each scene.
package final class SceneRenderer {
    let templateSet: TemplateSet
    let environment: RenderEnvironment
    /// Warnings about the scenes so far.
    private(set) var warnings: [Diagnostic]
    /// The output of the run so far.
    var budget = RunBudget()
    private let partials: PartialsOfSet
    private let parsesPrivately: Bool
    /// The parsed files in the order of the set. A template is parsed on first use.
    private var parsedFiles: [(path: Template, text: Template)?]
    /// The project's values for the most recent options.
    private var project: (options: OptionValues, values: TemplateObject)?

    /// - Parameter parsesPrivately: Whether another thread may render from the set, so that this
    ///   one parses its own templates.
    /// - Throws: `Failure` with 65 for an invalid partial.
    package init(
        of templateSet: TemplateSet, in environment: RenderEnvironment = RenderEnvironment(),
        parsesPrivately: Bool = false
    ) throws(Failure) {
        (self.templateSet, self.environment) = (templateSet, environment)
        self.parsesPrivately = parsesPrivately
        warnings = environment.fileHeader?.warnings ?? []
        parsedFiles = Array(repeating: nil, count: templateSet.files.count)
        partials = PartialsOfSet(templateSet, parsesPrivately: parsesPrivately)
        try templateSet.checkPartials()
    }

    /// Renders the files of a scene and the shared files that it needs. Throws the errors of
    /// `SceneGeneration.makeFiles`, also if a shared file collides.
    package func files(of scene: Scene) throws(Failure) -> [RenderedFile] {
        let files = try ownFiles(of: scene) + files(.needed(scene.options), by: [scene])
        try templateSet.checkCollisions(of: files)
        return files
    }

    /// Renders the files of a scene without shared files, and throws as `files` does.
    package func ownFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        budget = RunBudget()
        return try files(of: .scene(scene))
    }

    /// Renders the files of a scene, its routes, and all shared files one by one. Returns the valid
    /// files, and the problems of the others.
    package func partialFiles(of scene: Scene) -> (files: [RenderedFile], failures: [Failure]) {
        var files: [RenderedFile] = []
        var failures: [Failure] = []
        func collect(_ render: () throws(Failure) -> [RenderedFile]) {
            do throws(Failure) {
                files += try render()
            } catch {
                failures.append(error)
            }
        }
        budget = RunBudget()
        guard templateSet.format.isNative else {
            collect { () throws(Failure) in try self.files(of: scene) }
            return (files, failures)
        }
        let project = project(scene.options)
        let own = SceneContext(scene, in: project, environment)
        let shared = SceneContext(sharedBy: templateSet, options: scene.options, environment)
        let routes = scene.routes.map {
            SceneContext($0, from: RouteOrigin(scene), in: project, environment)
        }
        for (index, file) in templateSet.files.enumerated()
        where file.isGenerated(with: scene.options) {
            // Tests import the module, so they need a known one.
            if file.root.isForTests, environment.module == nil { continue }
            let contexts =
                file.isShared ? [shared] : file.repetition == .forEachRoute ? routes : [own]
            for context in contexts where failures.last?.isExhaustion != true {
                collect { () throws(Failure) in [try render(file, index, in: context)] }
            }
        }
        let rendered = files
        collect { () throws(Failure) in
            try templateSet.checkCollisions(of: rendered)
            return []
        }
        return (files, failures)
    }

    /// Renders the files of a scene or a route. Throws a `Failure` with 65 for an invalid template,
    /// for files that collide, and if the run exceeds a limit; with 77 for an unsafe path.
    func files(of subject: SceneGeneration.Subject) throws(Failure) -> [RenderedFile] {
        let files =
            switch (subject, templateSet.format) {
            case (.scene(let scene), .xcode(let template)): try files(of: scene, from: template)
            case (.scene(let scene), _): try nativeFiles(of: scene)
            case (.route(let route, let origin), _): try routeFiles([route], from: origin)
            }
        try templateSet.checkCollisions(of: files)
        return files
    }

    private func nativeFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        let context = SceneContext(scene, in: project(scene.options), environment)
        let own = try render(context) {
            !$0.isShared && $0.repetition == .once
                && $0.isGenerated(with: scene.options, parts: scene.parts)
        }
        let origin = RouteOrigin(scene)
        let routes =
            try routeFiles(scene.routes.filter { !$0.exists }, from: origin)
            + routeFiles(scene.routes.filter(\.exists), from: origin).filter { $0.root == .tests }
        if scene.parts.isEmpty || routes.isEmpty { return own + routes }
        // Parts select only tests of routes.
        let omitted = Set(
            templateSet.files.filter { $0.root == .tests && !$0.isNamed(in: scene.parts) }
                .map(\.id))
        return own + routes.filter { !omitted.contains($0.id) }
    }

    private func routeFiles(
        _ routes: [Route], from origin: RouteOrigin
    ) throws(Failure) -> [RenderedFile] {
        var rendered: [RenderedFile] = []
        for route in routes {
            let context = SceneContext(
                route, from: origin, in: project(origin.options), environment)
            var files = try render(context) {
                $0.repetition == .forEachRoute && $0.isGenerated(with: origin.options)
            }
            for index in files.indices { files[index].isDangling = route.isDangling }
            rendered += files
        }
        return rendered
    }

    func sharedFiles(
        _ options: OptionValues, where isWanted: (TemplateFile) -> Bool
    ) throws(Failure) -> [RenderedFile] {
        try render(SceneContext(sharedBy: templateSet, options: options, environment)) {
            $0.isShared && isWanted($0)
        }
    }

    /// Returns the project's values. Most scenes of a list have the options of the previous one.
    private func project(_ options: OptionValues) -> TemplateObject {
        if let project, project.options == options { return project.values }
        let values = SceneContext.project(options, templateSet: templateSet, environment)
        project = (options, values)
        return values
    }

    // MARK: - Templates

    private func render(
        _ context: SceneContext, where isWanted: (TemplateFile) -> Bool
    ) throws(Failure) -> [RenderedFile] {
        var rendered: [RenderedFile] = []
        for (index, file) in templateSet.files.enumerated() where isWanted(file) {
            rendered.append(try render(file, index, in: context))
        }
        return rendered
    }

    private func render(
        _ file: TemplateFile, _ index: Int, in context: SceneContext
    ) throws(Failure) -> RenderedFile {
        let templates = try templates(of: file, index)
        let path = try file.outputPath(templates.path, context.value, partials)
        let header = try environment.header(for: path.fileName)
        var text = try templates.text.renderUTF8(
            context.value(fileName: path.fileName, header: header), partials: partials)
        if path.isOfSwift {
            // Shared files for tests say what their public declarations need.
            text = ImportInsertion.inserting(
                sharedModules(for: file), into: text,
                canBePublic: !(file.isShared && file.root.isForTests))
            if templateSet.laysOutSwift { text = environment.layout.apply(to: text) }
        }
        try count(text, at: templateSet.path(of: file.source))
        return RenderedFile(
            id: file.id, role: file.role, root: file.root, path: path, isShared: file.isShared,
            contents: text)
    }

    /// The modules of shared files that a file imports because it belongs to another one.
    private func sharedModules(for file: TemplateFile) -> [String] {
        guard environment.supportModule != nil, templateSet.files.contains(where: \.isShared) else {
            return []
        }
        let support = file.isShared && !file.root.isForTests ? nil : environment.supportModule
        let testing = file.root == .tests ? environment.supportTestingModule : nil
        return [support, testing].compactMap(\.self).filter { $0 != environment.module }
    }

    private func templates(
        of file: TemplateFile, _ index: Int
    ) throws(Failure) -> (path: Template, text: Template) {
        if let parsed = parsedFiles[index] { return parsed }
        // Paths use the default delimiters, as file names do.
        let path = try Template(parsing: file.pathText)
        let text = try templateSet.template(at: file.source, privately: parsesPrivately)
        let parsed = (path: path, text: text)
        parsedFiles[index] = parsed
        return parsed
    }

    /// - Throws: `Failure` with 65 if a template's output exceeds a limit.
    private func count(_ contents: [UInt8], at path: @autoclosure () -> String) throws(Failure) {
        budget.spent.files += 1
        budget.spent.bytes += contents.count
        guard let excess = budget.excess else { return }
        throw Failure(
            .data, "with this template the run \(excess), which is its limit",
            path: path(), hint: "Reduce the repetition in the templates of the set.")
    }

    /// Renders a scene from an Xcode file template, which only has the scene's own files.
    private func files(
        of scene: Scene, from template: XcodeTemplate
    ) throws(Failure) -> [RenderedFile] {
        let rendering = try template.render(
            name: scene.name.description, options: scene.options.texts,
            macros: environment.macros(by: scene.authorship))
        // The bundle's warnings were shown at its installation. Several renderings of a scene
        // repeat others.
        for warning in rendering.warnings.dropFirst(template.warnings.count)
        where !warnings.contains(warning) { warnings.append(warning) }
        return try rendering.files.map { (path, contents) throws(Failure) in
            let output = try checkingPath(OutputPath(path)) {
                Failure(
                    $0.status, "the path '\(path.onOneLine)' \($0.reason)", path: template.location)
            }
            try count(contents, at: template.location)
            return RenderedFile(
                id: path, role: "File", root: .scene, path: output, isShared: false,
                contents: contents)
        }
    }
}

extension TemplateFile {
    /// A substitute for each `/` in the values for a path's template, so that no option or author's
    /// name leads to another folder. It isn't a character, so no path can contain it.
    private static let escapedSlash: Unicode.Scalar = "\u{FFFF}"

    /// Renders the path of the file with its template. Throws a `Failure` with 65 for an invalid
    /// template or a path that is too long, and 77 for an unsafe path.
    package func outputPath(
        _ template: Template, _ context: TemplateValue, _ partials: any PartialSource
    ) throws(Failure) -> OutputPath {
        let options = RenderOptions(slash: Self.escapedSlash)
        let text = try template.render(context, partials: partials, options: options)
        do throws(OutputPathProblem) {
            if text.unicodeScalars.contains(Self.escapedSlash) {
                throw OutputPathProblem(
                    "contains a '/' that comes from a value; only the set's path makes folders")
            }
            return try OutputPath(text)
        } catch {
            let shown = text.replacing(Self.escapedSlash, with: "/")
            throw Failure(
                error.status,
                pathText.diagnostic(
                    "the path '\(shown.onOneLine)' of the file '\(id.onOneLine)' "
                        + error.reason))
        }
    }
}

/// The partials of a set, for one thread. Each is parsed when a template first includes it.
private final class PartialsOfSet: PartialSource, @unchecked Sendable {
    private let templateSet: TemplateSet
    private let parsesPrivately: Bool
    private var parsed: [String: Template] = [:]

    init(_ templateSet: TemplateSet, parsesPrivately: Bool) {
        (self.templateSet, self.parsesPrivately) = (templateSet, parsesPrivately)
    }

    func template(named name: String) throws(Failure) -> Template? {
        if let known = parsed[name] { return known }
        let path = SetLayout.partialPath(of: name)
        guard templateSet.sources[path] != nil else { return nil }
        let template = try templateSet.template(at: path, privately: parsesPrivately)
        parsed[name] = template
        return template
    }

    var names: [String] { templateSet.partials.keys.map(SetLayout.partialName).sorted() }
}
