import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: CarListViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
}
