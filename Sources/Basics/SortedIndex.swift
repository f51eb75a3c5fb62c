extension Array {
    /// Where the first element stands that is not below a bound, in an array that is sorted by that.
    @inlinable
    package func sortedIndex(where isBelow: (Element) -> Bool) -> Int {
        var (start, end) = (0, count)
        while start < end {
            let middle = (start + end) / 2
            if isBelow(self[middle]) { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
