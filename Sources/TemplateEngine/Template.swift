package import Basics

/// A parsed Mustache template.
///
///     let template = try Template(parsing: SourceText(name: path, text: text))
///     let result = try template.render(["scene": "CarDetails"])
///
/// `docs/template-language.md` describes the language.
package final class Template: Sendable {
    /// The text that was parsed.
    package let source: SourceText
    let bytes: [UInt8]
    let nodes: [Node]

    /// The greatest number of nested sections, parents, and blocks.
    package static let nestingLimit = 200

    /// Parses a text. Throws a `Failure` with 65 for an invalid tag, section, or pair of
    /// delimiters.
    package convenience init(
        parsing source: SourceText, delimiters: TemplateDelimiters = .mustache
    ) throws(Failure) {
        try self.init(source, Array(source.text.utf8), delimiters)
    }

    /// Parses the bytes of a file, and throws also if they aren't UTF-8.
    package convenience init(
        parsing bytes: [UInt8], name: String, delimiters: TemplateDelimiters = .mustache
    ) throws(Failure) {
        let source = try SourceText(name: name, utf8: bytes, kind: "template")
        try self.init(source, bytes, delimiters)
    }

    private init(
        _ source: SourceText, _ bytes: [UInt8], _ delimiters: TemplateDelimiters
    ) throws(Failure) {
        (self.source, self.bytes) = (source, bytes)
        var lexer = Lexer(source, bytes, delimiters)
        let items = LineLayout.items(from: try lexer.tokenize(), in: bytes)
        var parser = TreeParser(source, bytes, items)
        nodes = try parser.nodes()
    }

    /// Renders the template.
    ///
    /// Throws a `Failure` with all missing names and 65, or for an invalid partial or an exceeded
    /// limit. Its status is 77 for the name of a partial that leads out of its folder.
    package func render(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(Failure) -> String {
        String(
            decoding: try renderUTF8(context, partials: partials, options: options), as: UTF8.self)
    }

    /// Renders the template as UTF-8.
    package func renderUTF8(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(Failure) -> [UInt8] {
        var renderer = Renderer(self, context: context, partials: partials, options: options)
        return try renderer.render()
    }
}

package struct TemplateDelimiters: Hashable, Sendable {
    package let open: String
    package let close: String

    package static let mustache = TemplateDelimiters(open: "{{", close: "}}")
}

extension TemplateDelimiters {
    /// Creates delimiters. Returns nil if one is empty or contains white space or `=`.
    package init?(_ open: String, _ close: String) {
        let isValid = [open, close].allSatisfy { text in
            !text.isEmpty && !text.utf8.contains { $0.isTemplateSpace || $0 == UInt8(ascii: "=") }
        }
        guard isValid else { return nil }
        self.init(open: open, close: close)
    }

    /// Creates delimiters from a text such as `<% %>`. Returns nil if it isn't a pair.
    package init?(_ pair: String) {
        let words = pair.utf8.split { $0.isTemplateSpace }
        guard words.count == 2 else { return nil }
        self.init(String(Substring(words[0])), String(Substring(words[1])))
    }
}

extension UInt8 {
    /// Whether the byte is a space, a tab, or a character that ends a line.
    var isTemplateSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    /// Whether the byte is a space or a tab.
    var isIndentation: Bool { self == 0x20 || self == 0x09 }
}

// MARK: - Names

extension Template {
    /// The dotted names of values, sections, and dynamic partials, without those in partials.
    package var names: Set<String> {
        var names: Set<String> = []
        for node in nodes { node.collectNames(into: &names) }
        return names
    }
}

extension Node {
    fileprivate func collectNames(into names: inout Set<String>) {
        switch self {
        case .lineStart, .text: break
        case .variable(let name), .unescaped(let name): names.insert(name.text)
        case .section(let section):
            names.insert(section.name.text)
            for child in section.children { child.collectNames(into: &names) }
        case .partial(let partial):
            if case .dynamic(let name) = partial.target { names.insert(name.text) }
        case .parent(let parent):
            Node.partial(parent.partial).collectNames(into: &names)
            for block in parent.blocks.values { Node.block(block).collectNames(into: &names) }
        case .block(let block): for child in block.children { child.collectNames(into: &names) }
        }
    }
}
