import Basics

/// What a template refers to, for tools that check it without rendering it.
package struct TemplateReferences: Hashable, Sendable {
    /// The dotted names of its values and sections, dynamic partials among them.
    package internal(set) var names: Set<String> = []
    package internal(set) var partials: Set<String> = []

    fileprivate mutating func collect(_ nodes: some Sequence<Node>) {
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
    /// What the template refers to; what its partials refer to is not among it.
    package var references: TemplateReferences {
        var references = TemplateReferences()
        references.collect(nodes)
        return references
    }
}

extension TemplateDelimiters {
    /// Whether a tag of a template may name one of some values, for those who would have to parse many
    /// templates to be certain. A tag that sets other delimiters may lead to any.
    package func mayName(_ values: Set<String>, in text: String) -> Bool {
        let (open, close) = (Array(open.utf8), Array(close.utf8))
        let bytes = Array(text.utf8)
        return text.contains("=" + self.close)
            || values.contains { value in
                text.utf8Offsets(of: value).contains { offset in
                    bytes.isAfter(open, butNot: close, at: offset)
                }
            }
    }
}

extension [UInt8] {
    /// Whether, of two texts, the first is the one that precedes an offset more closely.
    fileprivate func isAfter(_ one: Self, butNot other: Self, at offset: Int) -> Bool {
        var end = offset
        while end > 0 {
            if self[..<end].hasSuffix(one) { return true }
            if self[..<end].hasSuffix(other) { return false }
            end -= 1
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: [UInt8]) -> Bool {
        self[endIndex - 1] == text[text.count - 1] && suffix(text.count).elementsEqual(text)
    }
}
