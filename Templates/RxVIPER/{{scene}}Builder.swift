{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderData}}
    {{^options.complexity.is.simple}}
    @MainActor
    func makeInteractor({{> dependenciesParameter}}) -> {{scene}}Interactor {
        {{scene}}Interactor({{> injectedValues}})
    }

    {{/options.complexity.is.simple}}
    @MainActor
    func makePresenter(view: (any {{scene}}ViewInterface)?, wireframe: any {{scene}}WireframeInterface{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
        {{#options.complexity.is.simple}}
        {{scene}}Presenter({{> injectedValues}}{{#hasInjected}}, {{/hasInjected}}view: view, wireframe: wireframe)
        {{/options.complexity.is.simple}}
        {{^options.complexity.is.simple}}
        {{scene}}Presenter({{#arguments}}{{.}}, {{/arguments}}view: view, interactor: makeInteractor({{> dependenciesArgument}}), {{#options.complexity.is.formatter}}formatter: {{scene}}Formatter(), {{/options.complexity.is.formatter}}wireframe: wireframe)
        {{/options.complexity.is.simple}}
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        {{#options.interface.is.none}}
        let viewController = {{scene}}ViewController({{> viewControllerArguments}})
        {{/options.interface.is.none}}
        {{^options.interface.is.none}}
        let viewController = makeViewController()
        {{/options.interface.is.none}}
        viewController.presenter = makePresenter(view: viewController, wireframe: {{scene}}Wireframe(handler: viewController, dependencies: dependencies){{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}
