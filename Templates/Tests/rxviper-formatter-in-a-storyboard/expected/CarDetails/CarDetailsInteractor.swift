import RxSwift

/// Fetches and stores what CarDetails is about. It neither formats nor shows anything.
nonisolated final class CarDetailsInteractor {
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car Details")
    }
}
