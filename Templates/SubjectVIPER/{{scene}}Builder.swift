{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderData}}
    @MainActor
    func makePresenter(router: {{> routerType}}{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesParameter}}) -> {{scene}}Presenter {
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
        let wireframe = {{scene}}Wireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe{{#dependencies}}{{#-first}}, {{/-first}}{{/dependencies}}{{> dependenciesArgument}})
        let viewController = {{scene}}ViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}
