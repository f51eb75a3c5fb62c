import CarKit
import XCTest

@testable import Scenes

nonisolated final class CarPickerTests: XCTestCase {
    @MainActor private lazy var view = ViewSpy()
    @MainActor private var builder: CarPickerBuilder {
        CarPickerBuilder(withCars: [.preview], page: 42)
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = builder.makePresenter(
            view: view,
            interactor: builder.makeInteractor(),
            formatter: CarPickerFormatter(),
            wireframe: CarPickerWireframe()
        )
        XCTAssertEqual(presenter.page, 42)
    }
}

@MainActor
private final class ViewSpy: CarPickerViewInterface {
    private(set) var state = LoadState<CarPickerContent>()

    func show(_ state: LoadState<CarPickerContent>) {
        self.state = state
    }
}
