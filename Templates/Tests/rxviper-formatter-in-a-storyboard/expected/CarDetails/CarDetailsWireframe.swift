#if canImport(UIKit)
import UIKit

/// Wires the CarDetails scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarDetailsWireframe: BaseWireframe<CarDetailsViewController> {
    init(withCarID carID: String) {
        let view = CarDetailsWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: CarDetailsInteractor(),
            formatter: CarDetailsFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the storyboard that Xcode finds in it.
    private static func makeView() -> CarDetailsViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarDetailsViewController.self)
        #endif
        let storyboard = UIStoryboard(name: "CarDetails", bundle: bundle)
        return storyboard.instantiateViewController(identifier: "CarDetailsViewController")
    }
}

extension CarDetailsWireframe: CarDetailsWireframeInterface {
    func navigate(to option: CarDetailsNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
