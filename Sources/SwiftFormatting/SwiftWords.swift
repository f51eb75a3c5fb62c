import SwiftSource

/// A token with its text, as it stands in a line that is being broken.
struct SwiftWord: Equatable {
    let text: String
    let kind: SwiftToken.Kind
    /// Whether a space stands before it.
    var spaced: Bool

    /// How many columns it takes.
    let width: Int
    /// How many words further the bracket stands that belongs to this one.
    var partner: Int?
    /// Whether it opens a list of several elements.
    var holdsSeveral = false

    init(_ text: String, kind: SwiftToken.Kind, spaced: Bool) {
        self.text = text
        self.kind = kind
        self.spaced = spaced
        width = text.count
    }
}

extension [SwiftWord] {
    /// Tells brackets which of the others belongs to them; false where they are nested too deep.
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

/// A run of words: a line, or a part of one.
typealias SwiftWords = ArraySlice<SwiftWord>

extension ArraySlice<SwiftWord> {
    /// The words as text, without a space in front.
    var text: String {
        var result = ""
        for (position, word) in enumerated() {
            if position > 0, word.spaced { result += " " }
            result += word.text
        }
        return result
    }

    /// How many columns the formatter counts for the text.
    var width: Int { width(upTo: .max) }

    /// The same as far as a limit: what takes more is not looked at in full.
    func width(upTo limit: Int) -> Int {
        guard let first else { return 0 }
        var columns = first.spaced ? -1 : 0
        for index in indices {
            guard columns <= limit else { break }
            let word = self[index]
            columns += word.width + (word.spaced ? 1 : 0) + (hasRoomForComma(index) ? 1 : 0)
        }
        return columns
    }

    /// Whether a literal of several elements opens there: the formatter has room for the comma that
    /// its last element gets when it is broken.
    private func hasRoomForComma(_ index: Int) -> Bool {
        guard self[index].holdsSeveral, isLiteral(index), let closing = closing(of: index) else {
            return false
        }
        let isOnlyArgument =
            index > startIndex && self[index - 1].text == "(" && closing + 1 < endIndex
            && self[closing + 1].text == ")"
        return !isOnlyArgument
    }

    /// Whether an array or dictionary literal opens there, not a subscript.
    func isLiteral(_ opening: Int) -> Bool {
        guard self[opening].text == "[" else { return false }
        return opening == startIndex || self[opening].spaced
            || ["(", "[", "{"].contains(self[opening - 1].text)
    }

    /// Where the word at `opening` is closed, or nil.
    func closing(of opening: Int) -> Int? {
        guard let partner = self[opening].partner, partner > 0 else { return nil }
        return opening + partner < endIndex ? opening + partner : nil
    }

    /// Where what the word at `closing` closes was opened, or nil.
    func opening(of closing: Int) -> Int? {
        guard let partner = self[closing].partner, partner < 0 else { return nil }
        return closing + partner >= startIndex ? closing + partner : nil
    }

    /// The indices of the words that stand in no bracket of this run, brackets among them.
    var outermost: [Int] { outermost { _ in true } }

    private func outermost(where holds: (Int) -> Bool) -> [Int] {
        var result: [Int] = []
        var index = startIndex
        while index < endIndex {
            if holds(index) { result.append(index) }
            index = outermost(after: index)
        }
        return result
    }

    private func outermost(after index: Int) -> Int {
        self[index].kind == .open ? closing(of: index) ?? endIndex : index + 1
    }

    /// The first word in no bracket with one of these texts.
    func firstOutermost(_ texts: String...) -> Int? {
        var index = startIndex
        while index < endIndex {
            if texts.contains(self[index].text) { return index }
            index = outermost(after: index)
        }
        return nil
    }

    /// The parts between the commas that stand in no bracket, each with its comma.
    var items: [SwiftWords] {
        var result: [SwiftWords] = []
        var start = startIndex
        for index in outermost(where: { self[$0].text == "," }) {
            result.append(self[start...index])
            start = index + 1
        }
        if start < endIndex { result.append(self[start...]) }
        return result
    }

    /// Where each member access that follows a call begins.
    ///
    /// With `afterNames`, also those that follow a name.
    func memberAccesses(afterNames: Bool = false) -> [Int] {
        outermost { index in
            guard index > startIndex, self[index].text == ".", !self[index].spaced else {
                return false
            }
            var before = index - 1
            while before > startIndex, ["?", "!"].contains(self[before].text) { before -= 1 }
            return afterNames ? self[before].kind != .punctuation : self[before].kind == .close
        }
    }

    /// Where the binary operators, casts and halves of conditionals outside all brackets stand.
    var operators: [Int] {
        outermost { index in
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
}
