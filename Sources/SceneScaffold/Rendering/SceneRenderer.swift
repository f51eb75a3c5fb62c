public import Diagnostics
import TemplateEngine

/// Renders scenes from one template set.
public struct SceneRenderer: Sendable {
    private let set: TemplateSet
    private let module: String?
    private let layout: SwiftLayout
    private let partials: ParsedPartials
    /// In the order of the set; a template is parsed when a scene first needs it.
    private var parsedFiles: [ParsedFile?]

    /// A file of the set whose templates have been parsed.
    private struct ParsedFile {
        let file: TemplateFile
        let path: Template
        let text: Template
    }

    /// Where a set keeps its partials.
    private static let partialsFolder = "Partials/"
    private static let partialSuffix = ".mustache"

    /// Parses the partials of the set.
    ///
    /// - Parameter module: the module that the scene belongs to, where that is known.
    /// - Throws: `Failure` with 65 for a partial that cannot be parsed.
    public init(
        set: TemplateSet, module: String?, layout: SwiftLayout = SwiftLayout()
    ) throws(Failure) {
        self.set = set
        self.module = module
        self.layout = layout
        parsedFiles = Array(repeating: nil, count: set.files.count)
        do throws(TemplateError) {
            partials = try Self.parsePartials(of: set)
        } catch {
            throw error.failure
        }
    }

    /// Renders a scene: the files that its options ask for, in the order of the set.
    ///
    /// - Throws: `Failure` with 65 for a template that cannot be parsed or asks for what is not
    ///   there and for files that would collide, and with 77 for a path that is not safe.
    public mutating func render(_ scene: Scene) throws(Failure) -> [RenderedFile] {
        let own = SceneContext(scene, set: set, module: module)
        let shared = SceneContext(sharedBy: set, options: scene.options, module: module)
        var rendered: [RenderedFile] = []
        for (index, file) in set.files.enumerated()
        where file.condition.holds(for: scene.options) {
            rendered.append(try render(parsed(index), in: file.isShared ? shared : own))
        }
        try PathCollisions(location: set.manifestPath).check(rendered)
        return rendered
    }

    private func render(
        _ parsed: ParsedFile, in context: SceneContext
    ) throws(Failure) -> RenderedFile {
        let path = try outputPath(of: parsed, in: context)
        var text: String
        do throws(TemplateError) {
            text = try parsed.text.render(
                context.value(fileName: path.fileName), partials: partials)
        } catch {
            throw error.failure
        }
        if path.fileName.hasSuffix(".swift") { text = layout.apply(to: text) }
        return RenderedFile(
            id: parsed.file.id, role: parsed.file.role, root: parsed.file.root, path: path,
            isShared: parsed.file.isShared, text: text)
    }

    private func outputPath(
        of parsed: ParsedFile, in context: SceneContext
    ) throws(Failure) -> OutputPath {
        let text: String
        do throws(TemplateError) {
            text = try parsed.path.render(
                context.valueForPaths, partials: partials)
        } catch {
            throw error.failure
        }
        do throws(OutputPathProblem) {
            if text.unicodeScalars.contains(MarkedSlash.scalar) { throw .slashInValue }
            return try OutputPath(text)
        } catch {
            let shown = text.replacing(MarkedSlash.scalar, with: "/")
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error,
                    "the path '\(shown.onOneLine)' of the file '\(parsed.file.id.onOneLine)' "
                        + error.reason,
                    in: set.pathSource(of: parsed.file), atUTF8Offset: 0,
                    utf8Length: parsed.file.path.utf8.count))
        }
    }

    private mutating func parsed(_ index: Int) throws(Failure) -> ParsedFile {
        if let parsed = parsedFiles[index] { return parsed }
        let file = set.files[index]
        let text = SourceText(
            name: set.path(of: file.source), text: set.sources[file.source] ?? "")
        do throws(TemplateError) {
            let parsed = ParsedFile(
                file: file,
                // Paths are written with the usual delimiters, as file names are.
                path: try Template(parsing: set.pathSource(of: file)),
                text: try Template(parsing: text, delimiters: set.delimiters))
            parsedFiles[index] = parsed
            return parsed
        } catch {
            throw error.failure
        }
    }

    private static func parsePartials(of set: TemplateSet) throws(TemplateError) -> ParsedPartials {
        var templates: [String: Template] = [:]
        for (path, text) in set.sources
        where path.hasPrefix(partialsFolder) && path.hasSuffix(partialSuffix) {
            let name = path.dropFirst(partialsFolder.count).dropLast(partialSuffix.count)
            templates[String(name)] = try Template(
                parsing: SourceText(name: set.path(of: path), text: text),
                delimiters: set.delimiters)
        }
        return ParsedPartials(templates)
    }
}

extension String {
    /// The beginning of a stranger's text, which cannot pass itself off as lines of ours.
    var onOneLine: String { String(prefix(200)).escapedForTerminal() }
}
