import PropertyLists

/// Writes the binary form of property lists, well formed or not.
enum BinaryWriter {
    /// A file of a value.
    static func bytes(of value: PropertyList) -> [UInt8] {
        var objects: [[UInt8]] = []
        _ = add(value, to: &objects)
        return file(objects)
    }

    /// A file of objects that are written already, with references of two bytes.
    static func file(_ objects: [[UInt8]], top: UInt64 = 0, count: UInt64? = nil) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt64] = []
        for object in objects {
            offsets.append(UInt64(bytes.count))
            bytes += object
        }
        let table = UInt64(bytes.count)
        for offset in offsets { bytes += bigEndian(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2]
        for number in [count ?? UInt64(objects.count), top, table] { bytes += bigEndian(number, 8) }
        return bytes
    }

    private static func bigEndian(_ number: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }

    private static func add(_ value: PropertyList, to objects: inout [[UInt8]]) -> UInt64 {
        let index = objects.count
        objects.append([])
        switch value {
        case .boolean(let flag): objects[index] = [flag ? 9 : 8]
        case .integer(let number):
            objects[index] =
                (0..<256).contains(number)
                ? [0x10, UInt8(number)] : [0x13] + bigEndian(UInt64(bitPattern: Int64(number)), 8)
        case .real(let number): objects[index] = [0x23] + bigEndian(number.bitPattern, 8)
        case .date(let number): objects[index] = [0x33] + bigEndian(number.bitPattern, 8)
        case .data(let bytes): objects[index] = head(4, bytes.count) + bytes
        case .string(let text):
            let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
            objects[index] =
                isPlain
                ? head(5, text.utf8.count) + Array(text.utf8)
                : head(6, text.utf16.count) + text.utf16.flatMap { bigEndian(UInt64($0), 2) }
        case .array(let items):
            let references = items.map { add($0, to: &objects) }
            objects[index] = head(10, items.count) + references.flatMap { bigEndian($0, 2) }
        case .dictionary(let members):
            let sorted = members.sorted { $0.key < $1.key }
            let keys = sorted.map { add(.string($0.key), to: &objects) }
            let values = sorted.map { add($0.value, to: &objects) }
            objects[index] =
                head(13, members.count) + (keys + values).flatMap { bigEndian($0, 2) }
        }
        return UInt64(index)
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15
            ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + bigEndian(UInt64(count), 4)
    }
}
