{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderData}}
    @MainActor
    func makePresenter(router: {{> routerType}}{{#dependencies}}{{#-first}}, {{> dependenciesParameter}}{{/-first}}{{/dependencies}}) -> {{scene}}Presenter {
        {{scene}}Presenter({{#hasParams}}{{arguments}}, {{/hasParams}}interactor: {{scene}}Interactor({{> injectedValues}}), router: router)
    }

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = {{scene}}Router(dependencies: dependencies)
        let viewController = {{scene}}ViewController(presenter: makePresenter(router: router{{#dependencies}}{{#-first}}, {{> dependenciesArgument}}{{/-first}}{{/dependencies}}))
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}
