import Observation
import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private typealias ViewModel = CarDetailsViewModel
    private struct Failure: Error {}

    private let builder = CarDetailsBuilder(withCarID: "42")
    private let content = ViewModel.Content(title: "Fetched")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func loadUpdatesState() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        #expect(viewModel.state == .loading)
        await confirmation { changed in
            withObservationTracking {
                _ = viewModel.state
            } onChange: {
                changed()
            }
            await viewModel.load()
        }
        #expect(viewModel.state == .loaded(content))
    }

    @Test func canceledReloadKeepsTheContent() async {
        let viewModel = builder.makeViewModel(fetch: { content })
        await viewModel.load()
        let reload = Task { await viewModel.load() }
        reload.cancel()
        await reload.value
        #expect(viewModel.state == .loaded(content))
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
