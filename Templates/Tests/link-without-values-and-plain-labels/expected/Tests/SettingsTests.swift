import XCTest

@testable import Scenes

nonisolated final class SettingsTests: XCTestCase {
    @MainActor private var builder: SettingsBuilder {
        SettingsBuilder(section: "42")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.section, "42")
    }

    @MainActor
    func testLoadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        XCTAssertNotNil(viewModel.loader.state.content)
    }
}
