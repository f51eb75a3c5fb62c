import CarKit
import RxSwift

/// Hears what the user does and what was fetched, and says what CarPicker shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    let presenterToViewSubject = PublishSubject<CarPickerPresenterToView>()
    let presenterToInteractorSubject = PublishSubject<CarPickerPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarPickerPresenterToRouter>()

    private let disposeBag = DisposeBag()

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerInteractorToPresenter>) {
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

    private func fetchFinished(_ entity: CarPickerEntity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
