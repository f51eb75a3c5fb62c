{{> header}}
{{> imports}}
{{$imports}}
{{/imports}}

/// Decides what {{scene}} shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class {{scene}}Presenter {
    weak var view: (any {{scene}}PresenterToViewProtocol)?
    private(set) var state = LoadState<{{scene}}Content>() {
        didSet { view?.show(state) }
    }
    {{#params}}
    let {{name}}: {{type}}
    {{/params}}
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

    private func format(_ entity: {{scene}}Entity) -> {{scene}}Content {
        {{scene}}Content(title: entity.name)
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}Presenter: {{scene}}ViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension {{scene}}Presenter: {{scene}}InteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<{{scene}}Entity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
