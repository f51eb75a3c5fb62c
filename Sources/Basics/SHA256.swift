/// The hash function SHA-256 of FIPS 180-4.
package struct SHA256 {
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19)
    /// The bytes after the last whole block.
    private var rest: [UInt8] = []
    private var count = 0

    package init() {}

    package static func digest(of bytes: some Collection<UInt8>) -> Digest {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    package mutating func update(_ bytes: some Collection<UInt8>) {
        count += bytes.count
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(64 - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            guard rest.count == 64 else { return }
            rest.withUnsafeBytes { addBlocks($0) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.prefix(bytes.count / 64 * 64)
        let added: Void? = whole.withContiguousStorageIfAvailable {
            addBlocks(UnsafeRawBufferPointer($0))
        }
        if added == nil { Array(whole).withUnsafeBytes { addBlocks($0) } }
        rest += bytes.dropFirst(whole.count)
    }

    package func finish() -> Digest {
        var hash = self
        var padding: [UInt8] = [0x80]
        padding += repeatElement(0, count: (119 - count % 64) % 64)
        padding += (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - $0 * 8)) }
        hash.update(padding)
        return Digest(state: hash.state)
    }

    private mutating func addBlocks(_ bytes: UnsafeRawBufferPointer) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            for block in stride(from: 0, to: bytes.count, by: 64) {
                for index in 0..<16 {
                    let word = bytes.loadUnaligned(
                        fromByteOffset: block &+ index &* 4, as: UInt32.self)
                    words[index] = UInt32(bigEndian: word)
                }
                for index in 16..<64 {
                    let (early, late) = (words[index &- 15], words[index &- 2])
                    let first = early.rotated(7) ^ early.rotated(18) ^ early &>> 3
                    let second = late.rotated(17) ^ late.rotated(19) ^ late &>> 10
                    words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
                }
                state &+= Self.mixed(state, UnsafeBufferPointer(words))
            }
        }
    }

    private static func mixed(
        _ state: SIMD8<UInt32>, _ words: UnsafeBufferPointer<UInt32>
    ) -> SIMD8<UInt32> {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        // After eight rounds each variable has its original role again, so that none has to be
        // moved.
        for index in stride(from: 0, to: 64, by: 8) {
            mix(a, b, c, &d, e, f, g, &h, constants[index] &+ words[index])
            mix(h, a, b, &c, d, e, f, &g, constants[index &+ 1] &+ words[index &+ 1])
            mix(g, h, a, &b, c, d, e, &f, constants[index &+ 2] &+ words[index &+ 2])
            mix(f, g, h, &a, b, c, d, &e, constants[index &+ 3] &+ words[index &+ 3])
            mix(e, f, g, &h, a, b, c, &d, constants[index &+ 4] &+ words[index &+ 4])
            mix(d, e, f, &g, h, a, b, &c, constants[index &+ 5] &+ words[index &+ 5])
            mix(c, d, e, &f, g, h, a, &b, constants[index &+ 6] &+ words[index &+ 6])
            mix(b, c, d, &e, f, g, h, &a, constants[index &+ 7] &+ words[index &+ 7])
        }
        return SIMD8(a, b, c, d, e, f, g, h)
    }

    @inline(__always)
    private static func mix(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
        _ g: UInt32, _ h: inout UInt32, _ word: UInt32
    ) {
        let one = h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ (g ^ (e & (f ^ g))) &+ word
        let two = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ ((a & b) | (c & (a | b)))
        d &+= one
        h = one &+ two
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}

extension UInt32 {
    @inline(__always) fileprivate func rotated(_ count: UInt32) -> UInt32 {
        self &>> count | self &<< (32 &- count)
    }
}

package struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The 32 bytes as four numbers.
    private let parts: SIMD4<UInt64>

    init(state: SIMD8<UInt32>) {
        var parts = SIMD4<UInt64>()
        for index in 0..<4 {
            parts[index] = UInt64(state[index * 2]) << 32 | UInt64(state[index * 2 + 1])
        }
        self.parts = parts
    }

    package init?(_ text: String) { self.init(utf8: Array(text.utf8)[...]) }

    /// Reads 64 hexadecimal digits in lower case. Nil for anything else.
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

    /// Appends the description.
    package func write(to bytes: inout [UInt8]) {
        let digits: StaticString = "0123456789abcdef"
        for part in 0..<4 {
            for shift in stride(from: UInt64(60), through: 0, by: -4) {
                bytes.append(digits.utf8Start[Int(parts[part] >> shift & 15)])
            }
        }
    }
}
