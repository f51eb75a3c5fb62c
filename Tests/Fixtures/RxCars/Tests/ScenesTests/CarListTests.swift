import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    private var dependencies: Dependencies {
        var dependencies = Dependencies()
        dependencies[(any CarFetching).self] = CarService()
        return dependencies
    }

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel(with: dependencies)
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await ends.elements().first?.content != nil)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarListViewModel?
        viewModel = builder.makeViewModel(with: dependencies)
        #expect(viewModel == nil)
    }
}
