{{> header}}
import RxSwift
{{> imports}}
{{$imports}}
{{/imports}}

/// Loads what {{scene}} shows, on any thread. It doesn't depend on views.
nonisolated final class {{scene}}Interactor {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    let interactorToPresenterSubject = PublishSubject<{{scene}}InteractorToPresenter>()

    {{#dependencies}}
    private let {{name}}: {{type}}
    {{/dependencies}}
    private let disposeBag = DisposeBag()

    {{#hasInjected}}
    init({{injectedParameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        {{#dependencies}}
        self.{{name}} = {{name}}
        {{/dependencies}}
    }

    {{/hasInjected}}
    /// A load cancels the one before it.
    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToInteractor>) {
        subject
            .flatMapLatest { [weak self] _ in self?.load() ?? .empty() }
            .subscribe(onNext: { [weak self] event in
                self?.interactorToPresenterSubject.onNext(event)
            })
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<{{scene}}InteractorToPresenter> {
        fetchEntity()
            .asObservable()
            .map({{scene}}InteractorToPresenter.loadFinished)
            .catch { .just(.loadFailed(.error(reason: $0))) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() -> Single<{{scene}}Entity> {
        .just({{scene}}Entity(title: "{{title}}"))
    }
    {{$members}}
    {{/members}}
}
