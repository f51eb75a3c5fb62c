import SwiftSource

extension LineBreaker {
    private static let declarations: Set<String> = [
        "func", "init", "subscript", "struct", "class", "enum", "actor", "protocol", "extension",
        "let", "var", "typealias", "case",
    ]
    static let typeKeywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension",
    ]
    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "final",
        "override", "required", "convenience", "weak", "unowned", "lazy", "mutating",
        "nonmutating", "nonisolated", "indirect", "isolated", "dynamic", "async",
    ]

    func statement(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let lines = splitAttribute(words, at: indent) { return lines }
        let keyword = keyword(of: words)
        if keyword == "guard" { return guardStatement(words, at: indent) }
        if let lines = splitCaseBody(words, at: indent) { return lines }
        if let lines = splitAlternatives(words, at: indent) { return lines }
        if let lines = expandBody(words, at: indent) { return lines }
        switch keyword {
        case "func", "init", "subscript": return function(words, at: indent)
        case _ where Self.typeKeywords.contains(keyword):
            return typeDeclaration(words, at: indent)
        case "let", "var": return variable(words, at: indent)
        case "typealias": return alias(words, at: indent)
        case "case": return caseList(words, at: indent)
        case "if", "while", "switch", "for", "else": return condition(words, at: indent)
        default: break
        }
        if words.first?.kind == .close { return closer(words, at: indent) }
        return assignmentOrExpression(words, at: indent)
    }

    /// The word that says what the statement is, behind attributes and modifiers.
    private func keyword(of words: SwiftWords) -> String {
        var depth = 0
        var isAttribute = false
        for word in words {
            defer { if word.kind == .open { depth += 1 } }
            if word.kind == .close { depth -= 1 }
            if word.text == "}" || depth > 0 || word.kind == .close || word.kind == .open {
                continue
            }
            if word.text == "@" {
                isAttribute = true
            } else if isAttribute {
                isAttribute = false
            } else if !Self.modifiers.contains(word.text) {
                return word.text
            }
        }
        return ""
    }

    /// `@Test(…) func f()`: the attribute gets a line of its own.
    private func splitAttribute(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        guard words.first?.text == "@", words.count > 2 else { return nil }
        var end = words.startIndex + 2
        if words[end].text == "(", !words[end].spaced {
            guard let closing = words.closing(of: end) else { return nil }
            end = closing + 1
        }
        guard end < words.endIndex else {
            return breakBracket(words.startIndex + 2, of: words, at: indent, as: .argument)
        }
        let keyword = keyword(of: words[end...])
        guard Self.declarations.contains(keyword) || words[end].text == "@" else { return nil }
        return lay(words[..<end], at: indent, as: .statement)
            + lay(words[end...], at: indent, as: .statement)
    }

    /// `case .a(let x): call()`: the call goes to the next line.
    private func splitCaseBody(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        guard ["case", "default"].contains(words.first?.text),
            let colon = words.firstOutermost(":"), colon + 1 < words.endIndex
        else { return nil }
        return lay(words[...colon], at: indent, as: .statement)
            + lay(words[(colon + 1)...], at: indent + step, as: .statement)
    }

    /// `if … { … } else …`: the first body is expanded, then what follows it.
    private func splitAlternatives(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        guard let opening = words.firstOutermost("{"), let closing = words.closing(of: opening),
            closing + 1 < words.endIndex, words[closing + 1].text == "else"
        else { return nil }
        return lay(words[...opening], at: indent, as: .statement)
            + lay(words[(opening + 1)..<closing], at: indent + step, as: .statement)
            // The formatter wants all bodies of a chain expanded, or none.
            + (deeper(for: words)?.splitAlternatives(words[closing...], at: indent)
                ?? expandBody(words[closing...], at: indent)
                ?? lay(words[closing...], at: indent, as: .statement))
    }

    /// Patterns of a `case` or the values of one in an enumeration.
    private func caseList(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        let items = words.items
        if items.count > 1 {
            return whole(items[0], at: indent)
                + items.dropFirst().flatMap { whole($0, at: indent + step) }
        }
        if let opening = words.firstOutermost("("),
            let lines = breakBracket(opening, of: words, at: indent, as: .parameter)
        {
            return lines
        }
        return whole(words, at: indent)
    }

    /// Puts what stands between the last braces on lines of its own.
    func expandBody(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        // A comma, a bracket of what is around it, or the call of a closure may follow.
        guard
            let closing = words.indices.last(where: { ![",", "(", ")"].contains(words[$0].text) }),
            words[closing].text == "}", let opening = words.opening(of: closing),
            words.outermost.contains(opening), closing > opening + 1
        else { return nil }
        var start = opening + 1
        let body = words[start..<closing]
        if let signatureEnd = closureSignatureEnd(body) { start = signatureEnd + 1 }
        guard start < closing else { return nil }
        // What stands before the brace may itself begin with a brace: `} else { … }`.
        let head = lay(words[..<start], at: indent, as: .statement)
        let base = Self.bodyIndent(of: head) ?? indent
        return head
            + statements(words[start..<closing]).flatMap {
                lay($0, at: base + step, as: .statement)
            }
            + whole(words[closing...], at: base)
    }

    /// The indentation of the line with the brace that the lines leave open.
    static func bodyIndent(of lines: [BrokenLine]) -> Int? {
        var open: [(text: String, indent: Int)] = []
        for line in lines {
            for word in line.words {
                if word.kind == .open { open.append((word.text, line.indent)) }
                if word.kind == .close { _ = open.popLast() }
            }
        }
        return open.last { $0.text == "{" }?.indent
    }

    /// Where the `in` of a closure's signature stands; that of a loop has a `for` before it.
    private func closureSignatureEnd(_ body: SwiftWords) -> Int? {
        guard let end = body.firstOutermost("in") else { return nil }
        let front = body[..<end]
        return front.contains { ["for", "=", "{"].contains($0.text) } ? nil : end
    }

    private func statements(_ words: SwiftWords) -> [SwiftWords] {
        var result: [SwiftWords] = []
        var start = words.startIndex
        for index in words.outermost where words[index].text == ";" {
            result.append(words[start..<index])
            start = index + 1
        }
        result.append(words[start...])
        return result.filter { !$0.isEmpty }
    }

    /// Conditions come one a line between `guard` and `else`, which the formatter aligns.
    private func guardStatement(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let otherwise = words.firstOutermost("else") else {
            return assignmentOrExpression(words, at: indent)
        }
        let conditions = words[(words.startIndex + 1)..<otherwise]
        return whole(words[...words.startIndex], at: indent)
            + conditions.items.flatMap { conditionItem($0, at: indent + step) }
            + lay(words[otherwise...], at: indent, as: .statement)
    }

    func conditionItem(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if fits(words, at: indent) { return whole(words, at: indent) }
        return assignmentOrExpression(words, at: indent)
    }

    /// `if`, `while`, `for` and `switch`, up to the brace.
    private func condition(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let brace = words.indices.last, words[brace].text == "{" else {
            return assignmentOrExpression(words, at: indent)
        }
        let (head, body) = (words[..<brace], words[brace...])
        let isLoop = keyword(of: words) == "for"
        if isLoop, let clause = head.firstOutermost("where") {
            return conditionHead(head[..<clause], isLoop, at: indent)
                + withBody(whole(head[clause...], at: indent), body, at: indent)
        }
        if fits(head, at: indent) { return whole(head, at: indent) + whole(body, at: indent) }
        return withBody(conditionHead(head, isLoop, at: indent), body, at: indent)
    }

    private func conditionHead(
        _ head: SwiftWords, _ isLoop: Bool, at indent: Int
    ) -> [BrokenLine] {
        let items = head.items
        if fits(head, at: indent) {
            return whole(head, at: indent)
        } else if items.count > 1 {
            return conditionItem(items[0], at: indent)
                + items.dropFirst().flatMap { conditionItem($0, at: indent + step) }
        } else if isLoop, let loop = head.firstOutermost("in"), !endsInCall(head, at: indent) {
            return whole(head[..<loop], at: indent)
                + expression(head[loop...], at: indent + step, continuation: indent + step)
        }
        return assignmentOrExpression(head, at: indent)
    }
}
