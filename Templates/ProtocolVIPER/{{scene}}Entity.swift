{{> header}}
/// What {{scene}} loads, before it is formatted.
struct {{scene}}Entity: Equatable {
    var name: String
}

/// What {{scene}} shows, formatted for display.
struct {{scene}}Content: Equatable {
    var title: String
}
