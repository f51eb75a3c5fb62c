import CarKit

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPicker scene and passes it its initial data.
nonisolated struct CarPickerBuilder: SceneBuilding {
    let cars: [Car]
    let onSelect: (Car) -> Void

    init(withCars cars: [Car], onSelect: @escaping (Car) -> Void) {
        self.cars = cars
        self.onSelect = onSelect
    }

    @MainActor
    func makeViewModel(with dependencies: Dependencies = Dependencies()) -> CarPickerViewModel {
        CarPickerViewModel(
            withCars: cars,
            onSelect: onSelect,
            api: dependencies[(any CarFetching).self, default: CarService.shared]
        )
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarPickerRouter {
        CarPickerRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarPickerBuilder(withCars: cars, onSelect: onSelect).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarPickerViewController(
            withViewModel: makeViewModel(with: dependencies),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
