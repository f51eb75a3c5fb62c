/// What CarGrid fetches: a value, free to go from one thread to another.
nonisolated struct CarGridEntity: Equatable, Sendable {
    let title: String
}
