/// What MovieDetails loads and shows.
nonisolated struct MovieDetailsEntity: Equatable, Sendable {
    var title: String
}
