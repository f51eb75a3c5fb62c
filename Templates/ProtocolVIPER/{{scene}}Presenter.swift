{{> header}}
{{> imports}}

/// Decides what {{scene}} shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class {{scene}}Presenter {
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
    weak var view: (any {{scene}}PresenterToViewProtocol)?
    private(set) var state = LoadState<{{scene}}Entity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

    private let interactor: {{> interactorType}}
    private let router: {{> routerType}}

    init({{#hasParams}}{{parameters}}, {{/hasParams}}interactor: {{> interactorType}}, router: {{> routerType}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func loadFinished(_ entity: {{scene}}Entity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
