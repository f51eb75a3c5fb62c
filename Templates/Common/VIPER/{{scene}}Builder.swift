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
    func makePresenter({{> partsDeclaration}}{{#options.complexity.is.simple}}{{#dependencies}}{{#-first}}, {{> dependenciesParameter}}{{/-first}}{{/dependencies}}{{/options.complexity.is.simple}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#options.complexity.is.simple}}{{> injectedValues}}{{#hasInjected}}, {{/hasInjected}}{{/options.complexity.is.simple}}{{^options.complexity.is.simple}}{{#arguments}}{{.}}, {{/arguments}}{{/options.complexity.is.simple}}{{> parts}})
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
        viewController.presenter = makePresenter({{> madeParts}})
        return viewController
    }
    {{> makeViewController}}
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}
