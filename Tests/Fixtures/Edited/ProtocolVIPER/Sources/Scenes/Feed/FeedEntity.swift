/// What Feed fetches: a value, free to go from one thread to another.
nonisolated struct FeedEntity: Equatable, Sendable {
    let title: String
}
