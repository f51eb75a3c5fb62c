extension String {
    /// Returns the UTF-8 offsets of the occurrences of a nonempty word that don't overlap.
    ///
    /// Templates and large sources are searched with this loop over bytes. The standard library
    /// compares characters, which takes about 20 times as long.
    package func utf8Offsets(of word: String) -> [Int] {
        var (text, word) = (self, word)
        return text.withUTF8 { text in word.withUTF8 { text.offsets(of: $0) } }
    }

    /// Returns the parts between the occurrences of an ASCII character, including empty parts.
    package func split(atByte separator: UInt8) -> [String] {
        var text = self
        return text.withUTF8 { text in
            var parts: [String] = []
            var start = 0
            for end in 0...text.count where end == text.count || text[end] == separator {
                parts.append(String(decoding: text[start..<end], as: UTF8.self))
                start = end + 1
            }
            return parts
        }
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
            if text[start] != first[0] {
                start += 1
                continue
            }
            var matching = 1
            while matching < length, text[start + matching] == first[matching] { matching += 1 }
            if matching == length { found.append(start) }
            start += matching == length ? length : 1
        }
        return found
    }
}

extension [UInt8] {
    /// Whether both have the same bytes. `==` compares them one by one.
    package func hasBytes(of other: [UInt8]) -> Bool {
        withUnsafeBytes { bytes in other.withUnsafeBytes { bytes.isEqual(to: $0) } }
    }
}

extension UnsafeRawBufferPointer {
    func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        var offset = 0
        while offset + 8 <= count {
            let (word, otherWord) = (
                loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            if word != otherWord { return false }
            offset += 8
        }
        while offset < count, self[offset] == other[offset] { offset += 1 }
        return offset == count
    }
}
