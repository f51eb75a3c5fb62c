import Basics
import SwiftFormatting
import SwiftSource
import TemplateEngine
import TemplateSets

/// Renders scenes from one template set, on one thread: what it has parsed is counted by that alone.
final class SceneRenderer {
    let templateSet: TemplateSet
    /// What it knows of the project.
    let environment: RenderEnvironment
    let partials: ParsedPartials
    /// How much has been made.
    let meter: RunMeter
    /// What was odd about the scenes so far, and does no harm.
    var warnings: [Diagnostic] = []
    /// Whether another renderer may be at work with the same set.
    private let isBesideOthers: Bool
    /// In the order of the set; a template is parsed when a scene first needs it.
    private var parsedFiles: [ParsedFile?]
    /// What templates see of the project, for the options that were rendered last.
    private var project: (options: OptionValues, values: TemplateObject)?

    /// A file of the set whose templates have been parsed.
    final class ParsedFile {
        let file: TemplateFile
        let path: Template
        /// The names at the top of the context that the path asks for; nil where partials may ask
        /// for others.
        let namesInPath: Set<String>?
        let text: Template

        init(_ file: TemplateFile, path: Template, text: Template) {
            (self.file, self.path, self.text) = (file, path, text)
            let asked = path.references
            let names = asked.names.map { String($0.prefix { $0 != "." }) }
            namesInPath = asked.partials.isEmpty ? Set(names) : nil
        }
    }

    /// How Swift is laid out; nil for a set whose files stay as they are rendered.
    var layout: SwiftLayout? { templateSet.laysOutSwift ? environment.layout : nil }

    /// Parses the partials of the set.
    ///
    /// - Parameter isBesideOthers: whether another thread may render from the set meanwhile.
    /// - Throws: `Failure` with 65 for a partial that cannot be parsed.
    init(
        templateSet: TemplateSet, in environment: RenderEnvironment, _ meter: RunMeter = RunMeter(),
        isBesideOthers: Bool = false
    ) throws(Failure) {
        self.templateSet = templateSet
        self.environment = environment
        self.meter = meter
        self.isBesideOthers = isBesideOthers
        warnings = environment.headerWarnings
        parsedFiles = Array(repeating: nil, count: templateSet.files.count)
        do throws(TemplateError) {
            partials = try Self.parsePartials(of: templateSet, isBesideOthers: isBesideOthers)
        } catch {
            throw error.failure
        }
    }

    /// Renders what is made for a scene or a route alone.
    ///
    /// - Throws: `Failure` with 65 for a template that cannot be parsed or asks for what is not
    ///   there, for files that would collide and where a limit of the run is passed, and with 77 for a
    ///   path that is not safe.
    func files(of subject: SceneGeneration.Subject) throws(Failure) -> [RenderedFile] {
        let rendered: [RenderedFile]
        switch subject {
        case .scene(let scene): rendered = try ownFiles(of: scene)
        case .route(let route, let origin): rendered = try routeFiles([route], from: origin)
        }
        try SetCollisions(templateSet: templateSet).check(rendered)
        return rendered
    }

    /// Renders those of the files that scenes share which `isMade` asks for.
    func sharedFiles(
        _ options: OptionValues, where isMade: (TemplateFile) -> Bool
    ) throws(Failure) -> [RenderedFile] {
        let context = SceneContext(sharedBy: templateSet, options: options, environment)
        var rendered: [RenderedFile] = []
        for index in templateSet.files.indices
        where templateSet.files[index].isShared && isMade(templateSet.files[index]) {
            rendered.append(try render(parsed(index), in: context))
        }
        return rendered
    }

    func isOwn(_ file: TemplateFile, of scene: Scene) -> Bool {
        !file.isShared && file.repetition == .once && file.isMade(scene.options, scene.parts)
    }

    func ownFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        if case .xcode(let template) = templateSet.format {
            return try files(of: scene, from: template)
        }
        let context = SceneContext(scene, in: project(scene.options), environment)
        var rendered: [RenderedFile] = []
        for index in templateSet.files.indices where isOwn(templateSet.files[index], of: scene) {
            rendered.append(try render(parsed(index), in: context))
        }
        return try rendered + routeFiles(of: scene)
    }

    /// Most scenes of a list have the options of the one before.
    func project(_ options: OptionValues) -> TemplateObject {
        if let project, project.options == options { return project.values }
        let values = SceneContext.project(options, templateSet: templateSet, environment)
        project = (options, values)
        return values
    }

    /// Routes are asked for by themselves; their tests are made with the other tests.
    func routeFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        let origin = RouteOrigin(scene)
        var files = try routeFiles(scene.routes.filter { !$0.isThere }, from: origin)
        files += try routeFiles(scene.routes.filter(\.isThere), from: origin)
            .filter { $0.root == .tests }
        if scene.parts.isEmpty || files.isEmpty { return files }
        let left = Set(
            templateSet.files.filter { $0.root == .tests && !$0.isNamed(in: scene.parts) }
                .map(\.id))
        return files.filter { !left.contains($0.id) }
    }

    func routeFiles(
        _ routes: [Route], from origin: RouteOrigin
    ) throws(Failure) -> [RenderedFile] {
        var rendered: [RenderedFile] = []
        for route in routes {
            let context = SceneContext(
                route, from: origin, in: project(origin.options), environment)
            for index in templateSet.files.indices
            where templateSet.files[index].isMade(origin.options, [])
                && templateSet.files[index].repetition == .forEachRoute
            {
                rendered.append(try render(parsed(index), in: context))
            }
        }
        return rendered
    }

    func render(
        _ parsed: ParsedFile, in context: SceneContext
    ) throws(Failure) -> RenderedFile {
        var cost = RunCost(files: 1)
        let path = try outputPath(of: parsed, in: context, &cost.steps)
        let header = try environment.header(for: path.fileName)
        var text: [UInt8]
        do throws(TemplateError) {
            text = try parsed.text.renderUTF8(
                context.value(fileName: path.fileName, header: header), partials: partials,
                countingSteps: &cost.steps)
        } catch {
            throw error.failure
        }
        if let layout, path.isOfSwift { text = layout.apply(to: text) }
        cost.bytes = text.count
        try meter.add(cost, at: templateSet.path(of: parsed.file.source))
        return RenderedFile(parsed.file, path, text)
    }

    func parsed(_ index: Int) throws(Failure) -> ParsedFile {
        if let parsed = parsedFiles[index] { return parsed }
        let file = templateSet.files[index]
        do throws(TemplateError) {
            // Paths are written with the usual delimiters, as file names are.
            let parsed = ParsedFile(
                file, path: try Template(parsing: templateSet.pathSource(of: file)),
                text: try templateSet.template(at: file.source, isBesideOthers: isBesideOthers))
            parsedFiles[index] = parsed
            return parsed
        } catch {
            throw error.failure
        }
    }

    private static func parsePartials(
        of templateSet: TemplateSet, isBesideOthers: Bool
    ) throws(TemplateError) -> ParsedPartials {
        var templates: [String: Template] = [:]
        for (path, content) in templateSet.partials {
            let name = SetLayout.partialName(of: path)
            if templateSet.sources[path] != nil {
                templates[name] = try templateSet.template(at: path, isBesideOthers: isBesideOthers)
            } else {
                // It is not text, which is said with its place.
                _ = try Template(parsing: content.bytes, name: templateSet.path(of: path))
            }
        }
        return ParsedPartials(templates)
    }
}

extension RenderedFile {
    init(_ file: TemplateFile, _ path: OutputPath, _ contents: [UInt8]) {
        self.init(
            id: file.id, role: file.role, root: file.root, path: path, isShared: file.isShared,
            contents: contents)
    }
}

extension OutputPath {
    /// Whether the file is laid out as Swift.
    package var isOfSwift: Bool { fileName.hasSuffix(".swift") }
}

extension TemplateSet {
    fileprivate func template(
        at path: String, isBesideOthers: Bool
    ) throws(TemplateError) -> Template {
        isBesideOthers ? try parseTemplate(at: path) : try template(at: path)
    }
}
