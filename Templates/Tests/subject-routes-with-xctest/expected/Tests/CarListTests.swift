import Dispatch
import RxSwift
import XCTest

@testable import Scenes

nonisolated final class CarListTests: XCTestCase {
    private struct Failure: Error {}

    @MainActor private let view = PublishSubject<CarListViewToPresenter>()

    @MainActor private var builder: CarListBuilder {
        CarListBuilder()
    }

    @MainActor private var entity: CarListEntity {
        CarListEntity(title: "Fetched")
    }

    @MainActor
    func testLoadUpdatesState() async throws {
        let other = CarListEntity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        let states = try await load(presenter, states: 2)
        XCTAssertEqual(states, [.loading, .loaded(entity)])
        let newStates = try await load(presenter, states: 1)
        XCTAssertEqual(newStates, [.loaded(other)])
    }

    @MainActor
    func testFailedLoadCanBeRepeated() async throws {
        var results: [Single<CarListEntity>] = [.error(Failure()), .just(entity)]
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
        let canceled = PublishSubject<CarListEntity>()
        var results: [Single<CarListEntity>] = [canceled.asSingle(), .just(entity)]
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
        let presenter = builder.makePresenter(interactor: interactor, router: CarListWireframe())
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
        let input = Observable.just(CarListViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        let answers = try await deliveries.elements()
        XCTAssertEqual(answers, [true, true])
        input.dispose()
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = CarListWireframe(handler: spy)
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
        weak var released: CarListPresenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        XCTAssertNil(released)
    }

    @MainActor
    private func makePresenter(fetch: CarListInteractor.Fetch? = nil) -> CarListPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarListWireframe())
        presenter.subscribeToVariable(view)
        return presenter
    }

    /// Loads the scene from the view, and returns the states that follow.
    @MainActor
    private func load(
        _ presenter: CarListPresenter,
        states count: Int
    ) async throws -> [LoadState<CarListEntity>] {
        let states = Recording(of: presenter.presenterToViewSubject, count: count)
        view.onNext(.load)
        return try await states.elements()
    }

    private nonisolated static func fetchOnAnotherQueue() -> Single<CarListEntity> {
        Observable.just(CarListEntity(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }
}
