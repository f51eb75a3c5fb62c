/// Searches that compare bytes. A file that imports Basics calls these in place of the functions of
/// the same names in the library for regular expressions, which compare characters, take many times
/// as long, and would add more than a megabyte to the program.
extension StringProtocol {
    /// Whether the bytes of another text occur in this one. An empty text occurs in every text.
    package func contains(_ other: String) -> Bool {
        !offsets(of: other, maxCount: 1).isEmpty
    }

    package func firstRange(of other: some StringProtocol) -> Range<Index>? {
        offsets(of: other, maxCount: 1).first.map { range(at: $0, count: other.utf8.count) }
    }

    /// The text with another one in place of each occurrence, or of the first ones, up to a number.
    package func replacing(
        _ other: some StringProtocol, with replacement: String, maxReplacements: Int = .max
    ) -> String {
        guard !other.isEmpty else { return String(self) }
        var result = ""
        var end = startIndex
        for offset in offsets(of: other, maxCount: maxReplacements) {
            let found = range(at: offset, count: other.utf8.count)
            result += self[end..<found.lowerBound]
            result += replacement
            end = found.upperBound
        }
        return result + self[end...]
    }

    private func range(at offset: Int, count: Int) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: count)
    }

    /// The UTF-8 offsets of occurrences that don't overlap.
    package func utf8Offsets(of other: String) -> [Int] { offsets(of: other, maxCount: .max) }

    private func offsets(of other: some StringProtocol, maxCount: Int) -> [Int] {
        var (text, word) = (String(self), String(other))
        return text.withUTF8 { text in word.withUTF8 { text.offsets(of: $0, maxCount: maxCount) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A plain loop over pointers, which is fast in a debug build, too.
    fileprivate func offsets(of word: Self, maxCount: Int) -> [Int] {
        guard let wanted = word.baseAddress, word.count > 0 else { return [0] }
        guard let text = baseAddress, maxCount > 0 else { return [] }
        var found: [Int] = []
        let (first, length, end) = (wanted[0], word.count, count - word.count)
        var start = 0
        while start <= end {
            if text[start] != first {
                start += 1
                continue
            }
            var matching = 1
            while matching < length, text[start + matching] == wanted[matching] { matching += 1 }
            if matching < length {
                start += 1
                continue
            }
            found.append(start)
            if found.count == maxCount { break }
            start += length
        }
        return found
    }
}
