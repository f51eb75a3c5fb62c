import CarKit

#if canImport(SwiftUI)
import SwiftUI
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
}

#if canImport(SwiftUI)
extension CarPickerBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarPickerView(
            viewModel: makeViewModel(with: dependencies),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
