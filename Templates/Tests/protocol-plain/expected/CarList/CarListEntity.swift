/// The entity that CarList loads, before it is formatted.
struct CarListEntity: Equatable {
    var name: String
}

/// The content of CarList, formatted for display.
struct CarListContent: Equatable {
    var title: String
}
