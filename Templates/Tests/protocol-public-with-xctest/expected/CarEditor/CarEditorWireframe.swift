/// Navigates from CarEditor to other scenes.
final class CarEditorWireframe: SceneRouter, CarEditorPresenterToRouterProtocol {}
