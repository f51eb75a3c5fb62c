// The sort of the standard library is compiled anew for every kind of element and every closure, to
// five kilobytes of code each time. These sort numbers or texts, so it is compiled only here.
extension Sequence {
    /// The elements in an order; equal ones stay as they were.
    package func ordered(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        let order = sortedIndices(count: elements.count) {
            areInIncreasingOrder(elements[$0], elements[$1])
        }
        return order.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    /// The elements from the lowest to the highest.
    package func ordered() -> [Element] { ordered(by: <) }
}

extension Sequence<String> {
    /// The texts as Swift orders them.
    package func ordered() -> [String] { sortedTexts(Array(self)) }
}

@inline(never)
private func sortedIndices(count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: areInIncreasingOrder)
}

@inline(never)
private func sortedTexts(_ texts: [String]) -> [String] { texts.sorted() }
