/// Tells whether a file is still as it was written: 64 bits of FNV-1a, as
/// http://www.isthe.com/chongo/tech/comp/fnv/ has it.
///
/// It is for edits and not for attacks: what a journal says is believed only within the limits that
/// `Journal` sets.
struct Checksum: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    init(of bytes: [UInt8]) {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        bytes.withUnsafeBufferPointer { bytes in
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        self.value = value
    }

    /// Reads hexadecimal digits; nil for anything else.
    init?(_ text: Substring) {
        guard let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
    }

    var description: String { String(value, radix: 16) }
}
