/// A part of a parsed template. Ranges are offsets into the template's bytes.
///
/// Most are lines and texts, which need no memory of their own.
enum Node: Sendable {
    /// The white space at the start of a line; every line that is not a tag's alone has one.
    case lineStart(Range<Int>)
    /// Text without a line break, but for one at its end.
    case text(Range<Int>)
    indirect case variable(Name, isEscaped: Bool)
    indirect case section(Section)
    indirect case partial(PartialTag)
    indirect case parent(ParentTag)
    indirect case block(BlockTag)
}

/// A dotted name, such as `scene.name.snakeCase`.
struct Name: Sendable {
    let text: String
    /// What stands between the dots; empty for `.`, the current item.
    let parts: [String]
    /// Whether it starts with a dot, so that it is looked up in the current item only.
    let isAnchored: Bool
    let range: Range<Int>
}

struct Section: Sendable {
    let name: Name
    let isInverted: Bool
    let children: [Node]
}

/// `{{>name}}`, and what `{{<name}}` has in common with it.
struct PartialTag: Sendable {
    enum Target: Sendable {
        case named(String)
        /// `*name`: the value of the name is the partial's name.
        case dynamic(Name)
    }

    let target: Target
    let range: Range<Int>
    /// The white space before a tag that has its line to itself, else nil.
    let indentation: Range<Int>?
}

/// `{{<name}}…{{/name}}`.
struct ParentTag: Sendable {
    let partial: PartialTag
    let blocks: [String: BlockTag]
}

/// `{{$name}}…{{/name}}`.
struct BlockTag: Sendable {
    let name: String
    let range: Range<Int>
    /// Where what replaces the content belongs, in this template.
    let indentation: Range<Int>
    /// What the lines of the content have too much when it replaces that of another block.
    let contentIndentation: Range<Int>
    let children: [Node]
}
