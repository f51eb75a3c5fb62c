import CarKit

/// Loads what CarPicker shows. It doesn't depend on views.
@MainActor
final class CarPickerInteractor {
    weak var presenter: (any CarPickerInteractorToPresenterProtocol)?
    let cars: [Car]
    let onSelect: (Car) -> Void
    private let api: any CarFetching
    private let loader = Loader<CarPickerEntity>()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarPickerEntity {
        CarPickerEntity(name: "Car Picker")
    }
}

extension CarPickerInteractor: CarPickerPresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
