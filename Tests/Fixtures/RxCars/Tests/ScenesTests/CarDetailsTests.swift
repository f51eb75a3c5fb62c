import Dispatch
import RxRelay
import RxSwift
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

    @Test func loadUpdatesState() async throws {
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.state, count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        #expect(try await states.elements() == [.loading, .loaded(content), .loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state.skip(1), count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            Issue.record("The first state is \(changes[0]).")
            return
        }
        #expect(changes.dropFirst() == [.loading, .loaded(content)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state, count: 2)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        #expect(!canceled.hasObservers)
        #expect(try await states.elements() == [.loading, .loaded(content)])
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let deliveries = Recording(of: viewModel.state.map(MainQueue.delivers), count: 2)
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        #expect(released == nil)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
    }
}
