import RxSwift

/// Fetches what CarList shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
nonisolated final class CarListInteractor {}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    // TODO: Fetch what the scene shows, and format it. Keep `observe(on:)` last.
    func fetchContent() -> Single<CarListContent> {
        .just(CarListContent(title: "Car List")).observe(on: MainScheduler.instance)
    }
}
