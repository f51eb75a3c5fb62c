/// Navigates from CarList to other scenes.
final class CarListWireframe: SceneRouter {}

extension CarListWireframe: CarListWireframeInterface {
    func navigate(to option: CarListNavigationOption) {
        handle(option.request)
    }
}
