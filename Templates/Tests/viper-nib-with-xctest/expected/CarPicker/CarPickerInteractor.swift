import CarKit

/// Fetches and stores what CarPicker is about. It neither formats nor shows anything.
nonisolated final class CarPickerInteractor {
    private let api: any CarFetching

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init(api: any CarFetching = CarService.shared) {
        self.api = api
    }
}

nonisolated extension CarPickerInteractor: CarPickerInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Car Picker"
    }
}
