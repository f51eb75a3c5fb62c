import Foundation
import UIKit

/// Wires the CarAlbum scene and passes it its initial data.
nonisolated struct CarAlbumBuilder: SceneBuilding, Hashable, Codable {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }

    @MainActor
    func makeInteractor() -> CarAlbumInteractor {
        CarAlbumInteractor(withPhotos: photos)
    }

    @MainActor
    func makePresenter(
        view: (any CarAlbumViewInterface)?,
        interactor: any CarAlbumInteractorInterface,
        wireframe: any CarAlbumWireframeInterface
    ) -> CarAlbumPresenter {
        CarAlbumPresenter(
            withPhotos: photos,
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withPhotos photos: [URL],
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarAlbumBuilder(withPhotos: photos).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = makeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: CarAlbumWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }

    @MainActor
    private func makeViewController() -> CarAlbumViewController {
        // In a Swift package, the nib is in the package's own bundle.
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarAlbumViewController.self)
        #endif
        return .init(nibName: "CarAlbumViewController", bundle: bundle)
    }
}
