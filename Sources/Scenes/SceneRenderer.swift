package import Basics
import SwiftFormatting
import SwiftSource
import TemplateEngine
package import TemplateSets
import XcodeTemplates

/// A renderer of scenes from one template set, for one thread.
final class SceneRenderer {
    let templateSet: TemplateSet
    let environment: RenderEnvironment
    let partials: ParsedPartials
    /// The files and bytes so far.
    let meter: RunMeter
    /// Warnings about the scenes so far.
    var warnings: [Diagnostic] = []
    /// Whether another thread may render from the set, so that this one parses its own templates.
    private let parsesPrivately: Bool
    /// The parsed files in the order of the set. A template is parsed on first use.
    private var parsedFiles: [ParsedFile?]
    /// The project's values for the most recent options.
    private var project: (options: OptionValues, values: TemplateObject)?

    /// A file of the set with parsed templates.
    final class ParsedFile {
        let file: TemplateFile
        let path: Template
        /// The top-level names that the path uses; nil if its partials may use others.
        let namesInPath: Set<String>?
        let text: Template

        init(_ file: TemplateFile, path: Template, text: Template) {
            (self.file, self.path, self.text) = (file, path, text)
            let asked = path.references
            let names = asked.names.map { String($0.prefix { $0 != "." }) }
            namesInPath = asked.partials.isEmpty ? Set(names) : nil
        }
    }

    /// The layout of Swift code; nil if the set's files aren't formatted.
    var layout: SwiftLayout? { templateSet.laysOutSwift ? environment.layout : nil }

    /// - Parameter parsesPrivately: Whether another thread may render from the set.
    /// - Throws: `Failure` with 65 for an invalid partial.
    init(
        templateSet: TemplateSet, in environment: RenderEnvironment, _ meter: RunMeter = RunMeter(),
        parsesPrivately: Bool = false
    ) throws(Failure) {
        self.templateSet = templateSet
        self.environment = environment
        self.meter = meter
        self.parsesPrivately = parsesPrivately
        warnings = environment.headerWarnings
        parsedFiles = Array(repeating: nil, count: templateSet.files.count)
        do throws(TemplateError) {
            partials = try Self.parsePartials(of: templateSet, parsesPrivately: parsesPrivately)
        } catch {
            throw error.failure
        }
    }

    /// Renders the files of a scene or a route.
    ///
    /// - Throws: `Failure` with 65 for an invalid template, for files that collide, and if the run
    ///   exceeds a limit; with 77 for an unsafe path.
    func files(of subject: SceneGeneration.Subject) throws(Failure) -> [RenderedFile] {
        let rendered: [RenderedFile]
        switch subject {
        case .scene(let scene): rendered = try ownFiles(of: scene)
        case .route(let route, let origin): rendered = try routeFiles([route], from: origin)
        }
        try SetCollisions(templateSet: templateSet).check(rendered)
        return rendered
    }

    /// Renders the shared files that `isMade` selects.
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

    /// Returns the project's values. Most scenes of a list have the options of the previous one.
    func project(_ options: OptionValues) -> TemplateObject {
        if let project, project.options == options { return project.values }
        let values = SceneContext.project(options, templateSet: templateSet, environment)
        project = (options, values)
        return values
    }

    /// Renders the files of a scene's routes. Parts of the scene select only their tests.
    func routeFiles(of scene: Scene) throws(Failure) -> [RenderedFile] {
        let origin = RouteOrigin(scene)
        var files = try routeFiles(scene.routes.filter { !$0.exists }, from: origin)
        files += try routeFiles(scene.routes.filter(\.exists), from: origin)
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
        let path = try outputPath(of: parsed, in: context)
        let header = try environment.header(for: path.fileName)
        var text: [UInt8]
        do throws(TemplateError) {
            text = try parsed.text.renderUTF8(
                context.value(fileName: path.fileName, header: header), partials: partials)
        } catch {
            throw error.failure
        }
        if let layout, path.isOfSwift { text = layout.apply(to: text) }
        try meter.add(
            RunCost(files: 1, bytes: text.count), at: templateSet.path(of: parsed.file.source))
        return RenderedFile(parsed.file, path, text)
    }

    func parsed(_ index: Int) throws(Failure) -> ParsedFile {
        if let parsed = parsedFiles[index] { return parsed }
        let file = templateSet.files[index]
        do throws(TemplateError) {
            // Paths use the default delimiters, as file names do.
            let parsed = ParsedFile(
                file, path: try Template(parsing: file.pathText),
                text: try templateSet.template(at: file.source, parsesPrivately: parsesPrivately))
            parsedFiles[index] = parsed
            return parsed
        } catch {
            throw error.failure
        }
    }

    private static func parsePartials(
        of templateSet: TemplateSet, parsesPrivately: Bool
    ) throws(TemplateError) -> ParsedPartials {
        var templates: [String: Template] = [:]
        for (path, bytes) in templateSet.partials {
            let name = SetLayout.partialName(of: path)
            if templateSet.sources[path] != nil {
                templates[name] = try templateSet.template(
                    at: path, parsesPrivately: parsesPrivately)
            } else {
                // The partial isn't text. Parsing it gives the error with its place.
                _ = try Template(parsing: bytes, name: templateSet.path(of: path))
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
    /// Whether the file contains Swift code.
    package var isOfSwift: Bool { fileName.hasSuffix(".swift") }
}

extension TemplateSet {
    fileprivate func template(
        at path: String, parsesPrivately: Bool
    ) throws(TemplateError) -> Template {
        parsesPrivately ? try parseTemplate(at: path) : try template(at: path)
    }
}

extension SceneRenderer {
    /// Renders the path of a file.
    func outputPath(
        of parsed: ParsedFile, in context: SceneContext
    ) throws(Failure) -> OutputPath {
        let text: [UInt8]
        if let names = parsed.namesInPath,
            let short = try? parsed.path.renderUTF8(context.valueForPath(naming: names))
        {
            text = short
        } else {
            // Errors suggest names, so they need all values.
            do throws(TemplateError) {
                text = try parsed.path.renderUTF8(
                    context.valueForPath(naming: nil), partials: partials)
            } catch {
                throw error.failure
            }
        }
        return try OutputPath(
            rendered: String(decoding: text, as: UTF8.self), of: parsed.file, in: templateSet)
    }
}

extension OutputPath {
    /// Checks a rendered path.
    ///
    /// Throws `Failure` with 77 for an unsafe path and 65 for one that is too long.
    package convenience init(
        rendered text: String, of file: TemplateFile, in templateSet: TemplateSet
    ) throws(Failure) {
        do throws(OutputPathProblem) {
            if text.unicodeScalars.contains(EscapedSlash.scalar) {
                throw OutputPathProblem(
                    "contains a '/' that comes from a value; only the set's path makes folders")
            }
            try self.init(text)
        } catch {
            let shown = text.replacing(EscapedSlash.scalar, with: "/")
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                file.pathText.diagnostic(
                    "the path '\(shown.onOneLine)' of the file '\(file.id.onOneLine)' "
                        + error.reason))
        }
    }
}

extension SceneRenderer {
    /// Renders a scene from an Xcode file template, which only has the scene's own files.
    ///
    /// - Throws: `Failure` with 65 for a problem of the bundle, and 77 for an unsafe path.
    func files(
        of scene: Scene, from template: XcodeTemplate
    ) throws(Failure) -> [RenderedFile] {
        let rendering = try template.render(
            name: scene.name.description, options: scene.options.texts,
            macros: environment.macros(author: scene.author, date: scene.date))
        // The bundle's warnings were shown at its installation. Several renderings of a scene
        // repeat others.
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
    /// Throws `Failure` with 77 for an unsafe path and 65 for one that is too long.
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

/// A substitute for each `/` in the values for a path's template.
enum EscapedSlash {
    /// A code point that isn't a character, so no path can contain it.
    static let scalar: Unicode.Scalar = "\u{FFFF}"
}

extension TemplateValue {
    /// The values for a path's template. Only the template's own slashes separate folders, so that
    /// no option or author's name leads to another folder.
    var withEscapedSlashes: TemplateValue { hasSlash ? escapingSlashes : self }

    /// Values without slashes aren't copied.
    private var hasSlash: Bool {
        switch self {
        case .null, .bool, .number: false
        case .string(let text): text.hasSlash
        case .stringWithMembers(let text, let members):
            text.hasSlash || members.contains(where: \.hasSlash)
        case .list(let items): items.contains(where: \.hasSlash)
        case .object(let members): members.contains(where: \.hasSlash)
        }
    }

    private var escapingSlashes: TemplateValue {
        switch self {
        case .null, .bool, .number: self
        case .string(let text): .string(text.withEscapedSlashes)
        case .stringWithMembers(let text, let members):
            .stringWithMembers(
                text.withEscapedSlashes, members.mapValues(\.withEscapedSlashes))
        case .list(let items): .list(items.map(\.withEscapedSlashes))
        case .object(let members): .object(members.mapValues(\.withEscapedSlashes))
        }
    }
}

extension String {
    fileprivate var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    fileprivate var withEscapedSlashes: String {
        hasSlash ? replacing("/", with: EscapedSlash.scalar) : self
    }

    /// It replaces scalars because a slash with a combining mark is another character but still
    /// separates folders.
    func replacing(_ scalar: Unicode.Scalar, with other: Unicode.Scalar) -> String {
        var result = UnicodeScalarView()
        for each in unicodeScalars { result.append(each == scalar ? other : each) }
        return String(result)
    }
}
