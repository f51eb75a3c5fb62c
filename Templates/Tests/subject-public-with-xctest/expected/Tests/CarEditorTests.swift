import CarKit
import Dispatch
import Foundation
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarEditorTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor private let view = PublishSubject<CarEditorViewToPresenter>()

    @MainActor private var builder: CarEditorBuilder {
        CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
    }

    @MainActor private var entity: CarEditorEntity {
        CarEditorEntity(title: "Fetched")
    }

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let presenter = makePresenter()
        XCTAssertEqual(presenter.bought, Date(timeIntervalSince1970: 42))
        XCTAssertEqual(presenter.page, 42)
    }

    @MainActor
    func testLoadUpdatesState() async throws {
        let other = CarEditorEntity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        let states = try await load(presenter, states: 2)
        XCTAssertEqual(states, [.loading, .loaded(entity)])
        let newStates = try await load(presenter, states: 1)
        XCTAssertEqual(newStates, [.loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<CarEditorEntity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            return XCTFail("The states are \(states).")
        }
        let newStates = try await load(presenter, states: 2)
        XCTAssertEqual(newStates, [.loading, .loaded(entity)])
    }

    @MainActor
    func testCanceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<CarEditorEntity>()
        var results: [Single<CarEditorEntity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        let all = try await states.elements()
        XCTAssertEqual(all, [.loading, .loading, .loaded(entity)])
        XCTAssertFalse(canceled.hasObservers)
    }

    @MainActor
    func testFailureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: CarEditorWireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            return XCTFail("The load didn't fail.")
        }
        XCTAssertTrue(reason is Failure)
    }

    @MainActor
    func testStateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just(CarEditorViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true, true])
        input.dispose()
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = CarEditorWireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true])
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testClosedSceneIsReleased() async {
        weak var released: CarEditorPresenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(fetch: CarEditorInteractor.Fetch? = nil) -> CarEditorPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarEditorWireframe())
        presenter.subscribeToVariable(view)
        return presenter
    }

    /// Loads the scene from the view, and returns the states that follow.
    @MainActor
    private func load(
        _ presenter: CarEditorPresenter,
        states count: Int
    ) async throws -> [LoadState<CarEditorEntity>] {
        let states = Recording(of: presenter.presenterToViewSubject, count: count)
        view.onNext(.load)
        return try await states.elements()
    }

    private nonisolated static func fetchOnAnotherQueue() -> Single<CarEditorEntity> {
        Observable.just(CarEditorEntity(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }
}
