extension String {
    /// Returns the UTF-8 offsets of the occurrences of a nonempty word that don't overlap.
    ///
    /// Templates and large sources are searched with this loop over bytes. The standard library
    /// compares characters, which takes about 20 times as long.
    package func utf8Offsets(of word: String) -> [Int] {
        var (text, word) = (self, word)
        return text.withUTF8 { text in word.withUTF8 { text.offsets(of: $0) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func offsets(of word: Self) -> [Int] {
        guard let text = baseAddress, let first = word.baseAddress else { return [] }
        // Plain pointers are faster in debug builds, which the tests run.
        let (last, length) = (count - word.count, word.count)
        var found: [Int] = []
        var start = 0
        while length > 0, start <= last {
            var matching = 0
            while matching < length, text[start + matching] == first[matching] { matching += 1 }
            if matching == length { found.append(start) }
            start += matching == length ? length : 1
        }
        return found
    }
}
