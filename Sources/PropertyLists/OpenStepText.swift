/// The content of a text in quotes, as the old form of property lists writes it.
struct OpenStepText {
    private var rest: ArraySlice<UInt8>

    init(_ content: ArraySlice<UInt8>) {
        rest = content
    }

    /// What it stands for.
    var unescaped: String {
        var copy = self
        return copy.read()
    }

    private mutating func read() -> String {
        var result: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "\\") {
                result.append(byte)
            } else if rest.first == UInt8(ascii: "U") {
                result += String(decoding: units(), as: UTF16.self).utf8
            } else if let scalar = octal() {
                result += String(scalar).utf8
            } else if let escaped = rest.popFirst() {
                result.append(Self.controls[escaped] ?? escaped)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
        UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]

    /// The units of UTF-16 from the `U` of `\U00e4` on: two, each with its backslash, may be one
    /// character.
    private mutating func units() -> [UInt16] {
        var units: [UInt16] = []
        repeat {
            rest = rest.dropFirst(units.isEmpty ? 1 : 2)
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = rest.first?.digit(radix: 16) else { break }
                unit = unit << 4 | UInt16(digit)
                rest.removeFirst()
            }
            units.append(unit)
        } while rest.starts(with: "\\U".utf8)
        return units
    }

    /// The character whose number in the encoding of NeXTSTEP stands in up to three octal digits.
    private mutating func octal() -> Unicode.Scalar? {
        guard rest.first?.digit(radix: 8) != nil else { return nil }
        var number = 0
        for _ in 0..<3 {
            guard let digit = rest.first?.digit(radix: 8) else { break }
            number = number * 8 + digit
            rest.removeFirst()
        }
        let code = UInt8(truncatingIfNeeded: number)
        return code < 128 ? Unicode.Scalar(code) : Self.nextStep[Int(code) - 128]
    }

    /// From 128 on.
    private static let nextStep: [Unicode.Scalar] = Array(
        """
        \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
        ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
        """.unicodeScalars)
}

extension UInt8 {
    fileprivate func digit(radix: Int) -> Int? {
        Character(Unicode.Scalar(self)).hexDigitValue.flatMap { $0 < radix ? $0 : nil }
    }
}
