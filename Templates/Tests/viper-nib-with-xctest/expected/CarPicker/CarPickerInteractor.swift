import CarKit

/// Fetches what CarPicker shows. It doesn't depend on views.
@MainActor
final class CarPickerInteractor {
    typealias Fetch = @MainActor () async throws -> CarPickerEntity

    let cars: [Car]
    let page: Int
    private let api: any CarFetching
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestEntity()` in tests and previews.
    init(withCars cars: [Car], page: Int, api: any CarFetching, fetch: Fetch? = nil) {
        self.cars = cars
        self.page = page
        self.api = api
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func requestEntity() async throws -> CarPickerEntity {
        CarPickerEntity(name: "Car Picker")
    }
}

extension CarPickerInteractor: CarPickerInteractorInterface {
    func fetchEntity() async throws -> CarPickerEntity {
        try await (fetch ?? requestEntity)()
    }
}
