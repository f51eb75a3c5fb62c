/// The entity that CarPicker loads, before it is formatted.
struct CarPickerEntity: Equatable {
    var name: String
}

/// The content of CarPicker, formatted for display.
struct CarPickerContent: Equatable {
    var title: String
}
