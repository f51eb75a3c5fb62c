/// The entity that CarList loads and shows.
nonisolated struct CarListEntity: Equatable, Sendable {
    var title: String
}
