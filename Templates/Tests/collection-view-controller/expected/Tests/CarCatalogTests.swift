import Foundation
import Testing

@testable import Scenes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct CarCatalogTests {
    private let builder = CarCatalogBuilder(
        withRequest: URLRequest(url: URL(fileURLWithPath: "/42"))
    )

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.request == URLRequest(url: URL(fileURLWithPath: "/42")))
    }

    @Test func loadShowsContent() async {
        let viewModel = builder.makeViewModel()
        await viewModel.load()
        #expect(viewModel.loader.state.content != nil)
    }
}
