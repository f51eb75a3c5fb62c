import RxSwift

/// Fetches what CarList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarListInteractor {
    typealias Fetch = () -> Observable<CarListEntity>

    let interactorToPresenterSubject = PublishSubject<CarListInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarListEntity>
    ) -> Observable<CarListInteractorToPresenter> {
        fetch
            .map(CarListInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn() -> Observable<CarListEntity> {
        .just(CarListEntity(title: "Car List"))
    }
}
