/// The entity that CarEditor loads and shows.
nonisolated struct CarEditorEntity: Equatable, Sendable {
    var title: String
}
