import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and hands it its initial data. It does nothing else.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    /// Supplies what the view model works with; a test hands in its own.
    @MainActor
    func makeViewModel(api: any CarFetching = CarService.shared) -> CarPickerViewModel {
        CarPickerViewModel(withCars: cars, onSelect: onSelect, api: api)
    }

    @MainActor
    func makeRouter() -> CarPickerRouter {
        CarPickerRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, onSelect: onSelect).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarPickerViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
