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
        var breaks = 2
        var imports = 0
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let line = bytes[start..<end]
            if !line.isEmpty {
                breaks = 0
                if Self.isLong(line, layout) { hasLongLine = true }
                if Self.isImport(line) {
                    imports += 1
                    importsEnd = end
                }
            }
            if end < bytes.count {
                breaks += 1
                if breaks > 2 { hasEmptyLines = true }
            }
            start = end + 1
        }
        if breaks > 1 { hasEmptyLines = true }
        if imports < 2 { importsEnd = nil }
    }

    /// Whether a line takes more bytes than it may take columns.
    private static func isLong(
        _ line: Slice<UnsafeBufferPointer<UInt8>>, _ layout: SwiftLayout
    ) -> Bool {
        // A bracket counts twice and a tab for its width; few lines have to be looked at closely.
        let widest = max(2, line.first == UInt8(ascii: "\t") ? layout.tabWidth : 2)
        guard line.count * widest > layout.lineLength else { return false }
        return line.reduce(0) { $0 + layout.width(of: $1) } > layout.lineLength
    }

    /// Whether a line may be an import: it starts as one does, and has the word in it.
    private static func isImport(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, "@ipf".utf8.contains(first) else { return false }
        let word: StaticString = "import "
        let count = word.utf8CodeUnitCount
        guard line.count > count else { return false }
        return (line.startIndex...line.endIndex - count).contains { start in
            (0..<count).allSatisfy { line[start + $0] == word.utf8Start[$0] }
        }
    }
}
