/// Navigates from Settings to other scenes.
final class SettingsWireframe: SceneRouter {}

extension SettingsWireframe: SettingsWireframeInterface {
    func navigate(to option: SettingsNavigationOption) {
        handle(option.request)
    }
}
