{{> header}}
import RxSwift
{{#dependencyParameters}}
{{> imports}}
{{/dependencyParameters}}

/// Fetches what {{scene}} shows, and tells the presenter what became of it.
///
/// It knows nothing of views, and is bound to no actor: it hears and tells on any thread.
nonisolated final class {{scene}}Interactor {
    typealias Fetch = () -> Observable<{{scene}}Entity>

    let interactorToPresenterSubject = PublishSubject<{{scene}}InteractorToPresenter>()

    private let fetching: Fetch
    private let disposeBag = DisposeBag()

    {{#dependencyParameters}}
    /// - Parameter fetching: what fetches in place of the stand-in.
    @MainActor
    init({{dependencyParameters}}, fetching: Fetch? = nil) {
        let standIn: Fetch = { Self.standIn({{#dependencies}}{{argumentLabel}}: {{name}}{{^-last}}, {{/-last}}{{/dependencies}}) }
        self.fetching = fetching ?? standIn
    }
    {{/dependencyParameters}}
    {{^dependencyParameters}}
    init(fetching: @escaping Fetch = standIn) {
        self.fetching = fetching
    }
    {{/dependencyParameters}}

    func subscribeToVariable(_ subject: PublishSubject<{{scene}}PresenterToInteractor>) {
        subject
            .flatMapLatest { [fetching] _ in Self.told(fetching()) }
            .subscribe(onNext: { [weak interactorToPresenterSubject] told in
                interactorToPresenterSubject?.onNext(told)
            })
            .disposed(by: disposeBag)
    }

    /// What the presenter is told of a fetch.
    static func told(_ fetch: Observable<{{scene}}Entity>) -> Observable<{{scene}}InteractorToPresenter> {
        fetch
            .map({{scene}}InteractorToPresenter.fetchFinished)
            .catchAndReturn(.fetchFailed(.error))
    }

    /// Stands in for a server or a store until there is one.
    static func standIn({{#dependencies}}{{name}}: {{parameterType}}{{^-last}}, {{/-last}}{{/dependencies}}) -> Observable<{{scene}}Entity> {
        .just({{scene}}Entity(title: "{{title}}"))
    }
}
