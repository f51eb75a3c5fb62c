{{> header}}
/// The entity that {{scene}} loads, before it is formatted.
struct {{scene}}Entity: Equatable {
    var name: String
}

/// The content of {{scene}}, formatted for display.
struct {{scene}}Content: Equatable {
    var title: String
}
