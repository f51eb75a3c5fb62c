import RxSwift

/// Fetches what Home shows, on any thread. It doesn't depend on views.
nonisolated final class HomeInteractor {
    typealias Fetch = () -> Single<HomeContent>

    let email: String
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(withEmail email: String, fetch: Fetch? = nil) {
        self.email = email
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() -> Single<HomeContent> {
        .just(HomeContent(title: "Home"))
    }
}

nonisolated extension HomeInteractor: HomeInteractorInterface {
    func fetchContent() -> Single<HomeContent> {
        fetch?() ?? requestContent()
    }
}
