/// The entity that CarEditor loads, before it is formatted.
struct CarEditorEntity: Equatable {
    var name: String
}

/// The content of CarEditor, formatted for display.
struct CarEditorContent: Equatable {
    var title: String
}
