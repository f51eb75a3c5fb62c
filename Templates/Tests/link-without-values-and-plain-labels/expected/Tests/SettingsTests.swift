import XCTest

@testable import Scenes

nonisolated final class SettingsTests: XCTestCase {
    private typealias ViewModel = SettingsViewModel
    private struct Failure: Error {}

    @MainActor private var builder: SettingsBuilder {
        SettingsBuilder(section: "42")
    }

    @MainActor private var content: ViewModel.Content {
        ViewModel.Content(title: "Fetched")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.section, "42")
    }

    @MainActor
    func testLoadUpdatesState() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: { content })
        var states: [LoadState<ViewModel.Content>] = []
        viewModel.onChange = { states.append($0) }
        XCTAssertEqual(viewModel.state, .loading)
        await viewModel.load()
        await viewModel.load()
        XCTAssertEqual(states, [.loaded(content)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async {
        var results: [Result<ViewModel.Content, any Error>] = [
            .failure(Failure()), .success(content),
        ]
        let viewModel = builder.makeViewModel(fetch: { try results.removeFirst().get() })
        await viewModel.load()
        guard case .failed = viewModel.state else {
            return XCTFail("The state is \(viewModel.state).")
        }
        await viewModel.load()
        XCTAssertEqual(viewModel.state, .loaded(content))
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async {
        let content = content
        let viewModel = builder.makeViewModel(fetch: {
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            return content
        })
        let load = Task { await viewModel.load() }
        await Task.yield()
        load.cancel()
        await load.value
        XCTAssertEqual(viewModel.state, .loading)
    }

    @MainActor
    func testNewestLoadWins() async {
        let content = content
        var newerLoad: (@MainActor () async -> Void)?
        let viewModel = builder.makeViewModel(fetch: {
            guard let load = newerLoad else { return content }
            newerLoad = nil
            await load()
            return ViewModel.Content(title: "Outdated")
        })
        newerLoad = viewModel.load
        await viewModel.load()
        XCTAssertEqual(viewModel.state, .loaded(content))
    }
}
