import SwiftSource

struct BrokenLine {
    let indent: Int
    var words: SwiftWords
}

typealias Lines = [BrokenLine]

/// Breaks a statement that is too long, where swift-format accepts a break.
///
/// The formatter keeps a break if everything around it is broken, too. So a rule splits a run of
/// words at one level of brackets, and parts that are still too long are split again.
struct LineBreaker {
    /// What a run of words is, which decides where it may be broken.
    enum Role {
        /// An element of a literal is an argument.
        case statement, expression, type, argument, parameter
    }

    /// Brackets that are nested deeper aren't broken.
    static let deepest = 50

    private let lineLength: Int
    private let step: Int
    /// How many words may still be looked at. Usual source needs a few for each word.
    private var effort: Int
    private var level = 0

    /// Returns the lines of a statement, or nil if it is too complicated.
    static func lines(
        of words: [SwiftWord], at indent: Int, as role: Role, _ layout: SwiftLayout
    ) -> Lines? {
        var breaker = LineBreaker(
            lineLength: layout.lineLength, step: layout.step, effort: 6_000 + 8 * words.count)
        let lines = breaker.lay(words[...], at: indent, as: role)
        return breaker.effort < 0 ? nil : lines
    }

    /// Returns the lines of a part. Further lines of an expression are at `next`.
    private mutating func lay(
        _ words: SwiftWords, at indent: Int, as role: Role, then next: Int? = nil,
        isForced: Bool = false
    ) -> Lines {
        if words.isEmpty { return [] }
        if !isForced, fits(words, at: indent) { return whole(words, at: indent) }
        level += 1
        defer { level -= 1 }
        effort -= level > 4 * Self.deepest ? effort + 1 : words.count
        if effort < 0 { return whole(words, at: indent) }
        switch role {
        case .statement: return statement(words, at: indent)
        case .argument: return argument(words, at: indent)
        case .parameter: return parameter(words, at: indent)
        case .type: return type(words, at: indent, then: next ?? indent)
        case .expression: return expression(words, at: indent, then: next ?? indent)
        }
    }

    private func fits(_ words: SwiftWords, at indent: Int) -> Bool {
        words.width(upTo: lineLength - indent) <= lineLength - indent
    }

    /// One line, however long.
    private func whole(_ words: SwiftWords, at indent: Int) -> Lines {
        words.isEmpty ? [] : [BrokenLine(indent: indent, words: words)]
    }

    private mutating func items(_ words: SwiftWords, at indent: Int, as role: Role) -> Lines {
        words.items.flatMap { lay($0, at: indent, as: role) }
    }

    /// The items of a bracket on lines of their own.
    private mutating func bracket(
        _ opening: Int, of words: SwiftWords, at indent: Int, as role: Role, tail: Role = .statement
    ) -> Lines? {
        guard let closing = words.closing(of: opening), closing > opening + 1 else { return nil }
        var lines = whole(words[...opening], at: indent)
        lines += items(words[(opening + 1)..<closing], at: indent + step, as: role)
        let last = lines.count - 1
        if words[opening].opensList, lines[last].words.last?.text != "," {
            lines[last].words.append(
                SwiftWord(text: ",", kind: .punctuation, isSpaced: false, width: 1))
        }
        return lines + lay(words[closing...], at: indent, as: tail)
    }

    // MARK: Statements

    private mutating func statement(_ words: SwiftWords, at indent: Int) -> Lines {
        if let end = words.attributeEnd {
            if end == words.endIndex, let opening = words.lastBracket {
                return bracket(opening, of: words, at: indent, as: .argument) ?? []
            }
            return lay(words[..<end], at: indent, as: .statement)
                + lay(words[end...], at: indent, as: .statement)
        }
        let keyword = words.keyword
        if keyword == "guard", let otherwise = words.firstOutermost("else") {
            return whole(words.prefix(1), at: indent)
                + items(words[..<otherwise].dropFirst(), at: indent + step, as: .statement)
                + lay(words[otherwise...], at: indent, as: .statement)
        }
        if ["case", "default"].contains(words.first?.text), let colon = words.firstOutermost(":"),
            colon + 1 < words.endIndex
        {
            return lay(words[...colon], at: indent, as: .statement)
                + lay(words[(colon + 1)...], at: indent + step, as: .statement)
        }
        if let lines = body(words, at: indent) { return lines }
        if let clause = words.firstOutermost("where"), clause > words.startIndex {
            return lay(words[..<clause], at: indent, as: .statement)
                + lay(words[clause...], at: indent, as: .statement)
        }
        let isSignature =
            ["func", "init", "subscript"].contains(keyword) || words.first?.kind == .close
        if let brace = words.openBody, words[..<brace].last?.text != "=",
            isSignature || SwiftWords.blocks.contains(keyword)
        {
            let head = lay(words[..<brace], at: indent, as: .statement, isForced: isSignature)
            return withBody(head, words[brace...], at: indent)
        }
        switch keyword {
        case "func", "init", "subscript": return function(words, at: indent)
        case _ where SwiftWords.types.contains(keyword): return inheritance(words, at: indent)
        case "let", "var": return variable(words, at: indent)
        case "typealias":
            guard let sign = words.firstOutermost("=") else { break }
            return whole(words[...sign], at: indent)
                + lay(words[(sign + 1)...], at: indent + step, as: .type)
        case "if", "while", "switch", "for", "else", "case":
            guard let first = words.items.first, first.count < words.count else { break }
            return lay(first, at: indent, as: .statement)
                + items(words[first.endIndex...], at: indent + step, as: .statement)
        case "where":
            return whole(words.prefix(1), at: indent)
                + items(words.dropFirst(), at: indent + step, as: .type)
        // The formatter keeps these on one line.
        case "import", "#if", "#elseif": return whole(words, at: indent)
        default: break
        }
        if words.first?.text == ")" {
            return words.firstOutermost("->") == nil
                ? expression(words, at: indent, then: indent) : result(words, at: indent)
        }
        if let sign = words.firstOutermost("=", "+=", "-=") {
            return assignment(words, sign: sign, at: indent)
        }
        return expression(words, at: indent, then: indent + step)
    }

    private mutating func body(_ words: SwiftWords, at indent: Int) -> Lines? {
        guard let (start, closing) = words.closedBody else { return nil }
        let head = lay(words[..<start], at: indent, as: .statement)
        let base = Self.bodyIndent(of: head) ?? indent
        let rest = words[closing...]
        let statements = words[start..<closing].statements
        return head + statements.flatMap { lay($0, at: base + step, as: .statement) }
            + lay(rest, at: base, as: .statement, isForced: rest.closedBody != nil)
    }

    /// The indentation of the line with the brace that the lines leave open.
    static func bodyIndent(of lines: Lines) -> Int? {
        var open: [(text: String, indent: Int)] = []
        for line in lines {
            for word in line.words {
                if word.kind == .open { open.append((word.text, line.indent)) }
                if word.kind == .close { _ = open.popLast() }
            }
        }
        return open.last { $0.text == "{" }?.indent
    }

    /// Adds the brace that opens a body: after a bracket that closes, or on a line of its own.
    private mutating func withBody(_ lines: Lines, _ body: SwiftWords, at indent: Int) -> Lines {
        guard let last = lines.last, last.indent == indent, last.words.first?.kind == .close,
            fits(last.words + body, at: indent) || last.words.firstOutermost("->") != nil
        else { return lines + whole(body, at: indent) }
        return lines.dropLast() + lay(last.words + body, at: indent, as: .statement)
    }

    /// A function: its parameters on lines of their own; without any, its result.
    private mutating func function(_ words: SwiftWords, at indent: Int) -> Lines {
        guard let opening = words.firstOutermost("(") else { return whole(words, at: indent) }
        if let keyword = words[..<opening].lastIndex(where: { $0.text == "func" }),
            !fits(words[...min(opening + 1, words.endIndex - 1)], at: indent)
        {
            let (name, inner) = (words[(keyword + 1)...], indent + step)
            return whole(words[...keyword], at: indent)
                + (fits(name, at: inner) ? whole(name, at: inner) : function(name, at: inner))
        }
        return bracket(opening, of: words, at: indent, as: .parameter) ?? result(words, at: indent)
    }

    private mutating func result(_ words: SwiftWords, at indent: Int) -> Lines {
        if let arrow = words.firstOutermost("->") {
            return whole(words[..<arrow], at: indent)
                + lay(words[arrow...], at: indent + step, as: .type)
        }
        guard !fits(words, at: indent), let effects = words.firstOutermost("async", "throws")
        else { return whole(words, at: indent) }
        let isName = words.firstOutermost("func", "init", "subscript") == nil
        return whole(words[..<effects], at: indent)
            + whole(words[effects...], at: isName ? indent : indent + step)
    }

    /// A type or an extension: what it inherits on lines of their own.
    private mutating func inheritance(_ words: SwiftWords, at indent: Int) -> Lines {
        if fits(words, at: indent) { return whole(words, at: indent) }
        let colon = words.firstOutermost(":")
        let front = words[...(colon ?? words.endIndex - 1)]
        if !fits(front, at: indent),
            let name = front.lastIndex(where: { SwiftWords.types.contains($0.text) })
        {
            return whole(words[...name], at: indent)
                + inheritance(words[(name + 1)...], at: indent + step)
        }
        guard let colon else { return whole(words, at: indent) }
        return whole(words[...colon], at: indent)
            + items(words[(colon + 1)...], at: indent + step, as: .type)
    }

    private mutating func variable(_ words: SwiftWords, at indent: Int) -> Lines {
        let sign = words.firstOutermost("=")
        let colon = words.firstOutermost(":")
        if let keyword = words.firstOutermost("let", "var"), keyword > words.startIndex,
            let end = [sign, colon].compactMap(\.self).min(), !fits(words[...end], at: indent)
        {
            // The keyword goes to the next line with the name, and the value is no deeper.
            let (front, inner) = (whole(words[..<keyword], at: indent), indent + step)
            return front
                + (end == sign
                    ? whole(words[keyword...end], at: inner)
                        + lay(words[(end + 1)...], at: inner, as: .expression)
                    : lay(words[keyword...], at: inner, as: .statement))
        }
        if let sign { return assignment(words, sign: sign, at: indent) }
        return declaration(words, at: indent)
    }

    /// `name: Type`
    private mutating func declaration(_ words: SwiftWords, at indent: Int) -> Lines {
        guard !fits(words, at: indent), let colon = words.firstOutermost(":") else {
            return whole(words, at: indent)
        }
        let (type, inner) = (words[(colon + 1)...], indent + step)
        return whole(words[...colon], at: indent)
            + lay(type, at: inner, as: .type, then: inner + step)
    }

    /// `left = right`: a call is broken at its arguments, anything else goes to the next line.
    private mutating func assignment(_ words: SwiftWords, sign: Int, at indent: Int) -> Lines {
        let value = words[(sign + 1)...]
        if let lines = call(value, words, at: indent) { return lines }
        var lines = declaration(words[...sign], at: indent)
        if lines.count > 2, let last = lines.popLast() {
            // The type itself is broken, and the value follows it.
            return lines + lay(last.words + value, at: last.indent, as: .expression)
        }
        let inner = indent + (lines.count > 1 ? 2 * step : step)
        return lines + lay(value, at: inner, as: .expression)
    }

    /// The arguments of the call that is a value, on lines of their own.
    private mutating func call(_ value: SwiftWords, _ words: SwiftWords, at indent: Int) -> Lines? {
        // A bracket in a chain or an operation isn't broken.
        guard value.loosestOperators.isEmpty, value.membersOfCalls.isEmpty,
            let opening = value.lastBracket, fits(words[...opening], at: indent)
        else { return nil }
        return bracket(opening, of: words, at: indent, as: .argument)
    }

    // MARK: Parts of statements

    /// `label name: Type = default,`
    private mutating func parameter(_ words: SwiftWords, at indent: Int) -> Lines {
        let inner = indent + step
        guard let colon = words.firstOutermost(":") else {
            return type(words, at: indent, then: inner)
        }
        let sign = words.firstOutermost("=")
        if let sign, sign < colon || fits(words[...sign], at: indent) {
            return whole(words[...sign], at: indent)
                + lay(words[(sign + 1)...], at: inner, as: .expression)
        }
        let type = words[(colon + 1)..<(sign.map { $0 + 1 } ?? words.endIndex)]
        let names = words[...colon]
        let lines =
            names.count == 2 || fits(names, at: indent)
            ? whole(names, at: indent)
            : whole(names.prefix(1), at: indent) + whole(names.dropFirst(), at: inner)
        return lines + lay(type, at: inner, as: .type)
            + lay(words[type.endIndex...], at: inner, as: .expression)
    }

    /// `label: value,`
    private mutating func argument(_ words: SwiftWords, at indent: Int) -> Lines {
        if let lines = body(words, at: indent) { return lines }
        let value = words.dropFirst(2)
        guard let first = value.first, words[words.startIndex + 1].text == ":" else {
            return expression(words, at: indent, then: indent + step)
        }
        if let lines = call(value, words, at: indent) { return lines }
        if first.text == "[", value.lastBracket == value.startIndex,
            !fits(words.prefix(2), at: indent)
        {
            return bracket(value.startIndex, of: words, at: indent, as: .argument) ?? []
        }
        return whole(words.prefix(2), at: indent) + lay(value, at: indent + step, as: .expression)
    }

    /// Breaks before operators, or before calls of members, or in a bracket.
    private mutating func expression(_ words: SwiftWords, at indent: Int, then next: Int) -> Lines {
        let operators = words.loosestOperators
        if !operators.isEmpty { return parts(words.parts(at: operators), at: indent, then: next) }
        let calls = words.parts(at: words.membersOfCalls.filter { $0 > words.startIndex + 1 })
        if calls.count > 1,
            calls.enumerated().allSatisfy({ fits($1, at: $0 == 0 ? indent : next) })
        {
            return parts(calls, at: indent, then: next)
        }
        let brackets = words.brackets
        let reachable = brackets.filter { fits(words[...$0], at: indent) }
        let opening = words.widest(of: reachable) ?? brackets.first
        if let opening, fits(words[...opening], at: indent),
            let lines = bracket(opening, of: words, at: indent, as: .argument)
        {
            return lines
        }
        return members(words, before: opening, at: indent, then: next)
    }

    private mutating func parts(_ parts: [SwiftWords], at indent: Int, then next: Int) -> Lines {
        lay(parts[0], at: indent, as: .expression, then: next)
            + parts.dropFirst().flatMap { lay($0, at: next, as: .expression) }
    }

    /// `object.name.call(…)`: as many names on a line as it takes.
    private mutating func members(
        _ words: SwiftWords, before opening: Int?, at indent: Int, then next: Int
    ) -> Lines {
        let places = words.members.filter { $0 < opening ?? .max }
        let first = places.first ?? words.endIndex
        let angle = fits(words[..<first], at: indent) ? nil : words[..<first].firstOutermost("<")
        if let bracket = angle ?? (places.isEmpty ? opening : nil),
            let lines = self.bracket(bracket, of: words, at: indent, as: .argument)
        {
            return lines
        }
        return places.isEmpty
            ? whole(words, at: indent) : parts(words.parts(at: places), at: indent, then: next)
    }

    /// A function's parameters, a tuple's elements, or generic arguments on lines of their own.
    private mutating func type(_ words: SwiftWords, at indent: Int, then next: Int) -> Lines {
        if let opening = words.widest(of: words.bracketsOfType),
            let lines = bracket(opening, of: words, at: indent, as: .parameter, tail: .type)
        {
            return lines
        }
        if let arrow = words.firstOutermost("->"), arrow > words.startIndex {
            return whole(words[...arrow], at: indent)
                + lay(words[(arrow + 1)...], at: indent, as: .type)
        }
        // Otherwise, after the colons of dictionaries and before the members of types.
        let parts = words.parts(
            at: words.indices.dropFirst().filter {
                words[$0 - 1].text == ":" || words[$0].text == "." && !words[$0].isSpaced
            })
        return whole(parts[0], at: indent) + parts.dropFirst().flatMap { whole($0, at: next) }
    }
}

extension SwiftWords {
    fileprivate static let types: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension",
    ]
    fileprivate static let blocks = types.union(["var", "if", "while", "switch", "for", "else"])
    private static let declarations = types.union([
        "func", "init", "subscript", "let", "var", "typealias", "case",
    ])
    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "final",
        "override", "required", "convenience", "weak", "unowned", "lazy", "mutating",
        "nonmutating", "nonisolated", "indirect", "isolated", "dynamic",
    ]

    /// The word that says what a statement is, after attributes and modifiers.
    fileprivate var keyword: String {
        var rest = self
        while let word = rest.first {
            if word.text == "@" {
                rest = rest.dropFirst(2)
            } else if word.kind == .open, let closing = rest.closing(of: rest.startIndex) {
                rest = rest[(closing + 1)...]
            } else if word.kind == .close || Self.modifiers.contains(word.text) {
                rest = rest.dropFirst()
            } else {
                return word.text
            }
        }
        return ""
    }

    /// The end of the attribute before a declaration.
    fileprivate var attributeEnd: Int? {
        guard first?.text == "@", count > 2 else { return nil }
        var end = startIndex + 2
        if self[end].text == "(", !self[end].isSpaced {
            guard let closing = closing(of: end) else { return nil }
            end = closing + 1
        }
        let rest = self[end...]
        return rest.isEmpty || rest.first?.text == "@" || Self.declarations.contains(rest.keyword)
            ? end : nil
    }

    /// The statements between braces, if only commas, parentheses, and an `else` follow.
    fileprivate var closedBody: (start: Int, closing: Int)? {
        for opening in outermost where self[opening].text == "{" {
            guard let closing = closing(of: opening) else { continue }
            let rest = self[(closing + 1)...]
            guard
                rest.first?.text == "else"
                    || rest.allSatisfy({ [",", "(", ")"].contains($0.text) })
            else { continue }
            let body = self[(opening + 1)..<closing]
            // A closure's signature ends in `in`, but that of a loop has a `for` before it.
            let signature = body.firstOutermost("in").map { self[opening + 1...$0] } ?? []
            let isLoop = signature.contains { ["for", "=", "{"].contains($0.text) }
            let start = signature.isEmpty || isLoop ? opening + 1 : signature.endIndex
            if start < closing { return (start, closing) }
        }
        return nil
    }

    fileprivate var statements: [SwiftWords] {
        let ends = outermost.filter { self[$0].text == ";" }
        let parts = zip([startIndex] + ends.map { $0 + 1 }, ends + [endIndex]).map { self[$0..<$1] }
        return parts.filter { !$0.isEmpty }
    }

    /// The brace at the end, or the empty braces.
    fileprivate var openBody: Int? {
        if last?.text == "{" { return endIndex - 1 }
        return count > 2 && suffix(2).map(\.text) == ["{", "}"] ? endIndex - 2 : nil
    }
}
