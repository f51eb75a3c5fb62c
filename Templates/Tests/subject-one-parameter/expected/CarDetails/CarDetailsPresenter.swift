import RxSwift

/// Hears what the user does and what was fetched, and says what CarDetails shows and where it
/// leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    let presenterToViewSubject = PublishSubject<CarDetailsPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarDetailsPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarDetailsPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarDetailsInteractorToPresenter>) {
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

    private func fetchFinished(_ entity: CarDetailsEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
