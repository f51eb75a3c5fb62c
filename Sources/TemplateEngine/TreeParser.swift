/// Makes a tree of the items of a template.
///
/// Open sections are kept in an array rather than on the call stack; the nesting is limited all
/// the same, since whatever walks or frees the tree goes as deep as it is.
struct TreeParser {
    private let bytes: [UInt8]
    private let items: [LineLayout.Item]
    private var open: [Container] = []
    private var children: [Node] = []
    /// For each open container, what stands before it in the same list.
    private var siblings: [[Node]] = []

    /// A section, parent or block whose end has not been reached.
    private struct Container {
        let token: Token
        let label: String
        let isAlone: Bool
        let indentation: Range<Int>?
    }

    init(bytes: [UInt8], items: [LineLayout.Item]) {
        self.bytes = bytes
        self.items = items
        children.reserveCapacity(items.count)
    }

    mutating func nodes() throws(ParseIssue) -> [Node] {
        for item in items {
            switch item {
            case .lineStart(let range): children.append(.lineStart(range))
            case .text(let range): children.append(.text(range))
            case .tag(let token, let isAlone, let indentation):
                try add(token, isAlone, indentation)
            }
        }
        if let unclosed = open.last {
            throw ParseIssue(
                problem: .unclosedSection(text(unclosed.token.range), end: bytes.count),
                range: unclosed.token.range)
        }
        return children
    }

    private mutating func add(
        _ token: Token, _ isAlone: Bool, _ indentation: Range<Int>?
    ) throws(ParseIssue) {
        switch token.kind {
        case .text, .comment, .delimiters: break
        case .variable, .unescaped:
            let name = try name(in: token.content)
            children.append(token.kind == .variable ? .variable(name) : .unescaped(name))
        case .partial:
            let partial = try partialTag(token, indentation: isAlone ? indentation : nil)
            children.append(.partial(partial))
        case .section, .inverted, .parent, .block:
            try enter(token, isAlone, indentation)
        case .close: try leave(token)
        }
    }

    private mutating func enter(
        _ token: Token, _ isAlone: Bool, _ indentation: Range<Int>?
    ) throws(ParseIssue) {
        if open.count == Template.nestingLimit {
            throw ParseIssue(problem: .nestedTooDeep(Template.nestingLimit), range: token.range)
        }
        open.append(
            Container(
                token: token, label: label(token.content), isAlone: isAlone,
                indentation: indentation))
        siblings.append(children)
        children = []
    }

    private mutating func leave(_ token: Token) throws(ParseIssue) {
        guard let container = open.popLast() else {
            throw ParseIssue(problem: .nothingToClose(text(token.range)), range: token.range)
        }
        guard label(token.content) == container.label else {
            throw ParseIssue(
                problem: .mismatchedEnd(
                    found: text(token.range), expected: container.label,
                    opening: text(container.token.range), opened: container.token.range),
                range: token.range)
        }
        let node = try node(container, end: token.range.lowerBound)
        children = siblings.removeLast()
        children.append(node)
    }

    private func node(_ container: Container, end: Int) throws(ParseIssue) -> Node {
        let token = container.token
        switch token.kind {
        case .parent:
            let indentation = container.isAlone ? container.indentation : nil
            return .parent(
                ParentTag(try partialTag(token, indentation: indentation), blocks: blocks))
        case .block: return .block(try block(container, end: end))
        default:
            return .section(
                Section(
                    try name(in: token.content), isInverted: token.kind == .inverted,
                    children: children))
        }
    }

    /// The blocks that a parent is given; all else in it is ignored, as the specification says.
    private var blocks: [String: BlockTag] {
        var blocks: [String: BlockTag] = [:]
        for case .block(let block) in children { blocks[block.name] = block }
        return blocks
    }

    private func block(_ container: Container, end: Int) throws(ParseIssue) -> BlockTag {
        let token = container.token
        let name = text(token.content)
        try checkSpaces(name, token.content)
        let none = token.range.lowerBound..<token.range.lowerBound
        let content =
            container.isAlone ? firstIndentation(from: token.range.upperBound, to: end) : nil
        return BlockTag(
            name, range: token.range,
            indentation: content ?? container.indentation ?? none,
            contentIndentation: content ?? none, children: children)
    }

    /// The white space at the start of the first line, after the one that `start` is on, that
    /// holds anything else.
    private func firstIndentation(from start: Int, to end: Int) -> Range<Int>? {
        guard let newline = bytes[start..<end].firstIndex(of: 0x0A) else { return nil }
        var lineStart = newline + 1
        for place in lineStart..<end where !bytes[place].isIndentation {
            if bytes[place] == 0x0A {
                lineStart = place + 1
            } else if bytes[place] != 0x0D {
                return lineStart..<place
            }
        }
        return nil
    }
}

extension TreeParser {
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// What both ends of a section have in common, without white space after a `*`.
    private func label(_ content: Range<Int>) -> String {
        dynamicName(in: content).map { "*" + text($0) } ?? text(content)
    }

    /// What follows the `*` of a dynamic name.
    private func dynamicName(in content: Range<Int>) -> Range<Int>? {
        guard bytes[content].first == UInt8(ascii: "*") else { return nil }
        let spaces = bytes[content].dropFirst().prefix(while: \.isTemplateSpace).count
        return content.lowerBound + 1 + spaces..<content.upperBound
    }

    private func partialTag(
        _ token: Token, indentation: Range<Int>?
    ) throws(ParseIssue) -> PartialTag {
        let target: PartialTag.Target
        if let dynamic = dynamicName(in: token.content) {
            target = .dynamic(try name(in: dynamic))
        } else {
            let name = text(token.content)
            try checkSpaces(name, token.content)
            target = .named(name)
        }
        return PartialTag(target, range: token.range, indentation: indentation)
    }

    private func name(in range: Range<Int>) throws(ParseIssue) -> Name {
        let text = text(range)
        try checkSpaces(text, range)
        if text == "." { return Name(text, parts: [], isAnchored: true, range: range) }
        var parts = parts(of: range)
        let isAnchored = parts.count > 1 && parts[0].isEmpty
        if isAnchored { parts.removeFirst() }
        if parts.contains("") { throw ParseIssue(problem: .malformedName(text), range: range) }
        return Name(text, parts: parts, isAnchored: isAnchored, range: range)
    }

    /// What stands between the dots.
    private func parts(of range: Range<Int>) -> [String] {
        var parts: [String] = []
        var start = range.lowerBound
        for place in range where bytes[place] == UInt8(ascii: ".") {
            parts.append(text(start..<place))
            start = place + 1
        }
        parts.append(text(start..<range.upperBound))
        return parts
    }

    private func checkSpaces(_ name: String, _ range: Range<Int>) throws(ParseIssue) {
        for place in range where bytes[place].isTemplateSpace {
            throw ParseIssue(problem: .spaceInName(name), range: range)
        }
    }
}
