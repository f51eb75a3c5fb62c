/// The entity that MovieDetails loads and shows.
nonisolated struct MovieDetailsEntity: Equatable, Sendable {
    var title: String
}
