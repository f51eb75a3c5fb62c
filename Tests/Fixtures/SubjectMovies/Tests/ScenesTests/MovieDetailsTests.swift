import RxSwift
import Testing

@testable import Scenes

@MainActor
struct MovieDetailsTests {
    private let builder = MovieDetailsBuilder(withMovieID: "42")
    private let viewSubject = PublishSubject<MovieDetailsViewToPresenter>()

    @Test func builderPassesTheInitialData() {
        let presenter = makePresenter()
        #expect(presenter.movieID == "42")
    }

    @Test func loadShowsContent() async throws {
        let presenter = makePresenter()
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        #expect(try await ends.elements().first?.content != nil)
        withExtendedLifetime(presenter) {}
    }

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: MovieDetailsWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func subscriptionsDoNotKeepThePresenterAlive() {
        weak var presenter: MovieDetailsPresenter?
        presenter = makePresenter()
        #expect(presenter == nil)
    }

    private func makePresenter() -> MovieDetailsPresenter {
        let presenter = builder.makePresenter(router: MovieDetailsWireframe())
        presenter.subscribeToVariable(viewSubject)
        return presenter
    }
}
