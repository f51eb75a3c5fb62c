import CarKit

/// Fetches what CarPicker shows. It doesn't depend on views.
@MainActor
final class CarPickerInteractor {
    let cars: [Car]
    let page: Int
    private let api: any CarFetching

    init(withCars cars: [Car], page: Int, api: any CarFetching) {
        self.cars = cars
        self.page = page
        self.api = api
    }
}

extension CarPickerInteractor: CarPickerInteractorInterface {
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> CarPickerEntity {
        CarPickerEntity(name: "Car Picker")
    }
}
