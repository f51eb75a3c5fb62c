/// The entity that CarGrid loads and shows.
nonisolated struct CarGridEntity: Equatable, Sendable {
    var title: String
}
