extension LineBreaker {
    /// A function: parameters one a line; without any, the result goes to the next line.
    func function(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        let (head, clause, body) = parts(of: words)
        if !clause.isEmpty {
            return lay(head, at: indent, as: .statement)
                + whereClause(clause + body, at: indent)
        }
        if let keyword = head.firstOutermost("func"), let opening = head.firstOutermost("("),
            !fits(head[..<min(opening + 2, head.endIndex)], at: indent), keyword + 1 < opening
        {
            // The name goes to the next line, and the brace to one of its own.
            let rest = head[(keyword + 1)...]
            let inner = indent + step
            return whole(head[...keyword], at: indent)
                + (fits(rest, at: inner)
                    ? whole(rest, at: inner)
                    : deeper(for: rest)?.function(rest, at: inner) ?? whole(rest, at: inner))
                + whole(body, at: indent)
        }
        if let opening = head.firstOutermost("("),
            let lines = breakBracket(
                opening, of: words, at: indent, as: .parameter, head: .statement)
        {
            return lines
        }
        if words.last?.text == "(", let angle = words.firstOutermost("<") {
            return breakBracket(angle, of: words, at: indent, as: .parameter)
                ?? whole(words, at: indent)
        }
        return result(head, body, at: indent)
    }

    /// What stands behind the closing bracket of a declaration or a call.
    func closer(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        let (head, clause, body) = parts(of: words)
        if !clause.isEmpty {
            return lay(head, at: indent, as: .statement)
                + whereClause(clause + body, at: indent)
        }
        if head.firstOutermost("->") != nil { return result(head, body, at: indent) }
        return withBody(
            expression(head, at: indent, continuation: indent), body, at: indent)
    }

    /// `-> Result` on a line of its own, and the brace on the next.
    private func result(_ head: SwiftWords, _ body: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let arrow = head.firstOutermost("->") else {
            if body.count == 2, fits(head + body.prefix(1), at: indent) {
                return whole(head + body.prefix(1), at: indent)
                    + whole(body.suffix(1), at: indent)
            }
            let effects = head.firstOutermost("async", "throws") ?? head.endIndex
            let end = fits(head, at: indent) ? head.endIndex : effects
            let isBehindKeyword = head.firstOutermost("func", "init", "subscript") != nil
            return whole(head[..<end], at: indent)
                + whole(head[end...], at: isBehindKeyword ? indent + step : indent)
                + whole(body, at: indent)
        }
        var lines = whole(head[..<arrow], at: indent)
        lines += lay(head[arrow...], at: indent + step, as: .type)
        return lines + whole(body, at: indent)
    }

    /// The head, the `where` clause and the brace with what stands behind it.
    private func parts(
        of words: SwiftWords
    ) -> (head: SwiftWords, clause: SwiftWords, body: SwiftWords) {
        let brace = words.outermost.first { words[$0].text == "{" } ?? words.endIndex
        let front = words[..<brace]
        let clause = front.firstOutermost("where") ?? brace
        return (words[..<clause], words[clause..<brace], words[brace...])
    }

    private func whereClause(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if fits(words, at: indent) { return whole(words, at: indent) }
        let brace = words.firstOutermost("{") ?? words.endIndex
        let requirements = words[(words.startIndex + 1)..<brace]
        return whole(words[...words.startIndex], at: indent)
            + requirements.items.flatMap { whole($0, at: indent + step) }
            + whole(words[brace...], at: indent)
    }

    /// A type or an extension: what it inherits comes one a line, then the brace.
    func typeDeclaration(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        let (head, clause, body) = parts(of: words)
        if !clause.isEmpty {
            return lay(head, at: indent, as: .statement)
                + whereClause(clause + body, at: indent)
        }
        if fits(head, at: indent) { return whole(head, at: indent) + whole(body, at: indent) }
        let colon = head.firstOutermost(":")
        if !fits(colon.map { head[...$0] } ?? head, at: indent),
            let lines = typeName(head, at: indent)
        {
            return lines + whole(body, at: indent)
        }
        return inheritance(head, at: indent) + whole(body, at: indent)
    }

    /// A name too long to stand behind what declares it, on a line of its own.
    private func typeName(_ head: SwiftWords, at indent: Int) -> [BrokenLine]? {
        guard let keyword = head.firstIndex(where: { Self.typeKeywords.contains($0.text) }),
            keyword + 1 < head.endIndex
        else { return nil }
        return whole(head[...keyword], at: indent)
            + inheritance(head[(keyword + 1)...], at: indent + step)
    }

    private func inheritance(_ head: SwiftWords, at indent: Int) -> [BrokenLine] {
        if fits(head, at: indent) { return whole(head, at: indent) }
        guard let colon = head.firstOutermost(":") else { return whole(head, at: indent) }
        return whole(head[...colon], at: indent)
            + head[(colon + 1)...].items.flatMap { lay($0, at: indent + step, as: .type) }
    }

    /// A stored or computed property, or a local variable.
    func variable(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        if let keyword = words.firstOutermost("let", "var"), keyword > words.startIndex,
            let end = words[keyword...].firstOutermost(":", "=", "{"),
            !fits(words[...end], at: indent)
        {
            // The keyword goes to the next line with the name, and what follows is no deeper.
            let inner = indent + step
            let front = whole(words[..<keyword], at: indent)
            guard words[end].text == "=" else {
                return front + variable(words[keyword...], at: inner)
            }
            return front + whole(words[keyword...end], at: inner)
                + expression(words[(end + 1)...], at: inner, continuation: inner)
        }
        if let equals = words.firstOutermost("=") {
            return assignment(words, equals: equals, at: indent)
        }
        let body = parts(of: words).body
        let head = words[..<body.startIndex]
        if fits(head, at: indent) { return whole(head, at: indent) + whole(body, at: indent) }
        guard let colon = head.firstOutermost(":") else { return whole(words, at: indent) }
        return whole(head[...colon], at: indent)
            + propertyType(head[(colon + 1)...], at: indent + step)
            + whole(body, at: indent)
    }

    func alias(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let equals = words.firstOutermost("=") else { return whole(words, at: indent) }
        return whole(words[...equals], at: indent)
            + lay(words[(equals + 1)...], at: indent + step, as: .type)
    }

    /// `label name: Type = default,`
    func parameter(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        guard let colon = words.firstOutermost(":") else {
            return type(words, at: indent, continuation: indent + step)
        }
        let equals = words.firstOutermost("=")
        let inner = indent + step
        if equals == nil, colon > words.startIndex + 1, !fits(words[...colon], at: indent) {
            // The label stands alone, and the type no deeper than the name.
            return whole(words[...words.startIndex], at: indent)
                + whole(words[(words.startIndex + 1)...colon], at: inner)
                + lay(words[(colon + 1)...], at: inner, as: .type)
        }
        // A colon behind the sign is that of a conditional.
        if let equals, equals < colon || fits(words[...equals], at: indent) {
            return whole(words[...equals], at: indent)
                + expression(words[(equals + 1)...], at: inner, continuation: inner)
        }
        var lines = whole(words[...colon], at: indent)
        guard let equals else {
            return lines + lay(words[(colon + 1)...], at: inner, as: .type)
        }
        lines += lay(words[(colon + 1)...equals], at: inner, as: .type)
        return lines
            + expression(words[(equals + 1)...], at: inner, continuation: inner)
    }
}
