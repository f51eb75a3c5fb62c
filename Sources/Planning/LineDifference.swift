/// What to do with a line to get from one text to another.
enum LineEdit: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
}

/// The shortest way from one list of lines to another, by Myers' algorithm in the form that needs
/// memory in proportion to the lines: from both ends to the middle, then each half alone.
///
/// Of several ways that are equally short it takes the one that `git diff` does, except in texts of few
/// different lines that repeat very often.
struct LineDifference {
    /// Beyond this many edits from either end, the furthest point that was reached is taken for the
    /// middle. The way may then not be the shortest.
    private static let mostEdits = 2_000

    /// Lines that both texts have, as numbers, and where they stand.
    private var old = Numbered()
    private var new = Numbered()
    private var isRemoved: [Bool]
    private var isInserted: [Bool]
    private var lineSearch = LineSearch()

    /// The edits in the order of the lines, removals before insertions.
    static func edits<Line: Hashable>(from old: [Line], to new: [Line]) -> [LineEdit] {
        var difference = LineDifference(old, new)
        difference.search()
        var edits: [LineEdit] = []
        edits.reserveCapacity(old.count + new.count)
        var (x, y) = (0, 0)
        while x < old.count || y < new.count {
            if x < old.count, difference.isRemoved[x] {
                edits.append(.remove(old: x))
                x += 1
            } else if y < new.count, difference.isInserted[y] {
                edits.append(.insert(new: y))
                y += 1
            } else {
                edits.append(.keep(old: x, new: y))
                (x, y) = (x + 1, y + 1)
            }
        }
        return edits
    }

    private init<Line: Hashable>(_ oldLines: [Line], _ newLines: [Line]) {
        isRemoved = [Bool](repeating: false, count: oldLines.count)
        isInserted = [Bool](repeating: false, count: newLines.count)
        let shorter = min(oldLines.count, newLines.count)
        var start = 0
        while start < shorter, oldLines[start] == newLines[start] { start += 1 }
        var end = 0
        while end < shorter - start,
            oldLines[oldLines.count - 1 - end] == newLines[newLines.count - 1 - end]
        {
            end += 1
        }
        let oldRange = start..<(oldLines.count - end)
        let newRange = start..<(newLines.count - end)
        // Lines become numbers, so that comparing two is cheap.
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

    /// The lines that are worth comparing.
    init(_ lines: ArraySlice<Int>, _ worth: [LineWorth]) {
        for index in lines.indices where LineWorth.counts(index, worth[lines.indices]) {
            numbers.append(lines[index])
            places.append(index)
        }
    }
}
