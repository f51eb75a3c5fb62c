/// Navigates from CarAlbum to other scenes.
final class CarAlbumWireframe: SceneRouter {}

extension CarAlbumWireframe: CarAlbumWireframeInterface {
    func navigate(to option: CarAlbumNavigationOption) {
        handle(option.request)
    }
}
