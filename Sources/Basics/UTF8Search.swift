extension String {
    /// Whether the bytes of a word stand somewhere in the text.
    ///
    /// `contains` of the standard library compares characters, which takes many times as long.
    package func hasUTF8(of word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first else { return true }
        let bytes = Array(utf8)
        guard bytes.count >= word.count else { return false }
        for start in 0...(bytes.count - word.count) where bytes[start] == first {
            if bytes[start..<start + word.count].elementsEqual(word) { return true }
        }
        return false
    }
}
