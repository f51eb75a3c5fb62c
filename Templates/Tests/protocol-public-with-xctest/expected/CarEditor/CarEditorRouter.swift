/// Navigates from CarEditor to other scenes.
final class CarEditorRouter: SceneRouter, CarEditorPresenterToRouterProtocol {}
