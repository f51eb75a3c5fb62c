#if canImport(UIKit)
import UIKit

/// Wires the CarList scene, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarListWireframe: BaseWireframe<CarListViewController>, CarListPresenterToRouterProtocol
{
    init() {
        let viewController = CarListViewController()
        super.init(viewController: viewController)
        let interactor = CarListInteractor()
        let presenter = CarListPresenter(view: viewController, interactor: interactor, router: self)
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
