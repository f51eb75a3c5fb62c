import CarKit
import UIKit

/// Wires the CarPicker scene and passes it its initial data.
struct CarPickerBuilder: SceneBuilder {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(
        api: any CarFetching = CarService.shared,
        fetch: CarPickerViewModel.Fetch? = nil
    ) -> CarPickerViewModel {
        CarPickerViewModel(withCars: cars, onSelect: onSelect, api: api, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarPickerRouter {
        CarPickerRouter(handler: handler)
    }

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
        let router = makeRouter()
        let viewController = CarPickerViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
}
