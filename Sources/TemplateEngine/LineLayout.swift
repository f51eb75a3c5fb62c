/// Finds the lines that consist of tags that render nothing, and removes their white space.
///
/// Such a line contains white space and one tag. A parent with all its content on the line counts
/// as one tag. Several parents and blocks may be on the line (`{{<page}}{{$title}}`) unless a block
/// opens and closes on it, because that block is text.
struct LineLayout {
    enum Item {
        /// White space at the start of a line, or text.
        case node(Node)
        /// A tag, and the white space before it if it's the first of its line.
        case tag(Token, isAlone: Bool, indentation: Range<Int>?)
    }

    private let bytes: [UInt8]
    private var items: [Item] = []

    static func items(from tokens: [Token], in bytes: [UInt8]) -> [Item] {
        var layout = LineLayout(bytes: bytes)
        layout.items.reserveCapacity(tokens.count * 2)
        var start = 0
        for index in tokens.indices {
            let token = tokens[index]
            let endsLine = token.kind == .text && bytes[token.range.upperBound - 1] == 0x0A
            guard endsLine || index == tokens.count - 1 else { continue }
            layout.add(tokens, start..<index + 1)
            start = index + 1
        }
        return layout.items
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func add(_ tokens: [Token], _ line: Range<Int>) {
        let first = tokens[line.lowerBound]
        let leading = indentation(of: first)
        if line.count == 1, first.kind == .text {
            items.append(.node(.lineStart(leading)))
            let rest = leading.upperBound..<first.range.upperBound
            if !rest.isEmpty { items.append(.node(.text(rest))) }
            return
        }
        let outer = Self.indicesOutsideParents(tokens, line)
        let isAlone = belongsToTags(outer.map { tokens[$0] })
        if !isAlone { items.append(.node(.lineStart(leading))) }
        var isFirst = true
        var passed = 0
        for index in line {
            let token = tokens[index]
            let isOuter = passed < outer.count && outer[passed] == index
            if isOuter { passed += 1 }
            if token.kind == .text {
                let start = max(token.range.lowerBound, leading.upperBound)
                let range = start..<max(start, token.range.upperBound)
                if !range.isEmpty, !(isAlone && isOuter) { items.append(.node(.text(range))) }
                isFirst = isFirst && isBlank(token)
            } else {
                let isAlone = isAlone && isOuter
                items.append(
                    .tag(token, isAlone: isAlone, indentation: isFirst || isAlone ? leading : nil))
                isFirst = false
            }
        }
    }

    /// The white space at the start of a line.
    private func indentation(of first: Token) -> Range<Int> {
        let start = first.range.lowerBound
        guard first.kind == .text else { return start..<start }
        var end = start
        while end < first.range.upperBound, bytes[end].isIndentation { end += 1 }
        return start..<end
    }

    private func isBlank(_ token: Token) -> Bool {
        var offset = token.range.lowerBound
        while offset < token.range.upperBound, bytes[offset].isTemplateSpace { offset += 1 }
        return offset == token.range.upperBound
    }

    private func belongsToTags(_ tokens: [Token]) -> Bool {
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

    /// The indices of the tokens of a line. A parent that ends on the line counts as its opening
    /// tag.
    private static func indicesOutsideParents(_ tokens: [Token], _ line: Range<Int>) -> [Int] {
        var result: [Int] = []
        // The positions in `result` of the tags that are open on this line.
        var open: [Int] = []
        for index in line {
            let token = tokens[index]
            if token.kind == .close, let opening = open.popLast(),
                tokens[result[opening]].kind == .parent
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
