/// What CarList loads, before it is formatted.
struct CarListEntity: Equatable {
    var name: String
}

/// What CarList shows, formatted for display.
struct CarListContent: Equatable {
    var title: String
}
