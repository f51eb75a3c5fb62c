/// What CarList fetches: a value, free to go from one thread to another.
nonisolated struct CarListEntity: Equatable, Sendable {
    let title: String
}
