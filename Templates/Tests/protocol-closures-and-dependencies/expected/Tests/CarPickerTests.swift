import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    /// Compiles if the builder takes everything that it holds.
    /// A test can call it as soon as it has values to pass.
    private func makePresenter(like builder: CarPickerBuilder) -> CarPickerPresenter {
        CarPickerBuilder(withCars: builder.cars, onSelect: builder.onSelect)
            .makePresenter(router: CarPickerRouter())
    }
}
