import Foundation
import UIKit

/// Wires the CarGrid scene and passes it its initial data.
nonisolated struct CarGridBuilder: SceneBuilding, Hashable, Codable {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makePresenter(router: any CarGridPresenterToRouterProtocol) -> CarGridPresenter {
        CarGridPresenter(
            withPhotos: photos,
            interactor: CarGridInteractor(withPhotos: photos),
            router: router
        )
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
        let router = CarGridRouter(dependencies: dependencies)
        let viewController = CarGridViewController(presenter: makePresenter(router: router))
        router.handler = viewController
        return viewController
    }
}
