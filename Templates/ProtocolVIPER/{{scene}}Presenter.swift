{{> header}}
{{> imports}}

/// Hears what the user does and what was fetched, and says what {{scene}} shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    private weak var view: (any {{scene}}PresenterToViewProtocol)?
    private let interactor: any {{scene}}PresenterToInteractorProtocol
    private let router: any {{scene}}PresenterToRouterProtocol

    init(view: any {{scene}}PresenterToViewProtocol, interactor: any {{scene}}PresenterToInteractorProtocol, router: any {{scene}}PresenterToRouterProtocol{{#hasParams}}, {{parameters}}{{/hasParams}}) {
        self.view = view
        self.interactor = interactor
        self.router = router
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func fetchFinished(_ entity: {{scene}}Entity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
