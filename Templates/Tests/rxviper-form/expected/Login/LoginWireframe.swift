/// Navigates from Login to other scenes.
final class LoginWireframe: SceneRouter {}

extension LoginWireframe: LoginWireframeInterface {
    func navigate(to option: LoginNavigationOption) {
        handle(option.request)
    }
}
