{{> header}}
{{> imports}}
{{> importUIKit}}

{{#hasParams}}
/// Wires the {{scene}} scene and hands it its initial data. It does nothing else.
{{/hasParams}}
{{^hasParams}}
/// Wires the {{scene}} scene. It does nothing else.
{{/hasParams}}
{{> public}}struct {{scene}}Builder: SceneBuilder {
    {{#hasParams}}
    {{#params}}
    {{> public}}let {{name}}: {{type}}
    {{/params}}

    {{^isMemberwise}}
    {{> initializer}}
    {{/isMemberwise}}
    {{#isMemberwise}}
    {{#options.access.is.public}}
    {{> initializer}}
    {{/options.access.is.public}}
    {{/isMemberwise}}
    {{/hasParams}}
    {{^hasParams}}
    {{#options.access.is.public}}
    public init() {}

    {{/options.access.is.public}}
    {{/hasParams}}
    {{#dependencyParameters}}
    /// Supplies what the view model works with; a test hands in its own.
    {{/dependencyParameters}}
    @MainActor
    func makeViewModel({{dependencyParameters}}) -> {{scene}}ViewModel {
        {{scene}}ViewModel({{injectedArguments}})
    }

    @MainActor
    func makeRouter() -> {{scene}}Router {
        {{scene}}Router()
    }

    {{> ifUIKit}}
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    {{> public}}static func viewController({{parameters}}) -> UIViewController {
        {{scene}}Builder({{arguments}}).viewController()
    }

    @MainActor
    {{> public}}func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = {{scene}}ViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    {{> endIfUIKit}}
}
