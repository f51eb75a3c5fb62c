import CarKit
import RxSwift

/// Loads what CarPicker shows, on any thread. It doesn't depend on views.
nonisolated final class CarPickerInteractor {
    let cars: [Car]
    let onSelect: (Car) -> Void
    let interactorToPresenterSubject = PublishSubject<CarPickerInteractorToPresenter>()

    private let api: any CarFetching
    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void, api: any CarFetching) {
        self.cars = cars
        self.onSelect = onSelect
        self.api = api
    }

    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<CarPickerInteractorToPresenter> {
        fetchEntity()
            .asObservable()
            .map(CarPickerInteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<CarPickerEntity> {
        .just(CarPickerEntity(title: "Car Picker"))
    }
}
