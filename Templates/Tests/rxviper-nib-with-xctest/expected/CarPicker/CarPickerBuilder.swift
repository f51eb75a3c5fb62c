import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and passes it its initial data.
nonisolated struct CarPickerBuilder: SceneBuilding {
    let cars: [Car]
    let page: Int

    init(withCars cars: [Car], page: Int = 1) {
        self.cars = cars
        self.page = page
    }

    @MainActor
    func makeInteractor(with dependencies: Dependencies = Dependencies()) -> CarPickerInteractor {
        CarPickerInteractor(
            withCars: cars,
            page: page,
            api: dependencies[(any CarFetching).self, default: CarService.shared]
        )
    }

    @MainActor
    func makePresenter(
        view: (any CarPickerViewInterface)?,
        wireframe: any CarPickerWireframeInterface,
        with dependencies: Dependencies = Dependencies()
    ) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: cars,
            page: page,
            view: view,
            interactor: makeInteractor(with: dependencies),
            formatter: CarPickerFormatter(),
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        page: Int = 1,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, page: page).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = makeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: CarPickerWireframe(handler: viewController, dependencies: dependencies),
            with: dependencies
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
