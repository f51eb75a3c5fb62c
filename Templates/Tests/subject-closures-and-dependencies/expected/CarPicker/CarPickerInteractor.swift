import CarKit
import RxSwift

/// Fetches what CarPicker shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class CarPickerInteractor {
    typealias Fetch = () -> Observable<CarPickerEntity>

    let interactorToPresenterSubject = PublishSubject<CarPickerInteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init(api: any CarFetching = CarService.shared, fetching: Fetch? = nil) {
        let standIn: Fetch = { Self.standIn(api: api) }
        self.fetching = fetching ?? standIn
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerPresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(
        _ fetch: Observable<CarPickerEntity>
    ) -> Observable<CarPickerInteractorToPresenter> {
        fetch
            .map(CarPickerInteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn(api: any CarFetching) -> Observable<CarPickerEntity> {
        .just(CarPickerEntity(title: "Car Picker"))
    }
}
