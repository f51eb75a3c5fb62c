import RxSwift

/// Decides what CarGrid shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class CarGridPresenter {
    let presenterToViewSubject = PublishSubject<LoadState<CarGridEntity>>()
    let presenterToInteractorSubject = PublishSubject<CarGridPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarGridPresenterToRouter>()

    private var state = LoadState<CarGridEntity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: CarGridInteractor
    private let router: CarGridWireframe
    private let disposeBag = DisposeBag()

    init(interactor: CarGridInteractor, router: CarGridWireframe) {
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarGridInteractorToPresenter>) {
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

    private func loadFinished(_ entity: CarGridEntity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: CarGridEntity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
}
