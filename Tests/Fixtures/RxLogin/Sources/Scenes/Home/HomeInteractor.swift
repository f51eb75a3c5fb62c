import RxSwift

/// Fetches what Home shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
nonisolated final class HomeInteractor {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }
}

nonisolated extension HomeInteractor: HomeInteractorInterface {
    // TODO: Fetch what the scene shows, and format it. Keep `observe(on:)` last.
    func fetchContent() -> Single<HomeContent> {
        .just(HomeContent(title: "Home")).observe(on: MainScheduler.instance)
    }
}
