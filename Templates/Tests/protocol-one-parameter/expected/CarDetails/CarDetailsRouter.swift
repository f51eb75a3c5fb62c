/// Navigates from CarDetails to other scenes.
final class CarDetailsRouter: SceneRouter, CarDetailsPresenterToRouterProtocol {}
