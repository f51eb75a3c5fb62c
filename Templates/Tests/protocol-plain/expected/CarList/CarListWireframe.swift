/// Navigates from CarList to other scenes.
final class CarListWireframe: SceneRouter, CarListPresenterToRouterProtocol {}
