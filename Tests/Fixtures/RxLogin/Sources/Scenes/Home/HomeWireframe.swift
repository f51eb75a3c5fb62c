/// Navigates from Home to other scenes.
final class HomeWireframe: SceneRouter {}

extension HomeWireframe: HomeWireframeInterface {
    func navigate(to option: HomeNavigationOption) {
        handle(option.request)
    }
}
