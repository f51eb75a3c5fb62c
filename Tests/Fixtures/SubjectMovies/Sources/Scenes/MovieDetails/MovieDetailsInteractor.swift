import RxSwift

/// Loads what MovieDetails shows, on any thread. It doesn't depend on views.
nonisolated final class MovieDetailsInteractor {
    let movieID: String
    let interactorToPresenterSubject = PublishSubject<MovieDetailsInteractorToPresenter>()

    private let disposeBag = DisposeBag()

    init(withMovieID movieID: String) {
        self.movieID = movieID
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<MovieDetailsPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<MovieDetailsInteractorToPresenter> {
        fetchEntity()
            .asObservable()
            .map(MovieDetailsInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<MovieDetailsEntity> {
        .just(MovieDetailsEntity(title: "Movie Details"))
    }
}
