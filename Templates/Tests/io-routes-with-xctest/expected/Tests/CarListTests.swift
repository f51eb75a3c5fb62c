import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private typealias ViewModel = CarListViewModel
    private struct Failure: Error {}

    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor private var content: ViewModel.Content {
        ViewModel.Content(title: "Fetched")
    }

    @MainActor
    func testLoadUpdatesState() async throws {
        let content = content
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.outputs.state, count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content), .loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state.skip(1), count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            return XCTFail("The first state is \(changes[0]).")
        }
        XCTAssertEqual(changes.dropFirst(), [.loading, .loaded(content)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state, count: 2)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        XCTAssertFalse(canceled.hasObservers)
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content)])
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.state.skip(1)
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.viewDidLoad() },
            to: viewModel.inputs
        )
        XCTAssertTrue(arrives)
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
    }
}
