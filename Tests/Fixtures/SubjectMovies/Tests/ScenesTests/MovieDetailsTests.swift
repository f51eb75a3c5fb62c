import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct MovieDetailsTests {
    private struct Failure: Error {}

    private let builder = MovieDetailsBuilder(withMovieID: "42")
    private let entity = MovieDetailsEntity(title: "Fetched")
    private let view = PublishSubject<MovieDetailsViewToPresenter>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.movieID == "42")
    }

    @Test func loadUpdatesState() async throws {
        let other = MovieDetailsEntity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
        #expect(try await load(presenter, states: 1) == [.loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<MovieDetailsEntity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            Issue.record("The states are \(states).")
            return
        }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<MovieDetailsEntity>()
        var results: [Single<MovieDetailsEntity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        #expect(try await states.elements() == [.loading, .loading, .loaded(entity)])
        #expect(!canceled.hasObservers)
    }

    @Test func failureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(
            interactor: interactor,
            router: MovieDetailsWireframe()
        )
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
        let input = Observable.just(MovieDetailsViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = MovieDetailsWireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.closeCount == 1)
    }

    @Test func closedSceneIsReleased() {
        weak var released: MovieDetailsPresenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        #expect(released == nil)
    }

    private func makePresenter(
        fetch: MovieDetailsInteractor.Fetch? = nil
    ) -> MovieDetailsPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(
            interactor: interactor,
            router: MovieDetailsWireframe()
        )
        presenter.subscribeToVariable(view)
        return presenter
    }

    /// Loads the scene from the view, and returns the states that follow.
    private func load(
        _ presenter: MovieDetailsPresenter,
        states count: Int
    ) async throws -> [LoadState<MovieDetailsEntity>] {
        let states = Recording(of: presenter.presenterToViewSubject, count: count)
        view.onNext(.load)
        return try await states.elements()
    }

    private nonisolated static func fetchOnAnotherQueue() -> Single<MovieDetailsEntity> {
        Observable.just(MovieDetailsEntity(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }
}
