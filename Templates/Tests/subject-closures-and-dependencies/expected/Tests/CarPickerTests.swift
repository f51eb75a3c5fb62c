import CarKit
import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private struct Failure: Error {}

    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })
    private let entity = CarPickerEntity(title: "Fetched")
    private let view = PublishSubject<CarPickerViewToPresenter>()

    @Test func loadUpdatesState() async throws {
        let other = CarPickerEntity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
        #expect(try await load(presenter, states: 1) == [.loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<CarPickerEntity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            Issue.record("The states are \(states).")
            return
        }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<CarPickerEntity>()
        var results: [Single<CarPickerEntity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        #expect(try await states.elements() == [.loading, .loading, .loaded(entity)])
        #expect(!canceled.hasObservers)
    }

    @Test func failureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: CarPickerWireframe())
        let events = Recording(of: interactor.interactorToPresenterSubject, count: 1)
        presenter.presenterToInteractorSubject.onNext(.load)
        guard case .loadFailed(.error(let reason)) = try await events.elements().first else {
            Issue.record("The load didn't fail.")
            return
        }
        #expect(reason is Failure)
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let presenter = makePresenter(fetch: Self.fetchOnAnotherQueue)
        let states = presenter.presenterToViewSubject
        let deliveries = Recording(of: states.map(MainQueue.delivers), count: 2)
        let input = Observable.just(CarPickerViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = CarPickerWireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.closeCount == 1)
    }

    @Test func closedSceneIsReleased() {
        weak var released: CarPickerPresenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(fetch: CarPickerInteractor.Fetch? = nil) -> CarPickerPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: CarPickerWireframe())
        presenter.subscribeToVariable(view)
        return presenter
    }

    /// Loads the scene from the view, and returns the states that follow.
    private func load(
        _ presenter: CarPickerPresenter,
        states count: Int
    ) async throws -> [LoadState<CarPickerEntity>] {
        let states = Recording(of: presenter.presenterToViewSubject, count: count)
        view.onNext(.load)
        return try await states.elements()
    }

    private nonisolated static func fetchOnAnotherQueue() -> Single<CarPickerEntity> {
        Observable.just(CarPickerEntity(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }
}
