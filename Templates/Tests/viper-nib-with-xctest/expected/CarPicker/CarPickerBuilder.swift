import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and passes it its initial data.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let page: Int

    init(withCars cars: [Car], page: Int = 1) {
        self.cars = cars
        self.page = page
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(
        api: any CarFetching = CarService.shared,
        fetch: CarPickerInteractor.Fetch? = nil
    ) -> CarPickerInteractor {
        CarPickerInteractor(withCars: cars, page: page, api: api, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        view: any CarPickerViewInterface,
        interactor: any CarPickerInteractorInterface,
        formatter: any CarPickerFormatterInterface,
        wireframe: any CarPickerWireframeInterface
    ) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: cars,
            page: page,
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withCars cars: [Car], page: Int = 1) -> UIViewController {
        CarPickerBuilder(withCars: cars, page: page).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = makeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: CarPickerWireframe(handler: viewController)
        )
        return viewController
    }

    @MainActor
    private func makeViewController() -> CarPickerViewController {
        // In a Swift package, the nib is in the package's own bundle.
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarPickerViewController.self)
        #endif
        return .init(nibName: "CarPickerViewController", bundle: bundle)
    }
    #endif
}
