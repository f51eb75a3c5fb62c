import RxRelay
import RxSwift
import XCTest

@testable import Checkout

nonisolated final class CartTests: XCTestCase {
    @MainActor private var builder: CartBuilder {
        CartBuilder(withCartID: "42")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.cartID, "42")
    }

    @MainActor
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: CartViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
}
