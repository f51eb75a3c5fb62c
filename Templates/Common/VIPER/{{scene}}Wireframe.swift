{{> header}}
/// Navigates from {{scene}} to other scenes.
final class {{scene}}Wireframe: SceneRouter {}

extension {{scene}}Wireframe: {{scene}}WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption) {
        handle(option.request)
    }
}
