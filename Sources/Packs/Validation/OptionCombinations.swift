import Basics
import SwiftSource
package import TemplateSets

/// The combinations of option values that a set is rendered with.
package struct OptionCombinations {
    /// The arguments of `--option` for each combination, beginning with the defaults.
    package private(set) var list: [[String]] = []
    private(set) var thinning = Thinning.none

    /// The combinations that are omitted.
    enum Thinning: Hashable {
        case none
        /// Every pair of values of two options occurs.
        case pairs
        /// Every value of every option occurs.
        case values
    }

    /// The largest number of combinations that are all tried.
    static let limit = 256
    private static let pairLimit = 4_096

    /// Up to the limit, contains every combination of values that can be listed, and beyond it, every
    /// pair of values. Every pair that includes a text, a link, or members always occurs.
    package init(of options: [SetOption]) {
        let listed = options.filter { !$0.values.isEmpty }
        let sizes = listed.map(\.trialValues.count)
        let product = sizes.reduce(1) { min($0 * $1, Self.limit + 1) }
        if product <= Self.limit {
            add(Self.product(sizes), of: listed)
            if listed.count == options.count { return }
        } else {
            thinning = .pairs
        }
        let all = options.map { $0.trialValues.count }
        if let pairs = Self.pairs(all) {
            add(pairs, of: options)
        } else {
            thinning = .values
            add((0..<(all.max() ?? 1)).map { row in all.map { min(row, $0 - 1) } }, of: options)
        }
    }

    private mutating func add(_ rows: [[Int]], of options: [SetOption]) {
        var known = Set(list)
        let values = options.map(\.trialValues)
        for row in rows {
            let combination = row.indices.flatMap { column -> [String] in
                let source = options.firstIndex { $0.name == options[column].source }
                // An option without an argument has its default value.
                if row[column] == 0, source.map({ row[$0] == 0 }) ?? true { return [] }
                var texts = values[column][row[column]]
                if let source { texts = Self.texts(texts, from: values[source][row[source]]) }
                return (texts.isEmpty ? [""] : texts).map { "\(options[column].name)=\($0)" }
            }
            if known.insert(combination).inserted { list.append(combination) }
        }
    }

    /// Declarations of members. The first one has the first of the other members as its source, and the
    /// others have no source.
    private static func texts(_ members: [String], from sources: [String]) -> [String] {
        let names = sources.map { $0.prefix { $0 != ":" } }.filter { !$0.isEmpty }
        return members.enumerated().map { place, text in
            let member = text.prefix { $0 != "=" }
            guard place == 0, !member.isEmpty, let name = names.first else { return String(member) }
            return "\(member)=\(name)"
        }
    }

    /// Every row of indices; the last column changes fastest.
    private static func product(_ sizes: [Int]) -> [[Int]] {
        sizes.reduce([[]]) { rows, size in
            rows.flatMap { row in (0..<size).map { row + [$0] } }
        }
    }

    /// The rows of indices that have at most two columns other than 0, and one that has as many as
    /// possible; nil if there are too many.
    private static func pairs(_ sizes: [Int]) -> [[Int]]? {
        var rows = [[Int](repeating: 0, count: sizes.count)]
        for (column, size) in sizes.enumerated() where size > 1 {
            let ending = rows.filter { row in row.count { $0 != 0 } < 2 }
            guard rows.count + ending.count * (size - 1) <= pairLimit else { return nil }
            for value in 1..<size {
                for var row in ending {
                    row[column] = value
                    rows.append(row)
                }
            }
        }
        return rows + [sizes.map { min(1, $0 - 1) }]
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
            let sample = ["Sample", "Other"].first { seen.insert($0).inserted }
            return [[defaultText]] + others + (sample.map { [[$0]] } ?? [])
        // Valid paths depend on the parameters of the scene.
        case .link: return [[""], [Self.exampleLink]]
        case .members(let list):
            return [list.texts] + (list.members.isEmpty ? [] : [[""]])
                + [Array(exampleMembers.prefix(1)), exampleMembers]
        }
    }

    /// A placeholder for the path of a link.
    static let exampleLink = "examples"

    /// Three members: with a type that can be compared, with one that needs an import, and a function.
    /// Their names begin with the option's, so that they differ from those of other options.
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
