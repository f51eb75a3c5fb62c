/// Corrections of misspelled words.
package enum Suggestions {
    /// Returns the candidates that are closest to `word`, sorted.
    ///
    /// A candidate is close if `word` is its beginning, or if the number of edits is at most a
    /// third of the word's length. A swap of two neighbors is one edit, and case is ignored. If no
    /// candidate is close, those that are the beginning of `word` and at least a third as long are
    /// returned.
    package static func closest(to word: String, among candidates: some Sequence<String>)
        -> [String]
    {
        let lowercased = Array(word.lowercased())
        guard !lowercased.isEmpty, lowercased.count <= 100 else { return [] }
        // All words of one letter are one edit apart.
        let limit = lowercased.count == 1 ? 0 : max(1, lowercased.count / 3)
        let scored = candidates.compactMap { candidate -> (distance: Int, word: String)? in
            let other = Array(candidate.lowercased())
            if lowercased.count >= 2, other.starts(with: lowercased) { return (1, candidate) }
            guard abs(other.count - lowercased.count) <= limit else { return nil }
            let distance = editDistance(lowercased, other)
            return distance <= limit ? (distance, candidate) : nil
        }
        guard let best = scored.map(\.distance).min() else {
            let starts = candidates.filter {
                $0.count >= max(4, (lowercased.count + 2) / 3)
                    && lowercased.starts(with: $0.lowercased())
            }
            let length = starts.map(\.count).max()
            return starts.filter { $0.count == length }.sorted()
        }
        return scored.filter { $0.distance == best }.map(\.word).sorted()
    }

    /// Returns `Did you mean 'a' or 'b'?`, or nil if no candidate is close.
    package static func question(for word: String, among candidates: some Sequence<String>)
        -> String?
    {
        let words = closest(to: word, among: candidates).prefix(3).map { "'\($0)'" }
        return words.isEmpty ? nil : "Did you mean \(words.joinedAsAlternatives())?"
    }

    /// Returns the optimal string alignment distance.
    private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var current = [i + 1]
            current.reserveCapacity(right.count + 1)
            for (j, b) in right.enumerated() {
                var distance = min(
                    previous[j + 1] + 1, current[j] + 1, previous[j] + (a == b ? 0 : 1))
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
                    distance = min(distance, beforePrevious[j - 1] + 1)
                }
                current.append(distance)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}

extension Sequence<String> {
    /// Returns `a`, `a or b`, or `a, b or c`, with at most 40 words.
    package func joinedAsAlternatives(_ conjunction: String = "or", most: Int = 40) -> String {
        var words = Array(self)
        if words.count > most {
            words = words.prefix(most - 1) + ["\(words.count - most + 1) more"]
        }
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension String {
    /// The words between its spaces, tabs, and line breaks.
    package var words: [String] {
        utf8.split { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
            .map { String(Substring($0)) }
    }
}
