import Foundation
import UIKit

/// Wires the CarAlbum scene and passes it its initial data.
struct CarAlbumBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarAlbumViewModel.Fetch? = nil) -> CarAlbumViewModel {
        CarAlbumViewModel(withPhotos: photos, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarAlbumRouter {
        CarAlbumRouter(handler: handler)
    }

    /// The scene's view controller, ready to show.
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
        router.handler = viewController
        return viewController
    }
}
