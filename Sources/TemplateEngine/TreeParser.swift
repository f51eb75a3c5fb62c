import Basics

/// A part of a parsed template. Ranges are offsets into the template's bytes.
enum Node: Sendable {
    /// The white space at the start of a line that isn't a tag's alone.
    case lineStart(Range<Int>)
    /// Text without line breaks except at its end.
    case text(Range<Int>)
    case variable(Name)
    case unescaped(Name)
    indirect case section(Section)
    indirect case partial(PartialTag)
    indirect case parent(ParentTag)
    case block(BlockTag)

    /// The range of text that isn't a tag.
    var plainText: Range<Int>? {
        switch self {
        case .lineStart(let range), .text(let range): range
        default: nil
        }
    }

    /// The range of the node, or of its name, for messages.
    var range: Range<Int> {
        switch self {
        case .lineStart(let range), .text(let range): range
        case .variable(let name), .unescaped(let name): name.range
        case .section(let section): section.name.range
        case .partial(let partial): partial.range
        case .parent(let parent): parent.partial.range
        case .block(let block): block.range
        }
    }
}

/// A dotted name, such as `scene.name.snakeCase`.
final class Name: Sendable {
    /// The text between two dots, and its possible meanings.
    struct Part: Sendable {
        let member: MemberName
        let special: SpecialName?
        let conversion: CaseConversion?

        var text: String { member.text }

        init(_ text: String) {
            member = MemberName(text)
            special = text.hasPrefix("-") ? SpecialName(rawValue: text) : nil
            conversion = text.hasSuffix("Case") ? CaseConversion(rawValue: text) : nil
        }
    }

    let text: String
    /// The parts, or an empty array for `.`, the current item.
    let parts: [Part]
    /// Whether the name starts with a dot, which restricts it to the current item.
    let isAnchored: Bool
    let range: Range<Int>

    init(_ text: String, parts: [String], isAnchored: Bool, range: Range<Int>) {
        (self.text, self.isAnchored, self.range) = (text, isAnchored, range)
        self.parts = parts.map(Part.init)
    }
}

struct Section {
    let name: Name
    let isInverted: Bool
    let children: [Node]
}

/// `{{>name}}`, or the first tag of `{{<name}}…{{/name}}`.
struct PartialTag {
    enum Target {
        case named(String)
        /// `*name`: a name whose value is the name of the partial.
        case dynamic(Name)
    }

    let target: Target
    /// Whether the name stays in the folder of partials; false for a dynamic one.
    let isSafe: Bool
    let range: Range<Int>
    /// The white space before a tag that is alone on its line.
    let indentation: Range<Int>?
}

/// `{{<name}}…{{/name}}`.
struct ParentTag {
    let partial: PartialTag
    let blocks: [String: BlockTag]
}

/// `{{$name}}…{{/name}}`. It's a class because blocks are passed on to every partial.
final class BlockTag: Sendable {
    let name: String
    let range: Range<Int>
    /// The indentation of a replacement of the content.
    let indentation: Range<Int>
    /// The white space that each line of the content loses if it replaces another block.
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

/// Arranges the items of a template in a tree.
///
/// The nesting is limited, because the depth of the call stack depends on it when the tree is
/// freed.
struct TreeParser {
    private let source: SourceText
    private let bytes: [UInt8]
    private let items: [LineLayout.Item]
    private var open: [Container] = []
    private var children: [Node] = []
    /// The nodes before each open container in the same list.
    private var siblings: [[Node]] = []

    /// A section, parent, or block without its end.
    private struct Container {
        let token: Token
        let label: String
        let isAlone: Bool
        let indentation: Range<Int>?
    }

    init(_ source: SourceText, _ bytes: [UInt8], _ items: [LineLayout.Item]) {
        (self.source, self.bytes, self.items) = (source, bytes, items)
    }

    mutating func nodes() throws(Failure) -> [Node] {
        for item in items {
            switch item {
            case .node(let node): children.append(node)
            case .tag(let token, let isAlone, let indentation):
                try add(token, isAlone, indentation)
            }
        }
        if let unclosed = open.last {
            let range = unclosed.token.range
            throw source.failure("'\(text(range))' is never closed", atUTF8: range).with(
                note: "the file ends here without it", in: source,
                at: bytes.count..<bytes.count + 1)
        }
        return children
    }

    private mutating func add(
        _ token: Token, _ isAlone: Bool, _ indentation: Range<Int>?
    ) throws(Failure) {
        switch token.kind {
        case .text, .comment, .delimiters: break
        case .variable: children.append(.variable(try name(in: token.content)))
        case .unescaped: children.append(.unescaped(try name(in: token.content)))
        case .partial:
            let partial = try partialTag(token, indentation: isAlone ? indentation : nil)
            children.append(.partial(partial))
        case .section, .inverted, .parent, .block:
            if open.count == Template.nestingLimit {
                throw source.failure(
                    "sections are nested more than \(Template.nestingLimit) deep",
                    atUTF8: token.range)
            }
            open.append(
                Container(
                    token: token, label: label(token.content), isAlone: isAlone,
                    indentation: indentation))
            siblings.append(children)
            children = []
        case .close: try close(token)
        }
    }

    private mutating func close(_ token: Token) throws(Failure) {
        guard let container = open.popLast()
        else { throw source.failure("'\(text(token.range))' closes nothing", atUTF8: token.range) }
        guard label(token.content) == container.label else {
            let opening = container.token.range
            throw source.failure(
                "'\(text(token.range))' appears where '\(container.label)' must be closed",
                atUTF8: token.range, hint: "Close '\(container.label)' before this."
            ).with(note: "'\(text(opening))' is opened here", in: source, at: opening)
        }
        let node = try node(container, end: token.range.lowerBound)
        children = siblings.removeLast()
        children.append(node)
    }

    private func node(_ container: Container, end: Int) throws(Failure) -> Node {
        let token = container.token
        switch token.kind {
        case .parent:
            // The specification ignores everything else in a parent.
            var blocks: [String: BlockTag] = [:]
            for case .block(let block) in children { blocks[block.name] = block }
            let indentation = container.isAlone ? container.indentation : nil
            let partial = try partialTag(token, indentation: indentation)
            return .parent(ParentTag(partial: partial, blocks: blocks))
        case .block: return .block(try block(container, end: end))
        default:
            return .section(
                Section(
                    name: try name(in: token.content), isInverted: token.kind == .inverted,
                    children: children))
        }
    }

    private func block(_ container: Container, end: Int) throws(Failure) -> BlockTag {
        let token = container.token
        try checkSpaces(in: token.content)
        let none = token.range.lowerBound..<token.range.lowerBound
        let content =
            container.isAlone ? firstIndentation(from: token.range.upperBound, to: end) : nil
        return BlockTag(
            text(token.content), range: token.range,
            indentation: content ?? container.indentation ?? none,
            contentIndentation: content ?? none, children: children)
    }

    /// The white space before the first content on the lines after `start`.
    private func firstIndentation(from start: Int, to end: Int) -> Range<Int>? {
        guard let newline = bytes[start..<end].firstIndex(of: 0x0A) else { return nil }
        var lineStart = newline + 1
        for offset in lineStart..<end where !bytes[offset].isIndentation {
            if bytes[offset] == 0x0A {
                lineStart = offset + 1
            } else if bytes[offset] != 0x0D {
                return lineStart..<offset
            }
        }
        return nil
    }

    // MARK: - Names

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text that both ends of a section share, without white space after a `*`.
    private func label(_ content: Range<Int>) -> String {
        dynamicName(in: content).map { "*" + text($0) } ?? text(content)
    }

    /// The range after the `*` of a dynamic name.
    private func dynamicName(in content: Range<Int>) -> Range<Int>? {
        guard bytes[content].first == UInt8(ascii: "*") else { return nil }
        let spaces = bytes[content].dropFirst().prefix(while: \.isTemplateSpace).count
        return content.lowerBound + 1 + spaces..<content.upperBound
    }

    private func partialTag(
        _ token: Token, indentation: Range<Int>?
    ) throws(Failure) -> PartialTag {
        let target: PartialTag.Target
        var isSafe = false
        if let dynamic = dynamicName(in: token.content) {
            target = .dynamic(try name(in: dynamic))
        } else {
            try checkSpaces(in: token.content)
            let name = text(token.content)
            target = .named(name)
            isSafe = name.isSafePartialName
        }
        return PartialTag(
            target: target, isSafe: isSafe, range: token.range, indentation: indentation)
    }

    private func name(in range: Range<Int>) throws(Failure) -> Name {
        try checkSpaces(in: range)
        let text = text(range)
        if text == "." { return Name(text, parts: [], isAnchored: true, range: range) }
        var parts = text.split(atByte: UInt8(ascii: "."))
        let isAnchored = parts.count > 1 && parts[0].isEmpty
        if isAnchored { parts.removeFirst() }
        if parts.contains("") {
            throw source.failure("the name '\(text)' has a dot too many", atUTF8: range)
        }
        return Name(text, parts: parts, isAnchored: isAnchored, range: range)
    }

    private func checkSpaces(in range: Range<Int>) throws(Failure) {
        for offset in range where bytes[offset].isTemplateSpace {
            throw source.failure("the name '\(text(range))' has white space in it", atUTF8: range)
        }
    }
}
