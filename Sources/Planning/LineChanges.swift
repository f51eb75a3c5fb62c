/// Lines of one text that replace lines of another.
struct LineChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

/// One step of an edit script between two texts.
enum LineEdit: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
}

/// The changes from one list of lines to another, each moved down as far as repeated lines allow,
/// or to a change in the other text.
///
/// If lines repeat, several differences are equally short. These are the ones that `git` chooses,
/// so merges give what its users expect.
struct LineChanges {
    private(set) var changes: [LineChange] = []
    private let oldCount: Int

    init<Line: Hashable>(from old: [Line], to new: [Line]) {
        oldCount = old.count
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

    /// The changes line by line, in order, removals before insertions.
    var edits: [LineEdit] {
        var edits: [LineEdit] = []
        var (x, y) = (0, 0)
        func keep(until end: Int) {
            while x < end {
                edits.append(.keep(old: x, new: y))
                (x, y) = (x + 1, y + 1)
            }
        }
        for change in changes {
            keep(until: change.old.lowerBound)
            edits += change.old.map { .remove(old: $0) }
            edits += change.new.map { .insert(new: $0) }
            (x, y) = (change.old.upperBound, change.new.upperBound)
        }
        keep(until: oldCount)
        return edits
    }
}

/// The lines of a text that another text has too, and the number of other lines before each of them
/// and at the end.
private struct LineGaps<Line: Equatable> {
    private let lines: [Line]
    private(set) var counts = [0]

    init(_ lines: [Line], changed: [Bool]) {
        self.lines = lines
        for isChanged in changed {
            if isChanged {
                counts[counts.count - 1] += 1
            } else {
                counts.append(0)
            }
        }
    }

    /// Moves each group of lines down as far as possible: past a kept line that equals the first
    /// line of the group.
    mutating func settle(beside other: LineGaps) {
        var gap = 0
        var start = 0
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
                lower(&gap, &start)
                if other.counts[gap] > 0 { match = gap }
            }
        } while counts[gap] != size
        guard let match else { return }
        while gap > match { raise(&gap, &start) }
    }

    private mutating func lower(_ gap: inout Int, _ start: inout Int) {
        counts[gap + 1] += counts[gap]
        counts[gap] = 0
        gap += 1
        start += 1
    }

    private mutating func raise(_ gap: inout Int, _ start: inout Int) {
        gap -= 1
        start -= counts[gap] + 1
        counts[gap] += counts[gap + 1]
        counts[gap + 1] = 0
    }
}
