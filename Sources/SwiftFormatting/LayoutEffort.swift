/// How much may still be spent on breaking one statement.
///
/// Taking a part of it apart costs time for each word in that part, and one part may hold nearly all
/// that is left. So there is an allowance for each word: source that somebody would write needs a few,
/// and a statement that needs more is left as it stands.
final class LayoutEffort {
    /// A statement with more words is left as it stands.
    static let mostWords = 50_000

    private var rest: Int
    private(set) var isExhausted = false

    init(words: Int) {
        rest = 6_000 + 8 * words
    }

    /// Whether there is enough left to look at so many words.
    func spend(_ words: Int) -> Bool {
        rest -= words
        if rest < 0 { isExhausted = true }
        return !isExhausted
    }

    func exhaust() { isExhausted = true }
}
