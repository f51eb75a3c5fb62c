/// What a line says of where a part of a text stands in the other.
enum LineWorth {
    /// The other text does not have it.
    case none
    /// The other text has it so often that it says little.
    case little
    case full

    /// - Parameter counts: how often the other text has each line.
    static func of(_ lines: [Int], _ counts: [Int]) -> [LineWorth] {
        // About the root of the number of lines.
        var often = 1
        var rest = lines.count
        while rest > 0 {
            often *= 2
            rest /= 4
        }
        often = min(often, 1_024)
        return lines.map { counts[$0] == 0 ? .none : counts[$0] >= often ? .little : .full }
    }

    /// Whether a line is to be compared. One of little worth is not, where it stands among lines that
    /// the other text lacks, as `git diff` has it.
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

    /// How many lines of either kind follow each other.
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

extension [Int] {
    /// How often each of the numbers below a limit is among these.
    func counts(_ limit: Int) -> [Int] {
        reduce(into: [Int](repeating: 0, count: limit)) { $0[$1] += 1 }
    }
}
