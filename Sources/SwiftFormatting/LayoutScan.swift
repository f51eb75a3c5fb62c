/// One look at a rendered text, which for nearly every text shows that little is to be done.
struct LayoutScan {
    /// Whether empty lines follow each other, or begin or end the text.
    private(set) var hasEmptyLines = false
    /// Whether a line takes more bytes than it may take columns, which every long line does.
    private(set) var hasLongLine = false
    /// The end of the last import in UTF-8, where there are several.
    private(set) var importsEnd: Int?

    /// Whether nothing of what it looks for is there.
    var isTidy: Bool { !hasEmptyLines && !hasLongLine && importsEnd == nil }

    init(_ text: String, layout: SwiftLayout) {
        var text = text
        self = text.withUTF8 { LayoutScan($0, layout) }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: SwiftLayout) {
        if let start = bytes.baseAddress, !bytes.isEmpty {
            look(at: start, bytes.count, layout)
        } else {
            hasEmptyLines = true
        }
    }

    // Every byte of every file is looked at here, so it is done with pointers: without the optimizer,
    // as tests run it, views and closures take twenty times as long.
    private mutating func look(
        at bytes: UnsafePointer<UInt8>, _ count: Int, _ layout: SwiftLayout
    ) {
        let newline = UInt8(ascii: "\n")
        var breaks = 2
        var imports = 0
        var start = 0
        while start < count {
            var end = start
            while end < count, bytes[end] != newline { end += 1 }
            if end > start {
                breaks = 0
                if Self.isLong(bytes + start, end - start, layout) { hasLongLine = true }
                if Self.isImport(bytes + start, end - start) {
                    imports += 1
                    importsEnd = end
                }
            }
            if end < count {
                breaks += 1
                if breaks > 2 { hasEmptyLines = true }
            }
            start = end + 1
        }
        if breaks > 1 { hasEmptyLines = true }
        if imports < 2 { importsEnd = nil }
    }

    /// Whether a line takes more bytes than it may take columns.
    ///
    /// A tab counts for its width, and a bracket twice, since a literal may have to be broken a
    /// little earlier than other lines.
    private static func isLong(
        _ line: UnsafePointer<UInt8>, _ count: Int, _ layout: SwiftLayout
    ) -> Bool {
        let (tab, bracket) = (UInt8(ascii: "\t"), UInt8(ascii: "["))
        // Few lines have to be looked at closely.
        let widest = line[0] == tab && layout.tabWidth > 2 ? layout.tabWidth : 2
        guard count * widest > layout.lineLength else { return false }
        let tabWidth = layout.tabWidth
        var width = count
        var index = 0
        while index < count {
            let byte = line[index]
            if byte == bracket {
                width += 1
            } else if byte == tab {
                width += tabWidth - 1
            }
            index += 1
        }
        return width > layout.lineLength
    }

    /// Whether a line may be an import: it starts as one does, and has the word in it.
    private static func isImport(_ line: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        switch line[0] {
        case UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "f"): break
        default: return false
        }
        let word: StaticString = "import "
        let (letters, length) = (word.utf8Start, word.utf8CodeUnitCount)
        guard count > length else { return false }
        var start = 0
        while start <= count - length {
            var same = 0
            while same < length, line[start + same] == letters[same] { same += 1 }
            if same == length { return true }
            start += 1
        }
        return false
    }
}
