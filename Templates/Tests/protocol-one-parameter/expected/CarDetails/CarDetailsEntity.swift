/// The entity that CarDetails loads, before it is formatted.
struct CarDetailsEntity: Equatable {
    var name: String
}

/// The content of CarDetails, formatted for display.
struct CarDetailsContent: Equatable {
    var title: String
}
