package import Basics

/// A Mustache template that has been parsed.
///
///     let template = try Template(parsing: SourceText(name: path, text: text))
///     let result = try template.render(["scene": "CarDetails"])
///
/// The language is described in `docs/template-language.md`.
package final class Template: Sendable {
    /// The text that was parsed, for messages about it.
    package let source: SourceText
    let bytes: [UInt8]
    let nodes: [Node]

    /// How many sections, parents and blocks may stand inside each other.
    package static let nestingLimit = 200

    /// Parses a template.
    ///
    /// Throws a `TemplateError` for a tag, a section or delimiters that are wrong.
    package convenience init(
        parsing source: SourceText, delimiters: TemplateDelimiters = .mustache
    ) throws(TemplateError) {
        try self.init(source, bytes: Array(source.text.utf8), delimiters)
    }

    /// Parses the bytes of a file, whose `name` is what messages call it.
    ///
    /// Throws a `TemplateError`, as the initializer that takes a text does, also for bytes that
    /// are not UTF-8.
    package convenience init(
        parsing bytes: [UInt8], name: String, delimiters: TemplateDelimiters = .mustache
    ) throws(TemplateError) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            throw TemplateError(
                .invalidUTF8, in: error.source, at: error.offset..<error.offset + 1)
        }
        try self.init(source, bytes: bytes, delimiters)
    }

    private init(
        _ source: SourceText, bytes: [UInt8], _ delimiters: TemplateDelimiters
    ) throws(TemplateError) {
        self.source = source
        self.bytes = bytes
        do {
            var lexer = Lexer(bytes: bytes, delimiters: delimiters)
            let items = LineLayout.items(from: try lexer.tokenize(), in: bytes)
            var parser = TreeParser(bytes: bytes, items: items)
            nodes = try parser.nodes()
        } catch {
            throw TemplateError(error.problem, in: source, at: error.range)
        }
    }

    /// Renders the template.
    ///
    /// Throws a `TemplateError` with every name that is missing, or for a partial that is wrong
    /// or a limit that is passed.
    package func render(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> String {
        String(
            decoding: try renderUTF8(context, partials: partials, options: options), as: UTF8.self)
    }

    /// What `render` gives, in UTF-8.
    package func renderUTF8(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> [UInt8] {
        var steps = 0
        return try renderUTF8(
            context, partials: partials, options: options, countingSteps: &steps)
    }

    /// The same, which adds the tags and lines that were worked through, also where that fails.
    package func renderUTF8(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions(), countingSteps steps: inout Int
    ) throws(TemplateError) -> [UInt8] {
        var renderer = Renderer(self, context: context, partials: partials, options: options)
        defer { steps += renderer.steps }
        return try renderer.render()
    }
}

/// A fact and its place; `Template` adds the text.
struct ParseIssue: Error {
    let problem: TemplateProblem
    let range: Range<Int>
}
