package import Basics
import TemplateEngine
package import TemplateSets

extension SceneRenderer {
    /// Renders the path of a scene's file or a route's.
    func outputPath(
        of parsed: ParsedFile, in context: SceneContext
    ) throws(Failure) -> OutputPath {
        let text: String
        if let names = parsed.namesInPath,
            let short = try? parsed.path.render(context.valueForPath(naming: names))
        {
            text = short
        } else {
            // What is wrong is said with all names at hand.
            do throws(TemplateError) {
                text = try parsed.path.render(
                    context.valueForPath(naming: nil), partials: partials)
            } catch {
                throw error.failure
            }
        }
        return try OutputPath(rendered: text, of: parsed.file, in: templateSet)
    }
}

extension OutputPath {
    /// Takes a path that was rendered.
    ///
    /// Throws `Failure` with 77 for a path that is not safe and 65 for one that is too long.
    package init(
        rendered text: String, of file: TemplateFile, in templateSet: TemplateSet
    ) throws(Failure) {
        do throws(OutputPathProblem) {
            if text.unicodeScalars.contains(EscapedSlash.scalar) { throw .slashInValue }
            try self.init(text)
        } catch {
            let shown = text.replacing(EscapedSlash.scalar, with: "/")
            throw Failure(
                error.isOnlyLength ? .data : .refused,
                Diagnostic(
                    .error,
                    "the path '\(shown.onOneLine)' of the file '\(file.id.onOneLine)' "
                        + error.reason,
                    in: templateSet.pathSource(of: file), atUTF8Offset: 0,
                    utf8Length: file.path.utf8.count))
        }
    }
}
