/// The SHA-256 digest of some contents.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// Its 32 bytes as four numbers.
    private let parts: SIMD4<UInt64>

    init(state: SIMD8<UInt32>) {
        var parts = SIMD4<UInt64>()
        for index in 0..<4 {
            parts[index] = UInt64(state[index * 2]) << 32 | UInt64(state[index * 2 + 1])
        }
        self.parts = parts
    }

    package init?(_ text: String) {
        self.init(utf8: Array(text.utf8)[...])
    }

    /// Reads the bytes of 64 hexadecimal digits; nil for anything else.
    package init?(utf8 digits: ArraySlice<UInt8>) {
        guard digits.count == 64 else { return nil }
        var parts = SIMD4<UInt64>()
        for part in 0..<4 {
            var value: UInt64 = 0
            for byte in digits[digits.startIndex + part * 16..<digits.startIndex + part * 16 + 16] {
                let digit: UInt8
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
                case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
                default: return nil
                }
                value = value << 4 | UInt64(digit)
            }
            parts[part] = value
        }
        self.parts = parts
    }

    /// 64 hexadecimal digits in lower case.
    package var description: String {
        var digits: [UInt8] = []
        write(to: &digits)
        return String(decoding: digits, as: UTF8.self)
    }

    /// Writes the description.
    package func write(to bytes: inout [UInt8]) {
        let digits: StaticString = "0123456789abcdef"
        for part in 0..<4 {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                bytes.append(digits.utf8Start[Int(parts[part] >> shift & 15)])
            }
        }
    }
}
