extension Unicode.Scalar {
    /// The character in a message, with an article.
    var spelling: String {
        let code = "U+" + String(value, radix: 16, uppercase: true).leftPadded(to: 4)
        switch self {
        case " ": return "a space"
        case "\t": return "a tab"
        case "\n", "\r", "\u{2028}", "\u{2029}": return "a line break"
        case _ where isInvisible: return "the invisible character \(code)"
        case _ where properties.isWhitespace: return "the space \(code)"
        case "'": return "\"'\""
        default: return "'\(self)'"
        }
    }

    /// The character in a message without an article.
    var bareSpelling: String {
        let words = spelling.split(separator: " ")
        return words.first == "a" || words.first == "the"
            ? words.dropFirst().joined(separator: " ") : spelling
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }

    /// The text as a Swift string literal, quotes included.
    package var asSwiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case _
            where scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format:
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
