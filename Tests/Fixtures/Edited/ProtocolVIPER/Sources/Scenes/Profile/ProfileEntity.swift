/// What Profile fetches: a value, free to go from one thread to another.
nonisolated struct ProfileEntity: Equatable, Sendable {
    let title: String
}
