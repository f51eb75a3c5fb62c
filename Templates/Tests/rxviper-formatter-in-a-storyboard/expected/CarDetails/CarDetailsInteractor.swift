import RxSwift

/// Fetches what CarDetails shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class CarDetailsInteractor {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<CarDetailsEntity> {
        .just(CarDetailsEntity(name: "Car Details")).observe(on: MainScheduler.instance)
    }
}
