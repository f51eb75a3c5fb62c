/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarPickerFormatter {
}

nonisolated extension CarPickerFormatter: CarPickerFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}
