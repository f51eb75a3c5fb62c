import Foundation
import UIKit

/// Wires the CarAlbum scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarAlbumWireframe: BaseWireframe<CarAlbumViewController> {
    init(withPhotos photos: [URL]) {
        let view = CarAlbumWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarAlbumPresenter(
            withPhotos: photos,
            view: view,
            interactor: CarAlbumInteractor(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarAlbumViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarAlbumViewController.self)
        #endif
        return .init(nibName: "CarAlbumViewController", bundle: bundle)
    }
}

extension CarAlbumWireframe: CarAlbumWireframeInterface {
    func navigate(to option: CarAlbumNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
