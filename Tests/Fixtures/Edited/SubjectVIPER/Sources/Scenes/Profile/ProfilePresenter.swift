import RxSwift

/// Hears what the user does and what was fetched, and says what Profile shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class ProfilePresenter {
    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"
    let presenterToViewSubject = PublishSubject<ProfilePresenterToView>()
    let presenterToInteractorSubject = PublishSubject<ProfilePresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<ProfilePresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withUserID userID: Int) {
        self.userID = userID
    }

    func subscribeToVariable(_ subject: PublishSubject<ProfileViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<ProfileInteractorToPresenter>) {
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

    private func fetchFinished(_ entity: ProfileEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}

// Written by hand.
extension ProfilePresenter {
    var greeting: String { "\(fallbackName) \(userID)" }
}
