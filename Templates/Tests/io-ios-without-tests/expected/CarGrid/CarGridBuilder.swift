import Foundation
import UIKit

/// Wires the CarGrid scene and hands it its initial data. It does nothing else.
struct CarGridBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarGridViewModel {
        CarGridViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter() -> CarGridRouter {
        CarGridRouter()
    }

    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
}
