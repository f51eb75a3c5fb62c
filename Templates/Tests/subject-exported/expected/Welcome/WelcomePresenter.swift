import RxSwift

/// Decides what Welcome shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class WelcomePresenter {
    let presenterToViewSubject = PublishSubject<LoadState<WelcomeEntity>>()
    let presenterToInteractorSubject = PublishSubject<WelcomePresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<WelcomePresenterToRouter>()

    private var state = LoadState<WelcomeEntity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: WelcomeInteractor
    private let router: WelcomeWireframe
    private let disposeBag = DisposeBag()

    init(interactor: WelcomeInteractor, router: WelcomeWireframe) {
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<WelcomeViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<WelcomeInteractorToPresenter>) {
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

    private func loadFinished(_ entity: WelcomeEntity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: WelcomeEntity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
}
