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
        let presenter = builder.makePresenter(router: CarEditorRouter())
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testLoadShowsContent() async {
        let presenter = builder.makePresenter(router: CarEditorRouter())
        await presenter.load()
        XCTAssertNotNil(presenter.state.content)
    }
}
