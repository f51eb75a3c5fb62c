/// The entity that CarTable loads, before it is formatted.
struct CarTableEntity: Equatable {
    var name: String
}

/// The content of CarTable, formatted for display.
struct CarTableContent: Equatable {
    var title: String
    var rows: [Row] = []

    nonisolated struct Row: Hashable, Identifiable {
        var id: String
        var text: String
    }
}
