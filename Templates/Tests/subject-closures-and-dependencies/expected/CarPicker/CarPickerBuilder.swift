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
    func makePresenter(
        router: CarPickerWireframe,
        with dependencies: Dependencies = Dependencies()
    ) -> CarPickerPresenter {
        CarPickerPresenter(
            withCars: cars,
            onSelect: onSelect,
            interactor: CarPickerInteractor(
                withCars: cars,
                onSelect: onSelect,
                api: dependencies[(any CarFetching).self, default: CarService.shared]
            ),
            router: router
        )
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
        let wireframe = CarPickerWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe, with: dependencies)
        let viewController = CarPickerViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
