#if canImport(UIKit)
import CarKit
import UIKit

/// Wires the CarPicker scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPickerWireframe: BaseWireframe<CarPickerViewController> {
    init(withCars cars: [Car], page: Int = 1) {
        let view = CarPickerWireframe.makeView()
        super.init(viewController: view)
        view.presenter = CarPickerPresenter(
            withCars: cars,
            page: page,
            view: view,
            interactor: CarPickerInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: self
        )
    }

    /// A Swift package has a bundle of its own, with the nib that Xcode finds in it.
    private static func makeView() -> CarPickerViewController {
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarPickerViewController.self)
        #endif
        return .init(nibName: "CarPickerViewController", bundle: bundle)
    }
}

extension CarPickerWireframe: CarPickerWireframeInterface {
    func navigate(to option: CarPickerNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
