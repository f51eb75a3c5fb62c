extension String {
    /// Whether the bytes of a word stand somewhere in the text.
    ///
    /// `contains` of the standard library compares characters, which takes many times as long.
    package func hasUTF8(of word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in word.withUTF8 { text.contains($0) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A plain loop, which is fast in a debug build, too.
    fileprivate func contains(_ word: Self) -> Bool {
        guard let first = word.first else { return true }
        let end = count - word.count
        var start = 0
        while start <= end {
            if self[start] == first {
                var length = 1
                while length < word.count, self[start + length] == word[length] { length += 1 }
                if length == word.count { return true }
            }
            start += 1
        }
        return false
    }
}
