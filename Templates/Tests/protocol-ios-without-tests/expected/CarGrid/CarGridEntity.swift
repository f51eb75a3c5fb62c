/// What CarGrid loads, before it is formatted.
struct CarGridEntity: Equatable {
    var name: String
}

/// What CarGrid shows, formatted for display.
struct CarGridContent: Equatable {
    var title: String
}
