import SwiftSource

/// A token of a line that is being broken.
struct SwiftWord: Equatable {
    let text: String
    let kind: SwiftToken.Kind
    /// Whether a space precedes the token.
    var spaced: Bool

    /// The number of columns.
    let width: Int
    /// The distance in words to the matching bracket.
    var partner: Int?
    /// Whether the token opens a list of several elements.
    var holdsSeveral = false

    init(_ text: String, kind: SwiftToken.Kind, spaced: Bool) {
        self.text = text
        self.kind = kind
        self.spaced = spaced
        width = text.count
    }
}

extension [SwiftWord] {
    /// Connects matching brackets. Returns false if they are nested too deep.
    mutating func matchBrackets() -> Bool {
        var open: [(index: Int, commas: Int)] = []
        for index in indices {
            switch self[index].kind {
            case .open: open.append((index, 0))
            case .close:
                guard let (opening, commas) = open.popLast() else { continue }
                self[opening].partner = index - opening
                self[index].partner = opening - index
                self[opening].holdsSeveral = commas > (self[index - 1].text == "," ? 1 : 0)
            default:
                if self[index].text == ",", !open.isEmpty { open[open.count - 1].commas += 1 }
            }
            if open.count > LineBreaker.deepest { return false }
        }
        return true
    }
}

/// A line, or a part of one.
typealias SwiftWords = ArraySlice<SwiftWord>

extension SwiftWords {
    /// The words as text, without a leading space.
    var text: String {
        var result = ""
        for word in self {
            if !result.isEmpty, word.spaced { result += " " }
            result += word.text
        }
        return result
    }

    /// The number of columns that the formatter counts.
    var width: Int { width(upTo: .max) }

    /// The number of columns, or any greater number than the limit.
    func width(upTo limit: Int) -> Int {
        guard let first else { return 0 }
        var columns = first.spaced ? -1 : 0
        for index in indices where columns <= limit {
            let word = self[index]
            columns += word.width + (word.spaced ? 1 : 0) + (hasRoomForComma(index) ? 1 : 0)
        }
        return columns
    }

    /// Whether a literal of several elements opens at an index. The formatter counts the comma that a
    /// broken literal ends with.
    private func hasRoomForComma(_ index: Int) -> Bool {
        guard self[index].holdsSeveral, isLiteral(index), let closing = closing(of: index) else {
            return false
        }
        let isOnlyArgument =
            index > startIndex && self[index - 1].text == "(" && closing + 1 < endIndex
            && self[closing + 1].text == ")"
        return !isOnlyArgument
    }

    /// Whether the bracket at an index opens an array or dictionary literal, not a subscript.
    func isLiteral(_ opening: Int) -> Bool {
        guard self[opening].text == "[" else { return false }
        return opening == startIndex || self[opening].spaced
            || ["(", "[", "{"].contains(self[opening - 1].text)
    }

    /// The index of the bracket that closes the one at `opening`, or nil.
    func closing(of opening: Int) -> Int? {
        guard let partner = self[opening].partner, partner > 0 else { return nil }
        return opening + partner < endIndex ? opening + partner : nil
    }

    /// The index of the bracket that the one at `closing` closes, or nil.
    func opening(of closing: Int) -> Int? {
        guard let partner = self[closing].partner, partner < 0 else { return nil }
        return closing + partner >= startIndex ? closing + partner : nil
    }

    /// The indices of the words outside of brackets, and of the outermost brackets.
    var outermost: [Int] {
        var result: [Int] = []
        var index = startIndex
        while index < endIndex {
            result.append(index)
            index = self[index].kind == .open ? closing(of: index) ?? endIndex : index + 1
        }
        return result
    }

    /// The index of the first word outside of brackets with one of some texts.
    func firstOutermost(_ texts: String...) -> Int? {
        var index = startIndex
        while index < endIndex {
            if texts.contains(self[index].text) { return index }
            index = self[index].kind == .open ? closing(of: index) ?? endIndex : index + 1
        }
        return nil
    }

    /// The parts that begin at the start and at some places.
    func pieces(at places: [Int]) -> [SwiftWords] {
        let starts = [startIndex] + places
        return zip(starts, places + [endIndex]).map { self[$0..<$1] }
    }

    /// The elements of a list, each with its comma.
    var items: [SwiftWords] {
        pieces(at: outermost.filter { self[$0].text == "," }.map { $0 + 1 }).filter { !$0.isEmpty }
    }

    /// The statements of a body.
    var statements: [SwiftWords] {
        pieces(at: outermost.filter { self[$0].text == ";" }.map { $0 + 1 })
            .map { $0.last?.text == ";" ? $0.dropLast() : $0 }.filter { !$0.isEmpty }
    }

    /// The end of an attribute that begins a declaration, such as `@Test(…)`.
    var attributeEnd: Int? {
        guard first?.text == "@", count > 2 else { return nil }
        var end = startIndex + 2
        if self[end].text == "(", !self[end].spaced {
            guard let closing = closing(of: end) else { return nil }
            end = closing + 1
        }
        return end < endIndex ? end : nil
    }

    /// The index after the `in` of the closure signature that these words begin with.
    var signatureEnd: Int? {
        guard let end = firstOutermost("in") else { return nil }
        // The `in` of a loop follows a `for`.
        return self[..<end].contains { ["for", "=", "{"].contains($0.text) } ? nil : end + 1
    }

    /// The indices of the member accesses that follow a call, or also those that follow a name.
    func memberAccesses(afterNames: Bool = false) -> [Int] {
        outermost.filter { index in
            guard index > startIndex, self[index].text == ".", !self[index].spaced else {
                return false
            }
            var before = index - 1
            while before > startIndex, ["?", "!"].contains(self[before].text) { before -= 1 }
            return afterNames ? self[before].kind != .punctuation : self[before].kind == .close
        }
    }

    /// The indices of binary operators, casts, and the parts of conditionals outside of brackets.
    var operators: [Int] {
        outermost.filter { index in
            guard index > startIndex, index < endIndex - 1, self[index].spaced else { return false }
            let text = self[index].text
            switch self[index].kind {
            case .operation: return text != "->" && text != "=" && self[index + 1].spaced
            case .word: return text == "as" || text == "is"
            case .punctuation: return text == ":"
            default: return false
            }
        }
    }

    /// The outermost brackets of a type that have content. The formatter can't break after a `[`, but
    /// it can break in its content.
    var bracketsOfType: [Int] {
        var result: [Int] = []
        var depth = 0
        for index in indices where self[index].text != "[" && self[index].text != "]" {
            if self[index].kind == .close { depth -= 1 }
            guard self[index].kind == .open else { continue }
            if depth == 0, let closing = closing(of: index), closing > index + 1 {
                result.append(index)
            }
            depth += 1
        }
        return result
    }

    /// The index of the first member access in a type.
    var firstMember: Int? {
        indices.dropFirst().first { self[$0].text == "." && !self[$0].spaced }
    }
}
