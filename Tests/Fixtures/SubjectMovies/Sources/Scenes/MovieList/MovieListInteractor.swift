import RxSwift

/// Fetches what MovieList shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class MovieListInteractor {
    typealias Fetch = () -> Observable<MovieListEntity>

    let interactorToPresenterSubject = PublishSubject<MovieListInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    init(fetching: @escaping Fetch = fetchMovies) {
        self.fetching = fetching
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieListPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<MovieListEntity>
    ) -> Observable<MovieListInteractorToPresenter> {
        fetch
            .map(MovieListInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    static func fetchMovies() -> Observable<MovieListEntity> {
        MovieService().movies().map(MovieListEntity.init)
    }
}
