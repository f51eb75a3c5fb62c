import SwiftSource

extension LineBreaker {
    /// A type on a line of its own: a function's parameters, a tuple's elements or generic
    /// arguments come one a line; a member goes to the next line, at `continuation`.
    func type(_ words: SwiftWords, at indent: Int, continuation: Int) -> [BrokenLine] {
        if fits(words, at: indent) { return whole(words, at: indent) }
        if let opening = widestTypeBracket(words),
            let lines = breakBracket(
                opening, of: words, at: indent, as: .parameter, tail: .type)
        {
            return lines
        }
        if let arrow = words.firstOutermost("->"), arrow > words.startIndex {
            // A function without parameters: its result goes to the next line.
            return whole(words[...arrow], at: indent)
                + lay(words[(arrow + 1)...], at: indent, as: .type)
        }
        return filled(words, at: indent, continuation: continuation)
    }

    /// The type of a property or a variable, on the line below its name.
    func propertyType(_ words: SwiftWords, at indent: Int) -> [BrokenLine] {
        type(words, at: indent, continuation: indent + step)
    }

    private func widestTypeBracket(_ words: SwiftWords) -> Int? {
        // `[` has no break in a type: what stands in it does.
        var depth = 0
        var widest: (opening: Int, width: Int)?
        for index in words.indices {
            let word = words[index]
            if word.kind == .close, word.text != "]" { depth -= 1 }
            guard word.kind == .open, word.text != "[" else { continue }
            if depth == 0, let closing = words.closing(of: index), closing > index + 1 {
                let width = words[index...closing].width
                if width > widest?.width ?? 0 { widest = (index, width) }
            }
            depth += 1
        }
        return widest?.opening
    }

    /// Breaks behind the colons of dictionaries and before the members of types.
    ///
    /// Before the first member of a type it breaks if not all of them fit, as the formatter does.
    func filled(_ words: SwiftWords, at indent: Int, continuation: Int) -> [BrokenLine] {
        let places = words.indices.dropFirst().filter {
            isBehindColon($0, in: words) || isMember($0, in: words)
        }
        var lines: [BrokenLine] = []
        var start = words.startIndex
        var isFirstMember = true
        for (number, place) in places.enumerated() {
            let rest = places[(number + 1)...]
            let isColon = isBehindColon(place, in: words)
            let next =
                isColon || isFirstMember
                ? rest.first { isBehindColon($0, in: words) } : rest.first
            isFirstMember = isColon
            let column = lines.isEmpty ? indent : continuation
            guard !fits(words[start..<(next ?? words.endIndex)], at: column) else { continue }
            lines += whole(words[start..<place], at: column)
            start = place
        }
        return lines + whole(words[start...], at: lines.isEmpty ? indent : continuation)
    }

    private func isBehindColon(_ index: Int, in words: SwiftWords) -> Bool {
        words[index - 1].text == ":"
    }

    private func isMember(_ index: Int, in words: SwiftWords) -> Bool {
        words[index].text == "." && !words[index].spaced
    }

    /// A line that is a type alone, as it stands below the name of a property or a parameter.
    func typeLine(_ words: SwiftWords, at indent: Int, as role: Role) -> [BrokenLine]? {
        let hasBracket = words.contains { $0.text == "(" || $0.text == "<" || $0.text == "{" }
        guard !hasBracket, words.indices.dropFirst().contains(where: { isMember($0, in: words) })
        else { return nil }
        return filled(
            words, at: indent, continuation: role == .statement ? indent + step : indent)
    }
}
