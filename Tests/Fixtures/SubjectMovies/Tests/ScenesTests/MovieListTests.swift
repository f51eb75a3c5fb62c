import Dispatch
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct MovieListTests {
    private struct Failure: Error {}

    private let builder = MovieListBuilder()
    private let entity = MovieListEntity(title: "Fetched")
    private let view = PublishSubject<MovieListViewToPresenter>()

    @Test func loadUpdatesState() async throws {
        let other = MovieListEntity(title: "Fetched again")
        var results = [entity, other]
        let presenter = makePresenter { .just(results.removeFirst()) }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
        #expect(try await load(presenter, states: 1) == [.loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<MovieListEntity>] = [.error(Failure()), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = try await load(presenter, states: 2)
        guard case .failed = states.last else {
            Issue.record("The states are \(states).")
            return
        }
        #expect(try await load(presenter, states: 2) == [.loading, .loaded(entity)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<MovieListEntity>()
        var results: [Single<MovieListEntity>] = [canceled.asSingle(), .just(entity)]
        let presenter = makePresenter { results.removeFirst() }
        let states = Recording(of: presenter.presenterToViewSubject, count: 3)
        view.onNext(.load)
        view.onNext(.load)
        #expect(try await states.elements() == [.loading, .loading, .loaded(entity)])
        #expect(!canceled.hasObservers)
    }

    @Test func failureKeepsItsReason() async throws {
        let interactor = builder.makeInteractor(fetch: { .error(Failure()) })
        let presenter = builder.makePresenter(interactor: interactor, router: MovieListWireframe())
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
        let input = Observable.just(MovieListViewToPresenter.load)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .subscribe(onNext: view.onNext)
        #expect(try await deliveries.elements() == [true, true])
        input.dispose()
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let router = MovieListWireframe(handler: spy)
        let presenter = builder.makePresenter(interactor: builder.makeInteractor(), router: router)
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let deliveries = Recording(of: requests.map(MainQueue.delivers), count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.closeCount == 1)
    }

    @Test func closedSceneIsReleased() {
        weak var released: MovieListPresenter?
        do {
            let presenter = makePresenter { .never() }
            view.onNext(.load)
            released = presenter
        }
        #expect(released == nil)
    }

    @Test func messageDependsOnTheReason() async throws {
        let presenter = makePresenter { .error(OfflineError()) }
        let states = try await load(presenter, states: 2)
        #expect(states.last == .failed(message: "You're offline."))
    }

    @Test func selectedMovieLeadsToItsDetails() async throws {
        let movies = [Movie(id: "1", title: "Metropolis"), Movie(id: "2", title: "Modern Times")]
        let presenter = makePresenter { .just(MovieListEntity(title: "Movies", movies: movies)) }
        _ = try await load(presenter, states: 2)
        let requests = Recording(of: presenter.presenterToRouterSubject, count: 1)
        view.onNext(.select(row: 2))
        view.onNext(.select(row: 1))
        let spy = RouteSpy()
        for event in try await requests.elements() { spy.handle(event.request) }
        let details = try #require(spy.pushed.first as? MovieDetailsBuilder)
        #expect(details.movieID == "2")
    }

    private func makePresenter(fetch: MovieListInteractor.Fetch? = nil) -> MovieListPresenter {
        let interactor = builder.makeInteractor(fetch: fetch)
        let presenter = builder.makePresenter(interactor: interactor, router: MovieListWireframe())
        presenter.subscribeToVariable(view)
        return presenter
    }

    /// Loads the scene from the view, and returns the states that follow.
    private func load(
        _ presenter: MovieListPresenter,
        states count: Int
    ) async throws -> [LoadState<MovieListEntity>] {
        let states = Recording(of: presenter.presenterToViewSubject, count: count)
        view.onNext(.load)
        return try await states.elements()
    }

    private nonisolated static func fetchOnAnotherQueue() -> Single<MovieListEntity> {
        Observable.just(MovieListEntity(title: "Fetched"))
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .asSingle()
    }
}
