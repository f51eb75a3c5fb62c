/// What CarPicker loads, before it is formatted.
struct CarPickerEntity: Equatable {
    var name: String
}

/// What CarPicker shows, formatted for display.
struct CarPickerContent: Equatable {
    var title: String
}
