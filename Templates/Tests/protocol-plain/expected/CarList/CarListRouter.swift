/// Navigates from CarList to other scenes.
final class CarListRouter: SceneRouter, CarListPresenterToRouterProtocol {}
