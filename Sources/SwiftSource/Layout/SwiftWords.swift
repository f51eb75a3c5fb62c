/// A token with its text, as it stands in a line that is being broken.
struct SwiftWord: Equatable {
    let text: String
    let kind: SwiftToken.Kind
    /// Whether a space stands before it.
    var spaced: Bool

    /// How many columns it takes.
    let width: Int

    init(_ text: String, kind: SwiftToken.Kind, spaced: Bool) {
        self.text = text
        self.kind = kind
        self.spaced = spaced
        width = text.count
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
    var width: Int {
        guard let first else { return 0 }
        return literals + reduce(0) { $0 + $1.width + ($1.spaced ? 1 : 0) }
            - (first.spaced ? 1 : 0)
    }

    /// How many literals of several elements it holds: in each, the formatter has room for the
    /// comma that the last element gets when the literal is broken.
    private var literals: Int {
        indices.count { index in
            guard isLiteral(index), let closing = closing(of: index) else { return false }
            let isOnlyArgument =
                index > startIndex && self[index - 1].text == "(" && closing + 1 < endIndex
                && self[closing + 1].text == ")"
            return !isOnlyArgument && self[(index + 1)..<closing].items.count > 1
        }
    }

    /// Whether an array or dictionary literal opens there, not a subscript.
    func isLiteral(_ opening: Int) -> Bool {
        guard self[opening].text == "[" else { return false }
        return opening == startIndex || self[opening].spaced
            || ["(", "[", "{"].contains(self[opening - 1].text)
    }

    /// Where the word at `opening` is closed, or nil.
    func closing(of opening: Int) -> Int? {
        var depth = 0
        for index in opening..<endIndex {
            if self[index].kind == .open { depth += 1 }
            if self[index].kind == .close {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Where what the word at `closing` closes was opened, or nil.
    func opening(of closing: Int) -> Int? {
        var depth = 0
        for index in (startIndex...closing).reversed() {
            if self[index].kind == .close { depth += 1 }
            if self[index].kind == .open {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// The indices of the words that stand in no bracket of this run.
    var outermost: [Int] {
        var depth = 0
        var result: [Int] = []
        for index in indices {
            if self[index].kind == .close { depth = Swift.max(0, depth - 1) }
            if depth == 0 { result.append(index) }
            if self[index].kind == .open { depth += 1 }
        }
        return result
    }

    /// The first word in no bracket with one of these texts.
    func firstOutermost(_ texts: String...) -> Int? {
        outermost.first { texts.contains(self[$0].text) }
    }

    /// The parts between the commas that stand in no bracket, each with its comma.
    var items: [SwiftWords] {
        var result: [SwiftWords] = []
        var start = startIndex
        for index in outermost where self[index].text == "," {
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
        outermost.filter { index in
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
        outermost.filter { index in
            let word = self[index]
            guard index > startIndex, index < endIndex - 1, word.spaced else { return false }
            switch word.kind {
            case .operation:
                return word.text != "->" && word.text != "=" && self[index + 1].spaced
            case .word: return word.text == "as" || word.text == "is"
            case .punctuation: return word.text == ":"
            default: return false
            }
        }
    }
}
