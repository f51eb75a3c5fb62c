import CarKit
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarPickerTests {
    private let builder = CarPickerBuilder(withCars: [.preview], onSelect: { _ in })
    private let viewSubject = PublishSubject<CarPickerViewToPresenter>()

    @Test func wireframeForwardsRequests() async throws {
        let spy = RouteSpy()
        let presenter = builder.makePresenter(router: CarPickerWireframe(handler: spy))
        let requests = presenter.presenterToRouterSubject.observe(on: MainScheduler.instance)
        let recording = Recording(of: requests, count: 1)
        presenter.presenterToRouterSubject.onNext(.close)
        _ = try await recording.elements()
        #expect(spy.closeCount == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func subscriptionsDoNotKeepThePresenterAlive() {
        weak var presenter: CarPickerPresenter?
        presenter = makePresenter()
        #expect(presenter == nil)
    }

    private func makePresenter(
        with dependencies: Dependencies = Dependencies()
    ) -> CarPickerPresenter {
        let presenter = builder.makePresenter(router: CarPickerWireframe(), with: dependencies)
        presenter.subscribeToVariable(viewSubject)
        return presenter
    }
}
