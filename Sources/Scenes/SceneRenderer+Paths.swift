package import Basics
import TemplateEngine
package import TemplateSets

extension SceneRenderer {
    /// Renders the path of a scene's file or a route's.
    func outputPath(
        of parsed: ParsedFile, in context: SceneContext, _ steps: inout Int
    ) throws(Failure) -> OutputPath {
        let text: [UInt8]
        if let names = parsed.namesInPath,
            let short = try? parsed.path.renderUTF8(
                context.valueForPath(naming: names), countingSteps: &steps)
        {
            text = short
        } else {
            // What is wrong is said with all names at hand.
            do throws(TemplateError) {
                text = try parsed.path.renderUTF8(
                    context.valueForPath(naming: nil), partials: partials, countingSteps: &steps)
            } catch {
                throw error.failure
            }
        }
        return try OutputPath(
            rendered: String(decoding: text, as: UTF8.self), of: parsed.file, in: templateSet)
    }
}

extension OutputPath {
    /// Takes a path that was rendered.
    ///
    /// Throws `Failure` with 77 for a path that is not safe and 65 for one that is too long.
    package convenience init(
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
