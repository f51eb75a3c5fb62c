import RxSwift
import Testing

@testable import Scenes

@MainActor
struct MovieListTests {
    private let builder = MovieListBuilder()
    private let view = PublishSubject<MovieListViewToPresenter>()

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: MovieListWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func subscriptionsDoNotKeepThePresenterAlive() {
        weak var presenter: MovieListPresenter?
        presenter = makePresenter()
        #expect(presenter == nil)
    }

    @Test func messageDependsOnTheReason() async throws {
        var dependencies = Dependencies()
        dependencies[(any MovieFetching).self] = OfflineService()
        let presenter = makePresenter(with: dependencies)
        let failures = presenter.presenterToViewSubject.compactMap(\.failure)
        let messages = Recording(of: failures, count: 1)
        view.onNext(.load)
        #expect(try await messages.elements() == ["You're offline."])
        withExtendedLifetime(presenter) {}
    }

    @Test func selectedMovieLeadsToItsDetails() async throws {
        let presenter = makePresenter()
        let contents = presenter.presenterToViewSubject.compactMap(\.content)
        let loads = Recording(of: contents, count: 1)
        view.onNext(.load)
        _ = try await loads.elements()
        let requests = Recording(of: presenter.presenterToRouterSubject, count: 1)
        view.onNext(.select(row: 2))
        view.onNext(.select(row: 1))
        let spy = RouteSpy()
        let router = MovieListWireframe(handler: spy)
        for event in try await requests.elements() { router.handle(event.request) }
        let details = try #require(spy.pushed.first as? MovieDetailsBuilder)
        #expect(details.movieID == "2")
    }

    private func makePresenter(
        with dependencies: Dependencies = Dependencies()
    ) -> MovieListPresenter {
        let presenter = builder.makePresenter(router: MovieListWireframe(), with: dependencies)
        presenter.subscribeToVariable(view)
        return presenter
    }
}

private struct OfflineService: MovieFetching {
    func movies() -> Single<[Movie]> { .error(OfflineError()) }
}
