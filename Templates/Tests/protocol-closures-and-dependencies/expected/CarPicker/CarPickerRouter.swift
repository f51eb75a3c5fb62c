/// Navigates from CarPicker to other scenes.
final class CarPickerRouter: SceneRouter, CarPickerPresenterToRouterProtocol {}
