/// The entity that MovieList loads and shows.
nonisolated struct MovieListEntity: Equatable, Sendable {
    var title: String
    var movies: [Movie] = []
}
