{{> header}}
{{> imports}}
{{> importUIKit}}

{{> builderSummary}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{> builderMembers}}

    {{> ifUIKit}}
    /// The scene's view controller, ready to show.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            {{^plainLabels}}withViewModel{{/plainLabels}}{{#plainLabels}}viewModel{{/plainLabels}}: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    {{> endIfUIKit}}
}
