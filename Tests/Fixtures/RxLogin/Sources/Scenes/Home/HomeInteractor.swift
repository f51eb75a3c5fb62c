import RxSwift

/// Fetches what Home shows, on any thread. It doesn't depend on views.
nonisolated final class HomeInteractor {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }
}

nonisolated extension HomeInteractor: HomeInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() -> Single<HomeContent> {
        .just(HomeContent(title: "Home"))
    }
}
