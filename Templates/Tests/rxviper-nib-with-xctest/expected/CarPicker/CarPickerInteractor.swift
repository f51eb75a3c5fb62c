import CarKit
import RxSwift

/// Fetches what CarPicker shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class CarPickerInteractor {
    let cars: [Car]
    let page: Int
    private let api: any CarFetching

    init(withCars cars: [Car], page: Int, api: any CarFetching) {
        self.cars = cars
        self.page = page
        self.api = api
    }
}

nonisolated extension CarPickerInteractor: CarPickerInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<CarPickerEntity> {
        .just(CarPickerEntity(name: "Car Picker")).observe(on: MainScheduler.instance)
    }
}
