#if canImport(UIKit)
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarDetailsWireframe:
    BaseWireframe<CarDetailsViewController>,
    CarDetailsPresenterToRouterProtocol
{
    init(withCarID carID: String) {
        let viewController = CarDetailsViewController()
        super.init(viewController: viewController)
        let interactor = CarDetailsInteractor()
        let presenter = CarDetailsPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withCarID: carID
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
