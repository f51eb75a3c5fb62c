/// What CarPicker fetches: a value, free to go from one thread to another.
nonisolated struct CarPickerEntity: Equatable, Sendable {
    let title: String
}
