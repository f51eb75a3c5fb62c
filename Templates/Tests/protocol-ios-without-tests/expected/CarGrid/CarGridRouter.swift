/// Navigates from CarGrid to other scenes.
final class CarGridRouter: SceneRouter, CarGridPresenterToRouterProtocol {}
