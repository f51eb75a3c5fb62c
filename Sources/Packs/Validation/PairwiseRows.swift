import Basics

/// Rows of values in which every pair of values of two columns occurs, with far fewer rows than
/// all there are.
///
/// Columns are added one at a time, as Lei and Tai describe it ("In-Parameter-Order", 1998): each
/// row that is there gets the value that brings the most new pairs, and what is left gets rows of
/// its own.
struct PairwiseRows {
    /// For each row the index of a value in each column. The first row is all zeros.
    private(set) var rows: [[Int]]
    private let sizes: [Int]

    /// - Parameter sizes: how many values each column has, at least one.
    init(sizes: [Int]) {
        self.sizes = sizes
        // Large columns first, so that their pairs are there before small ones are fitted in.
        let order = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        var found: [[Int?]] = [[]]
        for (index, column) in order.enumerated() {
            Self.add(sizes[column], after: order[..<index].map { sizes[$0] }, to: &found)
        }
        rows = found.map { row in
            var values = [Int](repeating: 0, count: sizes.count)
            for (value, column) in zip(row, order) { values[column] = value ?? 0 }
            return values
        }
    }

    /// A value of an earlier column and one of the new column.
    private struct Pair: Hashable {
        let column: Int
        let value: Int
        let new: Int
    }

    private static func add(_ size: Int, after sizes: [Int], to rows: inout [[Int?]]) {
        var missing: Set<Pair> = []
        for (column, count) in sizes.enumerated() {
            for value in 0..<count {
                for new in 0..<size {
                    missing.insert(Pair(column: column, value: value, new: new))
                }
            }
        }
        for index in rows.indices {
            let gains = (0..<size).map { new in
                pairs(of: rows[index], with: new).count { missing.contains($0) }
            }
            // Of several, the first: where nothing speaks against it, the default.
            let best = gains.firstIndex(of: gains.max() ?? 0) ?? 0
            missing.subtract(pairs(of: rows[index], with: best))
            rows[index].append(best)
        }
        // Alone, a column needs a row for each of its values.
        if sizes.isEmpty { rows = (0..<size).map { [$0] } }
        fit(missing, width: sizes.count, into: &rows)
    }

    private static func fit(_ missing: Set<Pair>, width: Int, into rows: inout [[Int?]]) {
        let sorted = missing.sorted {
            ($0.new, $0.column, $0.value) < ($1.new, $1.column, $1.value)
        }
        for pair in sorted {
            let free = rows.firstIndex { $0[width] == pair.new && $0[pair.column] == nil }
            if let free {
                rows[free][pair.column] = pair.value
            } else {
                var row = [Int?](repeating: nil, count: width + 1)
                row[pair.column] = pair.value
                row[width] = pair.new
                rows.append(row)
            }
        }
    }

    private static func pairs(of row: [Int?], with new: Int) -> [Pair] {
        row.enumerated().compactMap { column, value in
            value.map { Pair(column: column, value: $0, new: new) }
        }
    }
}
