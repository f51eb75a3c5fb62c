/// How wide the lines of a pattern are, which tells of most fillings that nothing is too wide
/// without looking at them.
package struct LineWidths: Sendable {
    /// What the lines with the same slots have in common.
    private struct Group: Sendable {
        /// The slots, by their index in the pattern; one that stands there twice is there twice.
        let slots: [Int]
        /// The width of what stands around them in the widest of the lines.
        var width: Int
    }

    private let slots: [TextSlot]
    private var groups: [Group] = []
    private let widthOfByte: @Sendable (UInt8) -> Int

    /// Measures the lines of a pattern.
    ///
    /// - Parameter widthOfByte: what a byte of UTF-8 takes of a line.
    package init(_ pattern: TextPattern, by widthOfByte: @escaping @Sendable (UInt8) -> Int) {
        slots = pattern.slots
        self.widthOfByte = widthOfByte
        var width = 0
        var line: [Int] = []
        var gaps = pattern.gaps[...]
        for (offset, byte) in pattern.bytes.enumerated() {
            while let gap = gaps.first, gap.offset == offset {
                line.append(gap.slot)
                gaps.removeFirst()
            }
            if byte == UInt8(ascii: "\n") {
                add(line, width)
                (line, width) = ([], 0)
            } else {
                width += widthOfByte(byte)
            }
        }
        add(line + gaps.map(\.slot), width)
    }

    private mutating func add(_ line: [Int], _ width: Int) {
        let line = line.sorted()
        if let index = groups.firstIndex(where: { $0.slots == line }) {
            groups[index].width = max(groups[index].width, width)
        } else {
            groups.append(Group(slots: line, width: width))
        }
    }

    /// The width of the widest line once the pattern is filled; nil where it cannot be filled.
    package func widest(with texts: inout SlotTexts) -> Int? {
        var widths: [Int] = []
        widths.reserveCapacity(slots.count)
        for slot in slots {
            guard let bytes = texts.bytes(of: slot) else { return nil }
            widths.append(bytes.reduce(0) { $0 + widthOfByte($1) })
        }
        var widest = 0
        for group in groups {
            widest = max(widest, group.slots.reduce(group.width) { $0 + widths[$1] })
        }
        return widest
    }
}
