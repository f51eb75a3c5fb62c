/// The SHA-256 digest of some contents.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// Its 32 bytes as four numbers.
    private let parts: SIMD4<UInt64>

    init(state: SIMD8<UInt32>) {
        var parts = SIMD4<UInt64>()
        for index in 0..<4 {
            parts[index] = UInt64(state[index * 2]) << 32 | UInt64(state[index * 2 + 1])
        }
        self.parts = parts
    }

    /// Reads 64 hexadecimal digits; nil for anything else.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 64 else { return nil }
        var parts = SIMD4<UInt64>()
        for (index, byte) in text.utf8.enumerated() {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            parts[index / 16] = parts[index / 16] << 4 | UInt64(digit)
        }
        self.parts = parts
    }

    /// 64 hexadecimal digits in lower case.
    public var description: String {
        String(unsafeUninitializedCapacity: 64) { buffer in
            let digits: StaticString = "0123456789abcdef"
            for index in 0..<64 {
                let shift = UInt64(60 - index % 16 * 4)
                buffer[index] = digits.utf8Start[Int(parts[index / 16] >> shift & 15)]
            }
            return 64
        }
    }
}
