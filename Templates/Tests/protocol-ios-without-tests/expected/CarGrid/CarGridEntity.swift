/// The entity that CarGrid loads, before it is formatted.
struct CarGridEntity: Equatable {
    var name: String
}

/// The content of CarGrid, formatted for display.
struct CarGridContent: Equatable {
    var title: String
}
