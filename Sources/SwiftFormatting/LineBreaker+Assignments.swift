import SwiftSource

extension LineBreaker {
    func assignmentOrExpression(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let equals = words.outermost.first(where: { isAssignment(words[$0]) }) {
            return assignment(words, equals: equals, at: indent)
        }
        return expression(words, at: indent, continuation: indent + step)
    }

    private func isAssignment(_ word: SwiftWord) -> Bool {
        word.kind == .operation && word.spaced
            && ["=", "+=", "-=", "*=", "/=", "&&=", "||="].contains(word.text)
    }

    /// `left = right`: a call is broken where it stands, anything else goes to the next line.
    func assignment(_ words: SwiftWords, equals: Int, at indent: Int) -> [BrokenLine] {
        let left = words[...equals]
        var right = words[(equals + 1)...]
        var body = words[words.endIndex...]
        if right.last?.text == "{" {
            if right.count == 1 { return closureAssignment(words, at: indent) }
            if isAccessorBlock(words) {
                body = right.suffix(1)
                right = right.dropLast()
            }
        }
        if let lines = breakCall(words[..<right.endIndex], right: right, at: indent) {
            return withBody(lines, body, at: indent)
        }
        var leftLines = lay(leftSide: left, at: indent)
        if leftLines.count > 2, let last = leftLines.popLast() {
            // The type itself was broken: the value goes on where it ends.
            leftLines.append(BrokenLine(indent: last.indent, words: last.words + right))
            if fits(leftLines[leftLines.count - 1].words, at: last.indent) {
                return leftLines + whole(body, at: indent)
            }
            leftLines[leftLines.count - 1] = last
        }
        // The value is one level deeper than the type that had to go to the next line.
        let inner = indent + (leftLines.count > 1 ? 2 * step : step)
        return leftLines + expression(right, at: inner, continuation: inner)
            + whole(body, at: indent)
    }

    /// `var name: Type = {`: the type goes to the next line, with the brace.
    private func closureAssignment(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let colon = words.firstOutermost(":") else { return whole(words, at: indent) }
        let brace = words.endIndex - 1
        if fits(words[..<brace], at: indent) {
            return whole(words[..<brace], at: indent)
                + whole(words[brace...], at: indent + step)
        }
        return whole(words[...colon], at: indent)
            + whole(words[(colon + 1)...], at: indent + step)
    }

    /// Whether the brace at the end opens the accessors of a variable, not a closure.
    private func isAccessorBlock(_ words: SwiftWords) -> Bool {
        words.contains { $0.text == "var" }
    }

    private func lay(leftSide words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if fits(words, at: indent) { return whole(words, at: indent) }
        guard let colon = words.firstOutermost(":") else { return whole(words, at: indent) }
        return whole(words[...colon], at: indent)
            + propertyType(words[(colon + 1)...], at: indent + step)
    }
}
