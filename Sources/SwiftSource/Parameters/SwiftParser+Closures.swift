// "Closure Expression" of The Swift Programming Language, with one statement at most.
extension SwiftParser {
    mutating func closure() throws(ArgumentFault) {
        try nested { parser throws(ArgumentFault) in
            let opening = parser.token.range.lowerBound
            try parser.advance()
            var attempt = parser
            if let hasParameters = try? attempt.closureSignature() {
                parser = attempt
                parser.closures.append(!hasParameters)
            } else {
                parser.closures.append(true)
            }
            try parser.requireMore(closing: opening, by: "}")
            if !parser.token.isSymbol("}") { try parser.statement() }
            try parser.expect("}", closing: opening)
            parser.closures.removeLast()
        }
    }

    private mutating func statement() throws(ArgumentFault) {
        switch token.kind {
        case .identifier("return"):
            try advance()
            if token.isSymbol("}") { return }
            try expression()
        case .identifier("throw"):
            try advance()
            try expression()
        case .identifier("_"):
            try advance()
            guard token.isOperation("="), token.fixity == .infix else {
                throw unexpected(.insteadOf("="))
            }
            try advance()
            try expression()
        default:
            try expression(isStatement: true)
        }
    }

    /// `closure-signature`; whether it names parameters, so that there is no `$0`.
    private mutating func closureSignature() throws(ArgumentFault) -> Bool {
        let start = end
        _ = try typeAttributes()
        if token.isSymbol("[") { try captureList() }
        let isOpen = end > start
        var hasParameters = true
        if token.isSymbol("(") {
            try parenthesizedParameters()
        } else if isOpen, token.isWord("in") {
            hasParameters = false
        } else {
            repeat { try closureName() } while try consume(symbol: ",")
        }
        _ = try consume(word: "async")
        _ = try throwsClause()
        if token.isOperation("->") {
            try advance()
            _ = try type()
        }
        guard try consume(word: "in") else { throw unexpected(.insteadOf("in")) }
        return hasParameters
    }

    private mutating func captureList() throws(ArgumentFault) {
        let opening = token.range.lowerBound
        try advance()
        if try consume(symbol: "]") { return }
        repeat {
            try captureSpecifier()
            let name = token.name
            try closureName()
            if token.isOperation("="), token.fixity == .infix {
                try advance()
                try expression()
            } else if let name {
                mentions.insert(name)
            }
        } while try consumeSeparator(before: "]")
        try expect("]", closing: opening)
    }

    /// `weak`, `unowned`, `unowned(unsafe)`; a variable may have such a name too.
    private mutating func captureSpecifier() throws(ArgumentFault) {
        guard token.isWord("weak") || token.isWord("unowned") else { return }
        let next = try following()
        guard next.name != nil || next.isSymbol("(") else { return }
        try advance()
        guard try consume(symbol: "(") else { return }
        guard token.isWord("safe") || token.isWord("unsafe") else {
            throw unexpected(.whereNameBelongs)
        }
        try advance()
        guard try consume(symbol: ")") else { throw unexpected(.insteadOf(")")) }
    }

    private mutating func parenthesizedParameters() throws(ArgumentFault) {
        let opening = token.range.lowerBound
        try advance()
        if try consume(symbol: ")") { return }
        repeat {
            try closureName()
            if token.name != nil { try closureName() }
            if try consume(symbol: ":") {
                _ = try type()
                if token.isOperation("...") { try advance() }
            }
        } while try consumeSeparator(before: ")")
        try expect(")", closing: opening)
    }

    private mutating func closureName() throws(ArgumentFault) {
        switch token.kind {
        case .quotedIdentifier: try advance()
        case .identifier(let name) where !SwiftKeywords.reserved.contains(name): try advance()
        default: throw unexpected(.whereNameBelongs)
        }
    }
}
