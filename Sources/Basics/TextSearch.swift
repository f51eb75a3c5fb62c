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

    /// The offsets of occurrences that don't overlap.
    private func offsets(of other: some StringProtocol, maxCount: Int) -> [Int] {
        var (text, word) = (String(self), String(other))
        return text.withUTF8 { text in word.withUTF8 { text.offsets(of: $0, maxCount: maxCount) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A plain loop, which is fast in a debug build, too.
    fileprivate func offsets(of word: Self, maxCount: Int) -> [Int] {
        guard let first = word.first else { return [0] }
        var found: [Int] = []
        let end = count - word.count
        var start = 0
        while start <= end, found.count < maxCount {
            var length = 0
            if self[start] == first {
                length = 1
                while length < word.count, self[start + length] == word[length] { length += 1 }
            }
            if length == word.count { found.append(start) }
            start += length == word.count ? length : 1
        }
        return found
    }
}
