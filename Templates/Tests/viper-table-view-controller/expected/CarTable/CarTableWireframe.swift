/// Navigates from CarTable to other scenes.
final class CarTableWireframe: SceneRouter {}

extension CarTableWireframe: CarTableWireframeInterface {
    func navigate(to option: CarTableNavigationOption) {
        handle(option.request)
    }
}
