import CarKit
import Dispatch
import Foundation
import RxRelay
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private typealias ViewModel = CarEditorViewModel
    private struct Failure: Error {}

    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor private var content: ViewModel.Content {
        ViewModel.Content(title: "Fetched")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let viewModel = builder.makeViewModel()
        XCTAssertEqual(viewModel.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(viewModel.page, 42)
    }

    @MainActor
    func testLoadUpdatesState() async throws {
        let content = content
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.state, count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content), .loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.state.skip(1), count: 3)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
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
        let states = Recording(of: viewModel.state, count: 2)
        viewModel.loadRelay.accept(())
        viewModel.loadRelay.accept(())
        XCTAssertFalse(canceled.hasObservers)
        let recorded = try await states.elements()
        XCTAssertEqual(recorded, [.loading, .loaded(content)])
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let deliveries = Recording(of: viewModel.state.map(MainQueue.delivers), count: 2)
        let input = Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: viewModel.loadRelay)
        let recorded = try await deliveries.elements()
        XCTAssertEqual(recorded, [true, true])
        input.dispose()
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.loadRelay.accept(())
            released = viewModel
        }
        XCTAssertNil(released)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
    }
}
