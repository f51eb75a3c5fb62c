import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarGridTests {
    private let builder = CarGridBuilder()
    private let viewSubject = PublishSubject<CarGridViewToPresenter>()

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
        let presenter = builder.makePresenter(router: CarGridWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func subscriptionsDoNotKeepThePresenterAlive() {
        weak var presenter: CarGridPresenter?
        presenter = makePresenter()
        #expect(presenter == nil)
    }

    private func makePresenter() -> CarGridPresenter {
        let presenter = builder.makePresenter(router: CarGridWireframe())
        presenter.subscribeToVariable(viewSubject)
        return presenter
    }
}
