/// The combinations of options that a set is tried with.
struct OptionCombinations {
    /// Each as `--option` takes it, the defaults first.
    private(set) var list: [[String]] = []
    /// What is left out of them.
    private(set) var thinning = Thinning.none

    enum Thinning: Hashable {
        case none
        /// Every pair of values of two options is there.
        case pairs
        /// Every value of every option is there.
        case values
    }

    /// Beyond so many, pairs have to do.
    static let limit = 256
    /// Beyond so many rows for the two largest options, or so many options, single values have to.
    private static let pairLimit = 4_096
    private static let optionLimit = 100

    /// Every combination of what can be listed; beyond the limit, every pair of values. Texts have
    /// their default there, and another value beside every other value too.
    init(of options: [SetOption]) {
        let listed = options.filter { !$0.values.isEmpty }
        let sizes = listed.map(\.values.count)
        let product = sizes.reduce(1) { min($0 * $1, Self.limit + 1) }
        if product <= Self.limit {
            add(Self.product(sizes), of: listed)
        } else {
            thinning = .pairs
        }
        let hasTexts = listed.count < options.count
        guard thinning != .none || hasTexts else { return }
        let all = options.map { $0.trialValues.count }
        let largest = all.sorted(by: >).prefix(2).reduce(1, *)
        if largest <= Self.pairLimit, options.count <= Self.optionLimit {
            add(PairwiseRows(sizes: all).rows, of: options)
        } else {
            thinning = .values
            let rows = (0..<(all.max() ?? 1)).map { row in all.map { min(row, $0 - 1) } }
            add(rows, of: options)
        }
    }

    private mutating func add(_ rows: [[Int]], of options: [SetOption]) {
        var known = Set(list)
        let values = options.map(\.trialValues)
        for row in rows {
            let combination = row.indices.compactMap { column -> String? in
                // What is not said is the default.
                row[column] == 0 ? nil : "\(options[column].name)=\(values[column][row[column]])"
            }
            if known.insert(combination).inserted { list.append(combination) }
        }
    }

    /// Every row there is; the last column changes fastest.
    private static func product(_ sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in
            rows.flatMap { row in (0..<size).map { row + [$0] } }
        }
    }
}

extension SetOption {
    /// The values that it is tried with, the default first.
    fileprivate var trialValues: [String] {
        if values.isEmpty { return [defaultText, defaultText == "Sample" ? "Other" : "Sample"] }
        return [defaultText] + values.filter { $0 != defaultText }
    }
}
