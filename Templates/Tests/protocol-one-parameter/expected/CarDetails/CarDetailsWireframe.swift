/// Navigates from CarDetails to other scenes.
final class CarDetailsWireframe: SceneRouter, CarDetailsPresenterToRouterProtocol {}
