{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter, {{scene}}PresenterToRouterProtocol {}
