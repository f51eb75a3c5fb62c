/// What CarDetails fetches: a value, free to go from one thread to another.
nonisolated struct CarDetailsEntity: Equatable, Sendable {
    let title: String
}
