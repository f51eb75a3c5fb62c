/// The entity that Welcome loads, before it is formatted.
struct WelcomeEntity: Equatable {
    var name: String
}

/// The content of Welcome, formatted for display.
struct WelcomeContent: Equatable {
    var title: String
}
