import Basics

extension ParameterParser {
    /// Refuses a value that can't be one of the type: `page:Int="1"`, `flag:Bool=yes`, and on a
    /// command line, where a shell may have removed the quotes, `title:String=Cars`.
    func refuse(_ value: SwiftExpression, for type: SwiftType) throws(Failure) {
        let (text, wrapped) = (value.description, type.unwrapped)
        let isText = Literal(text) == .name && wrapped == .named("String")
        let isLost = isText && source.isArgument && kind == .parameter
        guard kind != .member, isLost || !type.takes(text) else { return }
        let end = (bytes.lastIndex { $0 != UInt8(ascii: " ") } ?? 0) + 1
        let start = end - text.utf8.count
        let bare = text.filter { $0 != "\"" }
        let swift = ForeignNames.swiftValue(of: bare) ?? bare
        let isNil = swift == "nil" && Literal(text) != .text && !type.isOptionalType
        var values = isNil ? [] : [bare, swift, "\"\(text)\""].filter(type.isWritten)
        if Literal(text) == .list { values = [wrapped.placeholder].compactMap(\.self) }
        let optional = SwiftType.optional("\(type)".contains(" ") ? .parenthesized(type) : type)
        let others = isNil ? [optional] : ["Int", "Double", "String"].map(SwiftType.named)
        var hint = wrapped.placeholder.map { "Write a value such as '\($0)'." }
        if let meant = values.first {
            hint = "Did you mean '\(spelling(0..<start))\(meant)'?"
        } else if kind != .sample, let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let meant = others.first(where: { $0.isWritten(isNil ? swift : text) })
        {
            hint = "Did you mean '\(spelling(0..<colon)):\(meant)=\(isNil ? swift : text)'?"
        }
        throw source.failure(
            isText ? "a text is written in double quotes" : "'\(text)' is no value of '\(wrapped)'",
            atUTF8: start..<end, hint: hint)
    }
}

/// What an expression of one token is.
private enum Literal: CaseIterable {
    case null, boolean, integer, fraction, text, list, name

    /// Returns nil for another expression, which the compiler judges.
    init?(_ text: String) {
        let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
        var lexer = SwiftLexer(Array(text.utf8), from: isSigned ? 1 : 0)
        let (token, next) = (lexer.nextPart(), lexer.nextPart())
        switch token?.kind {
        case _ where text == "[]" || text == "[:]": self = .list
        case _ where next != nil: return nil
        case .number:
            let signs = text.contains("0x") ? ".pP" : ".eE"
            self = text.contains { signs.contains($0) } ? .fraction : .integer
        case .string where text.hasPrefix("\""): self = .text
        case .word where text == "nil": self = .null
        case .word where text == "true" || text == "false": self = .boolean
        case .word where text.first?.isLetter == true || text.first == "_": self = .name
        default: return nil
        }
    }
}

extension SwiftType {
    /// The literals that can be values: what its sample is, or all but `nil` if that is none. A type
    /// that isn't known can be an alias of any.
    fileprivate var literals: Set<Literal> {
        let all = Set(Literal.allCases)
        guard let sample = sample().expression else { return all }
        if isFunction || isTuple { return [.name] }
        if sample.hasPrefix("[") { return [.list, .name] }
        // The sample of `Any` is a number.
        guard let literal = Literal(sample), placeholder != nil || literal == .text
        else { return all.subtracting([.null]) }
        let isWhole = "\(self)".contains("Int") && !"\(self)".hasSuffix("Interval")
        return literal == .integer && !isWhole ? [.integer, .fraction] : [literal]
    }

    /// Whether the text surely is a value.
    fileprivate func isWritten(_ text: String) -> Bool {
        Literal(text) != nil && Literal(text) != .name && takes(text)
    }

    /// Whether the text can be a value.
    fileprivate func takes(_ text: String) -> Bool {
        let (type, literals) = (unwrapped, unwrapped.literals)
        switch Literal(text) {
        case nil: return true
        case .null: return isOptionalType || literals.contains(.null)
        case .name:
            guard let swift = ForeignNames.swiftValue(of: text) else { return true }
            return literals != [.boolean] && (swift != "nil" || literals.contains(.null))
        case .list: return literals.contains(.list) && [nil, text].contains(type.placeholder)
        case .integer where text.hasPrefix("-") && "\(type)".hasPrefix("UInt"): return false
        case .text where "\(type)" == "Character" && !text.contains("\\"): return text.count == 3
        case let literal?: return literals.contains(literal)
        }
    }
}
