/// What CarEditor fetches: a value, free to go from one thread to another.
nonisolated struct CarEditorEntity: Equatable, Sendable {
    let title: String
}
