import RxSwift

/// Loads what CarGrid shows, on any thread. It doesn't depend on views.
nonisolated final class CarGridInteractor {
    let interactorToPresenterSubject = PublishSubject<CarGridInteractorToPresenter>()

    private let disposeBag = DisposeBag()

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<CarGridPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<CarGridInteractorToPresenter> {
        fetchEntity()
            .asObservable()
            .map(CarGridInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarGridEntity> {
        .just(CarGridEntity(title: "Car Grid"))
    }
}
