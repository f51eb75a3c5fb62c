/// The shortest edit script between two lists of lines, by Myers' algorithm in the form with linear
/// memory: find the middle from both ends, then solve each half.
///
/// Of several shortest scripts, it returns the one that `git diff` does, except for texts of few
/// different lines that repeat very often.
struct LineDifference {
    /// The number of edits from either end after which the furthest point is used as the middle.
    /// The script may then not be the shortest.
    private static let mostEdits = 2_000

    /// Whether each line of the old text is removed, and each of the new one is inserted.
    private(set) var isRemoved, isInserted: [Bool]
    /// The lines that are worth comparing, as numbers, which are cheaper to compare.
    private var old: [Int] = []
    private var new: [Int] = []
    /// The `x` that each diagonal reaches from the start and from the end, by the diagonal plus
    /// `shift`. Diagonal `d` contains the points with `x - y == d`.
    private var forward: [Int] = []
    private var backward: [Int] = []
    private var shift = 0

    init<Line: Hashable>(from oldLines: [Line], to newLines: [Line]) {
        isRemoved = [Bool](repeating: false, count: oldLines.count)
        isInserted = [Bool](repeating: false, count: newLines.count)
        let (start, end) = oldLines.countsOfEqualEnds(in: newLines)
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (oldNumbers, newNumbers) = (oldLines.map(number), newLines.map(number))
        let oldIndices = LineWorth.indices(
            of: oldNumbers, in: start..<(oldLines.count - end), comparedWith: newNumbers)
        let newIndices = LineWorth.indices(
            of: newNumbers, in: start..<(newLines.count - end), comparedWith: oldNumbers)
        for index in start..<(oldLines.count - end) { isRemoved[index] = true }
        for index in start..<(newLines.count - end) { isInserted[index] = true }
        for index in oldIndices { isRemoved[index] = false }
        for index in newIndices { isInserted[index] = false }
        (old, new) = (oldIndices.map { oldNumbers[$0] }, newIndices.map { newNumbers[$0] })
        var open = [LineChange(old: 0..<old.count, new: 0..<new.count)]
        while var box = open.popLast() {
            trim(&box)
            if box.old.isEmpty {
                for index in box.new { isInserted[newIndices[index]] = true }
            } else if box.new.isEmpty {
                for index in box.old { isRemoved[oldIndices[index]] = true }
            } else {
                let (x, y) = middle(of: box)
                open.append(LineChange(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
                open.append(LineChange(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
            }
        }
    }

    /// Removes equal lines at both ends.
    private func trim(_ box: inout LineChange) {
        while let x = box.old.first, let y = box.new.first, old[x] == new[y] {
            (box.old, box.new) = (box.old.dropFirst(), box.new.dropFirst())
        }
        while let x = box.old.last, let y = box.new.last, old[x] == new[y] {
            (box.old, box.new) = (box.old.dropLast(), box.new.dropLast())
        }
    }

    /// Returns a point on a shortest path through a box. The search extends a number of edits on
    /// each diagonal from both ends until they meet.
    private mutating func middle(of box: LineChange) -> (x: Int, y: Int) {
        let diagonals =
            (box.old.lowerBound - box.new.upperBound)...(box.old.upperBound - box.new.lowerBound)
        // The search never reaches the additional diagonal on each side.
        shift = 1 - diagonals.lowerBound
        if forward.count < diagonals.count + 2 {
            forward = [Int](repeating: 0, count: diagonals.count + 2)
            backward = forward
        }
        let first = box.old.lowerBound - box.new.lowerBound
        let last = box.old.upperBound - box.new.upperBound
        let isOdd = (first - last) & 1 != 0
        var (ahead, back) = (Diagonals(first), Diagonals(last))
        forward[first + shift] = box.old.lowerBound
        backward[last + shift] = box.old.upperBound
        for _ in 1...Self.mostEdits {
            ahead.widen(diagonals) { forward[$0 + shift] = -1 }
            for diagonal in ahead.downward {
                let x = advance(on: diagonal, in: box)
                if isOdd, back.contains(diagonal), backward[diagonal + shift] <= x {
                    return (x, x - diagonal)
                }
            }
            back.widen(diagonals) { backward[$0 + shift] = .max }
            for diagonal in back.downward {
                let x = retreat(on: diagonal, in: box)
                if !isOdd, ahead.contains(diagonal), x <= forward[diagonal + shift] {
                    return (x, x - diagonal)
                }
            }
        }
        return furthest(ahead, in: box)
    }

    /// Advances by one edit on a diagonal, and past all equal lines.
    private mutating func advance(on diagonal: Int, in box: LineChange) -> Int {
        let (left, right) = (forward[diagonal - 1 + shift], forward[diagonal + 1 + shift])
        var x = left >= right ? left + 1 : right
        while x < box.old.upperBound, x - diagonal < box.new.upperBound,
            old[x] == new[x - diagonal]
        {
            x += 1
        }
        forward[diagonal + shift] = x
        return x
    }

    /// Moves back by one edit on a diagonal, and past all equal lines.
    private mutating func retreat(on diagonal: Int, in box: LineChange) -> Int {
        let (left, right) = (backward[diagonal - 1 + shift], backward[diagonal + 1 + shift])
        var x = left < right ? left : right - 1
        while x > box.old.lowerBound, x - diagonal > box.new.lowerBound,
            old[x - 1] == new[x - diagonal - 1]
        {
            x -= 1
        }
        backward[diagonal + shift] = x
        return x
    }

    /// Returns the point in the box that is furthest from the start.
    private func furthest(_ diagonals: Diagonals, in box: LineChange) -> (x: Int, y: Int) {
        var best = (x: box.old.lowerBound, y: box.new.lowerBound)
        for diagonal in diagonals.downward {
            let x = min(forward[diagonal + shift], box.old.upperBound)
            let y = x - diagonal
            guard x >= box.old.lowerBound, y >= box.new.lowerBound, y <= box.new.upperBound,
                x + y > best.x + best.y
            else { continue }
            best = (x, y)
        }
        return best
    }
}

/// The diagonals that a number of edits can reach.
private struct Diagonals {
    private var least: Int
    private var most: Int

    init(_ diagonal: Int) { (least, most) = (diagonal, diagonal) }

    var downward: StrideThrough<Int> { stride(from: most, through: least, by: -2) }

    func contains(_ diagonal: Int) -> Bool { least <= diagonal && diagonal <= most }

    /// Extends both ends by one, and clears the diagonal beyond, or moves an end back at a limit.
    mutating func widen(_ limits: ClosedRange<Int>, clear: (Int) -> Void) {
        if least > limits.lowerBound {
            least -= 1
            clear(least - 1)
        } else {
            least += 1
        }
        if most < limits.upperBound {
            most += 1
            clear(most + 1)
        } else {
            most -= 1
        }
    }
}

/// How much a line helps to align two texts.
private enum LineWorth {
    /// The other text doesn't contain the line.
    case none
    /// The other text contains the line too often for it to be a useful anchor.
    case little
    case full

    /// Returns the indices of the lines in a range that are worth comparing.
    static func indices(
        of lines: [Int], in range: Range<Int>, comparedWith other: [Int]
    ) -> [Int] {
        var counts: [Int: Int] = [:]
        for line in other { counts[line, default: 0] += 1 }
        // This is about the square root of the number of lines.
        var often = 1
        var rest = lines.count
        while rest > 0 {
            often *= 2
            rest /= 4
        }
        let limit = min(often, 1_024)
        let worth = lines[range].map { line -> LineWorth in
            let count = counts[line, default: 0]
            return count == 0 ? .none : count >= limit ? .little : .full
        }
        return worth.indices.filter { isCompared($0, worth) }.map { $0 + range.lowerBound }
    }

    /// Returns whether to compare a line. As in `git diff`, a line of little worth is ignored among
    /// lines that the other text doesn't contain.
    private static func isCompared(_ index: Int, _ worth: [LineWorth]) -> Bool {
        switch worth[index] {
        case .none: return false
        case .full: return true
        case .little: break
        }
        let near = 100
        let before = run(worth[..<index].suffix(near).reversed())
        let after = run(worth[(index + 1)...].prefix(near))
        guard before.none > 0, after.none > 0 else { return true }
        return 3 * (before.little + after.little + 2) >= before.none + after.none
    }

    /// Returns the number of lines of each kind in a row.
    private static func run(_ worth: some Sequence<LineWorth>) -> (none: Int, little: Int) {
        var run = (none: 0, little: 0)
        for worth in worth {
            switch worth {
            case .none: run.none += 1
            case .little: run.little += 1
            case .full: return run
            }
        }
        return run
    }
}

extension Array where Element: Equatable {
    /// Returns the number of equal lines at the start and, after these, at the end of two texts.
    func countsOfEqualEnds(in other: [Element]) -> (start: Int, end: Int) {
        let start = zip(self, other).prefix { $0 == $1 }.count
        let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        return (start, end)
    }
}
