import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
    @MainActor
    private func makePresenter(like builder: CarPickerBuilder) -> CarPickerPresenter {
        let builder = CarPickerBuilder(withCars: builder.cars, page: builder.page)
        return builder.makePresenter(
            view: nil,
            interactor: builder.makeInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: CarPickerWireframe()
        )
    }
}
