extension SwiftLexer {
    /// `numeric-literal` of The Swift Programming Language.
    mutating func number() throws(ArgumentFault) -> Token.Kind {
        let first = index
        switch (scalar(at: index), scalar(at: index + 1)) {
        case _ where isTupleIndex(first): skip { $0.isDigit }
        case ("0", "x"): try hexadecimalDigits()
        case ("0", "b"): try radixDigits { "01".unicodeScalars.contains($0) }
        case ("0", "o"): try radixDigits { ("0"..."7").contains($0) }
        default: try decimalDigits()
        }
        let isCutShort =
            scalar(at: index) == "." && scalar(at: index + 1)?.isDigit == true
            && !isTupleIndex(first)
        if isCutShort || scalar(at: index)?.isIdentifierCharacter == true {
            throw ArgumentFault(.badNumber, first..<index + 1)
        }
        return .number
    }

    /// Whether the number stands behind a dot: `x.0.1` has two indices, not the number 0.1.
    private func isTupleIndex(_ index: Int) -> Bool {
        scalar(at: index - 1) == "." && scalar(at: index - 2) != "."
    }

    private mutating func radixDigits(
        where isDigit: (Unicode.Scalar) -> Bool
    ) throws(ArgumentFault) {
        let first = index
        index += 2
        guard scalar(at: index).map(isDigit) == true else {
            throw ArgumentFault(.badNumber, first..<index)
        }
        skip { isDigit($0) || $0 == "_" }
    }

    /// `0xFF`, and `0x1.8p3` with its fraction and exponent.
    private mutating func hexadecimalDigits() throws(ArgumentFault) {
        let first = index
        try radixDigits { $0.properties.isASCIIHexDigit }
        let whole = index
        if scalar(at: index) == ".", scalar(at: index + 1)?.properties.isASCIIHexDigit == true {
            index += 1
            skip { $0.properties.isASCIIHexDigit || $0 == "_" }
        }
        guard scalar(at: index) == "p" || scalar(at: index) == "P" else {
            // The letters may be a member: `0xFF.description`.
            index = whole
            return
        }
        try exponent(of: first)
    }

    private mutating func decimalDigits() throws(ArgumentFault) {
        let first = index
        skip { $0.isDigit || $0 == "_" }
        if scalar(at: index) == ".", scalar(at: index + 1)?.isDigit == true {
            index += 1
            skip { $0.isDigit || $0 == "_" }
        }
        guard scalar(at: index) == "e" || scalar(at: index) == "E" else { return }
        try exponent(of: first)
    }

    /// Reads on from the letter in front of an exponent.
    private mutating func exponent(of first: Int) throws(ArgumentFault) {
        index += 1
        if scalar(at: index) == "-" || scalar(at: index) == "+" { index += 1 }
        guard scalar(at: index)?.isDigit == true else {
            throw ArgumentFault(.badNumber, first..<index)
        }
        skip { $0.isDigit || $0 == "_" }
    }

    mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
        while let scalar = scalar(at: index), holds(scalar) { index += 1 }
    }
}
