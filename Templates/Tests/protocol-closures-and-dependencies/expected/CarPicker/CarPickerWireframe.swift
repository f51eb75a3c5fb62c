/// Navigates from CarPicker to other scenes.
final class CarPickerWireframe: SceneRouter, CarPickerPresenterToRouterProtocol {}
