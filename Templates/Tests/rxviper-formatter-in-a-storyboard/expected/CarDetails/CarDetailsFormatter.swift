/// Makes texts of what the interactor fetches. It neither fetches nor shows anything.
nonisolated final class CarDetailsFormatter {
}

nonisolated extension CarDetailsFormatter: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        name
    }
}
