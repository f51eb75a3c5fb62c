import Basics
import TemplateEngine

/// Renders a template, with its name, `t`, in messages.
func render(
    _ template: String, _ context: TemplateValue = [:], partials: [String: String] = [:],
    options: RenderOptions = RenderOptions()
) throws -> String {
    try Template(parsing: SourceText(name: "t", text: template))
        .render(context, partials: parsed(partials), options: options)
}

/// Partials. Messages use the keys as file names.
func parsed(_ partials: [String: String]) throws -> ParsedPartials {
    let templates = try partials.map { name, text in
        (name, try Template(parsing: SourceText(name: name, text: text)))
    }
    return ParsedPartials(Dictionary(uniqueKeysWithValues: templates))
}

/// The message for a template that fails, or its output.
func complaint(
    _ template: String, _ context: TemplateValue = [:], partials: [String: String] = [:],
    options: RenderOptions = RenderOptions()
) -> String {
    do {
        return try render(template, context, partials: partials, options: options)
    } catch {
        return (error as? Failure).map(shown) ?? "\(error)"
    }
}

func shown(_ error: Failure) -> String {
    error.diagnostics.map { DiagnosticFormatter().text(of: $0) }.joined(separator: "\n")
}

extension RenderOptions {
    /// As the specification has it.
    static let specification = RenderOptions(escape: .html, missing: .empty)
    static let lenient = RenderOptions(missing: .empty)
}
