{{> header}}
import RxSwift
{{> imports}}

/// Hears what the user does and what was fetched, and says what {{scene}} shows and where it leads.
///
/// It hears on the main thread, wherever something was sent, and knows no other part.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let presenterToViewSubject = PublishSubject<{{scene}}PresenterToView>()
    let presenterToInteractorSubject = PublishSubject<{{scene}}PresenterToInteractor>()
    let presenterToRouterSubject = PublishSubject<{{scene}}PresenterToRouter>()

    private let disposeBag = DisposeBag()
    {{#hasParams}}

    init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }
    {{/hasParams}}

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}ViewToPresenter>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .viewDidLoad, .retry: self?.load()
                }
            })
            .disposed(by: disposeBag)
    }

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}InteractorToPresenter>) {
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

    private func fetchFinished(_ entity: {{scene}}Entity) {
        presenterToViewSubject.onNext(.title(entity.title))
    }

    private func fetchFailed(_ error: ToPresenterError) {
        presenterToViewSubject.onNext(.error)
    }
}
