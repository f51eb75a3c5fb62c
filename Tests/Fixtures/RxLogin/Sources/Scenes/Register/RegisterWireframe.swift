/// Navigates from Register to other scenes.
final class RegisterWireframe: SceneRouter {}

extension RegisterWireframe: RegisterWireframeInterface {
    func navigate(to option: RegisterNavigationOption) {
        handle(option.request)
    }
}
