import Foundation
import UIKit

/// Wires the CarGrid scene and passes it its initial data.
struct CarGridBuilder: SceneBuilder {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: CarGridInteractor.Fetch? = nil) -> CarGridInteractor {
        CarGridInteractor(withPhotos: photos, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: any CarGridPresenterToInteractorProtocol,
        router: any CarGridPresenterToRouterProtocol
    ) -> CarGridPresenter {
        CarGridPresenter(withPhotos: photos, interactor: interactor, router: router)
    }

    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withPhotos photos: [URL]) -> UIViewController {
        CarGridBuilder(withPhotos: photos).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = CarGridWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = CarGridViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
}
