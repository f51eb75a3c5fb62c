import RxSwift

/// Fetches and stores what Home is about. It neither formats nor shows anything.
nonisolated final class HomeInteractor {
}

nonisolated extension HomeInteractor: HomeInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Home")
    }
}
