/// Tells whether a file is still as it was written: XXH64 with the seed 0, as
/// https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md has it.
///
/// It is for edits and not for attacks: what a journal says is believed only within the limits that
/// `Journal` sets.
struct Checksum: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt64

    init(of bytes: [UInt8]) {
        value = bytes.withUnsafeBytes { bytes in
            var hash = XXH64(stripesOf: bytes)
            hash.addRest(of: bytes)
            return hash.finished
        }
    }

    /// Reads hexadecimal digits; nil for anything else.
    init?(_ text: Substring) {
        guard let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
    }

    var description: String { String(value, radix: 16) }
}

/// The steps of the algorithm, whose numbers and names are those of its specification.
private struct XXH64 {
    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9,
        0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
    )

    private var accumulator: UInt64
    /// How many bytes are in it.
    private var count = 0

    /// Takes whole stripes of 32 bytes, in four lanes.
    init(stripesOf bytes: UnsafeRawBufferPointer) {
        let primes = Self.primes
        guard bytes.count >= 32 else {
            accumulator = primes.4
            return
        }
        var (first, second) = (primes.0 &+ primes.1, primes.1)
        var (third, fourth) = (UInt64(0), 0 &- primes.0)
        while count + 32 <= bytes.count {
            first = Self.round(first, Self.lane(bytes, count))
            second = Self.round(second, Self.lane(bytes, count + 8))
            third = Self.round(third, Self.lane(bytes, count + 16))
            fourth = Self.round(fourth, Self.lane(bytes, count + 24))
            count += 32
        }
        accumulator =
            Self.rotated(first, 1) &+ Self.rotated(second, 7) &+ Self.rotated(third, 12)
            &+ Self.rotated(fourth, 18)
        for lane in [first, second, third, fourth] {
            accumulator = (accumulator ^ Self.round(0, lane)) &* primes.0 &+ primes.3
        }
    }

    /// Takes the bytes behind the stripes: eight at a time, then four, then one.
    mutating func addRest(of bytes: UnsafeRawBufferPointer) {
        let primes = Self.primes
        accumulator &+= UInt64(bytes.count)
        while count + 8 <= bytes.count {
            accumulator ^= Self.round(0, Self.lane(bytes, count))
            accumulator = Self.rotated(accumulator, 27) &* primes.0 &+ primes.3
            count += 8
        }
        if count + 4 <= bytes.count {
            let lane = bytes.loadUnaligned(fromByteOffset: count, as: UInt32.self)
            accumulator ^= UInt64(UInt32(littleEndian: lane)) &* primes.0
            accumulator = Self.rotated(accumulator, 23) &* primes.1 &+ primes.2
            count += 4
        }
        while count < bytes.count {
            accumulator ^= UInt64(bytes[count]) &* primes.4
            accumulator = Self.rotated(accumulator, 11) &* primes.0
            count += 1
        }
    }

    /// The hash, in which every bit depends on every bit of the bytes.
    var finished: UInt64 {
        var value = accumulator
        value = (value ^ value >> 33) &* Self.primes.1
        value = (value ^ value >> 29) &* Self.primes.2
        return value ^ value >> 32
    }

    private static func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
        rotated(accumulator &+ lane &* primes.1, 31) &* primes.0
    }

    private static func lane(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        value << bits | value >> (64 - bits)
    }
}
