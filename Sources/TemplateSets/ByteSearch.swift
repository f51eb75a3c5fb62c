extension String {
    /// Whether these bytes are in the text. They are looked for as bytes, since looking at
    /// characters takes longer than all else that a scene needs.
    func holds(_ word: [UInt8]) -> Bool {
        var text = self
        return text.withUTF8 { $0.place(of: word, from: 0) != nil }
    }

    /// Where these bytes stand in the text, in UTF-8 offsets; no two places overlap.
    func utf8Offsets(of word: [UInt8]) -> [Int] {
        var text = self
        return text.withUTF8 { bytes in
            var places: [Int] = []
            var start = 0
            while let place = bytes.place(of: word, from: start) {
                places.append(place)
                start = place + word.count
            }
            return places
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first place at or behind an offset where a word of two bytes or more stands.
    ///
    /// Its first two bytes are looked for at sixteen places at once.
    fileprivate func place(of word: [UInt8], from start: Int) -> Int? {
        guard word.count > 1, let base = baseAddress.map({ UnsafeRawPointer($0) }) else {
            return nil
        }
        let first = SIMD16(repeating: word[0])
        let second = SIMD16(repeating: word[1])
        var place = start
        while place <= count - word.count {
            if place + 17 <= count {
                let here = base.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
                let next = base.loadUnaligned(fromByteOffset: place + 1, as: SIMD16<UInt8>.self)
                if !any((here .== first) .& (next .== second)) {
                    place += 16
                    continue
                }
            }
            for candidate in place..<Swift.min(place + 16, count - word.count + 1)
            where holds(word, at: candidate) {
                return candidate
            }
            place += 16
        }
        return nil
    }

    private func holds(_ word: [UInt8], at place: Int) -> Bool {
        for index in word.indices where self[place + index] != word[index] { return false }
        return true
    }
}
