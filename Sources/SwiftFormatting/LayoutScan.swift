/// One look at a rendered text, which shows for nearly every text that little has to be done.
struct LayoutScan {
    /// Whether empty lines follow each other, or begin or end the text.
    private(set) var hasEmptyLines = false
    /// Whether a line has more bytes than it may have columns, which is true for every long line.
    private(set) var hasLongLine = false
    /// The end of the last import in UTF-8, if there are several.
    private(set) var importsEnd: Int?

    init(_ text: [UInt8], _ layout: SwiftLayout) {
        self = text.withUnsafeBufferPointer { LayoutScan($0, layout) }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: SwiftLayout) {
        var breaks = 2
        var imports = 0
        var start = 0
        var width = 0
        // A literal may have to be broken a little earlier than other lines.
        var widths = [Int](repeating: 1, count: 256)
        widths[Int(UInt8(ascii: "["))] = 2
        widths[Int(UInt8(ascii: "\t"))] = layout.tabWidth
        // Every byte of every file is read here. Without the optimizer, as tests run it, closures
        // and iterators take twenty times as long.
        var offset = 0
        while offset <= bytes.count {
            while offset < bytes.count, bytes[offset] != 0x0A {
                width += widths[Int(bytes[offset])]
                offset += 1
            }
            if offset > start {
                breaks = 0
                if width > layout.lineLength { hasLongLine = true }
                if Self.isImport(bytes, start..<offset) {
                    imports += 1
                    importsEnd = offset
                }
            }
            if offset < bytes.count { breaks += 1 }
            if breaks > 2 { hasEmptyLines = true }
            start = offset + 1
            width = 0
            offset += 1
        }
        if breaks > 1 { hasEmptyLines = true }
        if imports < 2 { importsEnd = nil }
    }

    /// Whether a line may be an import: it starts like one, and contains the word.
    static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
        line.withUnsafeBufferPointer { isImport($0, 0..<$0.count) }
    }

    private static func isImport(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
        guard !line.isEmpty else { return false }
        switch bytes[line.lowerBound] {
        case UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "f"): break
        default: return false
        }
        var offset = line.lowerBound
        while offset < line.upperBound {
            if bytes[offset] == UInt8(ascii: "i"),
                bytes[offset..<line.upperBound].starts(with: "import ".utf8)
            {
                return true
            }
            offset += 1
        }
        return false
    }
}
