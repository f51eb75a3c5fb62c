import Foundation
import UIKit

/// Wires the CarGrid scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarGridWireframe: BaseWireframe<CarGridViewController>, CarGridPresenterToRouterProtocol
{
    init(withPhotos photos: [URL]) {
        let viewController = CarGridViewController()
        super.init(viewController: viewController)
        let interactor = CarGridInteractor()
        let presenter = CarGridPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withPhotos: photos
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
