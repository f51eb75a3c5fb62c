import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarListViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
