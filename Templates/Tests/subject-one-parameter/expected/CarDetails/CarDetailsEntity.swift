/// The entity that CarDetails loads and shows.
nonisolated struct CarDetailsEntity: Equatable, Sendable {
    var title: String
}
