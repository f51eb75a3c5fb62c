extension UInt8 {
    /// Whether an identifier can contain this ASCII character.
    package var isSwiftIdentifierPart: Bool {
        // Without the optimizer, ranges of letters take ten times as long as this.
        let letter = self | 0x20
        return letter >= 0x61 && letter <= 0x7A || self >= 0x30 && self <= 0x39
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }

    var isSwiftOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
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
    /// `identifier-head` of the grammar in The Swift Programming Language.
    var isIdentifierHead: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
        case 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF: true
        case 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040: true
        case 0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F: true
        case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44: true
        case 0xFE47...0xFFFD: true
        case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    /// `identifier-character` of the grammar in The Swift Programming Language.
    var isIdentifierCharacter: Bool {
        switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: isIdentifierHead
        }
    }

    /// A letter that a name may start with: Swift would take symbols and emoji too, readers do not.
    var isNameHead: Bool {
        guard isIdentifierHead else { return false }
        // In ASCII, only letters and "_" can begin an identifier.
        if isASCII { return true }
        return properties.generalCategory.isLetter
    }

    /// A character that a name may go on with.
    var isNameCharacter: Bool {
        if isNameHead { return true }
        guard isIdentifierCharacter else { return false }
        switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark: return true
        case let category: return category.isLetter
        }
    }

    /// A character that steers a terminal or hides what a reader would see.
    var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }

    /// Joins letters and emoji within a string literal, and is needed there.
    var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

    /// `operator-head` of the grammar in The Swift Programming Language; the characters that only
    /// go on with an operator would hide in it.
    var isOperatorCharacter: Bool {
        if isASCII { return "/=-+!*%<>&|^~?".unicodeScalars.contains(self) }
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6: return true
        case 0xBB, 0xBF, 0xD7, 0xF7: return true
        case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: return true
        case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: return true
        case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: return true
        default: return false
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            true
        default: false
        }
    }
}
