import RxSwift

/// Fetches what CarList shows, on any thread. It doesn't depend on views.
nonisolated final class CarListInteractor {}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() -> Single<CarListContent> {
        .just(CarListContent(title: "Car List"))
    }
}
