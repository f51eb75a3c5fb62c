import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let builder = CarDetailsBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarDetailsViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
