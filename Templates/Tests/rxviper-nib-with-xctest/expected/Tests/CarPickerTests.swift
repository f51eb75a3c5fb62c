import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
    @MainActor
    private func makePresenter(like builder: CarPickerBuilder) -> CarPickerPresenter {
        CarPickerBuilder(withCars: builder.cars, page: builder.page)
            .makePresenter(view: nil, wireframe: CarPickerWireframe())
    }
}
