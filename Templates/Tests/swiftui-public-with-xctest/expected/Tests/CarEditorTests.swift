import CarKit
import Foundation
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(viewModel.page, 42)
    }

    @MainActor
    func testLoadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        XCTAssertNotNil(viewModel.state.content)
    }
}
