import Foundation
import UIKit

/// Wires the CarAlbum scene and hands it its initial data. It does nothing else.
struct CarAlbumBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarAlbumViewModel {
        CarAlbumViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter() -> CarAlbumRouter {
        CarAlbumRouter()
    }

    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withPhotos photos: [URL]) -> UIViewController {
        CarAlbumBuilder(withPhotos: photos).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarAlbumViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
}
