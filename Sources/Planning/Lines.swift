extension [UInt8] {
    /// The lines of a text with their line breaks, as bytes: two spellings of one character are
    /// different lines.
    var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(self[start...index])
            start = index + 1
        }
        if start < count { lines.append(self[start...]) }
        return lines
    }

    /// Whether there are lines, and each ends in a carriage return and a line feed.
    var hasOnlyCRLF: Bool {
        var hasBreak = false
        for (index, byte) in enumerated() where byte == 0x0A {
            guard index > 0, self[index - 1] == 0x0D else { return false }
            hasBreak = true
        }
        return hasBreak
    }

    /// The same with those line breaks in place of line feeds.
    var withCRLF: [UInt8] {
        flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    /// What ends the first line; nil where there is but one.
    var firstLineBreak: [UInt8]? {
        guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return end > 0 && self[end - 1] == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
    }
}
