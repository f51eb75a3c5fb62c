import RxSwift

/// Fetches what CarList shows, on any thread. It doesn't depend on views.
nonisolated final class CarListInteractor {
    typealias Fetch = () -> Single<CarListContent>

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(fetch: Fetch? = nil) {
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() -> Single<CarListContent> {
        .just(CarListContent(title: "Car List"))
    }
}

nonisolated extension CarListInteractor: CarListInteractorInterface {
    func fetchContent() -> Single<CarListContent> {
        fetch?() ?? requestContent()
    }
}
