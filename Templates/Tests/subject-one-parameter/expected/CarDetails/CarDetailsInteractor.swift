import RxSwift

/// Loads what CarDetails shows, on any thread. It doesn't depend on views.
nonisolated final class CarDetailsInteractor {
    let carID: String
    let interactorToPresenterSubject = PublishSubject<CarDetailsInteractorToPresenter>()

    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<CarDetailsPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<CarDetailsInteractorToPresenter> {
        fetchEntity()
            .asObservable()
            .map(CarDetailsInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarDetailsEntity> {
        .just(CarDetailsEntity(title: "Car Details"))
    }
}
