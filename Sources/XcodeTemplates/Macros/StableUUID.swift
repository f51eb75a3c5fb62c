/// UUIDs that are the same in every run: made of a text instead of chance.
enum StableUUID {
    /// The UUID of a text, in the form of version 4 and in capitals, as Xcode writes them.
    static func text(for seed: String) -> String {
        var bytes = bytes(of: seed, start: 0xCBF2_9CE4_8422_2325)
        bytes += Self.bytes(of: seed, start: 0x9E37_79B9_7F4A_7C15)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        var result = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { result += "-" }
            result += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return result
    }

    /// FNV-1a, with its bits stirred once more: texts that differ in one letter must not look alike.
    private static func bytes(of text: String, start: UInt64) -> [UInt8] {
        var hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        hash ^= hash >> 31
        return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
    }
}
