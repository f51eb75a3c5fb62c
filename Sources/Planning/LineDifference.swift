/// The shortest edit script between two lists of lines, by Myers' algorithm in the form with linear
/// memory: find the middle from both ends, then solve each half.
///
/// Of several shortest scripts, it returns the one that `git diff` does, except for texts of few
/// different lines that repeat very often.
struct LineDifference {
    /// The number of edits from either end after which the furthest point is used as the middle.
    /// The script may then not be the shortest.
    private static let mostEdits = 2_000

    /// Lines that both texts have, as numbers, and their indices.
    private var old = Numbered()
    private var new = Numbered()
    /// Whether each line of the old text is removed, and each of the new one is inserted.
    private(set) var isRemoved, isInserted: [Bool]
    private var lineSearch = LineSearch()

    init<Line: Hashable>(from oldLines: [Line], to newLines: [Line]) {
        isRemoved = [Bool](repeating: false, count: oldLines.count)
        isInserted = [Bool](repeating: false, count: newLines.count)
        let (start, end) = oldLines.countsOfEqualEnds(in: newLines)
        let oldRange = start..<(oldLines.count - end)
        let newRange = start..<(newLines.count - end)
        // Numbers are cheaper to compare than lines.
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (oldNumbers, newNumbers) = (oldLines.map(number), newLines.map(number))
        let oldCounts = oldNumbers.counts(numbers.count)
        let newCounts = newNumbers.counts(numbers.count)
        old = Numbered(oldNumbers[oldRange], LineWorth.of(oldNumbers, newCounts))
        new = Numbered(newNumbers[newRange], LineWorth.of(newNumbers, oldCounts))
        for index in oldRange { isRemoved[index] = true }
        for index in newRange { isInserted[index] = true }
        for index in old.places { isRemoved[index] = false }
        for index in new.places { isInserted[index] = false }
        search()
    }

    private mutating func search() {
        var open = [LineBox(old: 0..<old.numbers.count, new: 0..<new.numbers.count)]
        while var box = open.popLast() {
            box.trim(old.numbers, new.numbers)
            if box.old.isEmpty {
                for index in box.new { isInserted[new.places[index]] = true }
            } else if box.new.isEmpty {
                for index in box.old { isRemoved[old.places[index]] = true }
            } else {
                let (x, y) = lineSearch.middle(
                    of: box, old.numbers, new.numbers, limit: Self.mostEdits)
                open.append(LineBox(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
                open.append(LineBox(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
            }
        }
    }
}

/// Lines as numbers, and their indices in the text.
private struct Numbered {
    private(set) var numbers: [Int] = []
    private(set) var places: [Int] = []

    init() {}

    /// Selects the lines that are worth comparing.
    init(_ lines: ArraySlice<Int>, _ worth: [LineWorth]) {
        for index in lines.indices where LineWorth.counts(index, worth[lines.indices]) {
            numbers.append(lines[index])
            places.append(index)
        }
    }
}

/// A part of one text that is compared with a part of the other.
struct LineBox {
    var old: Range<Int>
    var new: Range<Int>

    /// Removes equal lines at both ends.
    mutating func trim(_ oldLines: [Int], _ newLines: [Int]) {
        while let x = old.first, let y = new.first, oldLines[x] == newLines[y] {
            old = (x + 1)..<old.upperBound
            new = (y + 1)..<new.upperBound
        }
        while let x = old.last, let y = new.last, oldLines[x] == newLines[y] {
            old = old.lowerBound..<x
            new = new.lowerBound..<y
        }
    }
}

/// Finds the middle of a shortest path through two texts. The search extends a number of edits on
/// each diagonal from both ends until they meet. Diagonal `d` contains the points with `x - y ==
/// d`.
struct LineSearch {
    /// The `x` that each diagonal reaches, by the diagonal plus `shift`.
    private var forward: [Int] = []
    private var backward: [Int] = []
    private var box = LineBox(old: 0..<0, new: 0..<0)
    private var shift = 0

    /// Returns a point on a shortest path through a box.
    ///
    /// - Parameter limit: The number of edits from either end after which the furthest point is
    ///   returned.
    mutating func middle(
        of box: LineBox, _ old: [Int], _ new: [Int], limit: Int
    ) -> (x: Int, y: Int) {
        self.box = box
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
        for _ in 1...limit {
            ahead.widen(diagonals) { forward[$0 + shift] = -1 }
            for diagonal in ahead.downward {
                let x = advance(on: diagonal, old, new)
                if isOdd, back.contains(diagonal), backward[diagonal + shift] <= x {
                    return (x, x - diagonal)
                }
            }
            back.widen(diagonals) { backward[$0 + shift] = .max }
            for diagonal in back.downward {
                let x = retreat(on: diagonal, old, new)
                if !isOdd, ahead.contains(diagonal), x <= forward[diagonal + shift] {
                    return (x, x - diagonal)
                }
            }
        }
        return furthest(ahead)
    }

    /// Advances by one edit on a diagonal, and past all equal lines.
    private mutating func advance(on diagonal: Int, _ old: [Int], _ new: [Int]) -> Int {
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
    private mutating func retreat(on diagonal: Int, _ old: [Int], _ new: [Int]) -> Int {
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
    private func furthest(_ diagonals: Diagonals) -> (x: Int, y: Int) {
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

    init(_ diagonal: Int) {
        (least, most) = (diagonal, diagonal)
    }

    var downward: StrideThrough<Int> { stride(from: most, through: least, by: -2) }

    func contains(_ diagonal: Int) -> Bool { least <= diagonal && diagonal <= most }

    /// Extends both ends by one, or moves an end back by one at a limit of the box.
    ///
    /// - Parameter clear: A function that is called with the diagonal beyond a new end.
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
enum LineWorth {
    /// The other text doesn't contain the line.
    case none
    /// The other text contains the line too often for it to be a useful anchor.
    case little
    case full

    /// - Parameter counts: The number of occurrences of each line in the other text.
    static func of(_ lines: [Int], _ counts: [Int]) -> [LineWorth] {
        // This is about the square root of the number of lines.
        var often = 1
        var rest = lines.count
        while rest > 0 {
            often *= 2
            rest /= 4
        }
        often = min(often, 1_024)
        return lines.map { counts[$0] == 0 ? .none : counts[$0] >= often ? .little : .full }
    }

    /// Returns whether to compare a line. As in `git diff`, a line of little worth is ignored among
    /// lines that the other text doesn't contain.
    static func counts(_ index: Int, _ worth: ArraySlice<LineWorth>) -> Bool {
        switch worth[index] {
        case .none: return false
        case .full: return true
        case .little: break
        }
        let near = 100
        let before = run(worth[max(worth.startIndex, index - near)..<index].reversed())
        let after = run(worth[(index + 1)..<min(worth.endIndex, index + near + 1)])
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

extension [Int] {
    /// Returns the number of occurrences of each number below a limit.
    func counts(_ limit: Int) -> [Int] {
        reduce(into: [Int](repeating: 0, count: limit)) { $0[$1] += 1 }
    }
}

extension [UInt8] {
    /// The lines of a text with their line breaks. They are bytes because two spellings of one
    /// character are different lines.
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

    /// Whether every line break is a carriage return and a line feed, and there is at least one.
    var hasOnlyCRLF: Bool {
        var hasBreak = false
        for (index, byte) in enumerated() where byte == 0x0A {
            guard index > 0, self[index - 1] == 0x0D else { return false }
            hasBreak = true
        }
        return hasBreak
    }

    /// The text with these line breaks instead of line feeds.
    var withCRLF: [UInt8] {
        flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }

    /// The first line break; nil if there is only one line.
    var firstLineBreak: [UInt8]? {
        guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return end > 0 && self[end - 1] == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
    }
}
