import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
    private func makeViewModel(like builder: CarPickerBuilder) -> CarPickerViewModel {
        CarPickerBuilder(withCars: builder.cars, onSelect: builder.onSelect).makeViewModel()
    }
}
