import RxSwift

/// Decides what MovieList shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class MovieListPresenter {
    let presenterToViewSubject = PublishSubject<LoadState<MovieListEntity>>()
    let presenterToInteractorSubject = PublishSubject<MovieListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<MovieListPresenterToRouter>()

    private var state = LoadState<MovieListEntity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: MovieListInteractor
    private let router: MovieListWireframe
    private let disposeBag = DisposeBag()

    init(interactor: MovieListInteractor, router: MovieListWireframe) {
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                case .select(let row): self?.select(row)
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieListInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .loadFinished(let entity): self?.loadFinished(entity)
                case .loadFailed(.error(let reason)): self?.loadFailed(reason)
                }
            })
            .disposed(by: disposeBag)
    }

    /// Loads the scene. The view keeps what is on screen until a reload succeeds.
    private func load() {
        state = LoadState(content: state.content, isLoading: true)
        presenterToInteractorSubject.onNext(.load)
    }

    private func loadFinished(_ entity: MovieListEntity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = reason is OfflineError ? "You're offline." : SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: MovieListEntity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }

    private func select(_ row: Int) {
        guard let movies = state.content?.movies, movies.indices.contains(row) else { return }
        presenterToRouterSubject.onNext(.navigateToDetails(withMovieID: movies[row].id))
    }
}
