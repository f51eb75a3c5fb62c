import RxRelay
import RxSwift
import Testing

@testable import Scenes

/// Tests what was written by hand.
@MainActor
struct CarListFeatureTests {
    private let viewModel: CarListViewModel

    init() {
        var dependencies = Dependencies()
        dependencies[(any CarFetching).self] = FlakyService()
        viewModel = CarListBuilder().makeViewModel(with: dependencies)
    }

    @Test func retryShowsTheCars() async throws {
        let failure = Recording(of: viewModel.state.compactMap(\.failure), count: 1)
        viewModel.loadRelay.accept(())
        #expect(try await failure.elements() == ["Something went wrong."])
        #expect(try await loadedRows() == ["Beetle, 4 seats", "Bus, 9 seats"])
    }

    @Test func rowIsDeletedOnceTheUserConfirms() async throws {
        _ = try await Recording(of: viewModel.state, count: 1).elements()
        viewModel.loadRelay.accept(())
        _ = try await loadedRows()
        let alerts = Recording(of: viewModel.alerts, count: 1)
        viewModel.deleteRelay.accept(.init(id: "1", text: "Beetle, 4 seats"))
        let alert = try #require(try await alerts.elements().first)
        #expect(alert.title == "Delete Beetle, 4 seats?")
        let changes = Recording(of: viewModel.state.skip(1), count: 1)
        alert.actions[0].handler()
        let state = try await changes.elements().first
        #expect(state?.content?.rows.map(\.text) == ["Bus, 9 seats"])
    }

    private func loadedRows() async throws -> [String]? {
        let contents = Recording(of: viewModel.state.compactMap(\.content), count: 1)
        viewModel.loadRelay.accept(())
        return try await contents.elements().first?.rows.map(\.text)
    }
}

/// Fails the first time.
private nonisolated final class FlakyService: CarFetching {
    private var attempts = 0

    func cars() -> Single<[Car]> {
        attempts += 1
        return attempts == 1 ? .error(RxError.timeout) : CarService().cars()
    }
}
