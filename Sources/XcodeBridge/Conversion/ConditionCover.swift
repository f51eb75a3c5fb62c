import Basics

/// Takes a set of combinations apart into conditions of a manifest, of which exactly one holds for
/// each combination of the set and none for any other.
struct ConditionCover {
    /// For each axis the values that a combination may have; one for each condition.
    private(set) var boxes: [[[Int]]] = []

    /// - Parameters:
    ///   - rows: the combinations, each with the index of a value for each axis.
    ///   - sizes: how many values the axes have.
    init(of rows: Set<[Int]>, sizes: [Int]) {
        boxes = Self.boxes(of: rows, sizes: sizes)
    }

    private static func boxes(of rows: Set<[Int]>, sizes: [Int]) -> [[[Int]]] {
        if rows.isEmpty { return [] }
        let sides = sizes.indices.map { axis in Set(rows.map { $0[axis] }).sorted() }
        // A product of its sides is one condition.
        if sides.reduce(1, { $0 * $1.count }) == rows.count { return [sides] }
        let slices = sizes.indices.map { slicing(rows, along: $0) }
        let axis =
            slices.indices.filter { slices[$0].count > 1 }
            .min { (slices[$0].count, $0) < (slices[$1].count, $1) } ?? 0
        return slices[axis].flatMap { slice in
            boxes(of: slice, sizes: sizes)
        }
    }

    /// Puts the rows together whose values along an axis have the same rows beside them.
    private static func slicing(_ rows: Set<[Int]>, along axis: Int) -> [Set<[Int]>] {
        var rests: [Int: Set<[Int]>] = [:]
        for row in rows {
            var rest = row
            rest[axis] = 0
            rests[row[axis], default: []].insert(rest)
        }
        var groups: [Set<[Int]>: [Int]] = [:]
        for (value, rest) in rests { groups[rest, default: []].append(value) }
        return groups.sorted { $0.value.min() ?? 0 < $1.value.min() ?? 0 }.map { _, values in
            rows.filter { values.contains($0[axis]) }
        }
    }
}
