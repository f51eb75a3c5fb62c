{{> header}}
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderData}}
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor({{#dependencyParameters}}{{.}}, {{/dependencyParameters}}fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Interactor {
        {{scene}}Interactor({{#injectedArguments}}{{.}}, {{/injectedArguments}}fetch: fetch)
    }

    @MainActor
    func makePresenter(interactor: {{> interactorType}}, router: {{> routerType}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: interactor, router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let wireframe = {{scene}}Wireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = {{scene}}ViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
}
