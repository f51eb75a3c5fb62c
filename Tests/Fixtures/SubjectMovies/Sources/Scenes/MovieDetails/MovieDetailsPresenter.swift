import RxSwift

/// Hears what the user does and what was fetched, and says what MovieDetails shows and where it
/// leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class MovieDetailsPresenter {
    let movieID: String
    let presenterToViewSubject = PublishSubject<MovieDetailsPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<MovieDetailsPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<MovieDetailsPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withMovieID movieID: String) {
        self.movieID = movieID
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieDetailsViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<MovieDetailsInteractorToPresenter>) {
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

    private func fetchFinished(_ entity: MovieDetailsEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
