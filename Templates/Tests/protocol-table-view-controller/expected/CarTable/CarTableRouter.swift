/// Navigates from CarTable to other scenes.
final class CarTableRouter: SceneRouter, CarTablePresenterToRouterProtocol {}
