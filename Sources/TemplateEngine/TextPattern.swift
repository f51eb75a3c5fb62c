/// Stands in a context for a text that is not known yet.
package struct TextSlot: Hashable, Sendable {
    /// Which of the texts that a pattern is filled with.
    let number: Int
    /// How the template wants it written.
    var conversion: CaseConversion?

    /// The slot of a text that is neither empty nor broken into lines.
    package init(_ number: Int) {
        self.number = number
    }
}

/// A template that was rendered but for a few texts: the way to very many renderings that differ in
/// nothing else.
package struct TextPattern: Sendable {
    /// A place where a text is missing.
    struct Gap: Sendable {
        /// How many of the bytes stand before it.
        let offset: Int
        /// Which of the slots belongs there.
        let slot: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var gaps: [Gap] = []
    private(set) var slots: [TextSlot] = []

    var isAtLineStart: Bool {
        if let last = gaps.last, last.offset == bytes.count { return false }
        return bytes.isEmpty || bytes[bytes.count - 1] == 0x0A
    }

    mutating func append(_ text: some Collection<UInt8>) { bytes.append(contentsOf: text) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ slot: TextSlot) {
        let index = slots.firstIndex(of: slot) ?? slots.count
        if index == slots.count { slots.append(slot) }
        gaps.append(Gap(offset: bytes.count, slot: index))
    }

    /// The whole text; nil where one of those that are missing is not as `TextSlot` wants it.
    package func filled(with texts: inout SlotTexts) -> [UInt8]? {
        var values: [[UInt8]] = []
        for slot in slots {
            guard let value = texts.bytes(of: slot) else { return nil }
            values.append(value)
        }
        let count = gaps.reduce(bytes.count) { $0 + values[$1.slot].count }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            var copied = 0
            for gap in gaps {
                buffer.append(bytes[copied..<gap.offset], at: &initialized)
                buffer.append(values[gap.slot][...], at: &initialized)
                copied = gap.offset
            }
            buffer.append(bytes[copied...], at: &initialized)
        }
    }

    /// The pattern after a change that leaves alone what stands in the gaps; nil where that cannot be
    /// told.
    ///
    /// - Parameter change: sees a mark in each gap, a character that no template holds.
    package func rewritten(_ change: (String) -> String?) -> TextPattern? {
        guard slots.count <= 0x40, !bytes.contains(Self.firstByteOfMark) else { return nil }
        var marked = TextPattern()
        var copied = 0
        for gap in gaps {
            marked.append(bytes[copied..<gap.offset])
            marked.append([Self.firstByteOfMark, 0xB0, 0x80, 0x80 + UInt8(gap.slot)])
            copied = gap.offset
        }
        marked.append(bytes[copied...])
        guard let text = change(String(decoding: marked.bytes, as: UTF8.self)) else { return nil }
        var result = TextPattern()
        var rest = Array(text.utf8)[...]
        while let mark = rest.firstIndex(of: Self.firstByteOfMark) {
            result.append(rest[..<mark])
            result.append(slots[Int(rest[mark + 3] - 0x80)])
            rest = rest[(mark + 4)...]
        }
        result.append(rest)
        return result
    }

    /// Of the characters from U+F0000 on, which nobody may give a meaning to.
    package static let firstByteOfMark: UInt8 = 0xF3
}

/// The texts that the patterns of one scene are filled with.
package struct SlotTexts {
    private var texts: [String]
    private var known: [(slot: TextSlot, bytes: [UInt8])] = []

    /// Texts by the number of their slot.
    package init(_ texts: [String]) {
        self.texts = texts
    }

    /// The text of a slot.
    package subscript(slot: TextSlot) -> String {
        get { texts[slot.number] }
        set {
            texts[slot.number] = newValue
            known.removeAll { $0.slot.number == slot.number }
        }
    }

    /// The text as a template wants it; nil where it could not stand in a gap.
    mutating func bytes(of slot: TextSlot) -> [UInt8]? {
        if let found = known.first(where: { $0.slot == slot }) { return found.bytes }
        let text = texts[slot.number]
        let bytes = Array((slot.conversion.map { $0(text) } ?? text).utf8)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") }) else {
            return nil
        }
        known.append((slot, bytes))
        return bytes
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func append(_ bytes: ArraySlice<UInt8>, at end: inout Int) {
        guard let base = baseAddress else { return }
        bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            (base + end).initialize(from: start, count: source.count)
            end += source.count
        }
    }
}
