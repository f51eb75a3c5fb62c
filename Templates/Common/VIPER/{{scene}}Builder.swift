{{> header}}
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderData}}
    {{^options.complexity.is.simple}}
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor({{#dependencyParameters}}{{.}}, {{/dependencyParameters}}fetch: {{scene}}Interactor.Fetch? = nil) -> {{scene}}Interactor {
        {{scene}}Interactor({{#injectedArguments}}{{.}}, {{/injectedArguments}}fetch: fetch)
    }

    {{/options.complexity.is.simple}}
    {{#options.complexity.is.simple}}
    /// - Parameter fetch: Replaces what the presenter fetches, in tests and previews.
    {{/options.complexity.is.simple}}
    @MainActor
    func makePresenter({{#options.complexity.is.simple}}{{#dependencyParameters}}{{.}}, {{/dependencyParameters}}{{/options.complexity.is.simple}}{{> partsDeclaration}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#options.complexity.is.simple}}{{#injectedArguments}}{{.}}, {{/injectedArguments}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#arguments}}{{.}}, {{/arguments}}{{/options.complexity.is.simple}}{{> parts}})
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        {{#options.interface.is.none}}
        let viewController = {{scene}}ViewController()
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let viewController = makeViewController()
        {{/options.interface.is.none}}
        viewController.presenter = makePresenter({{> madeParts}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
}
