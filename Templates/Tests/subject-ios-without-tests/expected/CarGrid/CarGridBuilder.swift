import Foundation
import UIKit

/// Wires the CarGrid scene and passes it its initial data.
nonisolated struct CarGridBuilder: SceneBuilding, Hashable, Codable {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makePresenter(router: CarGridWireframe) -> CarGridPresenter {
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
        let wireframe = CarGridWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = CarGridViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
}
