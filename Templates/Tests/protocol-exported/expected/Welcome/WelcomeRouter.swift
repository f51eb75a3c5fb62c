/// Navigates from Welcome to other scenes.
final class WelcomeRouter: SceneRouter, WelcomePresenterToRouterProtocol {}
