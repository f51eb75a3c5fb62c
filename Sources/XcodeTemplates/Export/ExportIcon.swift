/// The picture of exported bundles in Xcode's dialog, made here so that there is nothing to keep: a
/// sheet of paper with lines of code on it.
package enum ExportIcon {
    /// The names of the picture in a bundle, with the bytes of a PNG file for each.
    package static let files: [(name: String, bytes: [UInt8])] = [
        ("TemplateIcon.png", png(scale: 1)), ("TemplateIcon@2x.png", png(scale: 2)),
    ]

    private static let size = 48

    /// Colors of the palette, the first of which is transparent.
    private static let palette: [UInt8] = [
        0xFF, 0xFF, 0xFF, 0x8E, 0x8E, 0x93, 0xFF, 0xFF, 0xFF, 0x0A, 0x7A, 0xFF, 0xFF, 0x95, 0x00,
    ]

    /// The lines on the sheet: from column to column, in a color.
    private static let lines: [(row: Int, columns: Range<Int>, color: UInt8)] = [
        (12, 14..<24, 4), (12, 26..<34, 3), (18, 17..<31, 3), (24, 17..<34, 3), (30, 17..<27, 3),
        (36, 14..<20, 4),
    ]

    private static func color(_ x: Int, _ y: Int) -> UInt8 {
        guard (9..<39).contains(x), (4..<44).contains(y) else { return 0 }
        if x == 9 || x == 38 || y == 4 || y == 43 { return 1 }
        let line = lines.first { ($0.row..<$0.row + 3).contains(y) && $0.columns.contains(x) }
        return line?.color ?? 2
    }

    private static func png(scale: Int) -> [UInt8] {
        let side = size * scale
        var rows: [UInt8] = []
        for y in 0..<side {
            // Each row begins with its filter, which is none.
            rows.append(0)
            for x in 0..<side { rows.append(color(x / scale, y / scale)) }
        }
        let header = bigEndian(UInt32(side)) + bigEndian(UInt32(side)) + [8, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("PLTE", palette) + chunk("tRNS", [0])
            + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bigEndian(UInt32(content.count)) + body + bigEndian(crc(body))
    }

    /// A zlib stream that stores its content as it is: small enough, and nothing to get wrong.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        let limit = 65_535
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: content.count, by: limit) {
            let block = content[start..<min(start + limit, content.count)]
            let count = UInt16(block.count)
            stream.append(block.endIndex == content.count ? 1 : 0)
            for number in [count, ~count] {
                stream += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
            }
            stream += block
        }
        return stream + bigEndian(adler(content))
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
}
