/// What to do with a line to get from one text to another.
enum LineEdit: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
}

/// The shortest way from one list of lines to another, by Myers' greedy algorithm.
struct LineDifference {
    /// Beyond this many edits the lines between are replaced as a whole: the algorithm takes
    /// memory in the square of them.
    private static let mostEdits = 2_000

    private let old: [Int]
    private let new: [Int]

    /// The edits in the order of the lines, removals before insertions.
    static func edits<Line: Hashable>(from old: [Line], to new: [Line]) -> [LineEdit] {
        // Lines become numbers, so that comparing two is cheap.
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        return LineDifference(old: old.map(number), new: new.map(number)).edits()
    }

    private func edits() -> [LineEdit] {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        let middle = middleEdits(start..<(old.count - end), start..<(new.count - end))
        let front = (0..<start).map { LineEdit.keep(old: $0, new: $0) }
        let back = (0..<end).reversed().map {
            LineEdit.keep(old: old.count - 1 - $0, new: new.count - 1 - $0)
        }
        return front + middle + back
    }

    private func middleEdits(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [LineEdit] {
        let removals = oldRange.map { LineEdit.remove(old: $0) }
        let insertions = newRange.map { LineEdit.insert(new: $0) }
        guard !removals.isEmpty, !insertions.isEmpty,
            let frontiers = search(oldRange, newRange)
        else { return removals + insertions }
        return trace(frontiers, oldRange, newRange)
    }

    /// The furthest reach on each diagonal after 0, 1, 2 … edits, or nil when there are too many.
    ///
    /// A frontier of `d` edits holds the diagonals -d…d, at the offset `d`.
    private func search(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [[Int]]? {
        var frontiers: [[Int]] = []
        for distance in 0...min(oldRange.count + newRange.count, Self.mostEdits) {
            var frontier = [Int](repeating: 0, count: 2 * distance + 1)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var x = 0
                if let previous = frontiers.last {
                    x = reach(previous, distance, diagonal)
                }
                while x < oldRange.count, x - diagonal < newRange.count,
                    old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
                {
                    x += 1
                }
                frontier[diagonal + distance] = x
                if x >= oldRange.count, x - diagonal >= newRange.count {
                    return frontiers + [frontier]
                }
            }
            frontiers.append(frontier)
        }
        return nil
    }

    /// How far one more edit leads on a diagonal, before the lines that are the same.
    private func reach(_ previous: [Int], _ distance: Int, _ diagonal: Int) -> Int {
        let offset = distance - 1
        return insertsBefore(previous, distance, diagonal)
            ? previous[diagonal + 1 + offset] : previous[diagonal - 1 + offset] + 1
    }

    private func insertsBefore(_ previous: [Int], _ distance: Int, _ diagonal: Int) -> Bool {
        let offset = distance - 1
        return diagonal == -distance
            || diagonal != distance
                && previous[diagonal - 1 + offset] < previous[diagonal + 1 + offset]
    }

    /// Walks the frontiers backward and notes each step.
    private func trace(
        _ frontiers: [[Int]], _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) -> [LineEdit] {
        var edits: [LineEdit] = []
        var x = oldRange.count
        var y = newRange.count
        func keep(until limit: Int) {
            while x > limit {
                x -= 1
                y -= 1
                edits.append(.keep(old: oldRange.lowerBound + x, new: newRange.lowerBound + y))
            }
        }
        for distance in stride(from: frontiers.count - 1, to: 0, by: -1) {
            let previous = frontiers[distance - 1]
            let diagonal = x - y
            keep(until: reach(previous, distance, diagonal))
            if insertsBefore(previous, distance, diagonal) {
                y -= 1
                edits.append(.insert(new: newRange.lowerBound + y))
            } else {
                x -= 1
                edits.append(.remove(old: oldRange.lowerBound + x))
            }
        }
        keep(until: 0)
        return edits.reversed()
    }
}
