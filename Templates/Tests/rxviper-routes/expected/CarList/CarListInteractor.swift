import RxSwift

/// Fetches and stores what CarList is about. It neither formats nor shows anything.
nonisolated final class CarListInteractor {
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car List")
    }
}
