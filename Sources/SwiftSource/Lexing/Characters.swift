extension UInt8 {
    /// Whether an identifier can contain this ASCII character.
    package var isSwiftIdentifierPart: Bool {
        // Without the optimizer, ranges of letters take ten times as long as this.
        let letter = self | 0x20
        return letter >= 0x61 && letter <= 0x7A || self >= 0x30 && self <= 0x39
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }

    var isSwiftOperator: Bool {
        switch Unicode.Scalar(self) {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?": true
        default: false
        }
    }
}

extension [UInt8] {
    /// Returns the character that begins at an offset, or nil if the bytes aren't UTF-8.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var rest = self[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        return scalar
    }
}

extension Unicode.Scalar {
    /// Whether a name can start with the character. Swift also allows symbols and emoji.
    var isNameHead: Bool {
        // In ASCII, only letters and "_" can begin an identifier.
        if isASCII { return ("a"..."z").contains(Self(UInt8(value) | 0x20)) || self == "_" }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            !isOperatorCharacter
        default: false
        }
    }

    /// Whether a name can contain the character.
    var isNameCharacter: Bool {
        if isASCII { return isNameHead || ("0"..."9").contains(self) }
        return switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: true
        default: isNameHead
        }
    }

    /// Whether the character controls a terminal, or hides text from a reader.
    var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }

    /// `operator-head` of the grammar. Characters that can only continue an operator are invisible.
    var isOperatorCharacter: Bool {
        if isASCII { return UInt8(value).isSwiftOperator }
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
            0x3008...0x3020, 0x3030:
            return true
        default: return false
        }
    }

    /// The character in a message, with an article.
    var spelling: String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
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
    /// The text as a Swift string literal, quotes included.
    package var asSwiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch (scalar, scalar.properties.generalCategory) {
            case ("\"", _), ("\\", _): literal += "\\\(scalar)"
            case ("\n", _): literal += "\\n"
            case ("\t", _): literal += "\\t"
            case (_, .control), (_, .format):
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
