/// Navigates from CarPrompt to other scenes.
final class CarPromptWireframe: SceneRouter {}

extension CarPromptWireframe: CarPromptWireframeInterface {
    func navigate(to option: CarPromptNavigationOption) {
        handle(option.request)
    }
}
