import RxSwift

/// Fetches what CarDetails shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
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
