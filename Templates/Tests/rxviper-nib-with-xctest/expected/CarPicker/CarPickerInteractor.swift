import CarKit
import RxSwift

/// Fetches what CarPicker shows, on any thread. It doesn't depend on views.
nonisolated final class CarPickerInteractor {
    typealias Fetch = () -> Single<CarPickerEntity>

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
    private func requestEntity() -> Single<CarPickerEntity> {
        .just(CarPickerEntity(name: "Car Picker"))
    }
}

nonisolated extension CarPickerInteractor: CarPickerInteractorInterface {
    func fetchEntity() -> Single<CarPickerEntity> {
        fetch?() ?? requestEntity()
    }
}
