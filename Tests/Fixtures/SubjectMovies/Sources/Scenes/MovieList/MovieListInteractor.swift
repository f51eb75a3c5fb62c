import RxSwift

/// Loads what MovieList shows, on any thread. It doesn't depend on views.
nonisolated final class MovieListInteractor {
    let interactorToPresenterSubject = PublishSubject<MovieListInteractorToPresenter>()

    private let service: any MovieFetching
    private let disposeBag = DisposeBag()

    init(service: any MovieFetching) {
        self.service = service
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
        fetchEntity()
            .asObservable()
            .map(MovieListInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    private func fetchEntity() -> Single<MovieListEntity> {
        service.movies().map { MovieListEntity(title: "Movies", movies: $0) }
    }
}
