/// What MovieList fetches: a value, free to go from one thread to another.
nonisolated struct MovieListEntity: Equatable, Sendable {
    let movies: [Movie]
}
