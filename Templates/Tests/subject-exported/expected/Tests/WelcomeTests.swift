import RxSwift
import XCTest

@testable import Checkout

nonisolated final class WelcomeTests: XCTestCase {
    @MainActor private var builder: WelcomeBuilder {
        WelcomeBuilder()
    }

    @MainActor private lazy var viewSubject = PublishSubject<WelcomeViewToPresenter>()

    @MainActor
    func testLoadShowsContent() async throws {
        let presenter = makePresenter()
        let states = presenter.presenterToViewSubject
        let ends = Recording(of: states.filter { !$0.isLoading }, count: 1)
        viewSubject.onNext(.load)
        let end = try await ends.elements().first
        XCTAssertNotNil(end?.content)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testWireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: WelcomeWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        XCTAssertEqual(spy.closeCount, 1)
        withExtendedLifetime(presenter) {}
    }

    @MainActor
    func testSubscriptionsDoNotKeepThePresenterAlive() async {
        weak var presenter: WelcomePresenter?
        presenter = makePresenter()
        XCTAssertNil(presenter)
    }

    @MainActor
    private func makePresenter() -> WelcomePresenter {
        let presenter = builder.makePresenter(router: WelcomeWireframe())
        presenter.subscribeToVariable(viewSubject)
        return presenter
    }
}
