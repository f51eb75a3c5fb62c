import CarKit

#if canImport(SwiftUI)
import SwiftUI
#endif

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
}

#if canImport(SwiftUI)
extension CarPickerBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(handledBy handler: any RouteHandler) -> some View {
        CarPickerView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
#endif
