{{> header}}
{{> builderImports}}
{{> importUIKit}}
{{$imports}}
{{/imports}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilding{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{> builderMembers}}

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> viewControllerFunction}}
        {{scene}}Builder({{arguments}}).viewController(with: dependencies)
    }

    @MainActor
    {{> public}}func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = {{scene}}ViewController(
            {{^plainLabels}}withViewModel{{/plainLabels}}{{#plainLabels}}viewModel{{/plainLabels}}: makeViewModel({{> dependenciesArgument}}),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
    {{$members}}
    {{/members}}
}
