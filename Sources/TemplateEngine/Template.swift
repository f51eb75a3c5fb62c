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

    /// Parses a text. Throws a `TemplateError` for an invalid tag, section, or pair of delimiters.
    package convenience init(
        parsing source: SourceText, delimiters: TemplateDelimiters = .mustache
    ) throws(TemplateError) {
        try self.init(source, Array(source.text.utf8), delimiters)
    }

    /// Parses the bytes of a file. Messages use `name` for the file.
    ///
    /// Throws the same errors as the initializer for texts, and one for bytes that aren't UTF-8.
    package convenience init(
        parsing bytes: [UInt8], name: String, delimiters: TemplateDelimiters = .mustache
    ) throws(TemplateError) {
        let source: SourceText
        do {
            source = try SourceText(name: name, utf8: bytes)
        } catch {
            let problem = TemplateProblem(
                "the template is not UTF-8", at: error.offset..<error.offset + 1,
                hint: "Save it with the encoding UTF-8.")
            throw TemplateError(problem, in: error.source)
        }
        try self.init(source, bytes, delimiters)
    }

    private init(
        _ source: SourceText, _ bytes: [UInt8], _ delimiters: TemplateDelimiters
    ) throws(TemplateError) {
        self.source = source
        self.bytes = bytes
        do {
            var lexer = Lexer(bytes: bytes, delimiters: delimiters)
            let items = LineLayout.items(from: try lexer.tokenize(), in: bytes)
            var parser = TreeParser(bytes: bytes, items: items)
            nodes = try parser.nodes()
        } catch {
            throw TemplateError(error, in: source)
        }
    }

    /// Renders the template.
    ///
    /// Throws a `TemplateError` with all missing names, or for an invalid partial or an exceeded limit.
    package func render(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> String {
        String(
            decoding: try renderUTF8(context, partials: partials, options: options), as: UTF8.self)
    }

    /// Renders the template as UTF-8.
    package func renderUTF8(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions()
    ) throws(TemplateError) -> [UInt8] {
        var steps = 0
        return try renderUTF8(
            context, partials: partials, options: options, countingSteps: &steps)
    }

    /// Renders the template as UTF-8, and adds the number of tags and lines to `steps`, even if it
    /// throws.
    package func renderUTF8(
        _ context: TemplateValue, partials: any PartialSource = ParsedPartials(),
        options: RenderOptions = RenderOptions(), countingSteps steps: inout Int
    ) throws(TemplateError) -> [UInt8] {
        var renderer = Renderer(self, context: context, partials: partials, options: options)
        defer { steps += renderer.steps }
        return try renderer.render()
    }
}

/// The delimiters of tags.
package struct TemplateDelimiters: Hashable, Sendable {
    package let open: String
    package let close: String

    /// `{{` and `}}`.
    package static let mustache = TemplateDelimiters(open: "{{", close: "}}")

    private init(open: String, close: String) {
        self.open = open
        self.close = close
    }

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

// MARK: - References

/// The names and partials that a template mentions, for tools that don't render it.
package struct TemplateReferences: Hashable, Sendable {
    /// The dotted names of values, sections, and dynamic partials.
    package internal(set) var names: Set<String> = []
    package internal(set) var partials: Set<String> = []

    fileprivate mutating func collect(_ nodes: [Node]) {
        for node in nodes {
            switch node {
            case .lineStart, .text: break
            case .variable(let name), .unescaped(let name): names.insert(name.text)
            case .section(let section):
                names.insert(section.name.text)
                collect(section.children)
            case .partial(let partial): collect(partial)
            case .parent(let parent):
                collect(parent.partial)
                for block in parent.blocks.values { collect(block.children) }
            case .block(let block): collect(block.children)
            }
        }
    }

    private mutating func collect(_ partial: PartialTag) {
        switch partial.target {
        case .named(let name): partials.insert(name)
        case .dynamic(let name): names.insert(name.text)
        }
    }
}

extension Template {
    /// The references of the template, without those of its partials.
    package var references: TemplateReferences {
        var references = TemplateReferences()
        references.collect(nodes)
        return references
    }
}

extension TemplateDelimiters {
    /// Whether a tag of a text may mention one of some values. This is faster than parsing.
    ///
    /// A tag that sets other delimiters may mention any value.
    package func mayName(_ values: Set<String>, in text: String) -> Bool {
        let found = values.flatMap { text.utf8Offsets(of: $0) }
        if found.isEmpty { return false }
        if !text.utf8Offsets(of: "=" + close).isEmpty { return true }
        let (opening, closing) = (text.utf8Offsets(of: open), text.utf8Offsets(of: close))
        return found.contains { offset in
            guard let start = opening.last(before: offset) else { return false }
            // A closing delimiter follows an opening one, and may be a part of it.
            return closing.last(before: offset) ?? 0 < start + open.utf8.count
        }
    }
}

extension [Int] {
    /// The greatest element less than a number, if the elements are sorted.
    fileprivate func last(before number: Int) -> Int? {
        let index = sortedIndex { $0 < number }
        return index == 0 ? nil : self[index - 1]
    }
}
