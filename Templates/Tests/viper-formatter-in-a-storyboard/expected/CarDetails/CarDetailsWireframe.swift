/// Navigates from CarDetails to other scenes.
final class CarDetailsWireframe: SceneRouter {}

extension CarDetailsWireframe: CarDetailsWireframeInterface {
    func navigate(to option: CarDetailsNavigationOption) {
        handle(option.request)
    }
}
