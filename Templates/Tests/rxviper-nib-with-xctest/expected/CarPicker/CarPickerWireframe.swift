/// Navigates from CarPicker to other scenes.
final class CarPickerWireframe: SceneRouter {}

extension CarPickerWireframe: CarPickerWireframeInterface {
    func navigate(to option: CarPickerNavigationOption) {
        handle(option.request)
    }
}
