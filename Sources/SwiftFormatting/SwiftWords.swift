import SwiftSource

/// A token of a statement that is being broken.
struct SwiftWord {
    let text: String
    let kind: SwiftToken.Kind
    /// Whether a space precedes the word on its line.
    let isSpaced: Bool
    /// The columns that the formatter counts.
    let width: Int
    /// The distance to the bracket that belongs to this one.
    fileprivate(set) var partner = 0
    /// Whether a literal of several elements opens here, which get a comma each on their own lines.
    fileprivate(set) var opensList = false
    fileprivate(set) var closesList = false

    private static let looseness = [
        "?": 6, ":": 6, "||": 5, "&&": 4, "==": 3, "!=": 3, "===": 3, "!==": 3, "<": 3, ">": 3,
        "<=": 3, ">=": 3, "??": 2, "as": 1, "is": 1,
    ]

    fileprivate var looseness: Int { Self.looseness[text] ?? 0 }
}

extension [SwiftWord] {
    /// Connects brackets that belong together. Returns false if they are nested too deep.
    mutating func matchBrackets() -> Bool {
        var open: [(index: Int, commas: Int)] = []
        for index in indices {
            switch self[index].kind {
            case .open: open.append((index, 0))
            case .close:
                guard let (opening, commas) = open.popLast() else { continue }
                self[opening].partner = index - opening
                self[index].partner = opening - index
                if isLiteral(opening), commas > (self[index - 1].text == "," ? 1 : 0) {
                    self[opening].opensList = true
                    self[index].closesList = true
                }
            default:
                if self[index].text == ",", !open.isEmpty { open[open.count - 1].commas += 1 }
            }
            if open.count > LineBreaker.deepest { return false }
        }
        return true
    }

    /// Whether an array or a dictionary opens there, not a subscript.
    private func isLiteral(_ opening: Int) -> Bool {
        guard self[opening].text == "[" else { return false }
        return opening == 0 || self[opening].isSpaced
            || ["(", "[", "{"].contains(self[opening - 1].text)
    }
}

/// A run of words: a line, or a part of one.
typealias SwiftWords = ArraySlice<SwiftWord>

extension SwiftWords {
    /// The words as UTF-8, without a space in front.
    var utf8: [UInt8] {
        reduce(into: []) { result, word in
            if word.isSpaced, !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result += word.text.utf8
        }
    }

    /// The columns of the text up to a limit. The words beyond it are not counted.
    func width(upTo limit: Int = .max) -> Int {
        var columns = first?.isSpaced == true ? -1 : 0
        for index in indices {
            guard columns <= limit else { break }
            let word = self[index]
            columns += word.width + (word.isSpaced ? 1 : 0)
            if word.closesList, !isOnlyArgument(upTo: index) { columns += 1 }
        }
        return columns
    }

    /// Whether the list that ends there is the only argument. The formatter has room for a last
    /// comma in other lists.
    private func isOnlyArgument(upTo closing: Int) -> Bool {
        let before = closing + self[closing].partner - 1
        return before >= startIndex && closing + 1 < endIndex
            && self[before].text == "(" && self[closing + 1].text == ")"
    }

    /// The index of the bracket that closes the one at `opening`, or nil if it's in another run.
    func closing(of opening: Int) -> Int? {
        let closing = opening + self[opening].partner
        return closing > opening && closing < endIndex ? closing : nil
    }

    /// The opening of the bracket that ends the run, or precedes a last comma, unless it's empty.
    var lastBracket: Int? {
        let closing = last?.text == "," ? endIndex - 2 : endIndex - 1
        guard closing > startIndex, [")", "]"].contains(self[closing].text) else { return nil }
        let opening = closing + self[closing].partner
        return opening >= startIndex && closing > opening + 1 ? opening : nil
    }

    /// The indices of the words outside of brackets, and of the opening brackets.
    var outermost: [Int] { outermost(entering: nil) }

    /// The same, but also in brackets of one kind.
    private func outermost(entering bracket: String?) -> [Int] {
        var result: [Int] = []
        var index = startIndex
        while index < endIndex {
            result.append(index)
            let isSkipped = self[index].kind == .open && self[index].text != bracket
            index = isSkipped ? closing(of: index) ?? endIndex : index + 1
        }
        return result
    }

    /// The outermost brackets of an expression that can be broken.
    var brackets: [Int] {
        outermost.filter { ["(", "["].contains(self[$0].text) && hasContent($0) }
    }

    /// The same for a type. Lists and dictionaries have no break at theirs.
    var bracketsOfType: [Int] {
        outermost(entering: "[").filter {
            self[$0].kind == .open && self[$0].text != "[" && hasContent($0)
        }
    }

    func hasContent(_ opening: Int) -> Bool {
        closing(of: opening).map { $0 > opening + 1 } ?? false
    }

    /// The bracket with the widest content.
    func widest(of brackets: [Int]) -> Int? {
        let widths = brackets.map { self[$0...(closing(of: $0) ?? $0)].width() }
        return zip(brackets, widths).max { $0.1 < $1.1 }?.0
    }

    /// The index of the first word outside of brackets with one of these texts.
    func firstOutermost(_ texts: String...) -> Int? {
        outermost.first { texts.contains(self[$0].text) }
    }

    /// The parts of the run that begin at its start and at some indices.
    func parts(at indices: [Int]) -> [SwiftWords] {
        zip([startIndex] + indices, indices + [endIndex]).map { self[$0..<$1] }
    }

    /// The parts between the commas outside of brackets, with their commas.
    var items: [SwiftWords] {
        parts(at: outermost.filter { self[$0].text == "," }.map { $0 + 1 }).filter { !$0.isEmpty }
    }

    /// The indices of the dots of members.
    var members: [Int] {
        outermost.filter {
            $0 > startIndex && self[$0].text == "." && !self[$0].isSpaced
                && self[$0 - 1].kind != .punctuation
        }
    }

    var membersOfCalls: [Int] {
        members.filter { index in
            self[..<index].last { $0.text != "?" && $0.text != "!" }?.kind == .close
        }
    }

    /// The indices of the operators that bind loosest, outside of brackets.
    var loosestOperators: [Int] {
        let operators = outermost.filter { isOperator($0) }
        let loosest = operators.map { self[$0].looseness }.max()
        return operators.filter { self[$0].looseness == loosest }
    }

    private func isOperator(_ index: Int) -> Bool {
        guard index > startIndex, index < endIndex - 1, self[index].isSpaced else { return false }
        let text = self[index].text
        return switch self[index].kind {
        case .operation: text != "->" && text != "=" && self[index + 1].isSpaced
        case .word: text == "as" || text == "is"
        case .punctuation: text == ":"
        default: false
        }
    }
}
