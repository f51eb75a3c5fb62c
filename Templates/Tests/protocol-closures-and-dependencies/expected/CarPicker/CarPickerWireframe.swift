#if canImport(UIKit)
import CarKit
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
///
/// It is the Router of VIPER.
final class CarPickerWireframe:
    BaseWireframe<CarPickerViewController>,
    CarPickerPresenterToRouterProtocol
{
    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        let viewController = CarPickerViewController()
        super.init(viewController: viewController)
        let interactor = CarPickerInteractor()
        let presenter = CarPickerPresenter(
            view: viewController,
            interactor: interactor,
            router: self,
            withCars: cars,
            onSelect: onSelect
        )
        interactor.presenter = presenter
        viewController.presenter = presenter
    }
}
#endif
