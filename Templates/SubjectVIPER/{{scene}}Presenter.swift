{{> header}}
import RxSwift
{{> imports}}

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

    private var state = LoadState<{{scene}}Entity>.loading {
        didSet { presenterToViewSubject.onNext(state) }
    }

    // The presenter owns these parts but uses only their subjects.
    private let interactor: {{> interactorType}}
    private let router: {{> routerType}}
    private let disposeBag = DisposeBag()

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{> interactorType}}, router: {{> routerType}}) {
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

    /// Loads the scene. While it loads again, the view keeps what is on screen.
    private func load() {
        if state.content == nil { state = .loading }
        presenterToInteractorSubject.onNext(.load)
    }

    private func loadFinished(_ entity: {{scene}}Entity) {
        state = .loaded(entity)
    }

    private func loadFailed(_ reason: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
