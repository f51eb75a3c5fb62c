/// What CarEditor loads, before it is formatted.
struct CarEditorEntity: Equatable {
    var name: String
}

/// What CarEditor shows, formatted for display.
struct CarEditorContent: Equatable {
    var title: String
}
