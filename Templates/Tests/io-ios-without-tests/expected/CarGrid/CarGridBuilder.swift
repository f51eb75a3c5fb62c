import Foundation
import UIKit

/// Wires the CarGrid scene and passes it its initial data.
nonisolated struct CarGridBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarGridViewModel.Fetch? = nil) -> CarGridViewModel {
        CarGridViewModel(withPhotos: photos, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarGridRouter {
        CarGridRouter(handler: handler)
    }

    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withPhotos photos: [URL]) -> UIViewController {
        CarGridBuilder(withPhotos: photos).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarGridViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
}
