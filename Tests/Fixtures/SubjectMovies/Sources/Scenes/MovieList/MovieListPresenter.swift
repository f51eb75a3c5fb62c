import RxSwift

/// Hears what the user does and what was fetched, and says what MovieList shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class MovieListPresenter {
    let presenterToViewSubject = PublishSubject<MovieListPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<MovieListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<MovieListPresenterToRouter>()

    private var movies: [Movie] = []
    private let disposeBag = DisposeBag()

    func subscribeToVariable(_ subject: PublishSubject<MovieListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                case .select(let row): self?.showDetails(ofRow: row)
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieListInteractorToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .fetchFinished(let entity): self?.fetchFinished(entity)
                case .fetchFailed(let error): self?.fetchFailed(error)
                }
            })
            .disposed(by: disposeBag)
    }

    private func load() {
        presenterToViewSubject.onNext(.loading)
        presenterToInteractorSubject.onNext(.fetchEntity)
    }

    private func fetchFinished(_ entity: MovieListEntity) {
        movies = entity.movies
        presenterToViewSubject.onNext(.movies(movies.map(Self.row)))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        movies = []
        presenterToViewSubject.onNext(.error)
    }

    private func showDetails(ofRow row: Int) {
        guard movies.indices.contains(row) else { return }
        let id = movies[row].id
        presenterToRouterSubject.onNext(.navigateToDetails(withMovieID: id))
    }

    nonisolated static func row(for movie: Movie) -> String {
        "\(movie.title), \(movie.year)"
    }
}
