import Foundation
import UIKit

/// Wires the CarGrid scene and passes it its initial data.
nonisolated struct CarGridBuilder: SceneBuilding, Hashable, Codable {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeViewModel() -> CarGridViewModel {
        CarGridViewModel(withPhotos: photos)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarGridRouter {
        CarGridRouter(handler: handler, dependencies: dependencies)
    }

    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withPhotos photos: [URL],
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarGridBuilder(withPhotos: photos).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarGridViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
}
