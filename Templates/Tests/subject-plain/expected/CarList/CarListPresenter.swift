import RxSwift

/// Decides what CarList shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class CarListPresenter {
    let presenterToViewSubject = PublishSubject<LoadState<CarListEntity>>()
    let presenterToInteractorSubject = PublishSubject<CarListPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarListPresenterToRouter>()

    private var state = LoadState<CarListEntity>.loading {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: CarListInteractor
    private let router: CarListWireframe
    private let disposeBag = DisposeBag()

    init(interactor: CarListInteractor, router: CarListWireframe) {
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarListInteractorToPresenter>) {
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

    /// Loads the scene. While it loads again, the view keeps what is on screen.
    private func load() {
        if state.content == nil { state = .loading }
        presenterToInteractorSubject.onNext(.load)
    }

    private func loadFinished(_ entity: CarListEntity) {
        state = .loaded(entity)
    }

    private func loadFailed(_ reason: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
