/// Reads the binary form of property lists, trusting no number in it.
struct BinaryPropertyList {
    static let magic = Array("bplist".utf8)

    private let bytes: [UInt8]
    private var offsets: [Int] = []
    private var referenceSize = 1
    private var top = 0
    /// Shared and cyclic values are read again wherever they are named: this bounds it.
    private var valuesLeft = PropertyList.mostValues
    private var bytesLeft = PropertyList.largestSize

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value at the root. Throws a problem for anything out of place.
    consuming func read() throws(PropertyListProblem) -> PropertyList {
        try readTrailer()
        return try value(top, depth: 0)
    }

    /// Reads the last 32 bytes, which contain the sizes and offsets of everything else.
    private mutating func readTrailer() throws(PropertyListProblem) {
        guard bytes.count >= 40 else { throw .damaged(.earlyEnd) }
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw .damaged(.trailer)
        }
        let count = try number(at: trailer + 8, size: 8)
        top = try number(at: trailer + 16, size: 8)
        let table = try number(at: trailer + 24, size: 8)
        guard table <= trailer, count <= (trailer - table) / offsetSize else {
            throw .damaged(.offsetTable)
        }
        for index in 0..<count {
            offsets.append(try number(at: table + index * offsetSize, size: offsetSize))
        }
    }

    private mutating func value(
        _ reference: Int, depth: Int
    ) throws(PropertyListProblem) -> PropertyList {
        guard offsets.indices.contains(reference) else { throw .damaged(.reference) }
        if depth > PropertyList.deepestNesting {
            throw .tooDeep(limit: PropertyList.deepestNesting)
        }
        valuesLeft -= 1
        if valuesLeft < 0 { throw .tooManyValues(limit: PropertyList.mostValues) }
        let offset = offsets[reference]
        guard offset >= 8, offset < bytes.count - 32 else { throw .damaged(.offset) }
        let marker = bytes[offset]
        switch (marker >> 4, marker & 15) {
        case (0, 8): return .boolean(false)
        case (0, 9): return .boolean(true)
        case (1, 0...4): return .integer(try integer(at: offset + 1, power: Int(marker & 15)))
        case (2, 2), (2, 3): return .real(try real(at: offset + 1, power: Int(marker & 15)))
        case (3, 3): return .date(try real(at: offset + 1, power: 3))
        case (4...7, _): return try run(at: offset)
        case (10, _):
            let (count, start) = try count(at: offset)
            return .array(try values(count, at: start, depth))
        case (13, _): return try dictionary(at: offset, depth)
        default: throw .damaged(.unknownType)
        }
    }

    /// Data, or a string in one of three encodings.
    private mutating func run(at offset: Int) throws(PropertyListProblem) -> PropertyList {
        let (count, start) = try count(at: offset)
        let kind = bytes[offset] >> 4
        let end = start + count * (kind == 6 ? 2 : 1)
        guard end <= bytes.count - 32 else { throw .damaged(.valueBeyondEnd) }
        bytesLeft -= end - start
        if bytesLeft < 0 { throw .tooLarge(limit: PropertyList.largestSize) }
        switch kind {
        case 4: return .data(Array(bytes[start..<end]))
        case 6:
            let units = stride(from: start, to: end, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return .string(String(decoding: units, as: UTF16.self))
        default: return .string(String(decoding: bytes[start..<end], as: UTF8.self))
        }
    }

    private mutating func dictionary(
        at offset: Int, _ depth: Int
    ) throws(PropertyListProblem) -> PropertyList {
        let (count, start) = try count(at: offset)
        let keys = try values(count, at: start, depth)
        let values = try values(count, at: start + count * referenceSize, depth)
        var members: [String: PropertyList] = [:]
        for (key, value) in zip(keys, values) {
            guard case .string(let name) = key else { throw .damaged(.keyWithoutText) }
            members[name] = value
        }
        return .dictionary(members)
    }

    private mutating func values(
        _ count: Int, at start: Int, _ depth: Int
    ) throws(PropertyListProblem) -> [PropertyList] {
        guard start + count * referenceSize <= bytes.count - 32 else {
            throw .damaged(.valueBeyondEnd)
        }
        var result: [PropertyList] = []
        for index in 0..<count {
            let reference = try number(at: start + index * referenceSize, size: referenceSize)
            result.append(try value(reference, depth: depth + 1))
        }
        return result
    }

    /// Returns the number of items or bytes of the value at `offset`, and the offset of the first.
    private func count(
        at offset: Int
    ) throws(PropertyListProblem) -> (count: Int, start: Int) {
        let small = Int(bytes[offset] & 15)
        if small < 15 { return (small, offset + 1) }
        let marker = bytes[offset + 1]
        guard marker >> 4 == 1, marker & 15 <= 3 else { throw .damaged(.length) }
        let size = 1 << Int(marker & 15)
        let count = try number(at: offset + 2, size: size)
        // Nothing has more items than the file has bytes, so no product of these overflows.
        guard count <= bytes.count else { throw .damaged(.valueBeyondEnd) }
        return (count, offset + 2 + size)
    }

    /// Up to four bytes have no sign; eight have one; of sixteen the lower eight count.
    private func integer(at start: Int, power: Int) throws(PropertyListProblem) -> Int {
        if power <= 2 { return try number(at: start, size: 1 << power) }
        return Int(bitPattern: UInt(try bits(at: start + (power == 4 ? 8 : 0), size: 8)))
    }

    private func real(at start: Int, power: Int) throws(PropertyListProblem) -> Double {
        let bits = try bits(at: start, size: 1 << power)
        return power == 2
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            : Double(bitPattern: bits)
    }

    /// A number without a sign that is small enough to count with.
    private func number(at start: Int, size: Int) throws(PropertyListProblem) -> Int {
        guard let number = Int(exactly: try bits(at: start, size: size)) else {
            throw .damaged(.largeNumber)
        }
        return number
    }

    private func bits(at start: Int, size: Int) throws(PropertyListProblem) -> UInt64 {
        guard start + size <= bytes.count else { throw .damaged(.earlyEnd) }
        return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
