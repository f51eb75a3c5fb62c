import RxRelay
import RxSwift
import Testing

@testable import Scenes

/// Tests what was written by hand.
@MainActor
struct CarListFeatureTests {
    private let viewModel = CarListBuilder().makeViewModel(api: FlakyService())

    @Test func retryShowsTheCars() async throws {
        let states = Recording(of: viewModel.state, count: 4)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let content = CarListViewModel.Content(
            title: "Cars", rows: ["Bus, 9 seats"], carIDs: ["2"])
        let expected: [LoadState<CarListViewModel.Content>] = [
            .loading, .failed(message: "Something went wrong."), .loading, .loaded(content),
        ]
        #expect(try await states.elements() == expected)
    }

    @Test func selectionAsksForTheDetailsOfTheCar() async throws {
        let details = Recording(of: viewModel.details, count: 1)
        viewModel.loadRelay.accept(())
        viewModel.selectRelay.accept(0)
        viewModel.loadRelay.accept(())
        viewModel.selectRelay.accept(7)
        viewModel.selectRelay.accept(0)
        #expect(try await details.elements() == ["2"])
    }
}

/// Fails the first time.
private nonisolated final class FlakyService: CarFetching {
    private var attempts = 0

    func cars() -> Single<[Car]> {
        attempts += 1
        return attempts == 1
            ? .error(RxError.timeout) : .just([Car(id: "2", name: "Bus", seats: 9)])
    }
}
