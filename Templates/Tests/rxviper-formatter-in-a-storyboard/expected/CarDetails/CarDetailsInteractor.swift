import RxSwift

/// Fetches what CarDetails shows, on any thread. It doesn't depend on views.
nonisolated final class CarDetailsInteractor {
    typealias Fetch = () -> Single<CarDetailsEntity>

    let carID: String
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestEntity()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func requestEntity() -> Single<CarDetailsEntity> {
        .just(CarDetailsEntity(name: "Car Details"))
    }
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchEntity() -> Single<CarDetailsEntity> {
        fetch?() ?? requestEntity()
    }
}
