import RxSwift

/// Fetches what CarList shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class CarListInteractor {}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<CarListEntity> {
        .just(CarListEntity(name: "Car List")).observe(on: MainScheduler.instance)
    }
}
