import Basics

/// Goes over the old form of property lists, which project files have, too: `{ key = value; }`,
/// `(item, item)`, `<00FF>` and texts.
package struct OpenStepScanner {
    private let bytes: [UInt8]
    /// The offset at which reading stopped, also after an error.
    private(set) var index = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next byte after space and comments; nil at the end.
    package mutating func next() -> UInt8? {
        skipSpace()
        return byte
    }

    /// Passes a mark, after space and comments, if it comes next.
    package mutating func passes(_ mark: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    /// Passes a mark that must be there.
    package mutating func begin(_ mark: Unicode.Scalar) throws(PropertyListProblem) {
        if !passes(mark) { throw .missing(.mark(Character(mark))) }
    }

    /// The key of the next member; nil at the end of the dictionary, which is passed.
    package mutating func nextKey() throws(PropertyListProblem) -> String? {
        passes("}") ? nil : try text()
    }

    package mutating func endMember() throws(PropertyListProblem) {
        if !passes(";"), byte != UInt8(ascii: "}") { throw .missing(.mark(";")) }
    }

    /// Whether a list goes on; its end is passed.
    package mutating func hasItem() -> Bool { !passes(")") }

    package mutating func endItem() throws(PropertyListProblem) {
        if !passes(","), byte != UInt8(ascii: ")") { throw .missing(.mark(",")) }
    }

    /// Passes a value, without recursion, however deep it nests.
    package mutating func skipValue() throws(PropertyListProblem) {
        var depth = 0
        repeat {
            switch next() {
            case nil: throw .missing(.value)
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                if depth == 0 { throw .missing(.value) }
                depth -= 1
                index += 1
            case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
                if depth == 0 { throw .missing(.value) }
                index += 1
            case UInt8(ascii: "<"):
                while let byte, byte != UInt8(ascii: ">") { index += 1 }
                index += 1
            default: _ = try range()
            }
        } while depth > 0
    }

    /// Reads the bytes of `<…>`.
    package mutating func data() throws(PropertyListProblem) -> [UInt8] {
        try begin("<")
        var digits: [UInt8] = []
        while let byte = next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            digits.append(UInt8(digit))
            index += 1
        }
        if digits.count % 2 != 0 { throw .missing(.hexDigit) }
        try begin(">")
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    package mutating func text() throws(PropertyListProblem) -> String {
        skipSpace()
        let (range, isEscaped) = try range()
        if isEscaped { return OpenStepText(bytes[range]).unescaped }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Passes a text, with or without quotes, and returns the range of its content.
    private mutating func range() throws(PropertyListProblem) -> (
        range: Range<Int>, isEscaped: Bool
    ) {
        guard let quote = byte else { throw .missing(.text) }
        let start = index
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while let byte, byte.isOpenStepWord { index += 1 }
            if index == start { throw .missing(.text) }
            return (start..<index, false)
        }
        index += 1
        var isEscaped = false
        while let byte, byte != quote {
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                index += 1
            }
            index += 1
        }
        guard index < bytes.count else {
            index = start
            throw .noEnd
        }
        index += 1
        return (start + 1..<index - 1, isEscaped)
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Passes space and comments.
    private mutating func skipSpace() {
        while let byte {
            if byte.isWhitespace {
                index += 1
                continue
            }
            guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return }
            if bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = self.byte, byte != 0x0A, byte != 0x0D { index += 1 }
            } else if bytes[index + 1] == UInt8(ascii: "*") {
                index += 3
                while index < bytes.count,
                    bytes[index] != UInt8(ascii: "/") || bytes[index - 1] != UInt8(ascii: "*")
                {
                    index += 1
                }
                index += 1
            } else {
                return
            }
        }
    }

    /// The error for a problem that was thrown, at the place where reading stopped.
    package func error(_ problem: PropertyListProblem, in name: String) -> PropertyListError {
        let source = SourceText(name: name, text: String(decoding: bytes, as: UTF8.self))
        let start = min(index, bytes.count)
        return PropertyListError(
            problem, at: .part(of: source, start..<min(start + 1, bytes.count)))
    }
}

extension UInt8 {
    /// Whether a text without quotes can contain the byte.
    fileprivate var isOpenStepWord: Bool {
        switch self {
        case UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: isWordCharacter
        }
    }
}

/// The content of a text in quotes, as the old form of property lists writes it.
struct OpenStepText {
    private var rest: ArraySlice<UInt8>

    init(_ content: ArraySlice<UInt8>) {
        rest = content
    }

    /// The text without escapes.
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

    /// Returns the character for up to three octal digits, which are its number in the encoding of
    /// NeXTSTEP.
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
