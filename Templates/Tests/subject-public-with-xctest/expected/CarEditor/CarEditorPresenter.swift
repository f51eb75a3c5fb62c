import CarKit
import Foundation
import RxSwift

/// Decides what CarEditor shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    let presenterToViewSubject = PublishSubject<LoadState<CarEditorEntity>>()
    let presenterToInteractorSubject = PublishSubject<CarEditorPresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<CarEditorPresenterToRouter>()

    private var state = LoadState<CarEditorEntity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: CarEditorInteractor
    private let router: CarEditorWireframe
    private let disposeBag = DisposeBag()

    init(
        editing car: Car,
        bought: Date,
        page: Int = 1,
        interactor: CarEditorInteractor,
        router: CarEditorWireframe
    ) {
        self.car = car
        self.bought = bought
        self.page = page
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<CarEditorInteractorToPresenter>) {
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

    private func loadFinished(_ entity: CarEditorEntity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: CarEditorEntity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
}
