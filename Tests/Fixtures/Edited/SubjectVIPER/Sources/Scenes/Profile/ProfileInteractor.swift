import RxSwift

/// Fetches what Profile shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class ProfileInteractor {
    typealias Fetch = () -> Observable<ProfileEntity>

    let interactorToPresenterSubject = PublishSubject<ProfileInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<ProfilePresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<ProfileEntity>
    ) -> Observable<ProfileInteractorToPresenter> {
        fetch
            .map(ProfileInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<ProfileEntity> {
        // Written by hand: the server has the real one.
        .just(ProfileEntity(title: "Profile"))
    }
}
