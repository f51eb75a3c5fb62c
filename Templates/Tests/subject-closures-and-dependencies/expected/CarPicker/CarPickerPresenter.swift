import CarKit
import RxSwift

/// Decides what CarPicker shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    let presenterToViewSubject = PublishSubject<LoadState<CarPickerEntity>>()
    let presenterToInteractorSubject = PublishSubject<CarPickerPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarPickerPresenterToRouter>()

    private var state = LoadState<CarPickerEntity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: CarPickerInteractor
    private let router: CarPickerWireframe
    private let disposeBag = DisposeBag()

    init(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        interactor: CarPickerInteractor,
        router: CarPickerWireframe
    ) {
        self.cars = cars
        self.onSelect = onSelect
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarPickerInteractorToPresenter>) {
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

    private func loadFinished(_ entity: CarPickerEntity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: CarPickerEntity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
}
