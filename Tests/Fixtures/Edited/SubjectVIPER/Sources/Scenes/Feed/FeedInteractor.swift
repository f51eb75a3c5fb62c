import RxSwift

/// Fetches what Feed shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class FeedInteractor {
    typealias Fetch = () -> Observable<FeedEntity>

    let interactorToPresenterSubject = PublishSubject<FeedInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<FeedPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(_ fetch: Observable<FeedEntity>) -> Observable<FeedInteractorToPresenter> {
        fetch
            .map(FeedInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<FeedEntity> {
        .just(FeedEntity(title: "Feed"))
    }
}
