/// The entity that Welcome loads and shows.
nonisolated struct WelcomeEntity: Equatable, Sendable {
    var title: String
}
