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
