import RxSwift

/// Loads what MovieList shows, on any thread. It doesn't depend on views.
nonisolated final class MovieListInteractor {
    typealias Fetch = () -> Single<MovieListEntity>

    let interactorToPresenterSubject = PublishSubject<MovieListInteractorToPresenter>()

    private let service: MovieService
    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(service: MovieService, fetch: Fetch? = nil) {
        self.service = service
        self.fetch = fetch
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<MovieListPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<MovieListInteractorToPresenter> {
        (fetch?() ?? fetchEntity())
            .asObservable()
            .map(MovieListInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    private func fetchEntity() -> Single<MovieListEntity> {
        service.movies().map { MovieListEntity(title: "Movies", movies: $0) }
    }
}
