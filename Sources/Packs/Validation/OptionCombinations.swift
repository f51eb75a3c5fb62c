package import TemplateSets

/// The combinations of option values that a set is rendered with.
package struct OptionCombinations {
    /// The arguments of `--option` for each combination, beginning with the defaults.
    package let list: [[String]]
    /// Whether every combination is in the list.
    let isComplete: Bool

    /// The largest number of combinations that are all tried.
    static let limit = 256
    /// The largest number of values that are only tried with the defaults of other options.
    static let mostSingleValues = 4_096

    /// Combines as many options as the limit allows, first those whose values can be listed. Each
    /// value of another option is combined with the defaults, and with the values that it needs.
    package init(of options: [SetOption]) {
        let values = options.map(\.trialValues)
        let isListed = options.map { !$0.values.isEmpty }
        // The first of the listed options changes slowest. Options follow those that they depend on.
        let depths = options.depths
        let order =
            (0...(depths.max() ?? 0)).flatMap { depth in
                options.indices.filter { isListed[$0] && depths[$0] == depth }.reversed()
            } + options.indices.filter { !isListed[$0] }
        // A row has the indices of values by the indices of options, without those of defaults.
        var rows: [[Int: Int]] = [[:]]
        var singles: [[Int: Int]] = []
        /// Whether the given options matter beside the others.
        let places = Dictionary(zip(options.map(\.name), options.indices)) { first, _ in first }
        func isPossible(_ row: [Int: Int]) -> Bool {
            row.keys.allSatisfy { index in
                options[index].condition.holds { name in
                    guard let other = places[name] else { return nil }
                    let texts = values[other][row[other, default: 0]]
                    let isList = [.members, .link].contains(options[other].kind)
                    return isList ? String(texts.contains { !$0.isEmpty }) : texts[0]
                }
            }
        }
        for option in order {
            let others = values[option].indices.dropFirst()
            let more = others.flatMap { value in
                rows.map { $0.merging([option: value]) { $1 } }.filter(isPossible)
            }
            if !more.isEmpty, rows.count + more.count <= Self.limit {
                rows += more
            } else {
                let needed = Self.row(for: options[option].condition, options, values)
                singles += others.prefix(Self.mostSingleValues - singles.count).map {
                    needed.merging([option: $0]) { $1 }
                }
            }
        }
        isComplete = singles.isEmpty
        let sources = options.map { $0.source.flatMap { places[$0] } }
        let sourced = options.indices.filter { sources[$0] != nil }
        list = (rows + singles).filter(isPossible).map { row in
            // An option without an argument has its default value.
            let given = Set(row.keys).union(sourced.filter { row[sources[$0] ?? $0] != nil })
            return given.sorted().flatMap { index -> [String] in
                var texts = values[index][row[index, default: 0]]
                if let source = sources[index] {
                    texts = Self.texts(texts, from: values[source][row[source, default: 0]])
                }
                return (texts.isEmpty ? [""] : texts).map { "\(options[index].name)=\($0)" }
            }
        }
    }

    /// The values, other than defaults, that a condition requires of other options.
    private static func row(
        for condition: Condition, _ options: [SetOption], _ values: [[[String]]]
    ) -> [Int: Int] {
        var row: [Int: Int] = [:]
        for clause in condition.clauses {
            guard let option = options.firstIndex(where: { $0.name == clause.option }),
                !clause.values.contains(options[option].defaultValue.conditionText)
            else { continue }
            row[option] = values[option].firstIndex { clause.values.contains($0.first ?? "") }
        }
        return row
    }

    /// Declarations of members. The first one has the first of the other members as its source, and
    /// the others have no source.
    private static func texts(_ members: [String], from sources: [String]) -> [String] {
        let names = sources.map { $0.prefix { $0 != ":" } }.filter { !$0.isEmpty }
        return members.enumerated().map { place, text in
            let member = text.prefix { $0 != "=" }
            guard place == 0, !member.isEmpty, let name = names.first else { return String(member) }
            return "\(member)=\(name)"
        }
    }
}

extension [SetOption] {
    /// How many options each one depends on, one after the other.
    fileprivate var depths: [Int] {
        let places = Dictionary(zip(map(\.name), indices)) { first, _ in first }
        let others = map { $0.condition.clauses.compactMap { places[$0.option] } }
        var depths = map { _ in 0 }
        // Each round finds the options that depend on those of the round before.
        for _ in indices {
            let before = depths
            for index in indices {
                depths[index] = Swift.min(count, others[index].map { depths[$0] + 1 }.max() ?? 0)
            }
            if depths == before { break }
        }
        return depths
    }
}

extension SetOption {
    /// The texts of each value that the option is tried with, beginning with its default.
    fileprivate var trialValues: [[String]] {
        var seen: Set = [defaultText]
        let others = values.filter { seen.insert($0).inserted }.map { [$0] }
        switch kind {
        case .bool, .choice: return [[defaultText]] + others
        case .text:
            // A class of an Xcode template has values. One that isn't listed has the default's folder.
            let isOpen = values.isEmpty || !defaultText.isEmpty
            let sample = isOpen ? ["Sample", "Other"].first { seen.insert($0).inserted } : nil
            return [[defaultText]] + others + (sample.map { [[$0]] } ?? [])
        // Valid paths depend on the parameters of the scene.
        case .link: return [[""], [Self.exampleLink]]
        case .members:
            let texts = defaultValue.texts
            return [texts] + (texts.isEmpty ? [] : [[""]])
                + [Array(exampleMembers.prefix(1)), exampleMembers]
        }
    }
}
