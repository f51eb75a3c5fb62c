import RxSwift

/// Fetches what Home shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class HomeInteractor {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }
}

nonisolated extension HomeInteractor: HomeInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<HomeEntity> {
        .just(HomeEntity(name: "Home")).observe(on: MainScheduler.instance)
    }
}
