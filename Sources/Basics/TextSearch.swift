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

    /// Whether it is these parts in their order, with any text between two of them.
    package func consists(of parts: [String]) -> Bool {
        guard parts.count > 1 else { return parts.first == self }
        guard hasPrefix(parts[0]) else { return false }
        var rest = dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}

extension UInt8 {
    package var isASCIIAlphanumeric: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
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

extension UInt8 {
    /// Whether the byte is printable ASCII that no JSON string escapes: neither `"` nor `\`.
    package var isPlainText: Bool {
        self >= 0x20 && self < 0x7F && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the first offset from `start` whose byte isn't `isPlainText`, or the end.
    package func endOfPlainText(from start: Int = 0) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let bytes = UnsafeRawBufferPointer(self)
        var offset = start
        // Eight bytes at once: the lowest top bit of `marks` belongs to the first other byte.
        while offset + 8 <= count {
            let word = UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let quote = (word ^ (ones &* 0x22)) &- ones
            let backslash = (word ^ (ones &* 0x5C)) &- ones
            let (control, other) = (word &- (ones &* 0x20), word | (word &+ ones))
            let marks = (control | other | quote | backslash) & (ones << 7)
            if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < count, self[offset].isPlainText { offset += 1 }
        return offset
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
