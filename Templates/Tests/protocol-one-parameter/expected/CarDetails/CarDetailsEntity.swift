/// What CarDetails loads, before it is formatted.
struct CarDetailsEntity: Equatable {
    var name: String
}

/// What CarDetails shows, formatted for display.
struct CarDetailsContent: Equatable {
    var title: String
}
