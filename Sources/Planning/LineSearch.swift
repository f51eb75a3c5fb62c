/// A part of one text that is compared with a part of the other.
struct LineBox {
    var old: Range<Int>
    var new: Range<Int>

    /// Leaves out what is the same at both ends.
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

/// Looks for the middle of a shortest way through two texts: how far one gets with so many edits on each
/// diagonal, from either end, until both meet. Diagonal `d` holds the points whose `x - y` is `d`.
struct LineSearch {
    /// What `x` is reached on each diagonal, by the diagonal and the shift.
    private var forward: [Int] = []
    private var backward: [Int] = []
    private var box = LineBox(old: 0..<0, new: 0..<0)
    private var shift = 0

    /// A point that a shortest way through a box leads over.
    ///
    /// - Parameter limit: how many edits from either end are tried; beyond these, the furthest point that
    ///   was reached is taken.
    mutating func middle(
        of box: LineBox, _ old: [Int], _ new: [Int], limit: Int
    ) -> (x: Int, y: Int) {
        self.box = box
        let diagonals =
            (box.old.lowerBound - box.new.upperBound)...(box.old.upperBound - box.new.lowerBound)
        // One more at each side is never reached.
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

    /// One edit further on a diagonal, and along all lines that are the same.
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

    /// The same from the end.
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

    /// The point that is furthest from the start, inside the box.
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

/// The diagonals that so many edits lead to.
private struct Diagonals {
    private var least: Int
    private var most: Int

    init(_ diagonal: Int) {
        (least, most) = (diagonal, diagonal)
    }

    var downward: StrideThrough<Int> { stride(from: most, through: least, by: -2) }

    func contains(_ diagonal: Int) -> Bool { least <= diagonal && diagonal <= most }

    /// One further at both ends, or one back where the box ends there.
    ///
    /// - Parameter clear: called with the diagonal beyond a new end.
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
