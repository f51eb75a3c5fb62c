import XCTest

@testable import Scenes

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
    func testLoadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        XCTAssertNotNil(viewModel.loader.state.content)
    }
}
