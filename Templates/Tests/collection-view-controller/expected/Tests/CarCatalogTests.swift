import Foundation
import Testing

@testable import Scenes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct CarCatalogTests {
    private typealias ViewModel = CarCatalogViewModel
    private struct Failure: Error {}

    private let builder = CarCatalogBuilder(
        withRequest: URLRequest(url: URL(fileURLWithPath: "/42"))
    )
    private let content = ViewModel.Content(title: "Fetched")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.request == URLRequest(url: URL(fileURLWithPath: "/42")))
    }

    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        #expect(viewModel.state == .loading)
        await viewModel.load()
        await viewModel.load()
        #expect(states == [.loaded(content)])
    }

    @Test func failedLoadCanBeRepeated() async {
        var results: [Result<ViewModel.Content, any Error>] = [
            .failure(Failure()), .success(content),
        ]
        let viewModel = builder.makeViewModel(fetch: { try results.removeFirst().get() })
        await viewModel.load()
        guard case .failed = viewModel.state else {
            Issue.record("The state is \(viewModel.state).")
            return
        }
        await viewModel.load()
        #expect(viewModel.state == .loaded(content))
    }

    @Test func canceledLoadDoesNotChangeState() async {
        let viewModel = builder.makeViewModel(fetch: {
            try? await Task.sleep(for: .seconds(60))
            return content
        })
        let load = Task { await viewModel.load() }
        await Task.yield()
        load.cancel()
        await load.value
        #expect(viewModel.state == .loading)
    }

    @Test func newestLoadWins() async {
        var newerLoad: (@MainActor () async -> Void)?
        let viewModel = builder.makeViewModel(fetch: {
            guard let load = newerLoad else { return content }
            newerLoad = nil
            await load()
            return ViewModel.Content(title: "Outdated")
        })
        newerLoad = viewModel.load
        await viewModel.load()
        #expect(viewModel.state == .loaded(content))
    }
}
