/// Navigates from CarGrid to other scenes.
final class CarGridWireframe: SceneRouter, CarGridPresenterToRouterProtocol {}
