import CarKit
import RxSwift

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
    func fetchName() -> Single<String> {
        .just("Car Picker")
    }
}
