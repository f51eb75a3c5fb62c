import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and passes it its initial data.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(
        api: any CarFetching = CarService.shared,
        fetch: CarPickerInteractor.Fetch? = nil
    ) -> CarPickerInteractor {
        CarPickerInteractor(withCars: cars, onSelect: onSelect, api: api, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: any CarPickerPresenterToInteractorProtocol,
        router: any CarPickerPresenterToRouterProtocol
    ) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: cars,
            onSelect: onSelect,
            interactor: interactor,
            router: router
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, onSelect: onSelect).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = CarPickerWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = CarPickerViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
