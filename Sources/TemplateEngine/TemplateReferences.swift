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
        let found = values.flatMap { text.utf8Offsets(of: $0) }
        if found.isEmpty { return false }
        if !text.utf8Offsets(of: "=" + close).isEmpty { return true }
        let (opening, closing) = (text.utf8Offsets(of: open), text.utf8Offsets(of: close))
        return found.contains { offset in
            guard let start = opening.last(before: offset) else { return false }
            // What closes a tag follows what opens it, of which it may be a part.
            return closing.last(before: offset) ?? 0 < start + open.utf8.count
        }
    }
}

extension [Int] {
    /// The last element less than a number, of elements that are sorted.
    fileprivate func last(before number: Int) -> Int? {
        let index = sortedIndex { $0 < number }
        return index == 0 ? nil : self[index - 1]
    }
}
