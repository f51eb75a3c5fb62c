import SwiftSource

/// A line that results from breaking a longer one.
struct BrokenLine: Equatable {
    var indent: Int
    var words: SwiftWords
}

/// Breaks a statement that is too long for one line.
///
/// swift-format keeps a line break if the formatter could break there, if the indentation is right, and
/// if the construct around it is broken too. So the outermost construct is broken first, one element a
/// line, and then each part that is still too long.
final class LineBreaker {
    /// The kind of a part, which determines how to break it.
    enum Role {
        case statement, condition, expression, type
        /// An argument, or an element of a literal.
        case argument
        case parameter
        /// A closing bracket and the rest of the line.
        case closer
    }

    /// The greatest number of nested brackets that are broken.
    static let deepest = 50

    private let lineLength: Int
    /// The columns of one level of indentation.
    private let step: Int
    /// The number of words to look at before giving up, which makes hostile input harmless.
    private var effort: Int
    private var level = 0
    private(set) var isExhausted = false

    init(lineLength: Int, step: Int, wordCount: Int) {
        self.lineLength = lineLength
        self.step = step
        effort = 6_000 + 8 * wordCount
    }

    func lay(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine] {
        lay(words, at: indent) {
            switch role {
            case .statement: statement(words, at: indent)
            case .condition: assignmentOrExpression(words, at: indent)
            case .expression: brokenExpression(words, at: indent, continuation: indent)
            case .type: type(words, at: indent, continuation: indent)
            case .argument: argument(words, at: indent)
            case .parameter: parameter(words, at: indent)
            case .closer: closer(words, at: indent)
            }
        }
    }

    /// Returns one line if the words fit, and otherwise the lines that a closure returns.
    private func lay(
        _ words: SwiftWords, at indent: Int, _ lines: () -> [BrokenLine]
    ) -> [BrokenLine] {
        if words.isEmpty || fits(words, at: indent) { return whole(words, at: indent) }
        effort -= words.count
        guard effort >= 0, level < 4 * Self.deepest else {
            isExhausted = true
            return whole(words, at: indent)
        }
        level += 1
        defer { level -= 1 }
        return lines()
    }

    private func fits(_ words: SwiftWords, at indent: Int) -> Bool {
        words.width(upTo: lineLength - indent) <= lineLength - indent
    }

    private func whole(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        words.isEmpty ? [] : [BrokenLine(indent: indent, words: words)]
    }

    /// Breaks before a word. The second part is one level deeper.
    private func split(
        _ words: SwiftWords, before index: Int, at indent: Int, as role: Role
    ) -> [BrokenLine] {
        whole(words[..<index], at: indent) + lay(words[index...], at: indent + step, as: role)
    }

    /// The elements of a list, one a line.
    private func list(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine] {
        words.items.flatMap { lay($0, at: indent, as: role) }
    }

    /// Breaks the bracket at an index. Returns nil if it's empty.
    private func breakBracket(
        _ opening: Int, of words: SwiftWords, at indent: Int, as role: Role, tail: Role = .closer
    ) -> [BrokenLine]? {
        guard let closing = words.closing(of: opening), closing > opening + 1 else { return nil }
        let content = words[(opening + 1)..<closing]
        var lines = whole(words[...opening], at: indent)
        lines += list(content, at: indent + step, as: role)
        if words.isLiteral(opening), content.items.count > 1, content.last?.text != "," {
            // The formatter requires a comma if a literal has several lines and several elements.
            lines[lines.count - 1].words.append(
                SwiftWord(",", kind: .punctuation, spaced: false))
        }
        return lines + lay(words[closing...], at: indent, as: tail)
    }

    /// Adds the brace of a body, to a line with a closing bracket or on a line of its own.
    private func adding(
        _ body: SwiftWords, to lines: [BrokenLine], at indent: Int
    ) -> [BrokenLine] {
        guard !body.isEmpty, var last = lines.last else { return lines }
        if lines.count == 1 || last.words.first?.kind == .close && last.indent == indent {
            last.words += body
            if fits(last.words, at: last.indent) { return lines.dropLast() + [last] }
            last.words.removeLast()
            if body.count == 2, fits(last.words, at: last.indent) {
                return lines.dropLast() + [last] + whole(body.suffix(1), at: indent)
            }
        }
        return lines + whole(body, at: indent)
    }
}

// MARK: - Statements

extension LineBreaker {
    private static let typeKeywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension",
    ]
    private static let functionKeywords: Set<String> = ["func", "init", "subscript", "->"]
    private static let conditionKeywords: Set<String> = ["if", "while", "switch", "for", "else"]
    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "final",
        "override", "required", "convenience", "weak", "unowned", "lazy", "mutating",
        "nonmutating", "nonisolated", "indirect", "isolated", "dynamic", "async",
    ]

    private func statement(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let end = words.attributeEnd {
            return lay(words[..<end], at: indent, as: .statement)
                + lay(words[end...], at: indent, as: .statement)
        }
        let keyword = keyword(of: words)
        if keyword == "guard", let otherwise = words.firstOutermost("else") {
            return whole(words.prefix(1), at: indent)
                + list(
                    words[(words.startIndex + 1)..<otherwise], at: indent + step, as: .condition)
                + lay(words[otherwise...], at: indent, as: .statement)
        }
        if ["case", "default"].contains(words.first?.text),
            let colon = words.firstOutermost(":"), colon + 1 < words.endIndex
        {
            return lay(words[...colon], at: indent, as: .statement)
                + lay(words[(colon + 1)...], at: indent + step, as: .statement)
        }
        if let lines = expandAlternatives(words, at: indent) ?? expandBody(words, at: indent) {
            return lines
        }
        let brace = bodyStart(of: words, keyword)
        let clause = words[..<brace].firstOutermost("where") ?? brace
        let head = words[..<clause]
        // The formatter breaks a function rather than move only its brace to the next line.
        let lines =
            clause == brace && Self.functionKeywords.contains(keyword)
            ? brokenHead(head, keyword, at: indent)
            : lay(head, at: indent) { brokenHead(head, keyword, at: indent) }
        if clause == brace { return adding(words[brace...], to: lines, at: indent) }
        return lines
            + lay(words[clause...], at: indent) {
                whole(words[clause...clause], at: indent)
                    + list(words[(clause + 1)..<brace], at: indent + step, as: .type)
                    + whole(words[brace...], at: indent)
            }
    }

    /// The word that determines the kind of a statement, after attributes and modifiers.
    private func keyword(of words: SwiftWords) -> String {
        let isClosing = words.first?.kind == .close
        let rest = words.outermost.drop {
            words[$0].kind == .close || words[$0].kind == .open || words[$0].text == "@"
                || $0 > words.startIndex && words[$0 - 1].text == "@"
                || Self.modifiers.contains(words[$0].text)
        }
        guard let first = rest.first else { return isClosing ? "->" : "" }
        return isClosing && words[first].text != "else" ? "->" : words[first].text
    }

    /// The index of the braces at the end of a declaration or condition, or the end of the words.
    private func bodyStart(of words: SwiftWords, _ keyword: String) -> Int {
        guard
            Self.functionKeywords.contains(keyword) || Self.typeKeywords.contains(keyword)
                || Self.conditionKeywords.contains(keyword) || keyword == "var",
            let brace = words.lastIndex(where: { $0.text == "{" }),
            words[(brace + 1)...].allSatisfy({ $0.text == "}" }),
            brace > words.startIndex, words[brace - 1].text != "="
        else { return words.endIndex }
        return brace
    }

    /// Breaks a statement without its body.
    private func brokenHead(
        _ words: SwiftWords, _ keyword: String, at indent: Int
    ) -> [BrokenLine] {
        let isType = Self.typeKeywords.contains(keyword)
        if isType || keyword == "func" {
            let name = (words.firstIndex { $0.text == keyword } ?? words.startIndex) + 1
            let end = words.firstOutermost(isType ? ":" : "(").map { isType ? $0 : $0 + 1 }
            if !fits(words[...min(end ?? words.endIndex, words.endIndex - 1)], at: indent) {
                // The name moves to the next line.
                return whole(words[..<name], at: indent)
                    + lay(words[name...], at: indent + step) {
                        brokenDeclaration(words[name...], isType, at: indent + step)
                    }
            }
        }
        switch keyword {
        case _ where isType || Self.functionKeywords.contains(keyword):
            return brokenDeclaration(words, isType, at: indent)
        case "let", "var":
            guard words.firstOutermost("=") == nil, let colon = words.firstOutermost(":")
            else { break }
            return whole(words[...colon], at: indent)
                + propertyType(words[(colon + 1)...], at: indent + step)
        case "typealias":
            guard let equals = words.firstOutermost("=") else { break }
            return split(words, before: equals + 1, at: indent, as: .type)
        case _ where Self.conditionKeywords.contains(keyword) || keyword == "case":
            let items = words.items
            if items.count > 1 {
                return lay(items[0], at: indent, as: .condition)
                    + items.dropFirst().flatMap {
                        lay($0, at: indent + step, as: .condition)
                    }
            }
            if keyword == "case", let opening = words.firstOutermost("("),
                let lines = breakBracket(opening, of: words, at: indent, as: .parameter)
            {
                return lines
            }
        default: break
        }
        return assignmentOrExpression(words, at: indent)
    }

    /// Breaks the inherited types of a type, or the parameters or the result of a function.
    private func brokenDeclaration(
        _ words: SwiftWords, _ isType: Bool, at indent: Int
    ) -> [BrokenLine] {
        if isType, let colon = words.firstOutermost(":") {
            return whole(words[...colon], at: indent)
                + list(words[(colon + 1)...], at: indent + step, as: .type)
        }
        if !isType, words.first?.kind != .close, let opening = words.firstOutermost("("),
            let lines = breakBracket(opening, of: words, at: indent, as: .parameter)
        {
            return lines
        }
        return closer(words, at: indent)
    }

    /// Breaks before the result or the effects of a function, or in the expression that continues
    /// after a bracket.
    private func closer(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let arrow = words.firstOutermost("->") {
            return split(words, before: arrow, at: indent, as: .type)
        }
        if fits(words, at: indent) { return whole(words, at: indent) }
        if let effects = words.firstOutermost("async", "throws") {
            let isAfterKeyword = words.firstOutermost("func", "init", "subscript") != nil
            return whole(words[..<effects], at: indent)
                + whole(words[effects...], at: isAfterKeyword ? indent + step : indent)
        }
        return brokenExpression(words, at: indent, continuation: indent)
    }

    /// Breaks `if … { … } else …` into its branches. The formatter wants to expand all or none.
    private func expandAlternatives(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        guard let opening = words.firstOutermost("{"), let closing = words.closing(of: opening),
            closing + 1 < words.endIndex, words[closing + 1].text == "else"
        else { return nil }
        let rest = words[closing...]
        return lay(words[...opening], at: indent, as: .statement)
            + lay(words[(opening + 1)..<closing], at: indent + step, as: .statement)
            + (expandAlternatives(rest, at: indent) ?? expandBody(rest, at: indent)
                ?? whole(rest, at: indent))
    }

    /// Moves the content of the last braces to lines of its own.
    private func expandBody(_ words: SwiftWords, at indent: Int) -> [BrokenLine]? {
        // A comma, an outer bracket, or the call of a closure may follow.
        guard
            let closing = words.indices.last(where: { ![",", "(", ")"].contains(words[$0].text) }),
            words[closing].text == "}", let opening = words.opening(of: closing),
            words.outermost.contains(opening)
        else { return nil }
        let body = words[(opening + 1)..<closing]
        let start = body.signatureEnd ?? opening + 1
        guard start < closing else { return nil }
        let head = lay(words[..<start], at: indent, as: .statement)
        let base = Self.bodyIndent(of: head) ?? indent
        return head
            + words[start..<closing].statements.flatMap {
                lay($0, at: base + step, as: .statement)
            }
            + whole(words[closing...], at: base)
    }

    /// The indentation of the line with the innermost open brace.
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
}

// MARK: - Assignments, arguments, and parameters

extension LineBreaker {
    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "&&=", "||="]

    private func assignmentOrExpression(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard
            let equals = words.outermost.first(where: {
                words[$0].kind == .operation && words[$0].spaced
                    && Self.assignments.contains(words[$0].text)
            })
        else { return brokenExpression(words, at: indent, continuation: indent + step) }
        let (left, right) = (words[...equals], words[(equals + 1)...])
        if let lines = breakCall(right, of: words, at: indent) { return lines }
        guard let colon = left.firstOutermost(":"), !fits(left, at: indent) else {
            return whole(left, at: indent) + lay(right, at: indent + step, as: .expression)
        }
        var lines = propertyType(words[(colon + 1)...equals], at: indent + step)
        if var last = lines.popLast() {
            // A closure, or the value of a type that is broken itself, continues the line.
            last.words += right
            let isJoined = right.count == 1 || !lines.isEmpty
            lines +=
                isJoined && fits(last.words, at: last.indent)
                ? [last]
                : whole(last.words.dropLast(right.count), at: last.indent)
                    + lay(right, at: indent + 2 * step, as: .expression)
        }
        return whole(words[...colon], at: indent) + lines
    }

    /// Breaks the call or literal at the end of a line. Returns nil if more than that has to break.
    private func breakCall(
        _ value: SwiftWords, of words: SwiftWords, at indent: Int
    ) -> [BrokenLine]? {
        let end = value.last?.text == "," ? value.endIndex - 1 : value.endIndex
        guard let last = value[..<end].last, [")", "]"].contains(last.text),
            let opening = value.opening(of: end - 1), value.operators.isEmpty,
            value.memberAccesses().isEmpty, fits(words[...opening], at: indent)
        else { return nil }
        return breakBracket(opening, of: words, at: indent, as: .argument)
    }

    /// Breaks `label: value`, or a value without a label.
    private func argument(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let lines = expandBody(words, at: indent) { return lines }
        guard words.count > 2, words[words.startIndex + 1].text == ":",
            words[words.startIndex].kind == .word
        else { return brokenExpression(words, at: indent, continuation: indent + step) }
        let value = words[(words.startIndex + 2)...]
        if let first = value.first, ["{", "["].contains(first.text),
            let closing = words.closing(of: value.startIndex),
            words[(closing + 1)...].allSatisfy({ $0.text == "," })
        {
            // The bracket stays next to its label.
            let role: Role = first.text == "{" ? .statement : .argument
            if let lines = breakBracket(value.startIndex, of: words, at: indent, as: role) {
                return lines
            }
        }
        return breakCall(value, of: words, at: indent)
            ?? split(words, before: value.startIndex, at: indent, as: .expression)
    }

    /// Breaks `label name: Type = default`.
    private func parameter(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let colon = words.firstOutermost(":") else {
            return type(words, at: indent, continuation: indent + step)
        }
        guard let equals = words.firstOutermost("=") else {
            return split(words, before: colon + 1, at: indent, as: .type)
        }
        let value = lay(words[(equals + 1)...], at: indent + step, as: .expression)
        // A colon after the sign belongs to a conditional.
        if equals < colon || fits(words[...equals], at: indent) {
            return whole(words[...equals], at: indent) + value
        }
        return split(words[...equals], before: colon + 1, at: indent, as: .type) + value
    }
}

// MARK: - Expressions and types

extension LineBreaker {
    /// Breaks before operators, or else before calls of members, or else in a bracket.
    private func brokenExpression(
        _ words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine] {
        let operators = words.operators
        if let loosest = operators.map({ looseness(words[$0].text) }).max() {
            let places = operators.filter { looseness(words[$0].text) == loosest }
            return words.pieces(at: places).enumerated().flatMap { number, piece in
                let indent = number == 0 ? indent : continuation
                return lay(piece, at: indent) {
                    brokenExpression(piece, at: indent, continuation: continuation)
                }
            }
        }
        let calls = words.memberAccesses().filter { $0 > words.startIndex + 1 }
        let chain = words.pieces(at: calls).enumerated().flatMap { number, piece in
            whole(piece, at: number == 0 ? indent : continuation)
        }
        if chain.count > 1, chain.allSatisfy({ fits($0.words, at: $0.indent) }) { return chain }
        if words.last?.text == "in", let brace = words.lastIndex(where: { $0.text == "{" }),
            fits(words[...brace], at: indent)
        {
            return split(words, before: brace + 1, at: indent, as: .expression)
        }
        let names = words.memberAccesses(afterNames: true)
        if let opening = widestBracket(words, at: indent) {
            let before = names.filter { $0 < opening && $0 > words.startIndex }
            if !fits(words[...opening], at: indent), let last = before.last {
                return filled(words[..<last], at: before, indent, continuation: continuation)
                    + lay(words[last...], at: continuation, as: .expression)
            }
            if let lines = breakBracket(opening, of: words, at: indent, as: .argument) {
                return lines
            }
        }
        if names.isEmpty, let angle = words.firstOutermost("<"),
            let lines = breakBracket(angle, of: words, at: indent, as: .parameter)
        {
            return lines
        }
        guard let name = names.last(where: { fits(words[..<$0], at: indent) }) ?? names.first
        else { return whole(words, at: indent) }
        return whole(words[..<name], at: indent)
            + lay(words[name...], at: continuation, as: .expression)
    }

    /// The looseness of an operator. The loosest operators break first.
    private func looseness(_ text: String) -> Int {
        switch text {
        case "?", ":": 6
        case "||": 5
        case "&&": 4
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=": 3
        case "??": 2
        case "as", "is": 1
        default: 0
        }
    }

    /// The outermost bracket with the most content among those that open within the line.
    private func widestBracket(_ words: SwiftWords, at indent: Int) -> Int? {
        var widest: (opening: Int, width: Int)?
        for opening in words.outermost where ["(", "["].contains(words[opening].text) {
            guard let closing = words.closing(of: opening), closing > opening + 1,
                widest == nil || fits(words[...opening], at: indent)
            else { continue }
            let width = words[opening...closing].width
            if width > widest?.width ?? 0 { widest = (opening, width) }
        }
        return widest?.opening
    }

    /// Breaks a type at its widest bracket, or else after an arrow, or else before its members.
    private func type(
        _ words: SwiftWords, at indent: Int, continuation: Int
    ) -> [BrokenLine] {
        let widest = words.bracketsOfType.max { left, right in
            words[left].partner ?? 0 < words[right].partner ?? 0
        }
        if let widest,
            let lines = breakBracket(widest, of: words, at: indent, as: .parameter, tail: .type)
        {
            return lines
        }
        if let arrow = words.firstOutermost("->"), arrow > words.startIndex {
            return whole(words[...arrow], at: indent)
                + lay(words[(arrow + 1)...], at: indent, as: .type)
        }
        let colons = words.indices.dropFirst().filter { words[$0 - 1].text == ":" }
        return filled(words, at: colons, indent, continuation: continuation).flatMap { line in
            guard !fits(line.words, at: line.indent), let member = line.words.firstMember
            else { return [line] }
            return whole(line.words[..<member], at: line.indent)
                + whole(line.words[member...], at: continuation)
        }
    }

    /// The type of a property on the line below its name.
    private func propertyType(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        lay(words, at: indent) { type(words, at: indent, continuation: indent + step) }
    }

    /// Breaks at some of the places, so that each line contains as much as possible.
    private func filled(
        _ words: SwiftWords, at places: [Int], _ indent: Int, continuation: Int
    ) -> [BrokenLine] {
        var lines: [BrokenLine] = []
        for piece in words.pieces(at: places.filter { words.indices.contains($0) })
        where !piece.isEmpty {
            if let line = lines.last, fits(line.words + piece, at: line.indent) {
                lines[lines.count - 1].words += piece
            } else {
                lines += whole(piece, at: lines.isEmpty ? indent : continuation)
            }
        }
        return lines
    }
}
