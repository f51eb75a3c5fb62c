/// What MovieDetails fetches: a value, free to go from one thread to another.
nonisolated struct MovieDetailsEntity: Equatable, Sendable {
    let title: String
}
