import Basics
import SwiftSource
package import TemplateSets

/// The combinations of options that a set is tried with.
package struct OptionCombinations {
    /// Each as `--option` takes it, the defaults first.
    package private(set) var list: [[String]] = []
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

    /// Every combination of what can be listed; beyond the limit, every pair of values. Texts and
    /// members have their default there, and other values beside every other value too.
    package init(of options: [SetOption]) {
        let listed = options.filter { !$0.values.isEmpty }
        let sizes = listed.map(\.trialValues.count)
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
            let combination = row.indices.flatMap { column -> [String] in
                let source = options.firstIndex { $0.name == options[column].source }
                // What is not said is the default.
                if row[column] == 0, source.map({ row[$0] == 0 }) ?? true { return [] }
                var texts = values[column][row[column]]
                if let source { texts = Self.texts(texts, from: values[source][row[source]]) }
                return (texts.isEmpty ? [""] : texts).map { "\(options[column].name)=\($0)" }
            }
            if known.insert(combination).inserted { list.append(combination) }
        }
    }

    /// The texts of members of which the first comes from the first of others, where there is one, and
    /// the rest from nothing.
    private static func texts(_ members: [String], from sources: [String]) -> [String] {
        let names = sources.map { $0.prefix { $0 != ":" } }.filter { !$0.isEmpty }
        return members.enumerated().map { place, text in
            let member = text.prefix { $0 != "=" }
            guard place == 0, !member.isEmpty, let name = names.first else { return String(member) }
            return "\(member)=\(name)"
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
    /// The values that it is tried with, the default first; one of members has several texts.
    fileprivate var trialValues: [[String]] {
        switch kind {
        case .bool, .choice: [[defaultText]] + otherValues.map { [$0] }
        case .text:
            [[defaultText]] + otherValues.map { [$0] }
                + ["Sample", "Other"].filter { $0 != defaultText && !values.contains($0) }
                .prefix(1).map { [$0] }
        // What a scene can have as a path depends on its parameters.
        case .link: [[""], [Self.exampleLink]]
        case .members(let list):
            [list.texts] + (list.members.isEmpty ? [] : [[""]])
                + [Array(exampleMembers.prefix(1)), exampleMembers]
        }
    }

    /// Those besides the default, each once.
    private var otherValues: [String] {
        var seen: Set = [defaultText]
        return values.filter { seen.insert($0).inserted }
    }

    /// Stands for a path that goes with the scene it is tried with.
    static let exampleLink = "examples"

    /// Members of three kinds: of a type that compares, of one that needs an import, and a function.
    /// Their names begin with the option's, so that no two options have one name.
    var exampleMembers: [String] {
        let declarations = [("Text", ":String"), ("Link", ":URL?"), ("Action", ":(Int) -> Void")]
        return declarations.map { word, declaration in
            let free = [word, word + "Value", word + "Example"].first {
                reserved.reason(for: name + $0, in: "") == nil
            }
            return name + (free ?? word) + declaration
        }
    }
}
