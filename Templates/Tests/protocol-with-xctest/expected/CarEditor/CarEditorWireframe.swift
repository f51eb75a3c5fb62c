#if canImport(UIKit)
import CarKit
import Foundation
import UIKit

/// Wires the CarEditor scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarEditorWireframe:
    BaseWireframe<CarEditorViewController>,
    CarEditorPresenterToRouterProtocol
{
    init(editing car: Car, bought: Date, page: Int = 1) {
        let viewController = CarEditorViewController()
        super.init(viewController: viewController)
        let interactor = CarEditorInteractor()
        let presenter = CarEditorPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            editing: car,
            bought: bought,
            page: page
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
