/// The entity that CarGrid loads and shows.
nonisolated struct CarGridEntity: Equatable, Sendable {
    var title: String
    var rows: [Row] = []

    struct Row: Hashable, Identifiable, Sendable {
        var id: String
        var text: String
    }
}
