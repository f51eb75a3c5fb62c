import CarKit
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarPickerViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
