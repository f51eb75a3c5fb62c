{{> header}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads.
///
/// Events may arrive on any thread. The presenter handles them on the main thread.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let presenterToViewSubject = PublishSubject<LoadState<{{scene}}Entity>>()
    let presenterToInteractorSubject = PublishSubject<{{scene}}PresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<{{scene}}PresenterToRouter>()

    private var state = LoadState<{{scene}}Entity>() {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: {{scene}}Interactor
    private let router: {{> routerType}}
    private let disposeBag = DisposeBag()

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{scene}}Interactor, router: {{> routerType}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.interactor = interactor
        self.router = router
        interactor.subscribeToVariable(presenterToInteractorSubject)
        router.subscribeToVariable(presenterToRouterSubject)
        subscribeToVariable(interactor.interactorToPresenterSubject)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}ViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .load: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}InteractorToPresenter>) {
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

    private func loadFinished(_ entity: {{scene}}Entity) {
        state = LoadState(content: entity)
    }

    private func loadFailed(_ reason: any Error) {
        let message = SceneTexts.failure
        SceneEvents.current.observer?(.failure(reason, content: {{scene}}Entity.self))
        state = LoadState(content: state.content, failure: message)
        if state.content != nil { presenterToRouterSubject.onNext(.alert(message)) }
    }
    {{$members}}
    {{/members}}
}
