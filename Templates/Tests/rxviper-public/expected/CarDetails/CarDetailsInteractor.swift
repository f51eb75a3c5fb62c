import RxSwift

/// Fetches what CarDetails shows, on any thread. It doesn't depend on views.
nonisolated final class CarDetailsInteractor {
    typealias Fetch = () -> Single<CarDetailsContent>

    let carID: String
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() -> Single<CarDetailsContent> {
        .just(CarDetailsContent(title: "Car Details"))
    }
}

nonisolated extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchContent() -> Single<CarDetailsContent> {
        fetch?() ?? requestContent()
    }
}
