/// Lines of one text that replace lines of another.
package struct LineChange: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) { (self.old, self.new) = (old, new) }
}

/// The changes from one list of lines to another, each moved down as far as repeated lines allow,
/// or to a change in the other text, as `git` does.
package struct LineChanges {
    package private(set) var changes: [LineChange] = []

    package init<Line: Hashable>(from old: [Line], to new: [Line]) {
        let difference = LineDifference(from: old, to: new)
        var removed = LineGaps(old, changed: difference.isRemoved)
        var inserted = LineGaps(new, changed: difference.isInserted)
        removed.settle(beside: inserted)
        inserted.settle(beside: removed)
        var (x, y) = (0, 0)
        for (before, after) in zip(removed.counts, inserted.counts) {
            if before + after > 0 {
                changes.append(LineChange(old: x..<(x + before), new: y..<(y + after)))
            }
            (x, y) = (x + before + 1, y + after + 1)
        }
    }
}

/// The lines of a text, and the number of changed ones before each common one and at the end.
private struct LineGaps<Line: Equatable> {
    private let lines: [Line]
    private(set) var counts = [0]

    init(_ lines: [Line], changed: [Bool]) {
        self.lines = lines
        for isChanged in changed {
            if isChanged { counts[counts.count - 1] += 1 } else { counts.append(0) }
        }
    }

    /// Moves each group of lines down as far as possible: past a kept line that equals the first
    /// line of the group.
    mutating func settle(beside other: LineGaps) {
        var (gap, start) = (0, 0)
        while gap < counts.count {
            if counts[gap] > 0 { move(&gap, &start, beside: other) }
            start += counts[gap] + 1
            gap += 1
        }
    }

    private mutating func move(_ gap: inout Int, _ start: inout Int, beside other: LineGaps) {
        var match: Int?
        var size: Int
        repeat {
            size = counts[gap]
            // Move up first to join adjacent groups.
            while gap > 0, lines[start - 1] == lines[start + counts[gap] - 1] {
                raise(&gap, &start)
            }
            match = other.counts[gap] > 0 ? gap : nil
            while start + counts[gap] < lines.count, lines[start] == lines[start + counts[gap]] {
                counts[gap + 1] += counts[gap]
                counts[gap] = 0
                (gap, start) = (gap + 1, start + 1)
                if other.counts[gap] > 0 { match = gap }
            }
        } while counts[gap] != size
        while let match, gap > match { raise(&gap, &start) }
    }

    private mutating func raise(_ gap: inout Int, _ start: inout Int) {
        gap -= 1
        start -= counts[gap] + 1
        counts[gap] += counts[gap + 1]
        counts[gap + 1] = 0
    }
}

extension [UInt8] {
    /// The lines of a text with their line breaks. Spellings of a character differ in bytes.
    var lines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(self[start...index])
            start = index + 1
        }
        if start < count { lines.append(self[start...]) }
        return lines
    }

    /// The first line break; nil if there is only one line.
    var firstLineBreak: [UInt8]? {
        guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return end > 0 && self[end - 1] == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
    }
}
