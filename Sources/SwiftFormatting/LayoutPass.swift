import SwiftSource

/// One run over a text: finds the lines that are too long and puts broken ones in their place.
struct LayoutPass {
    let layout: SwiftLayout
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    var result: [UInt8] = []
    /// What has been copied to the result.
    var copied = 0
    /// The open brackets before the current line, and whether each opens a parameter list.
    var brackets: [(byte: UInt8, declares: Bool)] = []
    /// Closures whose first line moved: how many brackets are open in each, and by how much.
    var shifts: [(depth: Int, columns: Int)] = []
    /// By how much a line moves here.
    var shift = 0
    var pendingShift = 0
    /// The end of the last statement that was too long to be looked through, as far as that went.
    var endOfLongStatement = 0

    init(text: String, layout: SwiftLayout) {
        self.layout = layout
        bytes = Array(text.utf8)
        tokens = SwiftLexer.tokens(of: bytes)
        result.reserveCapacity(bytes.count + bytes.count / 8)
    }

    mutating func run() -> String {
        var start = 0
        while start < tokens.count {
            let end = endOfLine(from: start)
            shiftLine(start, end)
            if start < end, brackets.count <= LineBreaker.deepest, isTooLong(start..<end) {
                let after = replace(from: start, to: end)
                for index in start..<after { track(index) }
                if pendingShift > 0 { shifts.append((brackets.count, pendingShift)) }
                shift += pendingShift
                pendingShift = 0
                start = after + 1
            } else {
                for index in start..<end { track(index) }
                start = end + 1
            }
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Moves a line of a closure as far as the closure's first line has moved.
    mutating func shiftLine(_ start: Int, _ end: Int) {
        guard start < end, shift > 0 else { return }
        let from = tokens[start].range.lowerBound
        result += bytes[copied..<from]
        result += Array(layout.margin(shift).utf8)
        copied = from
    }

    func endOfLine(from start: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].kind != .newline { index += 1 }
        return index
    }

    /// The columns of the white space before a token.
    func columns(before token: Int) -> Int {
        let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
        var columns = 0
        var start = tokens[token].range.lowerBound
        while start > 0, bytes[start - 1] == space || bytes[start - 1] == tab {
            start -= 1
            columns += bytes[start] == tab ? layout.tabWidth : 1
        }
        return columns
    }

    func isTooLong(_ line: Range<Int>) -> Bool {
        let start = tokens[line.lowerBound].range.lowerBound
        let end = tokens[line.upperBound - 1].range.upperBound
        let indent = columns(before: line.lowerBound) + shift
        let bracket = UInt8(ascii: "[")
        var brackets = 0
        var place = start
        while place < end {
            if bytes[place] == bracket { brackets += 1 }
            place += 1
        }
        guard indent + end - start + brackets > layout.lineLength else { return false }
        let words = brackets > 0 ? words(in: line) : []
        if !words.isEmpty { return indent + words[...].width > layout.lineLength }
        return indent + text(start..<end).count > layout.lineLength
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func text(ofToken index: Int) -> String { text(tokens[index].range) }

    /// Keeps the stack of open brackets up to date.
    mutating func track(_ index: Int) {
        // A `<` may be an operator, so it does not count.
        let byte = bytes[tokens[index].range.lowerBound]
        guard byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") else { return }
        switch tokens[index].kind {
        case .open:
            brackets.append((byte, declaresParameters(at: index)))
        case .close:
            _ = brackets.popLast()
            while let last = shifts.last, last.depth > brackets.count {
                shift -= shifts.removeLast().columns
            }
        default: break
        }
    }

    /// Whether the bracket belongs to a function, an initializer or a case that is declared.
    func declaresParameters(at index: Int) -> Bool {
        guard index > 0 else { return false }
        if index > 1 {
            if isToken(index - 2, "func") || isToken(index - 2, "case") { return true }
            if isToken(index - 1, "?") {
                return isToken(index - 2, "init") && isFirstOnLine(index - 2)
            }
        }
        return isToken(index - 1, "subscript")
            || isToken(index - 1, "init") && isFirstOnLine(index - 1)
    }

    /// Whether a token is this word, which is asked so often that no string is made of it.
    private func isToken(_ index: Int, _ word: StaticString) -> Bool {
        let range = tokens[index].range
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count
        where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Whether nothing but modifiers stands before an `init`, so that it is not a call.
    func isFirstOnLine(_ index: Int) -> Bool {
        var index = index - 1
        while index >= 0, tokens[index].kind == .word { index -= 1 }
        return index < 0 || tokens[index].kind == .newline
    }

    func role() -> LineBreaker.Role {
        guard let bracket = brackets.last, bracket.byte != UInt8(ascii: "{") else {
            return .statement
        }
        return bracket.declares ? .parameter : .argument
    }
}
