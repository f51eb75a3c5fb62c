{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Router: SceneRouter, {{scene}}PresenterToRouterProtocol {}
