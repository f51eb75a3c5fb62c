/// A part of a parsed template. Ranges are offsets into the template's bytes.
///
/// What is more than a range is an object, since nodes are handed around for every tag.
enum Node: Sendable {
    /// The white space at the start of a line; every line that is not a tag's alone has one.
    case lineStart(Range<Int>)
    /// Text without a line break, but for one at its end.
    case text(Range<Int>)
    case variable(Name)
    case unescaped(Name)
    case section(Section)
    case partial(PartialTag)
    case parent(ParentTag)
    case block(BlockTag)

    /// What stands there as it is rendered, where nothing is indented.
    var plainText: Range<Int>? {
        switch self {
        case .lineStart(let range), .text(let range): range
        default: nil
        }
    }
}

/// A dotted name, such as `scene.name.snakeCase`.
final class Name: Sendable {
    /// What stands between two dots, with all that it may mean.
    struct Part: Sendable {
        let member: MemberName
        let special: SpecialName?
        let conversion: CaseConversion?

        var text: String { member.text }

        init(_ text: String) {
            member = MemberName(text)
            // Most names are compared with none of these.
            special = text.utf8.first == UInt8(ascii: "-") ? SpecialName(rawValue: text) : nil
            conversion = text.utf8.last == UInt8(ascii: "e") ? CaseConversion(rawValue: text) : nil
        }
    }

    let text: String
    /// Empty for `.`, the current item.
    let parts: [Part]
    /// Whether it starts with a dot, so that it is looked up in the current item only.
    let isAnchored: Bool
    let range: Range<Int>

    init(_ text: String, parts: [String], isAnchored: Bool, range: Range<Int>) {
        (self.text, self.isAnchored, self.range) = (text, isAnchored, range)
        self.parts = parts.map(Part.init)
    }
}

final class Section: Sendable {
    let name: Name
    let isInverted: Bool
    let children: [Node]

    init(_ name: Name, isInverted: Bool, children: [Node]) {
        (self.name, self.isInverted, self.children) = (name, isInverted, children)
    }
}

/// `{{>name}}`, and what `{{<name}}` has in common with it.
final class PartialTag: Sendable {
    enum Target: Sendable {
        case named(String)
        /// `*name`: the value of the name is the partial's name.
        case dynamic(Name)
    }

    let target: Target
    /// Whether the name is known to lead nowhere else; only a rendering shows it of a dynamic one.
    let isSafe: Bool
    let range: Range<Int>
    /// The white space before a tag that has its line to itself, else nil.
    let indentation: Range<Int>?

    init(_ target: Target, range: Range<Int>, indentation: Range<Int>?) {
        (self.target, self.range, self.indentation) = (target, range, indentation)
        isSafe = if case .named(let name) = target { PartialName.isSafe(name) } else { false }
    }
}

/// `{{<name}}…{{/name}}`.
final class ParentTag: Sendable {
    let partial: PartialTag
    let blocks: [String: BlockTag]

    init(_ partial: PartialTag, blocks: [String: BlockTag]) {
        (self.partial, self.blocks) = (partial, blocks)
    }
}

/// `{{$name}}…{{/name}}`.
final class BlockTag: Sendable {
    let name: String
    let range: Range<Int>
    /// Where what replaces the content belongs, in this template.
    let indentation: Range<Int>
    /// What the lines of the content have too much when it replaces that of another block.
    let contentIndentation: Range<Int>
    let children: [Node]

    init(
        _ name: String, range: Range<Int>, indentation: Range<Int>,
        contentIndentation: Range<Int>, children: [Node]
    ) {
        (self.name, self.range, self.indentation) = (name, range, indentation)
        (self.contentIndentation, self.children) = (contentIndentation, children)
    }
}
