/// Navigates from Cart to other scenes.
final class CartWireframe: SceneRouter {}

extension CartWireframe: CartWireframeInterface {
    func navigate(to option: CartNavigationOption) {
        handle(option.request)
    }
}
