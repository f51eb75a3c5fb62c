/// The entity that CarPicker loads and shows.
nonisolated struct CarPickerEntity: Equatable, Sendable {
    var title: String
}
