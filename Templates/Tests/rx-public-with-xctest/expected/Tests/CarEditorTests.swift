import CarKit
import Foundation
import RxRelay
import RxSwift
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
    func testLoadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.loadRelay.accept(())
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var viewModel: CarEditorViewModel?
        viewModel = builder.makeViewModel()
        XCTAssertNil(viewModel)
    }
}
