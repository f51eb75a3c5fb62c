/// Decides which lines belong to their tags alone and so leave nothing behind.
///
/// That is a line of white space and one tag that renders nothing itself. A parent with all its
/// content on the line counts as one tag; of parents and blocks several may stand on the line
/// (`{{<page}}{{$title}}`), unless a block opens and closes on it: that one stands for text.
struct LineLayout {
    enum Item {
        case lineStart(Range<Int>)
        case text(Range<Int>)
        /// `indentation` is the white space before a tag that is the first of its line.
        case tag(Token, isAlone: Bool, indentation: Range<Int>?)
    }

    private let bytes: [UInt8]
    private var items: [Item] = []

    static func items(from tokens: [Token], in bytes: [UInt8]) -> [Item] {
        var layout = LineLayout(bytes: bytes)
        layout.items.reserveCapacity(tokens.count * 2)
        var start = 0
        for index in tokens.indices
        where index == tokens.count - 1 || layout.endsLine(tokens[index]) {
            layout.add(tokens[start...index])
            start = index + 1
        }
        return layout.items
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func endsLine(_ token: Token) -> Bool {
        token.kind == .text && bytes[token.range.upperBound - 1] == 0x0A
    }

    private mutating func add(_ line: ArraySlice<Token>) {
        guard let first = line.first else { return }
        let leading = indentation(of: first)
        if line.count == 1, first.kind == .text {
            // As nearly all lines are.
            items.append(.lineStart(leading))
            let rest = leading.upperBound..<first.range.upperBound
            if !rest.isEmpty { items.append(.text(rest)) }
            return
        }
        let outer = Self.outsideParents(line)
        let isAlone = outer.map { belongsToTags($0.map { line[$0] }) } ?? belongsToTags(line)
        if !isAlone { items.append(.lineStart(leading)) }
        var isFirst = true
        var remaining = (outer ?? [])[...]
        for index in line.indices {
            let token = line[index]
            let isOuter = outer == nil || remaining.first == index
            if isOuter { _ = remaining.popFirst() }
            if token.kind == .text {
                let start = max(token.range.lowerBound, leading.upperBound)
                let range = start..<max(start, token.range.upperBound)
                if !range.isEmpty, !(isAlone && isOuter) { items.append(.text(range)) }
                isFirst = isFirst && isBlank(token)
            } else {
                let isIndented = isFirst || (isAlone && isOuter)
                items.append(
                    .tag(
                        token, isAlone: isAlone && isOuter,
                        indentation: isIndented ? leading : nil))
                isFirst = false
            }
        }
    }

    /// The white space that a line starts with; empty where it starts with a tag.
    private func indentation(of first: Token) -> Range<Int> {
        let start = first.range.lowerBound
        guard first.kind == .text else { return start..<start }
        var end = start
        while end < first.range.upperBound, bytes[end].isIndentation { end += 1 }
        return start..<end
    }

    private func isBlank(_ token: Token) -> Bool {
        for place in token.range where !bytes[place].isTemplateSpace { return false }
        return true
    }

    private func belongsToTags(_ tokens: some Sequence<Token>) -> Bool {
        var tags = 0
        var openBlocks = 0
        var isPartOfInheritance = true
        for token in tokens where token.kind != .text || !isBlank(token) {
            guard token.kind.canStandAlone else { return false }
            tags += 1
            switch token.closes ?? token.kind {
            case .parent: break
            case .block where token.closes == nil: openBlocks += 1
            case .block where openBlocks == 0: break
            default: isPartOfInheritance = false
            }
        }
        return tags == 1 || tags > 1 && isPartOfInheritance
    }

    /// Where the tokens of a line are, of each parent that ends on it only the opening tag; nil
    /// for all of them on the many lines without a parent.
    private static func outsideParents(_ line: ArraySlice<Token>) -> [Int]? {
        guard line.contains(where: { $0.kind == .parent }) else { return nil }
        var result: [Int] = []
        // Where in `result` each tag that is open on this line stands.
        var open: [Int] = []
        for (index, token) in zip(line.indices, line) {
            if token.kind == .close, let opening = open.popLast(),
                line[result[opening]].kind == .parent
            {
                result.removeSubrange((opening + 1)...)
                continue
            }
            if token.kind.opens { open.append(result.count) }
            result.append(index)
        }
        return result
    }
}
